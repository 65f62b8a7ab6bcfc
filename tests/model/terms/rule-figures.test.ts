import { expect, test } from 'vitest'
import { roomRules } from '#src/model/bidding/schema.ts'
import { ruleFigures } from '#src/model/terms/rule-figures.ts'

const say = (text: string, values: Record<string, string | number> = {}) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))

const least = { unit: '元', decimals: 0, P0: '100', stepRule: 'MULTIPLE', reserve: 'NONE', priority: 'NONE' } as const

const figuresOf = (mode: string, more: object) =>
  ruleFigures(mode, roomRules.parse({ ...least, ...more }), { t: say, amount: (text) => `${text} 元` }).map(
    ({ label, value }) => `${label} ${value}`,
  )

test.each([
  [
    'phased',
    { S: '5', S2: '10', M: 20, D: 300_000, entryRule: 'FREE_BIDDERS', cap: '500' },
    [
      '加价幅度 5 元',
      '限时期加价幅度 10 元',
      '单次最多加价 20 手',
      '限时竞价资格 自由期报过价的竞买人方可进入限时竞价',
      '延时周期 5 分钟',
      '最高限价 500 元',
    ],
  ],
  ['phased', { D: 0 }, ['限时竞价资格 全体合格竞买人均可进入限时竞价']],
  ['final', { S: '5', maxRevisions: 2, entryRule: 'ALL' }, ['加价幅度 5 元', '可修改次数 2 次']],
  ['once-off', { maxRevisions: 0, range: { low: '100', high: '300' } }, ['报价区间 100 元 – 300 元']],
  ['first-come-first-served', { S: '5', holdMs: 300_000 }, ['付款时限 5 分钟']],
  [
    'dutch-auction',
    { S: '5', drop: { top: '1000', step: '10', everyMs: 60_000, floor: '950' } },
    ['降价幅度 10 元', '降价周期 60 秒', '最低价 950 元'],
  ],
])('[BD-03] the figures of %s', (mode, more, figures) => {
  expect(figuresOf(mode, more)).toEqual([...figures, '保留价 无', '优先权 无'])
})

test('[BD-03] a reserve and a right are stated', () => {
  expect(figuresOf('ongoing', { reserve: 'HAS', priority: 'IN_ROOM' })).toEqual(['保留价 有', '优先权 场内同价行使'])
})
