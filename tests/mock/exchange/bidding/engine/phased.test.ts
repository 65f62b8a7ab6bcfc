import { describe, expect, test } from 'vitest'
import { hall, s } from './support.ts'

const rules = { S: '5', S2: '10', M: 10, openMs: s(60), prepMs: s(10), W: s(30), D: s(30) }

describe('[BD-10] phased (domain 4.2)', () => {
  test('a single bidder who advances wins without a countdown', () => {
    const room = hall('phased', { ...rules, entryRule: 'FREE_BIDDERS' })
    room.wake(0)
    room.quote('A', 100, s(1))
    room.wake(s(60))
    expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '100', at: s(60) })
  })

  test('no quote and no one may advance: failed at the end of the free period', () => {
    const room = hall('phased', { ...rules, entryRule: 'FREE_BIDDERS' })
    room.wake(s(60))
    expect(room.room.result).toMatchObject({ kind: 'FAILED', reason: 'NO_QUOTE', at: s(60) })
  })

  test('the second period has its own step, and starts from the best free bid', () => {
    const room = hall('phased', rules)
    room.wake(0)
    room.quote('A', 105, s(1))
    room.wake(s(70))
    expect(room.see('B', s(70))).toMatchObject({ phase: { name: 'LIMIT' }, minNext: '115', maxNext: '205' })
    expect(room.quote('B', 110, s(71))).toBe('E_STEP')
    expect(room.quote('B', 120, s(72))).toBe('E_MULT')
    expect(room.quote('B', 115, s(73))).toBe('ok')
  })

  test('a bidder without a quote may advance under ALL, and not under FREE_BIDDERS', () => {
    const all = hall('phased', rules)
    all.wake(0)
    all.quote('A', 100, s(1))
    all.wake(s(70))
    expect(all.quote('C', 110, s(71))).toBe('ok')
    const few = hall('phased', { ...rules, entryRule: 'FREE_BIDDERS' })
    few.wake(0)
    few.quote('A', 100, s(1))
    few.quote('B', 105, s(2))
    few.wake(s(70))
    expect(few.ask('C', 115, s(71))).toMatchObject({ code: 4102, msg: '挂牌期未报价，无法进入限时竞价' })
    expect(few.see('C', s(71)).me).toMatchObject({ canBid: false, reason: 'E_QUAL' })
  })

  test('under CONFIRMED those who confirm advance, and a leader counts as confirmed', () => {
    const room = hall('phased', { ...rules, entryRule: 'CONFIRMED' })
    room.wake(0)
    room.quote('A', 100, s(1))
    expect(room.see('B', s(1)).me).toMatchObject({ mustConfirm: true, confirmed: false })
    expect(room.take({ kind: 'confirm', userId: 'B' }, s(2)).code).toBe(200)
    room.wake(s(70))
    expect(room.room.entrants).toEqual(['A', 'B'])
    expect(room.ask('C', 110, s(71))).toMatchObject({ code: 4102, msg: '您未确认参与，不能报价' })
    expect(room.quote('B', 110, s(72))).toBe('ok')
    expect(room.quote('A', 120, s(73))).toBe('ok')
  })

  test('under CONFIRMED a leader outbid at the very end advances only if confirmed before', () => {
    const outbid = (hasConfirmed: boolean) => {
      const room = hall('phased', { ...rules, entryRule: 'CONFIRMED' })
      room.wake(0)
      room.quote('A', 100, s(1))
      if (hasConfirmed) expect(room.take({ kind: 'confirm', userId: 'A' }, s(2)).code).toBe(200)
      room.take({ kind: 'confirm', userId: 'C' }, s(2))
      room.quote('B', 105, s(60) - 1)
      room.wake(s(70))
      return room.room.entrants
    }
    expect(outbid(false)).toEqual(['B', 'C'])
    expect(outbid(true)).toEqual(['A', 'B', 'C'])
  })

  test('the countdown is exactly L again after each bid', () => {
    const room = hall('phased', rules)
    room.wake(s(70))
    expect(room.room.phase.end).toBe(s(100))
    room.quote('A', 100, s(70.5))
    expect(room.room.phase.end).toBe(s(100.5))
    room.quote('B', 110, s(99.123))
    expect(room.room.phase.end).toBe(s(129.123))
    room.wake(s(129.123))
    expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '110', at: s(129.123) })
  })

  test('no bids are accepted in the preparation', () => {
    const room = hall('phased', rules)
    room.wake(s(60))
    expect(room.room.phase).toMatchObject({ name: 'PREP2', end: s(70) })
    expect(room.ask('A', 100, s(61))).toMatchObject({ code: 4201, msg: '标的当前状态不能出价' })
  })

  test('a pause with at most L left resumes with a full L; LAND prepares again', () => {
    const room = hall('phased', rules)
    room.wake(s(70))
    room.take({ kind: 'pause', reason: '网络故障' }, s(95))
    expect(room.ask('A', 100, s(96))).toMatchObject({ code: 4201, msg: '竞价暂停中' })
    room.take({ kind: 'resume' }, s(200))
    expect(room.room.phase).toMatchObject({ name: 'LIMIT', end: s(230) })
    const land = hall('phased', { ...rules, resume: 'LAND', landPrepMs: s(900) })
    land.wake(s(70))
    land.take({ kind: 'pause', reason: '网络故障' }, s(95))
    land.take({ kind: 'resume' }, s(200))
    expect(land.room.phase).toMatchObject({ name: 'PREP2', end: s(1100) })
    land.wake(s(1100))
    expect(land.room.phase).toMatchObject({ name: 'LIMIT', end: s(1130) })
  })

  test('the free period stops before its end by the time in the notice', () => {
    const room = hall('phased', { ...rules, stopBeforeMs: s(20) })
    room.wake(s(40))
    expect(room.room.phase).toMatchObject({ name: 'PREP2', end: s(70) })
  })

  test('with the rule of the last hour two bidders must have quoted in it', () => {
    const calm = hall('phased', { ...rules, openMs: s(7200), lastHourRule: true })
    calm.wake(0)
    calm.quote('A', 100, s(10))
    calm.quote('B', 105, s(4000))
    calm.wake(s(7200))
    expect(calm.room.result).toMatchObject({ kind: 'DEAL', price: '105' })
    const lively = hall('phased', { ...rules, openMs: s(7200), lastHourRule: true })
    lively.wake(0)
    lively.quote('A', 100, s(3600))
    lively.quote('B', 105, s(4000))
    lively.wake(s(7200))
    expect(lively.room.phase.name).toBe('PREP2')
  })
})
