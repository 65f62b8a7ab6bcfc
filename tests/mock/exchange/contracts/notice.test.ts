import { expect, test } from 'vitest'
import { fullDetailsOf } from '#src/mock/exchange/seed/listings/full-details.ts'
import { seedTables } from '#src/mock/exchange/seed/seed.ts'
import type { Listing } from '#src/mock/exchange/tables.ts'
import type { DealFacts } from '#src/model/contract/facts.ts'
import { templateOf } from '#src/model/contract/template/templates.ts'
import { valuesOf } from '#src/model/contract/values.ts'
import { someFriday } from '#tests/support/exchange.ts'

const tables = seedTables('minjiang', someFriday)
/** Lots of packages have deals of their own, and packages have none. */
const sold = [...tables.listings.values()].filter(({ dealYuan, isPackage }) => dealYuan !== null && !isPackage)

const published = (listing: Listing): string => {
  const { facts, disclosure, conditions, terms } = fullDetailsOf(tables, listing)
  const rows = [...listing.facts.map(({ label, value }) => [label, value] as const), ...facts]
  return [...rows.map((row) => row.join('：')), ...disclosure, ...conditions, ...terms].join('\n')
}

const party = { name: '甲', code: '1', agent: '乙' }

const contractOf = ({ no, assetsName, typeCode, mode, closesAt, dealYuan, deposit, facts }: Listing): string => {
  const own = { contractNo: 'HT1', projectNo: no, assetsName, typeCode, mode, closedAt: closesAt, deposit, facts }
  const deal: DealFacts = { ...own, price: dealYuan ?? '0', seller: party, taker: party }
  const values = valuesOf(deal, {})
  return templateOf(typeCode)
    .join('\n')
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '?')
}

const numbersIn = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, number]) => number!))

test('[BD-07] the notice and the contract of every deal name the same time of handing over', () => {
  const bound = new Set<string>()
  for (const listing of sold) {
    const name = `${listing.assetsId} ${listing.assetsName}`
    const inNotice = numbersIn(published(listing), /(\d+) 个工作日内(?:提清|移交|$)/gm)
    const text = contractOf(listing)
    const inContract = numbersIn(text, /付清后 (\d+) 个工作日内/g)
    expect(inContract, name).toEqual(inNotice)
    expect(text.includes('产权交易凭证出具之日起 10 日内，'), name).toBe(inNotice.size === 0)
    if (inNotice.size > 0) bound.add(listing.parentId)
  }
  expect([...bound].toSorted()).toEqual(['203', '204', '206', '601', '602', '603', '604', '605'])
})
