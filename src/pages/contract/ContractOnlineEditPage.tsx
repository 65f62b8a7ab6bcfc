import { ContractTextEditor } from '#src/features/contract-text/ContractTextEditor.tsx'
import { contractTextQuery } from '#src/features/contract-text/queries.ts'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { fieldsOfContract } from '#src/model/contract/fields.ts'
import type { ContractView } from '#src/model/contract/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { ContractTextHead } from './text/ContractTextHead.tsx'
import { TextBoundary } from './text/TextBoundary.tsx'

/** The text of a contract, edited by both parties at once (domain 6.18). */
export default function ContractOnlineEditPage() {
  const t = useT()
  const labelIn = (contract: ContractView) => (name: string) => {
    const field = fieldsOfContract(contract).find((known) => known.name === name)
    return field ? t(field.label) : name
  }
  return (
    <UserCentre title={t('在线编辑合同')}>
      <TextBoundary queryOf={contractTextQuery}>
        {(contract, text) => (
          <>
            <ContractTextHead contract={contract} />
            <ContractTextEditor
              key={contract.id}
              text={text}
              values={contract.values}
              canEdit={contract.can.includes('edit')}
              labelOfField={labelIn(contract)}
              next={
                <Button look="primary" to={linkToOwn.contractConfirm(contract.id)}>
                  {t('提交对方确认')}
                </Button>
              }
            />
          </>
        )}
      </TextBoundary>
    </UserCentre>
  )
}
