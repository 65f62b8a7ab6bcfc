import type { ReactNode } from 'react'
import { obstacleTo } from '#src/features/deposit/payment.ts'
import { depositStateLabels } from '#src/features/deposit/labels.ts'
import type { DepositDetail } from '#src/model/deposit/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { paths } from '#src/model/paths.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Result } from '#src/shared/ui/feedback/Result.tsx'
import { labelOf } from '#src/shared/ui/display/tone.ts'
import styles from '../deposit.module.css'

type Props = { deposit: DepositDetail }

function Effective({ deposit: { assetsId, bidNo, id, enrolId } }: Props) {
  const t = useT()
  return (
    <Result
      title={t('保证金已生效')}
      level={3}
      role="status"
      isSuccess
      actions={
        <>
          <Button look="primary" to={linkToOwn.quoteHall(assetsId)}>
            {t('进入竞价厅')}
          </Button>
          <Button to={linkToOwn.deposit(id)}>{t('查看保证金')}</Button>
          <Button to={linkToOwn.enrolmentById(enrolId)}>{t('查看报名')}</Button>
        </>
      }
    >
      {bidNo && (
        <p>
          {t('竞买号')}
          <br />
          <strong className={`${styles['bidNo']} number`}>{bidNo}</strong>
        </p>
      )}
    </Result>
  )
}

function whyClosed({ state, paid }: DepositDetail, isOver: boolean, t: Translate): string {
  if (!isOver) return t('这笔保证金当前的状态：{{state}}', { state: t(labelOf(depositStateLabels, state).label) })
  return paid === '0' ? t('保证金未按时足额到账，报名失效') : t('保证金未按时足额到账，报名失效；已到账的款项将退还')
}

/** Payment is no longer possible; what has arrived is refunded. */
function Closed({ deposit, isOver }: Props & { isOver: boolean }) {
  const t = useT()
  const { id, closedReason } = deposit
  return (
    <Result
      title={isOver ? t('保证金交纳已截止') : t('无需交纳')}
      level={3}
      role="status"
      actions={
        <>
          <Button look="primary" to={linkToOwn.deposit(id)}>
            {t('查看保证金')}
          </Button>
          <Button to={paths.project}>{t('查看其他项目')}</Button>
        </>
      }
    >
      {closedReason ? <p lang="zh-CN">{closedReason}</p> : <p>{whyClosed(deposit, isOver, t)}</p>}
    </Result>
  )
}

/** Why nothing can be paid; nothing while something is due. Evaluated every second by the exchange's clock. */
export function Obstacle({ deposit }: Props) {
  const obstacle = obstacleTo(deposit, useNow())
  if (obstacle === null) return null
  return obstacle === 'effective' ? (
    <Effective deposit={deposit} />
  ) : (
    <Closed deposit={deposit} isOver={obstacle === 'over'} />
  )
}

/** `children` while something is due, else nothing. */
export function OnlyPayable({ deposit, children }: Props & { children: ReactNode }) {
  return obstacleTo(deposit, useNow()) === null ? children : null
}
