import { describe, expect, test } from 'vitest'
import type { RoomConfig } from '#src/mock/exchange/bidding/engine/config.ts'
import { configOf } from '#src/mock/exchange/bidding/engine/presets.ts'
import { obstacleToPublish } from '#src/mock/exchange/bidding/engine/publish.ts'
import type { BidMode } from '#src/model/listing/detail.ts'

const given = { roomId: 'R1', assetsId: 'L1', P0: '100', opensAt: 0, decimals: 0, S: '5' }
const falling = { top: '1000', floor: '900', dropStep: '10', dropMs: 1 }
const missingFall = '请填写最高价、底价、降价幅度和降价间隔'
const belowReserve = '底价不得低于保留价'
const belowAppraisal = '最高价不得低于评估结果'
const needsApproval = '底价低于评估结果的90%，须提供批准文件'

type Row = [mode: BidMode, over: Partial<RoomConfig>, said: string | null]

describe('problems that prevent the publication of a room (domain 4)', () => {
  test.each<Row>([
    ['ongoing', {}, null],
    ['ongoing', { S: null }, '加价幅度必须大于零'],
    ['ongoing', { S: '0' }, '加价幅度必须大于零'],
    ['ongoing', { S: '1' }, null],
    ['phased', { S: null }, '加价幅度必须大于零'],
    ['two-stage', { S: null }, '加价幅度必须大于零'],
    ['v-shaped', { ...falling, S: null }, '加价幅度必须大于零'],
    ['final', { S: null }, null],
    ['once-off', { S: null }, null],
    ['dutch-auction', { ...falling, S: null }, null],
    ['first-come-first-served', { S: null }, null],
  ])('the step of a rising price: %s with %j', (mode, over, obstacle) => {
    expect(obstacleToPublish(configOf({ ...given, mode, ...over }))).toBe(obstacle)
  })

  test.each<Row>([
    ...(['v-shaped', 'dutch-auction'] as const).flatMap((mode): Row[] => [
      [mode, falling, null],
      [mode, { ...falling, top: null }, missingFall],
      [mode, { ...falling, floor: null }, missingFall],
      [mode, { ...falling, dropStep: null }, missingFall],
      [mode, { ...falling, dropMs: 0 }, missingFall],
    ]),
    ['ongoing', { dropMs: 0 }, null],
    ['dutch-auction', { ...falling, floor: '1000' }, null],
    ['dutch-auction', { ...falling, floor: '1001' }, '底价不得高于最高价'],
    ['dutch-auction', { ...falling, R: '900' }, null],
    ['dutch-auction', { ...falling, R: '901' }, belowReserve],
    ['ongoing', { R: '901' }, null],
    ['dutch-auction', { ...falling, appraisal: '1000' }, null],
    ['dutch-auction', { ...falling, appraisal: '1001' }, needsApproval],
    ['dutch-auction', { ...falling, appraisal: '1001', approvalDoc: '批复.pdf' }, null],
    ['ongoing', { appraisal: '1001' }, null],
    ['v-shaped', { ...falling, appraisal: '1000' }, null],
    ['v-shaped', { ...falling, appraisal: '1001' }, belowAppraisal],
    ['v-shaped', { ...falling, appraisal: '1001', approvalDoc: '批复.pdf' }, belowAppraisal],
    ['v-shaped', { ...falling, appraisal: '1001', isRelisted: true, approvalDoc: '批复.pdf' }, null],
    ['v-shaped', { ...falling, floor: '899', appraisal: '1000' }, needsApproval],
  ])('the bounds of a falling price: %s with %j', (mode, over, obstacle) => {
    expect(obstacleToPublish(configOf({ ...given, mode, ...over }))).toBe(obstacle)
  })

  test.each<Row>([
    ['two-stage', { trigger: 'CEILING' }, '请填写第一阶段最高限价'],
    ['two-stage', { trigger: 'CEILING', ceiling: '500' }, null],
    ['two-stage', { trigger: 'TIME' }, null],
    ['ongoing', { trigger: 'CEILING' }, null],
    ['first-come-first-served', { R: '101' }, '固定价格不得低于保留价'],
    ['first-come-first-served', { R: '100' }, null],
    ['first-come-first-served', { R: '99' }, null],
    ['ongoing', { R: '101' }, null],
    ['ongoing', { lotId: 'L1', enrolIsBaseBid: true }, '资产包不适用报名即视为报价'],
    ['ongoing', { enrolIsBaseBid: true }, null],
    ['ongoing', { lotId: 'L1' }, null],
  ])('requirements of one mode alone: %s with %j', (mode, over, obstacle) => {
    expect(obstacleToPublish(configOf({ ...given, mode, ...over }))).toBe(obstacle)
  })
})
