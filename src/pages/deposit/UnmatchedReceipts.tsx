import type { ReactNode } from 'react'
import { payerNamesOf } from '#src/model/deposit/claims.ts'
import type { DepositDetail, Receipt } from '#src/model/deposit/schema.ts'
import { isNameOf } from '#src/model/kyc/same-name.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'

type Props = {
  deposit: DepositDetail
  role?: 'status'
  /** Of a transfer that can be claimed: one under a former name. Those of other payers are refunded. */
  renderAction: (receipt: Receipt) => ReactNode
  children: (receipt: Receipt) => ReactNode
}

/** Transfers that the bank could not match to the payer. */
export function UnmatchedReceipts({ deposit, role, renderAction, children }: Props) {
  const t = useT()
  const names = payerNamesOf(deposit)
  const unmatched = deposit.receipts.filter(({ match }) => match === 'unknown')
  return unmatched.map((receipt) => {
    const isOwn = isNameOf(receipt.payer, names)
    return (
      <Callout key={receipt.serial} tone="warning" role={role} actions={isOwn && renderAction(receipt)}>
        <p>{children(receipt)}</p>
        {!isOwn && <p>{t('他人代付的款项不计入保证金，将原路退回')}</p>}
      </Callout>
    )
  })
}
