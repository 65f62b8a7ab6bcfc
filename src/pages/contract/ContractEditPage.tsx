import { ContractHead } from '#src/features/contract/ContractHead.tsx'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { FocusGroup } from '#src/shared/ui/behaviour/FocusGroup.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { EditScreen } from './edit/EditScreen.tsx'
import { OneContract } from './OneContract.tsx'

/** The fields of a contract that its parties agree on (domain 6.18). */
export default function ContractEditPage() {
  const t = useT()
  return (
    <UserCentre title={t('拟定合同')}>
      <OneContract>
        {(contract) => (
          <FocusGroup label={t('拟定合同')}>
            <Card title={t('合同信息')} body="stacked">
              <ContractHead contract={contract} />
            </Card>
            <EditScreen contract={contract} />
          </FocusGroup>
        )}
      </OneContract>
    </UserCentre>
  )
}
