import { Link } from 'react-router-dom'
import { Overpaid } from '#src/features/deposit/Overpaid.tsx'
import { stateNotes, depositStateLabels } from '#src/features/deposit/labels.ts'
import { Yuan } from '#src/features/deposit/Yuan.tsx'
import { AmountInWords } from '#src/features/listing/AmountInWords.tsx'
import { OverdueTag, OwedPrice } from '#src/features/listing/OwedPrice.tsx'
import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { type DepositDetail, depositState } from '#src/model/deposit/schema.ts'
import { yuan } from '#src/model/listing/labels.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { linkTo } from '#src/model/paths.ts'
import { poolTerm } from '#src/model/terms/labels.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import styles from './deposit.module.css'

type Props = { deposit: DepositDetail }

/** The consequence of the state, the reason it ended, or the price that freezes it. */
function StateNote({ deposit: { state, closedReason, price, enrolId } }: Props) {
  const t = useT()
  const note = stateNotes[state]
  if (closedReason)
    return (
      <p className="muted" lang="zh-CN">
        {closedReason}
      </p>
    )
  if (state === depositState.frozen && price)
    return (
      <div className="muted" role="status">
        <OwedPrice price={price} />
        <p>
          <Button look="link" to={linkToOwn.enrolmentById(enrolId)}>
            {t('查看报名')}
          </Button>
        </p>
      </div>
    )
  return (
    note && (
      <p className="muted" role="status">
        {t(note)}
      </p>
    )
  )
}

/** What the deposit is for, and its state. */
export function DepositHead({ deposit }: Props) {
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
      <p className="muted number">
        {t('订单类型')} {t('保证金')}　{t('项目编号')} {projectNo}　{t('缴款单号')} {no}
      </p>
      {isPackage && <p className="muted">{t(poolTerm)}</p>}
      <StateNote deposit={deposit} />
    </>
  )
}

/** Amounts due (in capitals as well), arrived and missing; the deadline by the exchange's clock. */
export function Sums({ deposit }: Props) {
  const t = useT()
  const { due, paid, missing, deadline, state, arrivedAt } = deposit
  const isAwaited = state === depositState.due || state === depositState.partly
  const dueInCapitals = (
    <>
      <Yuan amount={due} className={styles['due']} />
      <p>
        <AmountInWords value={due} unit={yuan} />
      </p>
    </>
  )
  const arrived = (
    <>
      <Yuan amount={paid} className={styles['sum']} />
      <Overpaid deposit={deposit} />
    </>
  )
  const countdown = (
    <>
      <TimeLeft deadline={deadline} over={t('已截止')} />
      <p>{exactTime(deadline)}</p>
    </>
  )
  return (
    <Facts
      layout="tiles"
      items={[
        { label: t('应付金额'), value: dueInCapitals },
        { label: t('已到账'), value: arrived },
        isAwaited && { label: t('尚需'), value: <Yuan amount={missing} className={styles['sum']} /> },
        isAwaited && { label: t('交纳截止时间'), value: countdown },
        !isAwaited && !arrivedAt && { label: t('交纳截止时间'), value: exactTime(deadline) },
        !isAwaited && arrivedAt && { label: t('足额到账时间'), value: dateTime(arrivedAt) },
      ]}
    />
  )
}
