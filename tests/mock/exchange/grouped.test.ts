import { expect, test } from 'vitest'
import { assetsByIds } from '#src/api/endpoints/assets.ts'
import { refusalText } from '#src/model/bidding/refusals.ts'
import { testExchange } from '#tests/support/exchange.ts'
import { callerOf } from '../support/facts/fact-log.ts'

/** An amount of four or more digits without thousands groups before its unit. */
const inOnePiece = /(?<![\d,.])\d{4,}(?:\.\d+)? ?(?:万元|元)/g
const found = (texts: readonly string[]) => [...new Set(texts.flatMap((text) => text.match(inOnePiece) ?? []))]

test('[LS-06] amounts in messages, documents, notices and terms have thousands groups', async () => {
  const { exchange, advance } = testExchange({ bots: true })
  advance(40 * 60_000)
  const { users, listings, notices } = exchange.tables
  const messages = [...users.keys()].flatMap((id) => exchange.mailbox.of(id))
  expect(messages.length).toBeGreaterThan(40)
  expect(found(messages.map(({ text }) => text))).toEqual([])
  expect(found([...notices.values()].map((notice) => JSON.stringify(notice)))).toEqual([])
  const ids = [...listings.values()]
    .filter(({ publishedAt }) => publishedAt <= exchange.now())
    .map((one) => one.assetsId)
  const data = callerOf(exchange)
  const texts: string[] = []
  for (let from = 0; from < ids.length; from += 4)
    for (const detail of await data(assetsByIds, { ids: ids.slice(from, from + 4) }))
      texts.push(JSON.stringify([detail.facts, detail.description, detail.disclosure, detail.conditions, detail.terms]))
  expect(texts.length).toBeGreaterThan(300)
  expect(found(texts)).toEqual([])
})

test('[BD-05] a refused quote names its amount in groups', () => {
  expect(refusalText('E_STEP', { x: '1250000.00' })).toBe('报价必须大于等于1,250,000.00')
  expect(refusalText('E_MAX', { m: '10' })).toBe('单次加价不得超过加价幅度的10倍')
})
