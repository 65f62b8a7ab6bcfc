import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { CashierScreen } from './cashier/CashierScreen.tsx'
import { OneDeposit } from './OneDeposit.tsx'

/** Payment of the deposit of an enrolment (BD-02). */
export default function CashierDeskPage() {
  const t = useT()
  return (
    <UserCentre title={t('收银台')}>
      <OneDeposit by="enrolId">{(deposit) => <CashierScreen deposit={deposit} />}</OneDeposit>
    </UserCentre>
  )
}
