import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type Obstacle, obstacleTo } from '#src/features/deposit/payment.ts'
import { depositStateLabels } from '#src/features/deposit/labels.ts'
import type { DepositDetail } from '#src/model/deposit/schema.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { labelOf } from '#src/shared/ui/tone.ts'
import styles from '../deposit.module.css'

type Props = { deposit: DepositDetail }

function Effective({ deposit: { assetsId, bidNo, id, enrolId } }: Props) {
  const t = useT()
  return (
    <div className={styles['face']} role="status">
      <h3>{t('保证金已生效')}</h3>
      {bidNo && (
        <p>
          {t('竞买号')}
          <br />
          <strong className={`${styles['bidNo']} number`}>{bidNo}</strong>
        </p>
      )}
      <div className={styles['acts']}>
        <Link className={`${styles['way']} ${styles['first']}`} to={linkTo.quoteHall(assetsId)}>
          {t('进入报价大厅')}
        </Link>
        <Link className={styles['way']} to={linkTo.deposit(id)}>
          {t('查看保证金')}
        </Link>
        <Link className={styles['way']} to={linkTo.enrolmentById(enrolId)}>
          {t('查看报名')}
        </Link>
      </div>
    </div>
  )
}

function whyClosed({ state, paid }: DepositDetail, isOver: boolean, t: Translate): string {
  if (!isOver) return t('这笔保证金当前的状态：{{state}}', { state: t(labelOf(depositStateLabels, state).label) })
  return paid === '0' ? t('保证金未按时足额到账，报名失效') : t('保证金未按时足额到账，报名失效；已到账的款项将退还')
}

/** Nothing can be paid any more; whatever came is on its way back. */
function Closed({ deposit, isOver }: Props & { isOver: boolean }) {
  const t = useT()
  const { id, closedReason } = deposit
  return (
    <div className={styles['face']} role="status">
      <h3>{isOver ? t('保证金缴纳已截止') : t('无需缴纳')}</h3>
      {closedReason ? <p lang="zh-CN">{closedReason}</p> : <p>{whyClosed(deposit, isOver, t)}</p>}
      <div className={styles['acts']}>
        <Link className={`${styles['way']} ${styles['first']}`} to={linkTo.deposit(id)}>
          {t('查看保证金')}
        </Link>
        <Link className={styles['way']} to={paths.project}>
          {t('看看其他项目')}
        </Link>
      </div>
    </div>
  )
}

const faces: Record<Obstacle, (deposit: DepositDetail) => ReactNode> = {
  cancelled: (deposit) => <Closed deposit={deposit} isOver={false} />,
  effective: (deposit) => <Effective deposit={deposit} />,
  over: (deposit) => <Closed deposit={deposit} isOver />,
  settled: (deposit) => <Closed deposit={deposit} isOver={false} />,
}

/** The ways to pay while something is to be paid, else why not: judged every second by the exchange's clock. */
export function WhilePayable({ deposit, children }: Props & { children: ReactNode }) {
  const obstacle = obstacleTo(deposit, useNow())
  return obstacle === null ? children : faces[obstacle](deposit)
}

/** What stands there only while something is to be paid. */
export function OnlyPayable({ deposit, children }: Props & { children: ReactNode }) {
  return obstacleTo(deposit, useNow()) === null ? children : null
}
