import { expect, test } from 'vitest'
import { hall, s } from './support.ts'

/** 2026-03-06 16:00 to 17:00 in Shanghai; P0 100, S 5, M 10, D 120 s (domain 4.1). */
const five = Date.parse('2026-03-06T17:00:00.000+08:00')
const lot = (over = {}) =>
  hall('ongoing', { S: '5', M: 10, W: s(120), D: s(120), opensAt: five - s(3600), openMs: s(3600), ...over })

const at = (clock: string) => Date.parse(`2026-03-06T${clock}+08:00`)

test('[BD-09] ongoing a, b, c: the last ms of each period counts, its end does not', () => {
  const room = lot()
  room.wake(at('16:30:00.000'))
  expect(room.quote('A', 100, at('16:59:59.999'))).toBe('ok')
  expect(room.room.phase.end).toBe(five)
  room.wake(five)
  expect(room.room.phase).toMatchObject({ name: 'DELAY', end: at('17:02:00.000') })
  expect(room.quote('B', 105, at('17:01:59.999'))).toBe('ok')
  expect(room.room.phase.end).toBe(at('17:03:59.999'))
  expect(room.quote('A', 110, at('17:03:59.999'))).toBe('E_TIME')
  expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '105', bidNo: '1066', at: at('17:03:59.999') })
})

test('[BD-09] ongoing d, e, f: step, multiple, most and self', () => {
  const room = lot()
  room.wake(at('16:30:00.000'))
  room.quote('A', 100, at('16:30:00.000'))
  room.quote('B', 105, at('16:30:01.000'))
  expect(room.ask('A', 107, at('16:30:02.000'))).toMatchObject({ code: 4303, msg: '报价必须大于等于110' })
  expect(room.quote('A', 112, at('16:30:03.000'))).toBe('E_MULT')
  expect(room.ask('A', 160, at('16:30:04.000'))).toMatchObject({
    code: 4305,
    msg: '单次加价不得超过加价幅度的10倍',
    data: { current: '105', minNext: '110', maxNext: '155' },
  })
  expect(room.ask('B', 110, at('16:30:05.000'))).toMatchObject({ code: 4306, msg: '您当前报价已领先，无需重复报价' })
})

test('[BD-09] ongoing g: without any bid the countdown still comes, and the lot fails', () => {
  const room = lot()
  room.wake(at('17:01:59.999'))
  expect(room.room.result).toBeNull()
  room.wake(at('17:02:00.000'))
  expect(room.room.result).toMatchObject({ kind: 'FAILED', reason: 'NO_QUOTE', at: at('17:02:00.000') })
})

test('[BD-09] ongoing h: a bid of the free period wins when the countdown brings none', () => {
  const room = lot()
  room.wake(at('16:10:00.000'))
  room.quote('A', 100, at('16:10:00.000'))
  room.wake(at('18:00:00.000'))
  expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '100', at: at('17:02:00.000') })
})

test('[BD-09] ongoing i: below the reserve the lot fails, and the reserve is disclosed to no one', () => {
  const room = lot({ R: '123' })
  room.wake(at('16:10:00.000'))
  room.quote('A', 115, at('16:10:00.000'))
  expect(JSON.stringify(room.see('A', at('16:10:00.000')))).not.toContain('123')
  expect(room.see(null, at('16:10:00.000')).rules.reserve).toBe('HAS')
  room.wake(at('18:00:00.000'))
  expect(room.room.result).toMatchObject({ kind: 'FAILED', reason: 'BELOW_RESERVE' })
  expect(room.room.result).not.toHaveProperty('bidNo')
  expect(room.room.result?.text).toContain('未达到保留价')
})

test('[BD-09] ongoing, the vectors of domain 4.13', () => {
  const room = hall('ongoing', { S: '5', M: 10, W: s(120), D: s(120), openMs: s(1000) }, ['A', 'B'])
  room.wake(0)
  const played = [
    ['A', 99, 10, 'E_MIN'],
    ['A', 103, 11, 'E_MULT'],
    ['A', 100, 12, 'ok'],
    ['B', 104, 13, 'E_STEP'],
    ['B', 112, 14, 'E_MULT'],
    ['B', 155, 15, 'E_MAX'],
    ['B', 150, 16, 'ok'],
    ['B', 155, 17, 'E_SELF'],
  ] as const
  for (const [who, amount, second, verdict] of played) expect(room.quote(who, amount, s(second))).toBe(verdict)
  room.wake(s(1000))
  expect(room.room.phase.end).toBe(s(1120))
  expect(room.quote('A', 155, s(1119.999))).toBe('ok')
  expect(room.room.phase.end).toBe(s(1239.999))
  expect(room.quote('B', 160, s(1239.999))).toBe('E_TIME')
  expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '155', bidNo: '1065' })
  expect(room.received('END_MOVED')).toMatchObject([{ end: s(1239.999), n: 1 }])
})

test('[BD-09] a refused quote never moves the end', () => {
  const room = hall('ongoing', { S: '5', M: 10, W: s(120), D: s(120), openMs: s(10) })
  room.wake(s(10))
  expect(room.quote('A', 99, s(129))).toBe('E_MIN')
  expect(room.room.phase.end).toBe(s(130))
})

test('[BD-09] bidders who qualified in the notice period may first bid in the countdown; later no one is admitted', () => {
  const room = hall('ongoing', { S: '5', D: s(30), W: s(30), openMs: s(10) })
  const late = { ...room.room.bidders['A']!, userId: 'D', bidNo: '2000' }
  expect(room.take({ kind: 'admit', bidder: late }, s(9.999)).data.accepted).toBe(true)
  expect(room.take({ kind: 'admit', bidder: { ...late, userId: 'E' } }, s(10)).data.reason).toBe('E_PHASE')
  expect(room.quote('D', 100, s(11))).toBe('ok')
})

test('[BD-09] extensions stop at their number, and nothing runs past the hard stop', () => {
  const few = hall('ongoing', { S: '5', W: s(30), D: s(30), openMs: s(10), maxExtensions: 1 })
  few.wake(s(10))
  few.quote('A', 100, s(20))
  few.quote('B', 105, s(49))
  expect(few.room.phase.end).toBe(s(50))
  const stopped = hall('ongoing', { S: '5', W: s(30), D: s(30), openMs: s(10), hardStop: s(45) })
  stopped.wake(s(10))
  stopped.quote('A', 100, s(35))
  expect(stopped.room.phase.end).toBe(s(45))
})

test('[BD-09] at the highest price the room ends at once; an amount above it counts as that price', () => {
  const room = hall('ongoing', { S: '5', M: 10, W: s(30), D: s(30), openMs: s(100), cap: '122' })
  room.wake(0)
  expect(room.see('A', 0)).toMatchObject({ minNext: '100', maxNext: '122' })
  room.quote('A', 120, s(1))
  expect(room.see('B', s(1))).toMatchObject({ minNext: '122', maxNext: '122' })
  expect(room.quote('B', 125, s(2))).toBe('ok')
  expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '122', at: s(2) })
})
