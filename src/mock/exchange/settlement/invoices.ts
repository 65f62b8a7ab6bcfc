import type { DealRole } from '#src/model/deal/schema.ts'
import { email as emailRule } from '#src/model/validation/addresses.ts'
import { creditCode, plainCreditCode } from '#src/model/validation/credit-code.ts'
import { compareMoney } from '#src/model/money/money.ts'
import { settlementProblems } from '#src/model/settlement/labels.ts'
import { payoutOf } from '#src/model/settlement/payout.ts'
import type { Invoice } from '#src/model/settlement/schema.ts'
import type { Core } from '../core.ts'
import { isNameOf } from '#src/model/kyc/same-name.ts'
import type { Kyc } from '../kyc/kyc.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import type { SettlementBook } from './book.ts'
import type { SettlementDocuments } from './documents.ts'
import { openOfBill, type Settlement } from './record.ts'

export type InvoiceInput = { title: string; taxNo?: string | undefined; kind: 'plain' | 'special'; email: string }

export type Invoices = {
  mayAsk: (settlement: Settlement, role: DealRole) => boolean
  /** Each party asks for that of its own fee. */
  ask: (id: string, input: InvoiceInput, userId: string) => Settlement
}

/** The mock's finance people issue invoices at once; two working days is what they promise. */
const issueAfterMs = 60_000

type Ports = { documents: Pick<SettlementDocuments, 'receipt'>; kyc: Pick<Kyc, 'accountOf'> }

/** The invoice of one party. */
type Part = {
  /** What the party has paid of its fee, 元. */
  paidOf: (settlement: Settlement) => string
  invoicesOf: (settlement: Settlement) => Invoice[]
  /** Who may be the buyer. */
  namesOf: (settlement: Settlement) => readonly string[]
  idOf: (settlement: Settlement) => string
  tooEarly: string
  wrongName: string
}

const nothing = '0.00'

const isPaid = ({ bills, state }: Settlement): boolean =>
  state !== 'defaulted' && bills.some((bill) => bill.kind === 'fee' && compareMoney(openOfBill(bill), '0') === 0)

const parts: Readonly<Record<DealRole, Part>> = {
  taker: {
    paidOf: (settlement) => (isPaid(settlement) ? settlement.fee.due : nothing),
    invoicesOf: ({ invoices }) => invoices,
    namesOf: ({ payers }) => payers,
    idOf: ({ id }) => `FP-${id}`,
    tooEarly: '服务费付清后才能申请发票，且只能申请一次',
    wrongName: settlementProblems.title,
  },
  seller: {
    // What the payout did not cover is still owed, and so not invoiced.
    paidOf: ({ bills, fee, state }) => (state === 'paidOut' ? payoutOf(bills, fee.due).deducted : nothing),
    invoicesOf: ({ sellerInvoices }) => sellerInvoices,
    namesOf: ({ seller }) => [seller],
    idOf: ({ id }) => `FP-${id}-S`,
    tooEarly: '服务费扣收后才能申请发票，且只能申请一次',
    wrongName: settlementProblems.titleOfSeller,
  },
}

/** Invoices of the service fees. */
export function createInvoices(core: Core, book: SettlementBook, { documents, kyc }: Ports): Invoices {
  const { partOf, write, changed } = book

  const mayAsk: Invoices['mayAsk'] = (settlement, role) =>
    compareMoney(parts[role].paidOf(settlement), '0') > 0 && parts[role].invoicesOf(settlement).length === 0

  const issue = (settlement: Settlement, invoice: Invoice, role: DealRole) => {
    const { name, url } = documents.receipt(settlement, invoice, role)
    invoice.state = 'issued'
    invoice.document = { name, url }
    write(
      settlement,
      {
        title: '服务费发票已开具',
        text: `“${settlement.listing.assetsName}”服务费电子发票已开具，并发送至 ${invoice.email}`,
        also: ['push', 'mail'],
      },
      role,
    )
    changed(settlement)
  }

  return {
    mayAsk,
    ask: (id, { title, taxNo, kind, email }, userId) => {
      const { settlement, role } = partOf(id, userId)
      const part = parts[role]
      if (!mayAsk(settlement, role)) throw new Refusal(409, part.tooEarly)
      if (!isNameOf(title, part.namesOf(settlement))) throw new Refusal(400, part.wrongName)
      refuseIf(emailRule(email))
      const number = plainCreditCode(taxNo ?? '')
      if (kind === 'special' || number !== '') {
        refuseIf(creditCode(number))
        if (kyc.accountOf(title, number) === null) throw new Refusal(400, settlementProblems.taxNo)
      }
      const invoice: Invoice = {
        id: part.idOf(settlement),
        title,
        taxNo: number === '' ? null : number,
        kind,
        email,
        amount: part.paidOf(settlement),
        state: 'asked',
        at: core.now(),
        document: null,
      }
      part.invoicesOf(settlement).push(invoice)
      changed(settlement)
      core.timers.set(core.now() + issueAfterMs, () => issue(settlement, invoice, role))
      return settlement
    },
  }
}
