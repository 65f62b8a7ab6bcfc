import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { OneContract } from './OneContract.tsx'
import { SignatoryScreen } from './signatories/SignatoryScreen.tsx'

/** A contract with those who sign it and its history (domain 6.18). */
export default function SignatoryListPage() {
  const t = useT()
  return (
    <UserCentre title={t('合同详情')}>
      <OneContract>{(contract) => <SignatoryScreen key={contract.id} contract={contract} />}</OneContract>
    </UserCentre>
  )
}
