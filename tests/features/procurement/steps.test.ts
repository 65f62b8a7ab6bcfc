import { describe, expect, test } from 'vitest'
import { lineOf, openActs } from '#src/features/procurement/line/steps.ts'
import { procurementDetail } from '#src/api/endpoints/procurement-detail.ts'
import { dataOf, testExchange } from '#tests/support/exchange.ts'

/** On sale at the start of the world; an open tender with a bond. */
const { exchange } = testExchange()
const project = await dataOf(exchange, procurementDetail, { id: 'C10239' })
const { schedule } = project

describe('[PU-03] the line of a project', () => {
  test('has nine steps, and each notice and file at its own', () => {
    const line = lineOf(project, exchange.now())
    expect(line.map(({ step }) => step)).toEqual([
      'notice',
      'sale',
      'clarification',
      'deadline',
      'opening',
      'evaluation',
      'publicity',
      'result',
      'contract',
    ])
    expect(line[0]!.notices.map(({ id }) => id)).toEqual(['C10239-announcement'])
    expect(line[0]!.files.map(({ id }) => id)).toEqual(['guide', 'form'])
    expect(line[1]!.files[0]!.id).toBe('documents')
    expect(line[2]!.notices.map(({ id }) => id)).toEqual(['C10239-change'])
  })

  test('offers what suppliers may do now, at the step it belongs to', () => {
    expect(openActs(project, schedule.saleFrom)).toEqual(['enrol', 'pay', 'ask', 'bond', 'respond'])
    expect(openActs(project, schedule.saleFrom - 1)).toEqual([])
    expect(openActs(project, schedule.questionsUntil)).toEqual(['bond', 'respond'])
    expect(openActs(project, schedule.deadlineAt)).toEqual([])
    const line = lineOf(project, schedule.saleFrom)
    expect(line.filter(({ acts }) => acts.length > 0).map(({ step, acts }) => [step, acts])).toEqual([
      ['sale', ['enrol', 'pay']],
      ['clarification', ['ask']],
      ['deadline', ['bond', 'respond']],
    ])
  })

  test('has an objection inside the publicity window only, and none while the procedure is halted', () => {
    const publicity = {
      ...schedule,
      publicityFrom: 2e12,
      publicityTo: 2e12 + 10,
      openedAt: 2e12 - 9,
      reportAt: 2e12 - 5,
    }
    const at = (now: number, pausedSince: number | null = null) =>
      openActs({ ...project, schedule: { ...publicity, pausedSince } }, now)
    expect([at(2e12 - 1), at(2e12), at(2e12 + 9), at(2e12 + 10)]).toEqual([[], ['object'], ['object'], []])
    expect(at(2e12 + 5, 2e12 + 4)).toEqual([])
  })

  test('ends at the step during which the project was terminated', async () => {
    const ended = await dataOf(exchange, procurementDetail, { id: 'C10210' })
    const line = lineOf(ended, exchange.now())
    const first = line.find(({ state }) => state === 'dropped')!
    expect(first.notices.map(({ kind }) => kind)).toEqual(['termination'])
    expect(line.filter(({ state }) => state === 'current')).toEqual([])
  })
})
