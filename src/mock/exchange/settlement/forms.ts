import { priceName } from '#src/model/asset-kind/labels.ts'
import { sellerLabel, takerLabel } from '#src/model/asset-kind/parties/labels.ts'
import { modeLabels } from '#src/model/listing/labels.ts'
import { capitals } from '#src/model/money/capitals.ts'
import { compareMoney, grouped } from '#src/model/money/money.ts'
import { billLabels } from '#src/model/settlement/labels.ts'
import { openOf, sumOf } from '#src/model/settlement/schedule.ts'
import { formLabels } from '#src/model/signature/labels.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { exactTime } from '#src/model/time/exact.ts'
import type { FormFigures } from '../../files/paper/form/form.ts'
import type { WonLot } from '../deals/record.ts'
import type { FormDraft } from '../files/forms.ts'
import { openOfBill, type Settlement } from './record.ts'

/** Exact to the 分. */
const figure = (amount: string): string => grouped(amount, 2)

/** Figures and capitals, as cheques and contracts have them. */
const inFull = (amount: string): string => `人民币 ${figure(amount)} 元（大写：${capitals(amount) ?? ''}）`

type Fact = readonly [label: string, value: string]

const partiesOf = ({ listing: { typeCode }, seller, taker, payers }: Settlement): Fact[] => {
  const members = payers.filter((name) => name !== taker)
  return [
    [sellerLabel(typeCode), seller],
    [takerLabel(typeCode), taker],
    ...(members.length > 0 ? [['联合体成员', members.join('、')] as const] : []),
  ]
}

const commonOf = (settlement: Settlement, isPerson: boolean) => {
  const { listing, taker } = settlement
  return {
    projectNo: listing.no,
    projectName: listing.assetsName,
    holder: { role: takerLabel(listing.typeCode), name: taker, isPerson },
  }
}

const wayOfPaying = ({ plan }: Settlement): string => (plan?.state === 'agreed' ? '分期付款' : '一次付清')

/** The lots of a package with the price of each; nothing of a deal about one asset. */
function lotFigures({ listing }: Settlement, lots: readonly WonLot[]): FormFigures[] {
  if (lots.length < 2) return []
  const total = ['合计', figure(sumOf(lots.map(({ yuan }) => yuan)))]
  return [
    {
      title: '成交标的',
      columns: ['标的', `${priceName('deal', listing.typeCode)}（元）`],
      rows: lots.map(({ name, yuan }) => [name, figure(yuan)]),
      total,
    },
  ]
}

type Certified = { no: string; lots: readonly WonLot[]; isPerson: boolean }

/** The certificate of a deal of which everything was paid (32 号令 art. 15, 29; domain 6.24). */
export function certificateOf(settlement: Settlement, { no, lots, isPerson }: Certified): FormDraft {
  const { listing, contractNo, price, fee, effectiveAt, settledAt } = settlement
  return {
    ...commonOf(settlement, isPerson),
    title: formLabels.certificate,
    numberLabel: '凭证编号',
    no,
    seal: '产权交易凭证专用章',
    opening:
      '下列交易已在本所平台完成公开竞价、合同签订和价款结算。经审核，交易各方提交的材料齐全，交易行为符合有关法律、法规和本所交易规则的规定，特此出具交易凭证。',
    facts: [
      ['项目编号', listing.no],
      ['标的名称', listing.assetsName],
      ...partiesOf(settlement),
      ['交易方式', modeLabels[listing.mode]],
      ['竞价开始时间', exactTime(listing.opensAt)],
      ['成交时间', exactTime(listing.closesAt)],
      ['合同编号', contractNo],
      ['合同生效时间', dateTimeSeconds(effectiveAt)],
      [priceName('deal', listing.typeCode), inFull(price)],
      ['付款方式', wayOfPaying(settlement)],
      ['结清时间', dateTimeSeconds(settledAt ?? 0)],
      ['交易服务费', `人民币 ${figure(fee.due)} 元，已付清`],
      ['结算单号', settlement.no],
    ],
    figures: lotFigures(settlement, lots),
    closing: [
      '1. 本凭证是交易双方办理产权（资产）过户、变更登记和移交的依据之一。',
      '2. 本凭证为电子凭证，加盖电子印章后生效，涂改、增删无效；遗失不补发，可以登录本所平台重新下载。',
    ],
  }
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
export function statementOf(settlement: Settlement, isPerson: boolean): FormDraft {
  const { no, listing, contractNo, price, bills, settledAt } = settlement
  return {
    ...commonOf(settlement, isPerson),
    title: formLabels.statement,
    numberLabel: '结算单号',
    no,
    seal: '结算专用章',
    opening: '下列项目的应付款项已经本所结算账户全部结清，金额核对如下。',
    facts: [
      ['项目编号', listing.no],
      ['项目名称', listing.assetsName],
      ['合同编号', contractNo],
      ...partiesOf(settlement),
      [priceName('deal', listing.typeCode), inFull(price)],
      ['应付合计', inFull(sumOf(bills.map(({ amount }) => amount)))],
      ['结清时间', dateTimeSeconds(settledAt ?? 0)],
    ],
    figures: [billFigures(settlement), ...arrivalFigures(settlement)],
    closing: ['对本结算单有异议的，请自出具之日起 5 个工作日内向交易所提出。'],
  }
}
