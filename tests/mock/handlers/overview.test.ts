import { describe, expect, test } from 'vitest'
import * as collect from '#src/api/endpoints/collect.ts'
import { userOverview } from '#src/api/endpoints/overview.ts'
import { stillTakesEnrolments } from '#src/model/listing/enrolling.ts'
import { ask, testExchange } from '#tests/support/exchange.ts'
import { bearerOf } from '../support/sign-in.ts'

const overviewFor = async (exchange: ReturnType<typeof testExchange>['exchange'], bearer: string) =>
  (await ask(exchange, userOverview, {}, bearer)).data

describe('[BD-04] the overview of the user centre', () => {
  test('needs a session', async () => {
    const { exchange } = testExchange()
    expect(await ask(exchange, userOverview, {})).toMatchObject({ code: 401 })
  })

  test('lists real-name verification first for a person who has none, or was rejected', async () => {
    const { exchange } = testExchange()
    const todo = async (name: string) =>
      (await overviewFor(exchange, bearerOf(exchange, name))).todos.find(({ id }) => id === 'real-name')?.link
    expect(await todo('newcomer')).toBe('/realNamePerson')
    expect(await todo('rejected')).toBe('/membershipReason')
    expect(await todo('pending')).toBeUndefined()
    expect(await todo('person')).toBeUndefined()
  })

  test('shows a person on the list of excluded bidders this state, and where to appeal', async () => {
    const { exchange } = testExchange()
    const excluded = async (name: string) =>
      (await overviewFor(exchange, bearerOf(exchange, name))).todos.find(({ id }) => id === 'blacklist')
    expect(await excluded('blacklisted')).toMatchObject({
      title: '您已被列入竞买黑名单，限制期内不能报名和竞价；如有异议，可以提交申诉',
      link: '/shensuRecord',
    })
    expect(await excluded('person')).toBeUndefined()
  })

  test('counts the unread messages', async () => {
    const { exchange } = testExchange()
    const { counts } = await overviewFor(exchange, bearerOf(exchange, 'person'))
    expect(counts.unreadMessages).toBe(exchange.mailbox.unreadOf('U0004'))
    expect(counts.unreadMessages).toBeGreaterThan(0)
  })

  test('recommends the most viewed assets, and with favourites those that are similar and not among them', async () => {
    const { exchange } = testExchange()
    const bearer = bearerOf(exchange, 'person')
    const before = await overviewFor(exchange, bearer)
    expect([before.recommendedBy, before.recommended.length]).toEqual(['heat', 6])
    const now = exchange.now()
    expect(before.recommended.filter((row) => row.status !== 'PRE' && !stillTakesEnrolments(row, now))).toEqual([])
    const lease = [...exchange.tables.listings.values()].find(
      ({ typeCode, status, packageId }) => typeCode === '6' && status === 'NOTICE' && packageId === null,
    )!
    await ask(exchange, collect.addFavourite, { assetsId: lease.assetsId }, bearer)
    const after = await overviewFor(exchange, bearer)
    expect(after.recommendedBy).toBe('favourites')
    expect(after.recommended.map(({ assetsId }) => assetsId)).not.toContain(lease.assetsId)
    expect(new Set(after.recommended.map(({ typeCode }) => typeCode))).toEqual(new Set(['6']))
  })

  test('has the time of the previous sign-in', async () => {
    const { exchange, advance } = testExchange()
    const first = bearerOf(exchange, 'person')
    expect((await overviewFor(exchange, first)).lastSignInAt).toBeNull()
    const then = exchange.now()
    advance(3_600_000 - 1)
    const second = bearerOf(exchange, 'person')
    expect((await overviewFor(exchange, second)).lastSignInAt).toBe(then)
    expect((await overviewFor(exchange, second)).protection?.points).toBeGreaterThan(0)
  })
})
