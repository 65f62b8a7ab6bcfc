import { expect, test } from 'vitest'
import { stageLabels, stageLabelsOf } from '#src/model/procurement/labels.ts'
import { outcomeLabelsOf } from '#src/model/procurement/supplier/labels.ts'

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
  expect(stageLabelsOf('inquiry')).toEqual(stageLabels)
  expect(outcomeLabelsOf('inquiry').none.label).toBe('未递交响应')
})
