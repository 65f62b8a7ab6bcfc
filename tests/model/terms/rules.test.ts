import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type RoomRules, roomRules } from '#src/model/bidding/schema.ts'
import { termAmount, durationText } from '#src/model/terms/figures.ts'
import { termTexts } from '#src/model/terms/labels.ts'
import { biddingTerms } from '#src/model/terms/rules.ts'

const say = (text: string, values: Record<string, string | number> = {}) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))

const minute = 60_000

const rulesOf = (more: Partial<RoomRules>): RoomRules =>
  roomRules.parse({
    unit: '元',
    decimals: 2,
    P0: '100000',
    S: '500',
    M: 20,
    stepRule: 'MULTIPLE',
    W: 0,
    D: 0,
    reserve: 'NONE',
    priority: 'NONE',
    openMs: 30 * minute,
    single: 'ONE_QUOTE',
    ...more,
  })

const textsOf = (mode: string, more: Partial<RoomRules> = {}): Record<string, string> =>
  Object.fromEntries(biddingTerms(mode, rulesOf(more), null, say).map(({ name, texts }) => [name, texts.join('')]))

describe('[BD-03] figures as text', () => {
  test.each([
    [0, '0 秒'],
    [80_000, '80 秒'],
    [119_000, '119 秒'],
    [120_000, '2 分钟'],
    [165_000, '2 分钟 45 秒'],
    [90 * minute, '90 分钟'],
    [175 * minute, '2 小时 55 分钟'],
    [36 * 60 * minute, '36 小时'],
    [(36 * 60 + 1) * minute, '1 天 12 小时 1 分钟'],
    [102 * minute + 51_000, '1 小时 42 分钟 51 秒'],
    [74 * 60 * minute, '3 天 2 小时'],
  ])('%i ms are %s, exact to the second', (ms, text) => expect(durationText(ms, say)).toBe(text))

  test.each([
    ['9999.99', '元', '9,999.99 元'],
    ['10000', '元', '1 万元'],
    ['1234567.89', '元', '123.456789 万元'],
    ['35.30', '元/平方米·月', '35.3 元/平方米·月'],
    ['120', '万元/年', '120 万元/年'],
    ['as they say', '元', 'as they say'],
  ])('%s of %s is %s', (amount, unit, text) => expect(termAmount(amount, unit, say)).toBe(text))
})

describe('[BD-03] the rules of a room', () => {
  test('of a falling price: start, step, interval and floor', () => {
    const drop = { top: '1000000', step: '5000', everyMs: 80_000, floor: '900000' }
    const texts = textsOf('v-shaped', { drop, M: 10, W: 120_000, D: 120_000 })
    expect(texts['drop']).toBe(
      '价格自 100 万元起，每 80 秒下降 5,000 元，最低降至 90 万元；在最低价停留 80 秒后仍无人应价的，流拍。',
    )
    expect(texts['amount']).toBe(
      '应价即接受当前档的价格，不能另报其他金额。首位应价后，每次加价为 500 元的整数倍，单次不超过 10 倍。',
    )
    expect(texts['extension']).toBe(
      '加价竞价剩余不多于 2 分钟时出现有效报价的，结束时间延至该报价之后 2 分钟，次数不限。',
    )
    expect(textsOf('dutch-auction', { drop: { ...drop, floor: null } })['drop']).toContain('最低价不公开')
    expect(textsOf('v-shaped', { drop, M: null })['amount']).toContain('每次加价为 500 元的整数倍。')
  })

  test('of rooms with a confirmation: its duration, and what follows', () => {
    expect(textsOf('once-off', { inquiryMs: 5 * minute, maxRevisions: 0 })).toMatchObject({
      course: '竞价开始后先是参与确认 5 分钟，再是密封报价期 30 分钟。',
      confirmation: '竞价开始后 5 分钟内须在竞价厅确认参与，未确认的不能报价。',
      amount: '报价不低于 10 万元，超出部分为 500 元的整数倍。',
      revisions: '每人只能报价一次，不能修改或撤回。',
      extension: '到时结束，不延时。',
    })
    const lengths = { waitMs: minute, inquiryMs: 2 * minute, sealedMs: 10 * minute, D: 120_000, W: 60_000 }
    expect(textsOf('two-stage', { ...lengths, maxExtensions: 5, hardStop: Date.UTC(2026, 2, 6, 9) })).toMatchObject({
      course:
        '第一阶段公开竞价 30 分钟，其后延时至少 2 分钟；有两人以上报价的，等待 60 秒、参与确认 2 分钟后进入第二阶段，密封报价 10 分钟；不足两人的，没有第二阶段。',
      amount:
        '首次报价不低于 10 万元，每次加价为 500 元的整数倍，单次不超过 20 倍。第二阶段报价不低于第一阶段最高有效报价加 500 元。',
      extension:
        '公开竞价延时剩余不多于 60 秒时出现有效报价的，结束时间延至该报价之后 2 分钟，最多 5 次。无论是否延时，至迟于 2026-03-06 17:00:00 结束。',
      cap: '不设最高限价。',
    })
    expect(textsOf('two-stage', { ...lengths, cap: '120000' })['cap']).toBe(
      '第一阶段最高限价 12 万元，超过的报价不成立，转入第二阶段。',
    )
    expect(textsOf('phased', { prepMs: minute, entryRule: 'CONFIRMED', S2: '1000' })).toMatchObject({
      entry:
        '竞买人应在自由报价期 30 分钟内确认进入限时竞价，自由期领先者视为已确认；未确认的，限时期不能报价；不足两人的，不再限时竞价。',
      amount: '首次报价不低于 10 万元，每次加价为 500 元的整数倍，单次不超过 20 倍。限时竞价期的加价幅度为 1,000 元。',
    })
  })

  test.each([
    ['final', { maxRevisions: 2 }, 'revisions', '报价后可以修改 2 次，以最后一次为准，不能撤回。'],
    ['final', { maxRevisions: null }, 'revisions', '截止前可以修改，以最后一次为准，不能撤回。'],
    [
      'final',
      { range: { low: '100000', high: '200000' } },
      'amount',
      '报价不低于 10 万元，不高于 20 万元，超出 10 万元的部分为 500 元的整数倍。',
    ],
    ['final', { range: { low: '100000', high: '200000' } }, 'cap', undefined],
    ['two-stage', { maxRevisions: 0 }, 'revisions', '第二阶段每人只能报价一次，不能修改或撤回。'],
    ['two-stage', { maxRevisions: 4 }, 'revisions', '第二阶段每人最多报价 5 次，以最后一次为准，不能撤回。'],
    ['two-stage', { maxRevisions: null }, 'revisions', '第二阶段截止前可以修改报价，以最后一次为准，不能撤回。'],
    ['once-off', { inquiryMs: null }, 'confirmation', undefined],
    ['once-off', { inquiryMs: null }, 'course', '密封报价期 30 分钟。'],
    [
      'first-come-first-served',
      { holdMs: 5 * minute },
      'hold',
      '受理成功后应在 5 分钟内确认并付款，逾期由候补顺序的下一位递补。',
    ],
    ['first-come-first-served', {}, 'cap', undefined],
    ['ongoing', { cap: '200000' }, 'cap', '最高限价 20 万元，达到即结束。'],
    ['ongoing', { M: null }, 'amount', '首次报价不低于 10 万元，每次加价为 500 元的整数倍。'],
    ['ongoing', { stepRule: 'AT_LEAST' }, 'amount', '首次报价不低于 10 万元，每次加价不少于 500 元。'],
    ['ongoing', { reserve: 'HAS' }, 'reserve', '设有保留价，不公开；最高报价低于保留价的，不成交。'],
    ['ongoing', {}, 'reserve', '不设保留价。'],
    ['ongoing', {}, 'priority', undefined],
    ['ongoing', { priority: 'IN_ROOM' }, 'priority', '他人领先时，优先权人可以在场内以同一价格行使优先权。'],
    [
      'ongoing',
      { priority: 'POST_CONFIRM', confirmMs: 5 * minute },
      'priority',
      '竞价结束后，优先权人应在 5 分钟内答复是否以同等价格行使优先权，逾期视为放弃。',
    ],
    ['ongoing', { single: 'AGREEMENT' }, 'single', '只有一名合格竞买人的，以起始价与其报价孰高者协议成交。'],
    ['ongoing', { single: 'FAIL' }, 'single', '合格竞买人不足两名的，不成交。'],
    ['ongoing', { single: null }, 'single', undefined],
    ['phased', { entryRule: 'ALL' }, 'entry', '自由期未报价的，也可在限时期报价。'],
  ] as const)('%s with %o: %s', (mode, more, name, text) => {
    expect(textsOf(mode, more as Partial<RoomRules>)[name]).toBe(text)
  })

  test.each([0, 4, null])('the summary of the two stages holds for %s changes of a quote', (maxRevisions) => {
    expect(textsOf('two-stage', { maxRevisions })['mode']).toBe(
      '本场为“两阶段”。第一阶段公开竞价；触发条件成立后，先询问确认，确认参与的在第二阶段密封报价；第二阶段无人报价的，第一阶段最高有效报价者成交。',
    )
  })

  test('every sentence belongs to a rule', () => {
    const rules = readFileSync('src/model/terms/rules.ts', 'utf8')
    expect(Object.keys(termTexts).filter((name) => !rules.includes(`'${name}'`))).toEqual([])
  })

  test('an unknown mode has none', () => {
    expect(biddingTerms('lottery', rulesOf({}), null, say)).toEqual([])
  })
})

test('[BD-03] a screen may write every amount of the terms in its own form', () => {
  const drop = { top: '1200000', step: '10000', everyMs: 30_000, floor: '900000' }
  const rules = rulesOf({ P0: '1200000', S: '20000', S2: '30000', drop })
  const terms = ['v-shaped', 'ongoing'].flatMap((mode) =>
    biddingTerms(mode, rules, null, say, (amount) => `<${amount}>`),
  )
  const text = terms.flatMap(({ texts }) => texts).join('')
  for (const amount of ['1200000', '10000', '900000', '20000', '30000']) expect(text).toContain(`<${amount}>`)
  expect(text).not.toMatch(/\d 万?元/)
})
