import { describe, expect, test } from 'vitest'
import { roomConfigOf } from '#src/mock/exchange/seed/listings/room-config.ts'
import { fullDetailsOf } from '#src/mock/exchange/seed/listings/full-details.ts'
import type { Listing } from '#src/mock/exchange/tables.ts'
import { loadScenario } from '#src/mock/scenarios/scenarios.ts'
import { testExchange } from '#tests/support/exchange.ts'
import { actorOf, depositOf, enrolled, refusalOf, transfer, userNamed } from '../support/enrolment.ts'

const visitor = { userId: null, visitor: '' }
const [freeBiddersRoom, confirmedRoom] = ['R04-0', 'R05-0']

/** Bidders with paid deposits in an ongoing room, at its opening. */
function openedRoom(assetsId: string, names: readonly string[]) {
  const { exchange, advance } = testExchange()
  const listing = exchange.tables.listings.get(assetsId)!
  for (const name of names) {
    const id = enrolled(exchange, listing, userNamed(exchange, name))
    transfer(exchange, id, depositOf(exchange, id).due)
  }
  advance(listing.opensAt - exchange.now())
  const seen = (name: string | null) =>
    exchange.rooms.viewFor(assetsId, name === null ? null : userNamed(exchange, name).id)
  return {
    exchange,
    listing,
    seen,
    /** The lowest valid quote, one second after the previous action. */
    quote: (name: string) => {
      advance(1_000)
      const { phase, minNext } = seen(null)
      const request = { roomId: assetsId, phaseId: phase.id, amount: minNext!, idemKey: `key-${exchange.now()}` }
      return exchange.take('quoteInRoom', { request }, actorOf(userNamed(exchange, name)))
    },
    confirm: (name: string) =>
      exchange.take('actInRoom', { roomId: assetsId, action: 'confirm' }, actorOf(userNamed(exchange, name))),
    houseQuotes: () => exchange.take('quoteOnce', { assetsId, bidNo: '1001' }, visitor),
    /** Advances to the end of the current phase. */
    untilEnd: () => {
      advance((seen(null).phase.end ?? 0) - exchange.now())
      return seen(null)
    },
  }
}

describe('rooms of the hall whose timed round is restricted', () => {
  test('a bidder without a quote in the free period is refused; one with a quote advances', () => {
    const { quote, houseQuotes, untilEnd, seen } = openedRoom(freeBiddersRoom, ['person', 'company'])
    expect(seen(null).rules.entryRule).toBe('FREE_BIDDERS')
    quote('person')
    houseQuotes()
    expect(untilEnd().phase.name).toBe('PREP2')
    expect(untilEnd()).toMatchObject({ phase: { name: 'LIMIT' }, counts: { entrants: 2 } })
    const refused = '挂牌期未报价，无法进入限时竞价'
    expect(seen('company').me).toMatchObject({ canBid: false, reason: 'E_QUAL', reasonText: refused })
    expect(refusalOf(() => quote('company'))).toEqual([4102, refused])
    expect(quote('person').accepted).toBe(true)
    expect(untilEnd().result).toMatchObject({ kind: 'DEAL', bidNo: seen('person').me?.bidNo })
  })

  test('a single bidder with a quote wins without a timed round', () => {
    const { quote, untilEnd, seen } = openedRoom(freeBiddersRoom, ['person', 'company'])
    quote('person')
    expect(untilEnd().result).toMatchObject({ kind: 'DEAL', bidNo: seen('person').me?.bidNo })
  })

  test('the leader and those who confirm advance; the others are refused', () => {
    const { quote, confirm, untilEnd, seen } = openedRoom(confirmedRoom, ['person', 'company', 'priority'])
    expect(seen(null).rules.entryRule).toBe('CONFIRMED')
    quote('person')
    expect(seen('company').me).toMatchObject({ confirmed: false, mustConfirm: true })
    confirm('company')
    expect(seen('company').me).toMatchObject({ confirmed: true, mustConfirm: false })
    untilEnd()
    expect(untilEnd()).toMatchObject({ phase: { name: 'LIMIT' }, counts: { entrants: 2 } })
    expect(refusalOf(() => confirm('priority'))[0]).toBe(4102)
    expect(refusalOf(() => quote('priority'))).toEqual([4102, '您未确认参与，不能报价'])
    quote('company')
    expect(untilEnd().result).toMatchObject({ kind: 'DEAL', bidNo: seen('company').me?.bidNo })
  })

  test('without any other confirmation, the leader wins at once', () => {
    const { quote, untilEnd, seen } = openedRoom(confirmedRoom, ['person', 'company'])
    quote('person')
    expect(untilEnd().result).toMatchObject({ kind: 'DEAL', bidNo: seen('person').me?.bidNo })
  })

  test('the bots confirm as well, and quote in the timed round', () => {
    const { exchange, advance } = testExchange({ bots: true })
    const { opensAt, closesAt } = exchange.tables.listings.get(confirmedRoom)!
    advance((opensAt + closesAt) / 2 + (closesAt - opensAt) / 4 - exchange.now())
    expect(exchange.rooms.viewFor(confirmedRoom, null).counts.confirmed).toBeGreaterThan(0)
    advance(closesAt - exchange.now() + 3_600_000)
    expect(exchange.rooms.find(confirmedRoom).room).toMatchObject({ result: { kind: 'DEAL' } })
    expect(exchange.rooms.find(confirmedRoom).room.entrants?.length).toBeGreaterThanOrEqual(2)
  })

  test('the terms and the room of a listing agree', () => {
    const { exchange, advance } = testExchange()
    loadScenario(exchange, 'rooms')
    advance(1_000)
    const words: Record<string, string> = {
      ALL: '自由期未报价的，也可在限时期报价',
      FREE_BIDDERS: '自由期报过价的竞买人方可进入限时竞价',
      CONFIRMED: '内确认进入限时竞价，自由期领先者视为已确认',
    }
    const phased = [...exchange.tables.listings.values()].filter(({ mode }) => mode === 'phased')
    const termsIn = (listing: Listing) => fullDetailsOf(exchange.tables, listing).terms.join('')
    const ruleOf = (listing: Listing) => roomConfigOf(listing).entryRule
    for (const listing of phased) expect(termsIn(listing)).toContain(words[ruleOf(listing)])
    const open = phased.filter(({ status, assetsId }) => status === 'BIDDING' && assetsId.startsWith('M'))
    expect(new Set(open.map(ruleOf))).toEqual(new Set(Object.keys(words)))
    for (const { packageId, ...lot } of phased.filter((listing) => listing.packageId !== null))
      expect(ruleOf({ packageId, ...lot })).toBe(ruleOf(exchange.tables.listings.get(packageId!)!))
  })

  test('three practice rooms of the mode show its three rules', () => {
    const { exchange } = testExchange()
    const rules = [1, 2, 3, 4].map(() => {
      exchange.take('practise', { mode: 'ongoing' }, visitor)
      const { roomId } = exchange.take('practise', { mode: 'phased' }, visitor)
      return exchange.rooms.viewFor(roomId, null).rules.entryRule
    })
    expect(rules).toEqual(['ALL', 'FREE_BIDDERS', 'CONFIRMED', 'ALL'])
  })

  test('[A7] every second practice room of two stages has a ceiling', () => {
    const { exchange } = testExchange()
    const ceilings = [1, 2, 3].map(() => {
      const { roomId } = exchange.take('practise', { mode: 'two-stage' }, visitor)
      return exchange.rooms.viewFor(roomId, null).rules.cap ?? null
    })
    expect(ceilings).toEqual([null, '1050000.00', null])
  })
})
