import { billLabels } from '#src/model/settlement/labels.ts'
import { authStatus } from '#src/model/kyc/rules.ts'
import { priceName } from '#src/model/asset-kind/labels.ts'
import { sellerLabel, takerLabel } from '#src/model/asset-kind/parties/labels.ts'
import { capitals } from '#src/model/money/capitals.ts'
import { exactTime } from '#src/model/time/exact.ts'
import type { Core } from '../core.ts'
import type { DocumentLine, Documents, IssuedDocument } from '../files/documents.ts'
import { yuanText } from '../seed/texts/amounts.ts'
import type { WonLot } from '../deals/record.ts'
import { account } from './account.ts'
import { certificateOf, statementOf } from './forms.ts'
import { openOfBill, openTotal, type Settlement } from './record.ts'

export type SettlementDocuments = {
  /** What is to be paid, until when and where (domain 5.4). */
  payNotice: (settlement: Settlement, pastAt?: number) => IssuedDocument
  statement: (settlement: Settlement) => IssuedDocument
  certificate: (settlement: Settlement, no: string, lots: readonly WonLot[]) => IssuedDocument
  receipt: (settlement: Settlement, title: string, taxNo: string | null) => IssuedDocument
}

const inFull = (amount: string): string => `${yuanText(amount)}（${capitals(amount) ?? ''}）`

const headOf = ({ no, listing, contractNo, seller, taker, price }: Settlement): DocumentLine[] => [
  ['结算单号', no],
  ['项目编号', listing.no],
  ['项目名称', listing.assetsName],
  ['合同编号', contractNo],
  [sellerLabel(listing.typeCode), seller],
  [takerLabel(listing.typeCode), taker],
  [priceName('deal', listing.typeCode), inFull(price)],
]

/** The documents of a settlement (domain 6.24). */
export function createSettlementDocuments(
  { tables }: Pick<Core, 'tables'>,
  { issue, issueForm }: Pick<Documents, 'issue' | 'issueForm'>,
): SettlementDocuments {
  const isPerson = (userId: string) => tables.users.get(userId)?.authStatus !== authStatus.organisation
  return {
    payNotice: (settlement, pastAt) =>
      issue(
        '付款通知单',
        [
          ...headOf(settlement),
          ...settlement.bills.map((bill): DocumentLine => [
            billLabels[bill.kind],
            `${inFull(bill.amount)}，保证金抵扣 ${yuanText(bill.offset)}，尚需支付 ${yuanText(openOfBill(bill))}，${exactTime(bill.dueAt)} 前`,
          ]),
          ['合计尚需支付', inFull(openTotal(settlement))],
          ['收款户名', account.name],
          ['开户行', account.bank],
          ['账号', account.account],
          ['付款用途', `请注明“${settlement.no} ${settlement.listing.no} 项目款项”`],
        ],
        pastAt,
      ),
    statement: (settlement) => issueForm(statementOf(settlement, isPerson(settlement.userId))),
    certificate: (settlement, no, lots) =>
      issueForm(certificateOf(settlement, { no, lots, isPerson: isPerson(settlement.userId) })),
    receipt: (settlement, title, taxNo) =>
      issue('交易服务费电子发票', [
        ['购买方', title],
        ...(taxNo === null ? [] : [['纳税人识别号', taxNo] as const]),
        ['项目编号', settlement.listing.no],
        ['服务名称', '产权交易服务费'],
        ['金额', inFull(settlement.fee.due)],
      ]),
  }
}
