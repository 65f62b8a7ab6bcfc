import { describe, expect, test } from 'vitest'
import { lineOf, openActs } from '#src/features/procurement/line/steps.ts'
import { procurementDetail } from '#src/api/endpoints/procurement-detail.ts'
import type { Participation } from '#src/model/procurement/supplier/schema.ts'
import { dataOf, testExchange } from '#tests/support/exchange.ts'

/** On sale at the start of the world; an open tender with a bond. */
const { exchange } = testExchange()
const project = await dataOf(exchange, procurementDetail, { id: 'C10239' })
const { schedule } = project
const seen = exchange.suppliers.viewOf(
  exchange.suppliers.seenBy(
    [...exchange.tables.users.values()].find(({ loginName }) => loginName === 'priority')!.id,
    'C10239',
  ),
)
/** A supplier whose bond is asked for, at a point of its way. */
const own = (standing: Partial<Participation['standing']> = {}): Participation => ({
  ...seen,
  standing: { ...seen.standing, ...standing },
  bonds: [{ lotId: '1', amount: '1000', state: standing.hasBond ? 'paid' : 'due' }],
})

describe('[PU-03] the line of a project', () => {
  test('has nine steps, and each notice and file at its own', () => {
    const line = lineOf(project, null, exchange.now())
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

  test('offers what this supplier may do now, at the step it belongs to', () => {
    const { saleFrom, questionsUntil, deadlineAt } = schedule
    const at = (now: number, reader: Participation | null) => openActs(project, reader, now)
    expect([at(saleFrom - 1, null), at(saleFrom, null), at(questionsUntil, null)]).toEqual([[], ['enrol'], []])
    expect(at(saleFrom, own())).toEqual(['enrol'])
    expect(at(saleFrom, { ...own(), fault: 'person' })).toEqual([])
    expect(at(saleFrom, own({ isEnrolled: true }))).toEqual(['pay'])
    const buyer = own({ isEnrolled: true, hasDocuments: true })
    expect(at(questionsUntil, buyer)).toEqual(['bond', 'respond'])
    expect(at(deadlineAt, buyer)).toEqual([])
    const line = lineOf(project, buyer, saleFrom)
    expect(line.filter(({ acts }) => acts.length > 0).map(({ step, acts }) => [step, acts])).toEqual([
      ['clarification', ['ask']],
      ['deadline', ['bond', 'respond']],
    ])
  })

  test('offers the room of an auction from the opening on, to who is admitted', () => {
    const auction = { ...project, method: 'auction' }
    const admitted = own({ isEnrolled: true, hasDocuments: true, hasBond: true })
    const at = (now: number, reader: Participation | null) => openActs(auction, reader, now).includes('quote')
    expect([at(schedule.deadlineAt - 1, admitted), at(schedule.deadlineAt, admitted)]).toEqual([false, true])
    expect(at(schedule.deadlineAt, own({ isEnrolled: true, hasDocuments: true }))).toBe(false)
    expect(at(schedule.deadlineAt, null)).toBe(false)
  })

  test('has an objection inside the publicity window only, which stands still while the procedure is halted', () => {
    const publicity = {
      ...schedule,
      publicityFrom: 2e12,
      publicityTo: 2e12 + 10,
      openedAt: 2e12 - 9,
      reportAt: 2e12 - 5,
    }
    const at = (now: number, pausedSince: number | null = null) =>
      openActs({ ...project, schedule: { ...publicity, pausedSince } }, own({ isEnrolled: true }), now)
    expect([at(2e12 - 1), at(2e12), at(2e12 + 9), at(2e12 + 10)]).toEqual([[], ['object'], ['object'], []])
    expect([at(2e12 + 5, 2e12 + 4), at(2e12 + 11, 2e12 + 4)]).toEqual([['object'], ['object']])
  })

  test('ends at the step during which the project was terminated', async () => {
    const ended = await dataOf(exchange, procurementDetail, { id: 'C10210' })
    const line = lineOf(ended, null, exchange.now())
    const first = line.find(({ state }) => state === 'dropped')!
    expect(first.notices.map(({ kind }) => kind)).toEqual(['termination'])
    expect(line.filter(({ state }) => state === 'current')).toEqual([])
  })
})
