import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { OneContract } from './OneContract.tsx'
import { SignScreen } from './sign/SignScreen.tsx'

/** Signing a contract (domain 6.18). */
export default function ContractSignPage() {
  const t = useT()
  return (
    <UserCentre title={t('签署合同')}>
      <OneContract>{(contract) => <SignScreen key={contract.id} contract={contract} />}</OneContract>
    </UserCentre>
  )
}
