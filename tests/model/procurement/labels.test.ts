import { expect, test } from 'vitest'
import { bondLabelOf, stageLabels, stageLabelsOf } from '#src/model/procurement/labels.ts'
import { outcomeLabelsOf, paidForLabelOf, taskLabelOf } from '#src/model/procurement/supplier/labels.ts'

test('[PU-02] red is for what is bid on now and for what has failed, as in the lists of assets', () => {
  const tones = Object.entries(stageLabels).map(([stage, { tone }]) => `${stage} ${tone}`)
  expect(tones.filter((line) => /active|danger/.test(line))).toEqual(['opening active', 'terminated danger'])
  expect([stageLabels.sale.tone, stageLabels.notice.tone]).toEqual(['info', 'neutral'])
})

test('[PU-07] an auction has no opening: suppliers quote in it', () => {
  const { clarification, opening, evaluation, publicity } = stageLabelsOf('auction')
  expect([clarification, opening, evaluation, publicity].map(({ label }) => label)).toEqual([
    '待竞价',
    '竞价中',
    '竞价结果核实中',
    '候选人公示中',
  ])
  expect(outcomeLabelsOf('auction').none.label).toBe('未报价')
  expect(outcomeLabelsOf('inquiry').none.label).toBe('未递交响应')
})

test('[PU-06] without a tender nobody speaks of bids', () => {
  const { clarification, opening, evaluation, awarding, result } = stageLabelsOf('comparison')
  expect([clarification, opening, evaluation, awarding, result].map(({ label }) => label)).toEqual([
    '待响应截止',
    '响应开启中',
    '评审中',
    '成交确认中',
    '结果已公告',
  ])
  expect(stageLabelsOf('invited').evaluation.label).toBe('评标中')
})

test.each([
  ['open', '投标保证金', '交纳投标保证金'],
  ['invited', '投标保证金', '交纳投标保证金'],
  ['inquiry', '保证金', '交纳保证金'],
  ['auction', '保证金', '交纳保证金'],
])('[PU-06] the bond of the way %s is called %s', (method, bond, task) => {
  expect(bondLabelOf(method)).toBe(bond)
  expect(paidForLabelOf('bond', method)).toBe(bond)
  expect(taskLabelOf('bond', { method, isFree: false })).toBe(task)
})

test('[PU-06] documents that cost nothing are not bought', () => {
  expect(taskLabelOf('pay', { method: 'open', isFree: true })).toBe('获取采购文件')
  expect(taskLabelOf('pay', { method: 'auction', isFree: false })).toBe('购买采购文件')
})
