import { describe, expect, test } from 'vitest'
import { nearestMean } from '#src/mock/exchange/bidding/engine/ranking.ts'
import { hall, s } from './support.ts'

const rules = { openMs: s(60), inquiryMs: 0, maxRevisions: 0 }
const mean = { ...rules, decision: 'NEAREST_AVG' as const }

function played(quotes: readonly string[], config = {}) {
  const people = quotes.map((_, index) => String.fromCodePoint(65 + index))
  const room = hall('once-off', { P0: '1', ...mean, ...config }, people)
  room.wake(0)
  for (const [index, amount] of quotes.entries()) expect(room.quote(people[index]!, amount, s(index))).toBe('ok')
  room.wake(s(60))
  return room.room.result
}

describe('[BD-12] once-off (domain 4.4)', () => {
  test('the second submission is refused', () => {
    const room = hall('once-off', rules)
    room.wake(0)
    expect(room.quote('A', 200, s(1))).toBe('ok')
    expect(room.ask('A', 300, s(2))).toMatchObject({ code: 4309, msg: '您已经进行过一次报价' })
    expect(room.see('A', s(3)).me).toMatchObject({ canBid: false, reason: 'E_ONCE', revisionsLeft: 0 })
  })

  test('a refused try does not use up the one quote', () => {
    const room = hall('once-off', { ...rules, high: '500' })
    room.wake(0)
    expect(room.ask('A', 501, s(1))).toMatchObject({ code: 4312, msg: '报价不在报价区间，请重新报价' })
    expect(room.quote('A', 99, s(2))).toBe('E_RANGE')
    expect(room.quote('A', 'abc', s(3))).toBe('E_FMT')
    expect(room.quote('A', 500, s(4))).toBe('ok')
  })

  test('equal amounts are accepted and the earlier wins, or are refused where the notice forbids them', () => {
    const room = hall('once-off', rules)
    room.wake(0)
    room.quote('B', 300, s(1))
    room.quote('A', 300, s(2))
    room.wake(s(60))
    expect(room.room.result).toMatchObject({ price: '300', bidNo: '1066' })
    const strict = hall('once-off', { ...rules, rejectDuplicate: true })
    strict.wake(0)
    strict.quote('B', 300, s(1))
    expect(strict.ask('A', 300, s(2))).toMatchObject({ code: 4313, msg: '您的报价已被报了，请重新报价' })
    expect(strict.quote('A', 301, s(3))).toBe('ok')
  })

  test('a bidder who did not confirm participation may not quote', () => {
    const room = hall('once-off', { ...rules, inquiryMs: s(10) })
    room.wake(0)
    expect(room.room.phase.name).toBe('INQUIRY')
    expect(room.quote('A', 200, s(1))).toBe('E_PHASE')
    expect(room.see('A', s(1)).me).toMatchObject({ mustConfirm: true })
    room.take({ kind: 'confirm', userId: 'A' }, s(2))
    expect(room.see(null, s(2)).counts.confirmed).toBe(1)
    room.wake(s(10))
    expect(room.quote('A', 200, s(11))).toBe('ok')
    expect(room.ask('B', 300, s(12))).toMatchObject({ code: 4102, msg: '您未确认参与，不能报价' })
    expect(room.take({ kind: 'confirm', userId: 'B' }, s(13)).data.reason).toBe('E_PHASE')
  })

  test.each([
    [['100', '110', '130'], {}, '110'],
    [['100', '120'], {}, '100'],
    [['120', '100'], {}, '100'],
    [['100', '101', '103'], {}, '101'],
    [['100.0', '100.1', '100.2', '101.3'], { decimals: 1 }, '100.2'],
    [['100.00', '100.10', '100.20', '101.30'], { decimals: 2 }, '100.20'],
  ])('nearest to the mean of %j is %s', (quotes, config, price) => {
    expect(played(quotes, config)).toMatchObject({ kind: 'DEAL', price })
  })

  test('no quotes: failed; and an empty list has no mean', () => {
    expect(played([])).toMatchObject({ kind: 'FAILED' })
    expect(nearestMean([], { decimals: 0 })).toBeNull()
    const room = hall('once-off', rules)
    room.wake(s(60))
    expect(room.room.result).toMatchObject({ kind: 'FAILED', reason: 'NO_QUOTE' })
  })
})
