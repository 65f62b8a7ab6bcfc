import type { DealRole } from '#src/model/deal/schema.ts'
import { authStatus } from '#src/model/kyc/rules.ts'
import type { Invoice } from '#src/model/settlement/schema.ts'
import type { Core } from '../core.ts'
import type { Documents, IssuedDocument } from '../files/documents.ts'
import type { WonLot } from '../deals/record.ts'
import { certificateOf, invoiceOf, payNoticeOf, payoutNoteOf, statementOf } from './forms.ts'
import type { Settlement } from './record.ts'

export type SettlementDocuments = {
  payNotice: (settlement: Settlement, pastAt?: number) => IssuedDocument
  statement: (settlement: Settlement) => IssuedDocument
  certificate: (settlement: Settlement, no: string, lots: readonly WonLot[]) => IssuedDocument
  payout: (settlement: Settlement) => IssuedDocument
  /** The invoice of a party's own fee. */
  receipt: (settlement: Settlement, invoice: Invoice, role: DealRole) => IssuedDocument
}

/** The documents of a settlement (domain 6.24). */
export function createSettlementDocuments(
  { tables }: Pick<Core, 'tables'>,
  { issue, issueForm }: Pick<Documents, 'issue' | 'issueForm'>,
): SettlementDocuments {
  const issueTo = ({ userId, sellerId }: Settlement, role: DealRole = 'taker') => ({
    isPerson: tables.users.get((role === 'taker' ? userId : sellerId) ?? '')?.authStatus !== authStatus.organisation,
  })
  return {
    payNotice: (settlement, pastAt) => issue('付款通知单', payNoticeOf(settlement, issueTo(settlement)), pastAt),
    statement: (settlement) => issueForm(statementOf(settlement, issueTo(settlement))),
    certificate: (settlement, no, lots) => issueForm(certificateOf(settlement, { no, lots, ...issueTo(settlement) })),
    payout: (settlement) => issue('价款划出凭单', payoutNoteOf(settlement)),
    receipt: (settlement, invoice, role) =>
      issue('交易服务费电子发票', invoiceOf(settlement, { invoice, role, ...issueTo(settlement, role) })),
  }
}
