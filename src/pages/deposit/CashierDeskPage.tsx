import { useSearchParams } from 'react-router-dom'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { useT } from '#src/shared/lib/i18n.ts'
import { CashierScreen } from './parts/CashierScreen.tsx'
import { OneDeposit } from './parts/OneDeposit.tsx'

/** Where the deposit of an enrolment is paid (BD-02). */
export default function CashierDeskPage() {
  const t = useT()
  const [query] = useSearchParams()
  return (
    <UserCentre title={t('收银台')}>
      <OneDeposit ask={{ enrolId: query.get('enrolId') ?? '' }}>
        {(deposit) => <CashierScreen deposit={deposit} />}
      </OneDeposit>
    </UserCentre>
  )
}
