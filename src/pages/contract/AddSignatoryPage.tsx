import { ContractHead } from '#src/features/contract/ContractHead.tsx'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { contractProblems } from '#src/model/contract/labels.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { FocusGroup } from '#src/shared/ui/behaviour/FocusGroup.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { OneContract } from './OneContract.tsx'
import { AddSignerForm } from './signatories/AddSignerForm.tsx'

/** Adds one who signs beside the parties of the deal (domain 6.18). */
export default function AddSignatoryPage() {
  const t = useT()
  return (
    <UserCentre title={t('添加签署方')}>
      <OneContract>
        {(contract) => (
          <FocusGroup label={t('添加签署方')}>
            <Card title={t('合同信息')} body="stacked">
              <ContractHead contract={contract} />
            </Card>
            {contract.can.includes('changeSigners') ? (
              <AddSignerForm key={contract.id} contract={contract} />
            ) : (
              <Card label={t('添加签署方')}>
                <EmptyState
                  text={t('现在不能添加签署方')}
                  hint={<p className="muted">{t(contractProblems.signing)}</p>}
                  link={{ label: t('返回合同详情'), to: linkToOwn.contract(contract.id) }}
                  minHeight={240}
                />
              </Card>
            )}
          </FocusGroup>
        )}
      </OneContract>
    </UserCentre>
  )
}
