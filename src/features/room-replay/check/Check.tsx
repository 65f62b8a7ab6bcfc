import type { TypeCode } from '#src/model/asset-kind/labels.ts'
import type { RoomRecord } from '#src/model/bidding/calls.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { copyText } from '#src/shared/ui/action/copy-text.ts'
import { useReplayT } from '../replay-text.ts'
import styles from '../room-replay.module.css'
import type { Verdict, Witness } from '../verify.ts'
import { Compare } from './Compare.tsx'
import { Verdicts } from './Verdicts.tsx'

type Props = {
  record: RoomRecord
  verdict: Verdict | null
  witness: Witness
  typeCode: TypeCode
  onJson: () => void
  onCsv: () => void
}

/** The verdict on the record, its meaning, and the downloads. */
export function Check({ record, verdict, witness, typeCode, onJson, onCsv }: Props) {
  const t = useReplayT()
  const name = t('末条摘要')
  return (
    <section className={styles['check']} aria-label={t('报价记录校验')}>
      <Verdicts record={record} verdict={verdict} witness={witness} typeCode={typeCode} />
      <details className="muted">
        <summary>{t('详情')}</summary>
        <p>
          {t(
            '每次有效报价被受理时，交易所即为其生成摘要，并与上一条的摘要相连；改动、增删任何一条，其后的摘要都会对不上。以上结果由您的浏览器刚刚逐条重新计算得出；竞买人还可将报价时收到的回执与对应记录的摘要比对。',
          )}
        </p>
        {record.rows.length > 0 && (
          <p>
            {name} <code>{record.head}</code>
          </p>
        )}
      </details>
      <Compare record={record} />
      <Actions>
        {record.rows.length > 0 && (
          <Button onClick={() => void copyText(record.head, name)}>{t('复制{{name}}', { name })}</Button>
        )}
        <Button onClick={onJson}>{t('下载竞价记录（JSON）')}</Button>
        <Button onClick={onCsv}>{t('下载竞价记录（CSV）')}</Button>
      </Actions>
    </section>
  )
}
