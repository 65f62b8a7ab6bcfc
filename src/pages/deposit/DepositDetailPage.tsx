import { useSearchParams } from 'react-router-dom'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { DetailScreen } from './detail/DetailScreen.tsx'
import { OneDeposit } from './OneDeposit.tsx'
import { Slip } from './detail/Slip.tsx'
import styles from './detail/slip.module.css'

/** One deposit (BD-05); with `print` its slip for the bank. */
export default function DepositDetailPage() {
  const t = useT()
  const [query] = useSearchParams()
  if (query.has('print'))
    return (
      <div className={`content ${styles['page']}`}>
        <h1 className="visuallyHidden">{t('保证金入账通知单')}</h1>
        <OneDeposit by="id">{(deposit) => <Slip deposit={deposit} />}</OneDeposit>
      </div>
    )
  return (
    <UserCentre title={t('保证金详情')}>
      <OneDeposit by="id">{(deposit) => <DetailScreen key={deposit.id} deposit={deposit} />}</OneDeposit>
    </UserCentre>
  )
}
