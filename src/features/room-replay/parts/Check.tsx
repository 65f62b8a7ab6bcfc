import type { RoomRecord } from '#src/model/bidding/calls.ts'
import type { ChainFault } from '#src/model/bidding/chain.ts'
import { type Translate, useT } from '#src/shared/lib/i18n.ts'
import { Button } from '#src/shared/ui/Button.tsx'
import styles from '../room-replay.module.css'
import type { Verdict } from '../verify.ts'
import { faultWords } from '../words.ts'

type Props = { record: RoomRecord; verdict: Verdict | null; onJson: () => void; onCsv: () => void }

function faultText({ rows }: RoomRecord, { index, fault }: ChainFault, t: Translate): string {
  const what = t(faultWords[fault])
  if (fault === 'head') return t('校验失败：第 {{n}} 条{{what}}', { n: rows.length, what })
  const { seq, content } = rows[index] ?? { seq: index + 1 }
  return content
    ? t('校验失败：第 {{n}} 条（竞买号 {{bidNo}}）{{what}}', { n: seq, bidNo: content.bidNo, what })
    : t('校验失败：第 {{n}} 条{{what}}', { n: seq, what })
}

const looks = { holds: styles['holds'], broken: styles['broken'], unable: styles['unable'] }

function Verdicts({ record, verdict }: Pick<Props, 'record' | 'verdict'>) {
  const t = useT()
  if (verdict === null) return <output className={styles['verdict']}>{t('正在校验报价记录…')}</output>
  const look = `${styles['verdict']} ${looks[verdict.kind]}`
  if (verdict.kind === 'broken')
    return (
      <p role="alert" className={look}>
        {faultText(record, verdict.fault, t)}
      </p>
    )
  return (
    <output className={look}>
      {verdict.kind === 'holds'
        ? t('链式校验通过：共 {{count}} 条，末条摘要 {{head}}…', {
            count: record.rows.length,
            head: record.head.slice(0, 8),
          })
        : t('当前连接不是安全连接，浏览器不能校验；请改用 https 访问，或下载记录后自行校验。')}
    </output>
  )
}

/** Whether the record holds, what that means, and the record to take along. */
export function Check({ record, verdict, onJson, onCsv }: Props) {
  const t = useT()
  return (
    <section className={styles['check']} aria-label={t('报价记录校验')}>
      <Verdicts record={record} verdict={verdict} />
      <p className={styles['explained']}>
        {t(
          '每次有效报价被受理时，交易所即为其生成摘要，并与上一条的摘要相连；改动、增删任何一条，其后的摘要都会对不上。以上结果由您的浏览器刚刚逐条重新计算得出；竞买人还可将报价时收到的回执与对应记录的摘要比对。',
        )}
      </p>
      <div className={styles['downloads']}>
        <Button onClick={onJson}>{t('下载竞价记录（JSON）')}</Button>
        <Button onClick={onCsv}>{t('下载竞价记录（CSV）')}</Button>
      </div>
    </section>
  )
}
