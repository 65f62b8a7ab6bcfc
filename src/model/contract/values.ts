import { brand } from '#src/shared/config/brand.ts'
import type { BidMode } from '../listing/detail.ts'
import { modeLabels } from '../listing/labels.ts'
import { capitals } from '../money/capitals.ts'
import { grouped } from '../money/money.ts'
import { instalmentRules } from '../settlement/instalments.ts'
import { leaseTerms } from '../settlement/lease.ts'
import { billsFor } from '../settlement/schedule.ts'
import { termDays } from '../terms/rules.ts'
import { dateTimeSeconds } from '../time/shanghai.ts'
import { plain } from '../validation/rule.ts'
import type { DealFacts } from './facts.ts'
import { fieldsOfDeal, type FieldName } from './fields.ts'
import { type NoticeName, publishedValue } from './notice.ts'
import {
  asPublished,
  disputeWays,
  factDefaults,
  factLabels,
  noOtherTerms,
  openTrade,
  registeredAddress,
  registeredEmail,
  rentAtOnce,
  rentWays,
  written,
} from './template/written.ts'

type Values = Partial<Record<FieldName, string>>

const yuan = (amount: string): string => written.yuan(grouped(amount, 2))

const modeText = (mode: string): string =>
  Object.hasOwn(modeLabels, mode) ? written.byWeb(modeLabels[mode as BidMode]) : openTrade

function valuesOfDeal(deal: DealFacts): Values {
  return {
    contractNo: deal.contractNo,
    projectNo: deal.projectNo,
    assetsName: deal.assetsName,
    sellerName: deal.seller.name,
    sellerCode: deal.seller.code,
    sellerAgent: deal.seller.agent,
    takerName: deal.taker.name,
    takerCode: deal.taker.code,
    takerAgent: deal.taker.agent,
    exchange: brand.operator,
    mode: modeText(deal.mode),
    closedAt: dateTimeSeconds(deal.closedAt),
    price: yuan(deal.price),
    priceInCapitals: capitals(deal.price) ?? yuan(deal.price),
    deposit: yuan(deal.deposit),
    payWithin: written.workingDays(termDays.payment),
    certificateWithin: written.workingDays(termDays.certificate),
    firstPercent: `${instalmentRules.firstPercent}%`,
    ratePercent: `${instalmentRules.ratePercent}%`,
    restWithin: written.days(String(instalmentRules.maxDays)),
  }
}

const factNames = Object.keys(factLabels) as NoticeName[]

/** What the contract repeats of the notice. */
function valuesOfNotice(facts: DealFacts['facts']): Values {
  const valueOf = (name: NoticeName): string => publishedValue(facts, name) ?? factDefaults[name] ?? asPublished
  return Object.fromEntries(factNames.map((name) => [name, valueOf(name)]))
}

const monthsOfYear = 12

/** The first rent and the bond are those of the settlement, so that contract and bills agree. */
function valuesOfLease({ facts, price }: DealFacts): Values {
  const lease = leaseTerms(facts)
  if (!lease) {
    return {
      leaseTerm: asPublished,
      rentWay: asPublished,
      firstRent: asPublished,
      bondMonths: asPublished,
      bond: asPublished,
    }
  }
  const bills = billsFor({ kind: '6', price, fee: '0', dueAt: 0, lease })
  const amountOf = (kind: 'rent' | 'bond') => yuan(bills.find((bill) => bill.kind === kind)?.amount ?? '0')
  const { months, monthsPaid, bondMonths } = lease
  return {
    leaseTerm: months % monthsOfYear === 0 ? written.years(months / monthsOfYear) : written.months(months),
    rentWay: monthsPaid === months ? rentAtOnce : (rentWays[monthsPaid] ?? asPublished),
    firstRent: amountOf('rent'),
    bondMonths: written.months(bondMonths),
    bond: amountOf('bond'),
  }
}

type Words = (value: string) => string

/** Each line is a paragraph of its own; empty ones are left out. */
const paragraphsOf = (value: string): string =>
  value
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')

/** How the text writes what the parties agree on; other fields are written as typed. */
const openWords: Readonly<Partial<Record<FieldName, Words>>> = {
  deliveryDays: (value) => written.afterCertificate(plain(value)),
  registrationDays: (value) => written.days(plain(value)),
  breachRate: (value) => written.perMille(plain(value)),
  copies: (value) => written.copies(plain(value)),
  disputeWay: (value) => disputeWays[value === 'court' ? 'court' : 'arbitration'],
  sellerAddress: (value) => value || registeredAddress,
  takerAddress: (value) => value || registeredAddress,
  sellerEmail: (value) => plain(value) || registeredEmail,
  takerEmail: (value) => plain(value) || registeredEmail,
  otherTerms: (value) => paragraphsOf(value) || noOtherTerms,
}

const inWords = (name: FieldName, value: string): string => openWords[name]?.(value) ?? value

/**
 * The values of all fields of a deal's contract, as its text shows them. `open` has what the parties have agreed on by field; a
 * field without an entry, or with an empty one, has its default.
 */
export function valuesOf(deal: DealFacts, open: Readonly<Record<string, string>>): Record<string, string> {
  const known: Values = { ...valuesOfDeal(deal), ...valuesOfNotice(deal.facts), ...valuesOfLease(deal) }
  return Object.fromEntries(
    fieldsOfDeal(deal).map((field) => {
      const { name, isLocked } = field
      return [name, isLocked ? (known[name] ?? '') : inWords(name, open[name]?.trim() || field.default)]
    }),
  )
}
