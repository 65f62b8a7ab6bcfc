import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { ClaimScreen } from './claim/ClaimScreen.tsx'
import { OneDeposit } from './OneDeposit.tsx'

/** Payment details for a transfer that the bank could not match (BD-05). */
export default function DepositAddPayInfoPage() {
  const t = useT()
  return (
    <UserCentre title={t('补录付款信息')}>
      <OneDeposit by="id">{(deposit) => <ClaimScreen key={deposit.id} deposit={deposit} />}</OneDeposit>
    </UserCentre>
  )
}
