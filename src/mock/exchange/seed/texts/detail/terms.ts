import { depositRange, type Whole } from '../../../listings/package.ts'
import { yuan } from '#src/model/listing/labels.ts'
import { type KindCode } from '#src/model/asset-kind/labels.ts'
import { sellerLabel, takerLabel } from '#src/model/asset-kind/parties/labels.ts'
import { termAmount } from '#src/model/terms/figures.ts'
import { instalmentRules } from '#src/model/settlement/instalments.ts'
import { allowsInstalments } from '#src/model/settlement/rules.ts'
import { biddingTerms, type Term, termDays } from '#src/model/terms/rules.ts'
import { poolTerm, type TermName } from '#src/model/terms/labels.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { enrolmentOf } from '../../../listings/lifecycle.ts'
import { publishedRules } from '../../../bidding/engine/views/view.ts'
import { roomConfigOf } from '../../listings/room-config.ts'
import type { Listing } from '../../../tables.ts'
import { inChinese } from './chinese.ts'
import { priceSumText } from './reckoning.ts'

const inYuan = (amount: string): string => termAmount(amount, yuan, inChinese)

/** The rules of the room of a single asset or of one lot, in the room's own words. */
const roomTerms = (lot: Listing): Term[] =>
  biddingTerms(lot.mode, publishedRules(roomConfigOf(lot)), lot.typeCode, inChinese)

type Paragraph = { name: TermName; text: string }

const paragraph = ({ name, label, texts }: Term): Paragraph => ({ name, text: `${label}：${texts.join('')}` })

/** A rule of a package: once if all lots share it, else by the name of each lot. */
function lotTerms(lots: readonly Listing[]): Paragraph[] {
  const terms = lots.map(roomTerms)
  const names = [...new Set(terms.flatMap((own) => own.map(({ name }) => name)))]
  return names.map((name) => {
    const rules = lots.map(({ assetsName }, index) => {
      const term = terms[index]!.find((known) => known.name === name)
      return { assetsName, label: term?.label ?? '', text: term?.texts.join('') ?? '' }
    })
    const known = rules.filter(({ text }) => text !== '')
    const label = known[0]?.label ?? ''
    if (rules.every(({ text }) => text === rules[0]!.text)) return { name, text: `${label}：${rules[0]!.text}` }
    const byLot = known.map(({ assetsName, text }, index) => `（${index + 1}）“${assetsName}”：${text}`)
    return { name, text: `${label}：${byLot.join('')}` }
  })
}

/** The rules of the rooms in which a listing is bid for. */
const ruleTerms = (listing: Listing, lots: readonly Listing[]): Paragraph[] =>
  listing.isPackage ? lotTerms(lots) : roomTerms(listing).map(paragraph)

/** How a price falls, and how high the first stage may go, in the same words as in the terms. */
export const priceTerms = (listing: Listing, lots: readonly Listing[]): string[] => {
  const hasCeiling = [listing, ...lots].some((lot) => roomConfigOf(lot).ceiling !== null)
  return ruleTerms(listing, lots).flatMap(({ name, text }) =>
    name === 'drop' || (name === 'cap' && hasCeiling) ? text : [],
  )
}

const noticed: ReadonlySet<TermName> = new Set(['extension', 'cycles'])

/** How late quotes move the end, and how the notice is extended, in the same words as in the terms. */
export const extensionTerms = (listing: Listing, lots: readonly Listing[]): string[] =>
  ruleTerms(listing, lots).flatMap(({ name, text }) => (noticed.has(name) ? text : []))

const ownAccount = '以报名主体本人账户转入系统生成的专属子账号，以到账时间为准，可以分笔交纳'

/** The payment for an asset; for a lot, that for its package. */
function paidFor({ listing, lots }: Whole): string {
  const paidBy = exactTime(enrolmentOf(listing).depositUntil)
  const { deposit, depositMax } = depositRange(listing, lots)
  const by = `应在 ${paidBy} 前${ownAccount}。`
  return depositMax === null
    ? `${inYuan(deposit)}，${by}`
    : `${inYuan(deposit)} 至 ${inYuan(depositMax)}，${by}${poolTerm}`
}

function depositTerm(own: Whole, whole: Whole | null): string {
  if (!whole) return `保证金：${paidFor(own)}`
  const bound = inYuan(own.listing.deposit)
  return `保证金：本标的属于资产包“${whole.listing.assetsName}”，保证金按资产包交纳：${paidFor(whole)}本标的保证金要求为 ${bound}。`
}

/** The payment into which a deposit is converted, that the contract demands, and that the seller receives, by type of asset. */
type Payment = { deposit: string; due: string; passedOn: string }
const transferred: Payment = { deposit: '交易价款', due: '全部价款', passedOn: '价款' }
const payments: Readonly<Record<KindCode, Payment>> = {
  '1': transferred,
  '2': transferred,
  '4': { deposit: '增资款', due: '全部增资款', passedOn: '增资款' },
  '5': { deposit: '合作款项', due: '全部合作款项', passedOn: '合作款项' },
  '6': { deposit: '履约保证金', due: '首期租金和履约保证金', passedOn: '首期租金和履约保证金' },
}

const instalmentTerm = (days: number): string =>
  `价款金额较大，经转让方同意可以分期付款：首期不低于总价款的 ${instalmentRules.firstPercent}%，在合同生效后 ${days} 个工作日内支付；其余价款提供合法有效的担保，按年利率 ${instalmentRules.ratePercent}% 计付利息，在一年内付清。`

/** The terms that a bidder agrees to: bidding, deposit, contract. `lots` are the members of a package, `whole` is a lot's package. */
export function termsOf(listing: Listing, lots: readonly Listing[], whole: Whole | null): string[] {
  const { enrolFrom, enrolUntil } = enrolmentOf(listing)
  const paid = payments[listing.typeCode]
  const taker = takerLabel(listing.typeCode)
  const { refund, contract, payment } = termDays
  return [
    `报名时间：${exactTime(enrolFrom)} 至 ${exactTime(enrolUntil)}；竞价开始时间：${exactTime(listing.opensAt)}。均以交易系统服务器时间为准。`,
    ...(listing.isPackage
      ? ['各标的分别竞价、分别成交；整体竞买的，对各标的分别报价。', priceSumText(listing, lots)]
      : []),
    ...ruleTerms(listing, lots).map(({ text }) => text),
    depositTerm({ listing, lots }, whole),
    `未竞得的，保证金在竞得人确定后 ${refund} 个工作日内原路全额退回，不计利息；竞得的，扣除服务费后转为${paid.deposit}。`,
    '有下列情形之一的，保证金不予退还：交纳后无故退出；各意向方均不报价；竞得后不按期签订合同或付款；提供虚假材料或串通报价。',
    `${taker}应在成交公示期满后 ${contract} 个工作日内签订合同，合同生效后 ${payment} 个工作日内付清${paid.due}。`,
    ...(allowsInstalments(listing.typeCode, listing.totalYuan) ? [instalmentTerm(payment)] : []),
    `交易服务费按公布的收费标准向双方分别收取；${sellerLabel(listing.typeCode)}的交易服务费在划出${paid.passedOn}时扣收。`,
  ]
}
