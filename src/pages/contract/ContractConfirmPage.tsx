import { readTextQuery } from '#src/features/contract-text/queries.ts'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { ContractTextHead } from './text/ContractTextHead.tsx'
import { ConfirmText } from './text/ConfirmText.tsx'
import { TextBoundary } from './text/TextBoundary.tsx'

/** What has changed since the reader last confirmed, side by side, and the decision on it (domain 6.18). */
export default function ContractConfirmPage() {
  const t = useT()
  return (
    <UserCentre title={t('确认合同')}>
      <TextBoundary queryOf={readTextQuery}>
        {(contract, text) => (
          <>
            <ContractTextHead contract={contract} />
            <ConfirmText key={contract.id} contract={contract} text={text} />
          </>
        )}
      </TextBoundary>
    </UserCentre>
  )
}
