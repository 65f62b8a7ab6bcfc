import { describe, expect, test } from 'vitest'
import { configOf } from '#src/mock/exchange/bidding/engine/presets.ts'
import { obstacleToPublish } from '#src/mock/exchange/bidding/engine/publish.ts'
import { hall, s } from './support.ts'

const rules = { P0: '1000', top: '1000', S: '10', M: 10, W: s(30), D: s(30), dropMs: s(60) }
const steep = { ...rules, floor: '900', dropStep: '20' }

describe('[BD-15] v-shaped (domain 4.7)', () => {
  test('the price of 61 s is 990, and an acceptance of the step before is too late', () => {
    const room = hall('v-shaped', { ...rules, floor: '900', dropStep: '10' })
    room.wake(s(61))
    expect(room.see(null, s(61))).toMatchObject({ current: '990', phase: { stage: 1, end: s(120) } })
    expect(room.ask('A', 1000, s(61), { stage: 0 })).toMatchObject({ code: 4202, msg: '上一价格档已结束' })
  })

  test('of two acceptances of one step the first leads; the second is refused, and may bid a step more', () => {
    const room = hall('v-shaped', { ...rules, floor: '900', dropStep: '10' })
    room.wake(s(61))
    const phaseId = room.room.phase.id
    expect(room.quote('A', 990, s(62), { phaseId, stage: 1 })).toBe('ok')
    expect(room.ask('B', 990, s(62), { phaseId, stage: 1 })).toMatchObject({
      code: 4313,
      msg: '该价格已被其他竞买人应价，请加价',
    })
    expect(room.quote('B', 1000, s(63.5))).toBe('ok')
    expect(room.room.phase.end).toBe(s(93.5))
  })

  test('the vector of domain 4.13', () => {
    const room = hall('v-shaped', { ...steep, gapMs: 0 })
    room.wake(s(130))
    expect(room.quote('A', 960, s(130), { stage: 2 })).toBe('ok')
    expect(room.room.phase).toMatchObject({ name: 'ASCEND', end: s(160) })
    expect(room.quote('B', 970, s(159.999))).toBe('ok')
    expect(room.room.phase.end).toBe(s(189.999))
    expect(room.ask('A', 975, s(170))).toMatchObject({ code: 4303, data: { minNext: '980' } })
    expect(room.quote('A', 985, s(170))).toBe('E_MULT')
    room.wake(s(189.999))
    expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '970', bidNo: '1066', at: s(189.999) })
  })

  test('a single acceptor wins at the accepted price', () => {
    const room = hall('v-shaped', steep)
    room.wake(s(130))
    room.quote('A', 960, s(130))
    room.wake(s(160))
    expect(room.room.result).toMatchObject({ kind: 'DEAL', price: '960', at: s(160) })
  })

  test('no one accepts until the step at the floor is over: failed', () => {
    const room = hall('v-shaped', steep)
    room.wake(s(359.999))
    expect(room.see(null, s(359.999)).current).toBe('900')
    room.wake(s(360))
    expect(room.room.result).toMatchObject({ kind: 'FAILED', reason: 'NO_QUOTE', at: s(360) })
  })

  test('below nine tenths of the appraisal a floor needs an approval', () => {
    const given = {
      roomId: 'R',
      assetsId: 'L',
      mode: 'v-shaped' as const,
      opensAt: 0,
      ...steep,
      floor: '899',
      appraisal: '1000',
    }
    expect(obstacleToPublish(configOf(given))).toBe('底价低于评估结果的90%，须提供批准文件')
    expect(obstacleToPublish(configOf({ ...given, approvalDoc: '批复.pdf' }))).toBeNull()
    expect(obstacleToPublish(configOf({ ...given, floor: '900' }))).toBeNull()
    expect(obstacleToPublish(configOf({ ...given, floor: '900', appraisal: '1001' }))).toBe('最高价不得低于评估结果')
    expect(obstacleToPublish(configOf({ ...given, floor: '1001' }))).toBe('底价不得高于最高价')
    expect(obstacleToPublish(configOf({ ...given, appraisal: null, R: '901' }))).toBe('底价不得低于保留价')
    expect(obstacleToPublish(configOf({ ...given, S: null }))).toBe('加价幅度必须大于零')
    expect(obstacleToPublish(configOf({ ...given, top: null }))).toBe('请填写最高价、底价、降价幅度和降价间隔')
  })

  test('a pause in the descent keeps the remaining time of the step; in the rise there is a full D', () => {
    const room = hall('v-shaped', steep)
    room.wake(s(70))
    room.take({ kind: 'pause', reason: '核查' }, s(70))
    room.take({ kind: 'resume' }, s(500))
    expect(room.room.phase).toMatchObject({ stage: 1, end: s(550) })
    room.wake(s(550))
    expect(room.see(null, s(550)).current).toBe('960')
    room.quote('A', 960, s(560))
    room.take({ kind: 'pause', reason: '核查' }, s(585))
    room.take({ kind: 'resume' }, s(600))
    expect(room.room.phase.end).toBe(s(630))
  })
})
