import { describe, expect, test } from 'vitest'
import { bidder, hall, s, whoIs } from './support.ts'

const rules = { S: '5', M: 10, openMs: s(600), W: s(30), D: s(30) }
const poor = { free: '4999.99', frozen: '0.00', requirement: '5000.00', holds: false }
const people = [
  bidder('A'),
  bidder('B'),
  bidder('C', { qualified: false, deposit: false }),
  bidder('D', { deposit: false }),
]
const opened = (over = {}) => {
  const room = hall('ongoing', { ...rules, ...over }, people)
  room.wake(0)
  return room
}

/** Every row breaks its own rule and every later rule that it can: the answer is the first of them. */
describe('the refusals of domain 3.3, in their order', () => {
  const stranger = { isVerified: false, isBlacklisted: true }
  const bad = { amount: '-1', phaseId: 99, funds: poor }
  test.each([
    [1, 401, 'E401', '请先登录', null, { ...bad, who: whoIs(null, stranger) }],
    [2, 4101, 'E_AUTH', '请先完成实名认证', 'C', { ...bad, who: whoIs('C', stranger) }],
    [3, 4102, 'E_QUAL', '您未取得本项目竞买资格', 'C', { ...bad, who: whoIs('C', { isBlacklisted: true }) }],
    [4, 4103, 'E_BLACK', '您已被列入黑名单，不允许出价', 'D', { ...bad, who: whoIs('D', { isBlacklisted: true }) }],
    [5, 4104, 'E_DEP', '您未交纳保证金，系统不接受报价', 'D', bad],
    [6, 4105, 'E_POOL', '可用保证金不足，请补足保证金后再报价', 'A', bad],
    [8, 4202, 'E_STALE', '标的当前状态已转换，请刷新', 'A', { ...bad, funds: null }],
    [11, 4301, 'E_FMT', '报价格式不正确', 'A', { amount: '-1' }],
    [12, 4302, 'E_MIN', '首次报价不得低于起始价', 'A', { amount: '99' }],
    [14, 4304, 'E_MULT', '加价金额必须是加价幅度的整数倍', 'A', { amount: '151' }],
    [15, 4305, 'E_MAX', '单次加价不得超过加价幅度的10倍', 'A', { amount: '155' }],
  ] as const)('check %i is %i %s', (_, code, reason, msg, userId, over) => {
    const { amount, ...rest } = over
    expect(opened().ask(userId, amount, s(1), rest)).toMatchObject({ code, msg, data: { accepted: false, reason } })
  })

  test('check 7: not open yet, paused, in the inquiry, between the phases, terminated', () => {
    const room = hall('phased', { ...rules, prepMs: s(60) })
    expect(room.ask('A', 'x', -5, { phaseId: 99 })).toMatchObject({ code: 4201, msg: '竞价尚未开始' })
    room.wake(0)
    room.take({ kind: 'pause', reason: '核查' }, s(1))
    expect(room.ask('A', 'x', s(2), { phaseId: 99 })).toMatchObject({ code: 4201, msg: '竞价暂停中' })
    room.take({ kind: 'resume' }, s(3))
    room.wake(s(605))
    expect(room.ask('A', 'x', s(610), { phaseId: 99 })).toMatchObject({ code: 4201, msg: '标的当前状态不能出价' })
    room.take({ kind: 'terminate', reason: '权属不清' }, s(611))
    expect(room.quote('A', 100, s(612))).toBe('E_PHASE')
  })

  test('check 9: at the end, addressed to the previous phase', () => {
    const room = opened()
    room.wake(s(600))
    expect(room.ask('A', 'x', s(630))).toMatchObject({ code: 4203, msg: '报价超出截止时间' })
    expect(room.quote('A', 100, s(700), { phaseId: 1 })).toBe('E_STALE')
  })

  test('check 10: one try a second; refused tries of this check and earlier ones do not count', () => {
    const room = opened()
    room.quote('A', 100, s(1), { phaseId: 99 })
    expect(room.quote('A', 99, s(1.5))).toBe('E_MIN')
    expect(room.ask('A', 'x', s(2.499))).toMatchObject({ code: 4204, msg: '操作过于频繁，请稍后再试' })
    expect(room.quote('A', 'x', s(2.5))).toBe('E_FMT')
    expect(room.quote('B', 100, s(2.5))).toBe('ok')
  })

  test.each(['0', '00', '', ' 100', '1e3', '+100', '100,000', '１００', '1234567890123', '100.5', '100.', '0x64'])(
    'check 11 refuses %j',
    (amount) => {
      expect(opened().quote('A', amount, s(1))).toBe('E_FMT')
    },
  )

  test('check 11 accepts twelve digits, and as many decimals as the lot has', () => {
    const room = opened({ P0: '999999999999', decimals: 2, S: '0.01' })
    expect(room.quote('A', '999999999999', s(1))).toBe('ok')
    const other = opened({ P0: '100', S: '0.01', decimals: 2 })
    expect(other.quote('A', '100.001', s(1))).toBe('E_FMT')
    expect(other.quote('A', '100.1', s(2))).toBe('ok')
    expect(other.room.bids[0]?.amount).toBe('100.10')
  })

  test('checks 13 and 16: the amount is checked before the own lead', () => {
    const room = opened()
    room.quote('A', 100, s(1))
    expect(room.ask('A', 104, s(2))).toMatchObject({ code: 4303, msg: '报价必须大于等于105' })
    expect(room.ask('A', 105, s(3))).toMatchObject({ code: 4306, msg: '您当前报价已领先，无需重复报价' })
    const free = opened({ selfOutbid: true })
    free.quote('A', 100, s(1))
    expect(free.quote('A', 105, s(2))).toBe('ok')
  })

  test('check 17: at the highest price nothing more is accepted while a right holder may still match it', () => {
    const room = hall('ongoing', { ...rules, cap: '120', priority: 'IN_ROOM' }, ['A', 'B', bidder('H', { rank: 1 })])
    room.wake(0)
    room.quote('A', 120, s(1))
    expect(room.room.result).toBeNull()
    expect(room.ask('B', 125, s(2))).toMatchObject({ code: 4307, msg: '已达最高限价，不接受报价' })
    expect(room.quote('A', 125, s(3))).toBe('E_SELF')
    expect(room.quote('H', 120, s(4), { priority: true })).toBe('ok')
    expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '120', bidNo: '1072', reason: 'PRIORITY' })
  })

  test('check 18: a quote based on a price that has moved', () => {
    const room = opened()
    room.quote('A', 100, s(1))
    expect(room.ask('B', 110, s(2), { basis: 0 })).toMatchObject({
      code: 4308,
      msg: '价格已变化，当前最低有效报价为105',
    })
    expect(room.quote('B', 110, s(3), { basis: 1 })).toBe('ok')
  })

  test('any amount above the step is valid under AT_LEAST', () => {
    const room = opened({ stepRule: 'AT_LEAST' })
    room.quote('A', 101, s(1))
    expect(room.quote('B', 105, s(2))).toBe('E_STEP')
    expect(room.quote('B', 107, s(3.5))).toBe('ok')
  })

  test('a request for another room is refused', () => {
    expect(opened().quote('A', 100, s(1), { roomId: 'R2' })).toBe('E_STALE')
  })
})

describe('[F14] keys', () => {
  test('the same request again gets the same answer, however late, and is one bid', () => {
    const room = opened()
    const command = {
      kind: 'quote' as const,
      who: whoIs('A'),
      request: room.request('100', { idemKey: 'once-only' }),
    }
    const first = room.take(command, s(1))
    expect(first).toMatchObject({ code: 200, msg: '操作成功', data: { accepted: true, seq: 1, serverTime: s(1) } })
    for (const at of [s(1), s(2), s(599), s(5000)]) expect(room.take(command, at)).toEqual(first)
    expect(room.room.bids).toHaveLength(1)
  })

  test('a refused request gets the same refusal again', () => {
    const room = opened()
    const command = { kind: 'quote' as const, who: whoIs('A'), request: room.request('99', { idemKey: 'too-little' }) }
    const first = room.take(command, s(1))
    expect(room.take(command, s(30))).toEqual(first)
  })

  test('the key of another body is refused, and the same key of another person is a different key', () => {
    const room = opened()
    room.quote('A', 100, s(1), { idemKey: 'shared-key' })
    expect(room.ask('A', 110, s(5), { idemKey: 'shared-key' })).toMatchObject({ code: 422, data: { reason: 'E_KEY' } })
    expect(room.quote('B', 105, s(5), { idemKey: 'shared-key' })).toBe('ok')
  })

  test('accepted keys are stored for ever, refused ones for a while', () => {
    const room = opened({ gapMs: 0, P0: '100', S: '1', M: null })
    room.quote('A', 100, s(1))
    for (let index = 0; index < 50; index += 1) room.quote('A', 1, s(2 + index))
    expect(Object.keys(room.room.bidderStates['A']!.answers)).toHaveLength(21)
    expect(room.room.bidderStates['A']!.answers['key-000001']?.answer.data.accepted).toBe(true)
  })

  test('a refused request sent again much later is refused, even if it would be valid by now', () => {
    const room = opened({ gapMs: 0, P0: '100', S: '5', M: null })
    const early = { kind: 'quote' as const, who: whoIs('A'), request: room.request('105', { idemKey: 'came-early' }) }
    room.quote('B', 105, s(1))
    expect(room.take(early, s(2)).data.reason).toBe('E_STEP')
    for (let index = 0; index < 30; index += 1) room.quote('A', 1, s(3 + index))
    room.take({ kind: 'remove-bid', seq: 1, reason: '操作异常' }, s(40))
    expect(room.take(early, s(41))).toMatchObject({
      code: 422,
      msg: '该请求已作废，请重新确认报价',
      data: { accepted: false, reason: 'E_KEY' },
    })
    expect(room.quote('A', 105, s(42))).toBe('ok')
  })

  test('a key is any text: names of object prototype members are keys like others', () => {
    const room = opened({ gapMs: 0, P0: '100', S: '5', M: null })
    expect(room.quote('A', 100, s(1), { idemKey: 'constructor' })).toBe('ok')
    expect(room.quote('B', 105, s(2), { idemKey: '__proto__' })).toBe('ok')
    expect(room.quote('A', 110, s(3), { idemKey: 'constructor' })).toBe('E_KEY')
    expect(room.quote('B', 115, s(4), { idemKey: '__proto__' })).toBe('E_KEY')
  })

  test('the memory per person is limited: five thousand spent keys, then no other is checked', () => {
    const room = opened({ gapMs: 0, P0: '100', S: '5', M: null })
    room.quote('A', 100, s(1), { idemKey: 'first-key' })
    for (let index = 0; index < 5_020; index += 1) room.quote('A', 1, s(2))
    const storedAnswers = () => {
      const { answers, closed } = room.room.bidderStates['A']!
      return [Object.keys(answers).length, closed.length]
    }
    expect(storedAnswers()).toEqual([21, 5_000])
    expect(room.ask('A', 105, s(3))).toMatchObject({ code: 4204, msg: '操作过于频繁，请稍后再试' })
    expect(room.quote('A', 100, s(3), { idemKey: 'first-key', phaseId: room.room.phase.id })).toBe('ok')
    expect(room.quote('B', 105, s(3))).toBe('ok')
    expect(storedAnswers()).toEqual([21, 5_000])
  })
})
