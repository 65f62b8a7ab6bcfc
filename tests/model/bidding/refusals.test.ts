import { describe, expect, test } from 'vitest'
import { privateEvents, roomEvents } from '#src/model/bidding/events.ts'
import { type RefusalCode, refusalCodeOf, refusalNumbers, refusalText } from '#src/model/bidding/refusals.ts'
import { idemKey, phaseNames, quoteRequest } from '#src/model/bidding/schema.ts'
import { modePhaseLabels, phaseLabels } from '#src/model/bidding/labels.ts'
import { bidModes } from '#src/model/listing/detail.ts'

/** Codes and numbers of domain 3.12, texts of 3.3 and 4. */
const table: [RefusalCode, number, string][] = [
  ['E401', 401, '请先登录'],
  ['E_AUTH', 4101, '请先完成实名认证'],
  ['E_QUAL', 4102, '您未取得本项目竞买资格'],
  ['E_BLACK', 4103, '您已被列入黑名单，不允许出价'],
  ['E_DEP', 4104, '您未交纳保证金，系统不接受报价'],
  ['E_POOL', 4105, '可用保证金不足，请补足保证金后再报价'],
  ['E_PHASE', 4201, '标的当前状态不能出价'],
  ['E_STALE', 4202, '标的当前状态已转换，请刷新'],
  ['E_TIME', 4203, '报价超出截止时间'],
  ['E_RATE', 4204, '操作过于频繁，请稍后再试'],
  ['E_FMT', 4301, '报价格式不正确'],
  ['E_MIN', 4302, '首次报价不得低于起始价'],
  ['E_STEP', 4303, '报价必须大于等于105.00'],
  ['E_MULT', 4304, '加价金额必须是加价幅度的整数倍'],
  ['E_MAX', 4305, '单次加价不得超过加价幅度的10倍'],
  ['E_SELF', 4306, '您当前报价已领先，无需重复报价'],
  ['E_CAP', 4307, '已达最高限价，不接受报价'],
  ['E_CONF', 4308, '价格已变化，当前最低有效报价为105.00'],
  ['E_ONCE', 4309, '您已经进行过一次报价'],
  ['E_REV', 4310, '修改次数已用完'],
  ['E_PRICE', 4311, '报价必须等于当前价格105.00'],
  ['E_RANGE', 4312, '报价不在报价区间，请重新报价'],
  ['E_DUP', 4313, '您的报价已被报了，请重新报价'],
  ['E_LOCKED', 4314, '标的已被他人锁定，您可排队候补'],
]

describe('refusals', () => {
  test.each(table)('%s is %i and has its text', (code, number, text) => {
    expect(refusalNumbers[code]).toBe(number)
    expect(refusalText(code, { x: '105.00', m: '10' })).toBe(text)
    expect(refusalCodeOf(number)).toBe(code)
  })

  test('the table is complete: the only other code is that of a reused key', () => {
    const known = new Set<string>(table.map(([code]) => code))
    expect(Object.keys(refusalNumbers).filter((code) => !known.has(code))).toEqual(['E_KEY'])
    expect(new Set(Object.values(refusalNumbers)).size).toBe(Object.keys(refusalNumbers).length)
    expect(refusalCodeOf(4999)).toBeNull()
  })

  test('a missing value leaves no brace behind', () => {
    expect(refusalText('E_STEP')).toBe('报价必须大于等于')
  })
})

describe('texts and schemas', () => {
  test('every phase has a label, and a mode renames only existing phases', () => {
    expect(Object.keys(phaseLabels).toSorted()).toEqual([...phaseNames].toSorted())
    expect(Object.keys(modePhaseLabels).every((mode) => (bidModes as readonly string[]).includes(mode))).toBe(true)
  })

  test('private events are events', () => {
    expect([...privateEvents].filter((type) => !(type in roomEvents))).toEqual([])
  })

  const request = { roomId: 'R1', phaseId: 2, amount: '100', idemKey: '9f3c1d52-9c1a-4f0e-8a51-5b8f0f2f7a10' }
  test.each([
    ['as it is', request, true],
    ['with everything', { ...request, stage: 3, lotId: 'L1', priority: true, basis: 4 }, true],
    ['with nulls', { ...request, stage: null, lotId: null, priority: null, basis: null }, true],
    ['an amount that is a number', { ...request, amount: 100 }, false],
    ['an endless amount', { ...request, amount: '1'.repeat(41) }, false],
    ['a key that is too short', { ...request, idemKey: 'abc' }, false],
    ['a malformed room id', { ...request, roomId: '../R1' }, false],
    ['half a phase', { ...request, phaseId: 1.5 }, false],
  ])('a request %s', (_, body, fits) => {
    expect(quoteRequest.safeParse(body).success).toBe(fits)
  })

  test('a key has 8 to 64 word characters', () => {
    expect(idemKey.safeParse('a'.repeat(64)).success).toBe(true)
    expect(idemKey.safeParse('a'.repeat(65)).success).toBe(false)
    expect(idemKey.safeParse('with space').success).toBe(false)
  })
})
