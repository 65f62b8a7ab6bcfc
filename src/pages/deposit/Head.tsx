import { Link } from 'react-router-dom'
import { Overpaid } from '#src/features/deposit/Overpaid.tsx'
import { standingLabels, depositStateLabels } from '#src/features/deposit/labels.ts'
import { Yuan } from '#src/features/deposit/Yuan.tsx'
import { OverdueTag, OwedPrice } from '#src/features/listing/OwedPrice.tsx'
import { CountdownText } from '#src/features/listing/CountdownText.tsx'
import { type DepositDetail, depositState } from '#src/model/deposit/schema.ts'
import { capitals } from '#src/model/money/capitals.ts'
import { linkTo } from '#src/model/paths.ts'
import { poolTerm } from '#src/model/terms/labels.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { StateTag } from '#src/shared/ui/Tag.tsx'
import styles from './deposit.module.css'

type Props = { deposit: DepositDetail }

/** How it stands, or why nothing is due any more; what binds it where a price is owed for what was won with it. */
function Standing({ deposit: { state, closedReason, price, enrolId } }: Props) {
  const t = useT()
  const standing = standingLabels[state]
  if (closedReason)
    return (
      <p className={styles['quiet']} lang="zh-CN">
        {closedReason}
      </p>
    )
  if (state === depositState.frozen && price)
    return (
      <div className={styles['quiet']} role="status">
        <OwedPrice price={price} />
        <p>
          <Link className={styles['link']} to={linkTo.enrolmentById(enrolId)}>
            {t('查看报名')}
          </Link>
        </p>
      </div>
    )
  return (
    standing && (
      <p className={styles['quiet']} role="status">
        {t(standing)}
      </p>
    )
  )
}

/** What the money is for. */
export function Head({ deposit }: Props) {
  const t = useT()
  const { assetsId, assetsName, isPackage, projectNo, no, state, price } = deposit
  const asset = isPackage ? linkTo.packageDetail(assetsId) : linkTo.listingDetail(assetsId)
  return (
    <>
      <div className={styles['head']}>
        <h2 lang="zh-CN">
          <Link to={asset}>{assetsName}</Link>
        </h2>
        <StateTag labels={depositStateLabels} state={state} />
        <OverdueTag price={price} />
      </div>
      <p className={`${styles['quiet']} number`}>
        {t('订单类型')} {t('保证金')}　{t('项目编号')} {projectNo}　{t('缴款单号')} {no}
      </p>
      {isPackage && <p className={styles['quiet']}>{t(poolTerm)}</p>}
      <Standing deposit={deposit} />
    </>
  )
}

/** Due in figures and capitals, arrived, still needed, and until when by the exchange's clock. */
export function Sums({ deposit }: Props) {
  const t = useT()
  const { due, paid, missing, deadline, state, arrivedAt } = deposit
  const isAwaited = state === depositState.due || state === depositState.partly
  return (
    <dl className={styles['sums']}>
      <div>
        <dt>{t('应付金额')}</dt>
        <dd>
          <Yuan amount={due} className={`${styles['sum']} ${styles['due']}`} />
          <p className={styles['quiet']} lang="zh-CN">
            {capitals(due)}
          </p>
        </dd>
      </div>
      <div>
        <dt>{t('已到账')}</dt>
        <dd>
          <Yuan amount={paid} className={styles['sum']} />
          <Overpaid deposit={deposit} className={styles['quiet']} />
        </dd>
      </div>
      {isAwaited && (
        <div>
          <dt>{t('尚需')}</dt>
          <dd>
            <Yuan amount={missing} className={styles['sum']} />
          </dd>
        </div>
      )}
      <div>
        <dt>{isAwaited || !arrivedAt ? t('缴纳截止时间') : t('足额到账时间')}</dt>
        <dd>
          <span className="number">{isAwaited || !arrivedAt ? exactTime(deadline) : dateTime(arrivedAt)}</span>
          {isAwaited && (
            <p className={styles['sum']}>
              <CountdownText deadline={deadline} over={t('已截止')} />
            </p>
          )}
        </dd>
      </div>
    </dl>
  )
}
