import { email as emailRule } from '#src/model/validation/addresses.ts'
import { creditCode, plainCreditCode } from '#src/model/validation/credit-code.ts'
import { compareMoney } from '#src/model/money/money.ts'
import type { Invoice } from '#src/model/settlement/schema.ts'
import type { Core } from '../core.ts'
import { isNameOf } from '#src/model/kyc/same-name.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import type { SettlementBook } from './book.ts'
import type { SettlementDocuments } from './documents.ts'
import { openOfBill, type Settlement } from './record.ts'

export type InvoiceInput = { title: string; taxNo?: string | undefined; kind: 'plain' | 'special'; email: string }

export type Invoices = {
  mayAsk: (settlement: Settlement) => boolean
  ask: (id: string, input: InvoiceInput, userId: string) => Settlement
}

/** The mock's finance people issue invoices at once; two working days is what they promise. */
const issueAfterMs = 60_000

type Ports = { documents: Pick<SettlementDocuments, 'receipt'> }

/** Invoices of the service fee. */
export function createInvoices(core: Core, book: SettlementBook, { documents }: Ports): Invoices {
  const { ofOwner, write, changed } = book

  const mayAsk = ({ bills, invoices, state }: Settlement): boolean => {
    const fee = bills.find(({ kind }) => kind === 'fee')
    return (
      state !== 'defaulted' && fee !== undefined && compareMoney(openOfBill(fee), '0') === 0 && invoices.length === 0
    )
  }

  const issue = (settlement: Settlement, invoice: Invoice) => {
    const { name, url } = documents.receipt(settlement, invoice.title, invoice.taxNo ?? null)
    invoice.state = 'issued'
    invoice.document = { name, url }
    write(settlement, {
      title: '服务费发票已开具',
      text: `“${settlement.listing.assetsName}”服务费电子发票已开具，并发送至 ${invoice.email}`,
      also: ['push', 'mail'],
    })
    changed(settlement)
  }

  return {
    mayAsk,
    ask: (id, { title, taxNo, kind, email }, userId) => {
      const settlement = ofOwner(id, userId)
      if (!mayAsk(settlement)) throw new Refusal(409, '服务费付清后才能申请发票，且只能申请一次')
      if (!isNameOf(title, settlement.payers)) throw new Refusal(400, '发票抬头须与付款人一致')
      refuseIf(emailRule(email))
      const number = plainCreditCode(taxNo ?? '')
      if (kind === 'special' || number !== '') refuseIf(creditCode(number))
      const invoice: Invoice = {
        id: `FP-${settlement.id}`,
        title,
        taxNo: number === '' ? null : number,
        kind,
        email,
        amount: settlement.fee.due,
        state: 'asked',
        at: core.now(),
        document: null,
      }
      settlement.invoices.push(invoice)
      changed(settlement)
      core.timers.set(core.now() + issueAfterMs, () => issue(settlement, invoice))
      return settlement
    },
  }
}
