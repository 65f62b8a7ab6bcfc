import { priceName } from '#src/model/asset-kind/labels.ts'
import { sellerLabel, takerLabel } from '#src/model/asset-kind/parties/labels.ts'
import { modeLabels } from '#src/model/listing/labels.ts'
import type { DealRole } from '#src/model/deal/schema.ts'
import { compareMoney } from '#src/model/money/money.ts'
import { billLabels } from '#src/model/settlement/labels.ts'
import { payoutOf } from '#src/model/settlement/payout.ts'
import { openOf, sumOf } from '#src/model/settlement/schedule.ts'
import type { Invoice } from '#src/model/settlement/schema.ts'
import { formLabels, holderLabels } from '#src/model/signature/labels.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { brand } from '#src/shared/config/brand.ts'
import type { FormFigures } from '../../files/paper/form/form.ts'
import type { WonLot } from '../deals/record.ts'
import type { FormDraft, Holder } from '../files/forms.ts'
import { type Fact, figure, inFull, type Letter, lotFigures, projectFacts } from '../files/letter.ts'
import { account } from './account.ts'
import { openOfBill, openTotal, type Settlement } from './record.ts'

const partiesOf = ({ listing: { typeCode }, seller, taker, payers }: Settlement): Fact[] => {
  const members = payers.filter((name) => name !== taker)
  return [
    [sellerLabel(typeCode), seller],
    [takerLabel(typeCode), taker],
    ...(members.length > 0 ? [['联合体成员', members.join('、')] as const] : []),
  ]
}

/** For whom a form is issued; by default `isPerson` says whether the taker is one. */
type Issue = { isPerson: boolean }

const holderFor = ({ listing, taker }: Settlement, { isPerson }: Issue): Holder => ({
  role: takerLabel(listing.typeCode),
  name: taker,
  isPerson,
})

/** What every paper of a settlement begins with. */
const headOf = (settlement: Settlement): Fact[] => [
  ...projectFacts(settlement.listing),
  ...partiesOf(settlement),
  ['合同编号', settlement.contractNo],
]

const priceOf = ({ listing, price }: Settlement): Fact => [priceName('deal', listing.typeCode), inFull(price)]

/** A form about a deal of which everything was paid. */
function settledForm(
  settlement: Settlement,
  issue: Issue,
  { facts, ...own }: Omit<FormDraft, 'projectNo' | 'projectName' | 'holder'>,
): FormDraft {
  const { no: projectNo, assetsName: projectName } = settlement.listing
  return {
    ...own,
    projectNo,
    projectName,
    holder: holderFor(settlement, issue),
    facts: [
      ...headOf(settlement),
      priceOf(settlement),
      ...facts,
      ['结清时间', dateTimeSeconds(settlement.settledAt ?? 0)],
    ],
  }
}

const wayOfPaying = ({ plan }: Settlement): string => (plan?.state === 'agreed' ? '分期付款' : '一次付清')

/** The certificate of a deal of which everything was paid (32 号令 art. 15, 29; domain 6.24). */
export function certificateOf(
  settlement: Settlement,
  { no, lots, ...issue }: Issue & { no: string; lots: readonly WonLot[] },
): FormDraft {
  const { listing, fee, effectiveAt } = settlement
  return settledForm(settlement, issue, {
    title: formLabels.certificate,
    numberLabel: '凭证编号',
    no,
    seal: '产权交易凭证专用章',
    opening:
      '下列交易已在本所平台完成公开竞价、合同签订和价款结算。经审核，交易各方提交的材料齐全，交易行为符合有关法律、法规和本所交易规则的规定，特此出具交易凭证。',
    facts: [
      ['交易方式', modeLabels[listing.mode]],
      ['竞价开始时间', exactTime(listing.opensAt)],
      ['成交时间', exactTime(listing.closesAt)],
      ['合同生效时间', dateTimeSeconds(effectiveAt)],
      ['付款方式', wayOfPaying(settlement)],
      [`${takerLabel(listing.typeCode)}交易服务费`, `人民币 ${figure(fee.due)} 元，已付清`],
      ['结算单号', settlement.no],
    ],
    figures: lotFigures(listing.typeCode, lots),
    closing: [
      '1. 本凭证是交易双方办理产权（资产）过户、变更登记和移交的依据之一。',
      '2. 本凭证为电子凭证，加盖电子印章后生效，涂改、增删无效；遗失不补发，可以登录本所平台重新下载。',
    ],
  })
}

/** What is due, and what has covered it. */
function billFigures({ bills }: Settlement): FormFigures {
  const sums = (key: 'amount' | 'offset' | 'paid') => figure(sumOf(bills.map((bill) => bill[key])))
  return {
    title: '应付款项及支付情况（单位：人民币元）',
    columns: ['款项', '应付', '保证金抵扣', '银行到账', '未付'],
    rows: bills.map((bill) => [
      billLabels[bill.kind],
      figure(bill.amount),
      figure(bill.offset),
      figure(bill.paid),
      figure(openOfBill(bill)),
    ]),
    total: ['合计', sums('amount'), sums('offset'), sums('paid'), figure(sumOf(bills.map(openOfBill)))],
  }
}

/** What arrived on the settlement account and counted; the last lines explain the difference to what was due. */
function arrivalFigures({ bills, arrivals }: Settlement): FormFigures[] {
  const counted = arrivals.filter(({ match }) => match === 'counted')
  if (counted.length === 0) return []
  const arrived = sumOf(counted.map(({ amount }) => amount))
  const used = sumOf(bills.map(({ paid }) => paid))
  const returned = openOf(arrived, used)
  return [
    {
      title: '银行到账明细（单位：人民币元）',
      columns: ['到账时间、付款户名和流水号', '金额'],
      rows: [
        ...counted.map(({ at, payer, serial, amount }) => [
          `${dateTimeSeconds(at)}　${payer}　${serial}`,
          figure(amount),
        ]),
        ...(compareMoney(returned, '0') > 0 ? [['减：多付款项原路退还', `-${figure(returned)}`]] : []),
      ],
      total: ['计入应付款项', figure(used)],
    },
  ]
}

/** The statement of a settlement of which everything was paid. */
export const statementOf = (settlement: Settlement, issue: Issue): FormDraft =>
  settledForm(settlement, issue, {
    title: formLabels.statement,
    numberLabel: '结算单号',
    no: settlement.no,
    seal: '结算专用章',
    opening: '下列项目的应付款项已经本所结算账户全部结清，金额核对如下。',
    facts: [['应付合计', inFull(sumOf(settlement.bills.map(({ amount }) => amount)))]],
    figures: [billFigures(settlement), ...arrivalFigures(settlement)],
    closing: ['对本结算单有异议的，请自出具之日起 5 个工作日内向交易所提出。'],
  })

/** What is to be paid, until when and where (domain 5.4). */
export function payNoticeOf(settlement: Settlement, issue: Issue): Letter {
  const { no, listing, bills } = settlement
  const sums = (key: 'amount' | 'offset') => figure(sumOf(bills.map((bill) => bill[key])))
  return {
    listing,
    holder: holderFor(settlement, issue),
    seal: '结算专用章',
    opening: '交易合同已经生效，请按下列金额和期限将应付款项汇入本所结算账户。',
    facts: [
      ['结算单号', no],
      ...headOf(settlement),
      priceOf(settlement),
      ['合计尚需支付', inFull(openTotal(settlement))],
      ['收款户名', account.name],
      ['开户行', account.bank],
      ['账号', account.account],
      ['付款用途', `请注明“${no} ${listing.no} 项目款项”`],
    ],
    figures: [
      {
        title: '应付款项（单位：人民币元）',
        columns: ['款项和付款期限', '应付', '保证金抵扣', '尚需支付'],
        rows: bills.map((bill) => [
          `${billLabels[bill.kind]}，${exactTime(bill.dueAt)} 前`,
          figure(bill.amount),
          figure(bill.offset),
          figure(openOfBill(bill)),
        ]),
        total: ['合计', sums('amount'), sums('offset'), figure(openTotal(settlement))],
      },
    ],
    closing: [
      '1. 付款账户名须与受让主体一致，以银行实际入账时间为准；可以分笔汇入，多付的款项原路退还。',
      '2. 逾期未付清的，按交易合同和交易规则承担责任。',
    ],
  }
}

/** What was paid out to the seller, and how it was reckoned. */
export function payoutNoteOf(settlement: Settlement): Letter {
  const { no, listing, seller, bills, fee, paidOutAt, paidTo } = settlement
  const { received, deducted, amount, owed } = payoutOf(bills, fee.due)
  return {
    listing,
    holder: { role: sellerLabel(listing.typeCode), name: seller, isPerson: false },
    seal: '结算专用章',
    opening: '下列项目的交易凭证已经出具，已收款项扣收交易服务费后划出如下。',
    facts: [
      ['结算单号', no],
      ...headOf(settlement),
      priceOf(settlement),
      ['划出时间', dateTimeSeconds(paidOutAt ?? 0)],
      ['收款户名', paidTo?.name ?? seller],
      ...(paidTo ? [['开户行', paidTo.bank] as const, ['账号', paidTo.account] as const] : []),
      ['划出金额', inFull(amount)],
    ],
    figures: [
      {
        title: '划出金额的计算（单位：人民币元）',
        columns: ['款项', '金额'],
        rows: [
          ...bills.filter(({ kind }) => kind !== 'fee').map((bill) => [billLabels[bill.kind], figure(bill.amount)]),
          [`减：${sellerLabel(listing.typeCode)}交易服务费`, `-${figure(deducted)}`],
        ],
        total: ['划出金额', figure(amount)],
      },
    ],
    closing: [
      `收到款项合计 ${figure(received)} 元，不含对方向本所支付的交易服务费。`,
      ...(compareMoney(owed, '0') > 0 ? [`交易服务费不足扣收的 ${figure(owed)} 元，请另行支付。`] : []),
    ],
  }
}

/** The invoice of a party's own service fee; `isPerson`: whether that party is one. */
export const invoiceOf = (
  { listing, no, contractNo, paidOutAt }: Settlement,
  { invoice: { title, taxNo, amount }, role, isPerson }: Issue & { invoice: Invoice; role: DealRole },
): Letter => ({
  listing,
  holder: { role: holderLabels.buyer, name: title, isPerson: isPerson && !taxNo },
  seal: '发票专用章',
  facts: [
    [holderLabels.buyer, title],
    ...(taxNo ? [['纳税人识别号', taxNo] as const] : []),
    ['销售方', brand.operator],
    ...projectFacts(listing),
    ['合同编号', contractNo],
    ['结算单号', no],
    ['服务名称', '产权交易服务费'],
    ['金额', inFull(amount)],
    ...(role === 'seller' ? [['收取方式', `${dateTimeSeconds(paidOutAt ?? 0)} 自划出款项中扣收`] as const] : []),
  ],
})
