import { billLabels } from '#src/model/settlement/labels.ts'
import { sumOf } from '#src/model/settlement/schedule.ts'
import { priceName } from '#src/model/asset-kind/labels.ts'
import { sellerLabel, takerLabel } from '#src/model/asset-kind/parties/labels.ts'
import { modeLabels } from '#src/model/listing/labels.ts'
import { capitals } from '#src/model/money/capitals.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import type { DocumentLine, Documents, IssuedDocument } from '../files/documents.ts'
import { yuanText } from '../seed/texts/amounts.ts'
import { account } from './account.ts'
import { openOfBill, openTotal, type Settlement } from './record.ts'

export type SettlementDocuments = {
  /** What is to be paid, until when and where (domain 5.4). */
  payNotice: (settlement: Settlement, pastAt?: number) => IssuedDocument
  statement: (settlement: Settlement) => IssuedDocument
  certificate: (settlement: Settlement, no: string) => IssuedDocument
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
export function createSettlementDocuments({ issue }: Pick<Documents, 'issue'>): SettlementDocuments {
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
    statement: (settlement) =>
      issue('结算单', [
        ...headOf(settlement),
        ...settlement.bills.map((bill): DocumentLine => [
          billLabels[bill.kind],
          `应付 ${yuanText(bill.amount)}，保证金抵扣 ${yuanText(bill.offset)}，到账 ${yuanText(bill.paid)}`,
        ]),
        ['应付合计', inFull(sumOf(settlement.bills.map(({ amount }) => amount)))],
        ['结清时间', dateTime(settlement.settledAt ?? 0)],
      ]),
    certificate: (settlement, no) =>
      issue('产权交易凭证', [
        ['凭证编号', no],
        ...headOf(settlement),
        ['交易方式', modeLabels[settlement.listing.mode]],
        ['竞价开始时间', exactTime(settlement.listing.opensAt)],
        ['成交时间', exactTime(settlement.listing.closesAt)],
        ['合同生效时间', exactTime(settlement.effectiveAt)],
        ['付款方式', settlement.plan?.state === 'agreed' ? '分期付款' : '一次付清'],
        '本凭证遗失不补发，可以申请出具证明。',
      ]),
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
