import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { ContractList } from './list/ContractList.tsx'

/** The contracts of which the signed-in user is a party or a signer (BD-07). */
export default function MyContractPage() {
  const t = useT()
  return (
    <UserCentre title={t('我的合同')}>
      <ContractList />
    </UserCentre>
  )
}
