import { beforeAll, expect, test } from 'vitest'
import { procurementPage } from '#src/api/endpoints/procurement.ts'
import type { DataOf, InputOf } from '#src/api/endpoint.ts'
import { stageGroupOf } from '#src/model/procurement/search.ts'
import { stageOf } from '#src/model/procurement/stage.ts'
import { handlers } from '#src/mock/handlers/all.ts'
import { answerCall, registerHandlers } from '#src/mock/handlers/call/answer.ts'
import { testExchange } from '#tests/support/exchange.ts'

const { exchange } = testExchange()
beforeAll(() => registerHandlers(handlers))

type Page = DataOf<typeof procurementPage>

async function pageOf(input: InputOf<typeof procurementPage>): Promise<Page> {
  const { method, path } = procurementPage
  const answer = await answerCall(exchange, { method, path, input, bearer: null, visitor: 'v' })
  if (answer.kind !== 'envelope' || answer.envelope.code !== 200) throw new Error(JSON.stringify(answer))
  return answer.envelope.data as Page
}

const everything = async () => (await pageOf({ size: 100 })).total

test('[PU-02] every count is the length of the list with that choice and all other filters', async () => {
  const filters = { group: 'other', category: 'goods', stage: 'done' }
  const { facets, total } = await pageOf({ ...filters, size: 1 })
  expect(total).toBeGreaterThan(0)
  for (const [name, counts] of Object.entries(facets)) {
    for (const { key, count } of counts) expect((await pageOf({ ...filters, [name]: key, size: 1 })).total).toBe(count)
  }
})

test('[PU-02] another group resets the way of procurement', async () => {
  const { facets } = await pageOf({ group: 'tender', method: 'open', size: 1 })
  const counts = Object.fromEntries(facets.group.map(({ key, count }) => [key, count]))
  expect(counts['tender']! + counts['other']!).toBe(await everything())
})

test('[PU-02] words are found in name, number, purchaser and lots, all of them, in any case and width', async () => {
  const { records } = await pageOf({ size: 1 })
  const [row] = records
  expect((await pageOf({ keyName: row!.no.toLowerCase() })).records.map(({ id }) => id)).toEqual([row!.id])
  const found = await pageOf({ keyName: ' 采购　设备 ', size: 100 })
  expect(found.total).toBeGreaterThan(3)
  expect((await pageOf({ keyName: '没有这样的采购' })).total).toBe(0)
})

test('[PU-02] purchaser, budget, stage and deadline narrow the list', async () => {
  const now = exchange.now()
  const { records } = await pageOf({ budget: '200-1000', stage: 'open', size: 100 })
  expect(records.length).toBeGreaterThan(0)
  for (const { budget, schedule } of records) {
    expect(Number(budget)).toBeGreaterThanOrEqual(2_000_000)
    expect(Number(budget)).toBeLessThan(10_000_000)
    expect(stageGroupOf(stageOf(schedule, now))).toBe('open')
  }
  const [row] = records
  const own = await pageOf({ purchaser: row!.purchaser, size: 100 })
  expect(new Set(own.records.map(({ purchaser }) => purchaser))).toEqual(new Set([row!.purchaser]))
  const days = await pageOf({ deadlineFrom: '2026-03-09', deadlineTo: '2026-03-10', size: 100 })
  expect(days.total).toBeGreaterThan(0)
  for (const { schedule } of days.records) {
    expect(schedule.deadlineAt).toBeGreaterThanOrEqual(Date.parse('2026-03-09T00:00:00+08:00'))
    expect(schedule.deadlineAt).toBeLessThan(Date.parse('2026-03-11T00:00:00+08:00'))
  }
})

test('[PU-02] the orders: newest, soonest deadline to come, budget; an unpublished budget is last', async () => {
  const newest = (await pageOf({ size: 50 })).records.map(({ schedule }) => schedule.announcedAt)
  expect(newest).toEqual(newest.toSorted((one, other) => other - one))
  const deadlines = (await pageOf({ order: 'deadline', size: 20 })).records.map(({ schedule }) => schedule.deadlineAt)
  expect(deadlines[0]).toBeGreaterThan(exchange.now())
  expect(deadlines).toEqual(deadlines.toSorted((one, other) => one - other))
  const first = (await pageOf({ order: 'budget-down', size: 1 })).records[0]!.budget
  const all = (
    await Promise.all([1, 2, 3, 4, 5, 6].map((current) => pageOf({ current, size: 100, order: 'budget-up' })))
  ).flatMap(({ records }) => records.map(({ budget }) => budget))
  const priced = all.filter((budget) => budget != null).map(Number)
  expect(priced).toEqual(priced.toSorted((one, other) => one - other))
  expect(String(priced.at(-1))).toBe(first)
  expect(all.at(-1)).toBeNull()
})

test('[PU-02] a malformed day is refused; an unknown choice finds nothing', async () => {
  await expect(pageOf({ deadlineFrom: '2026-3-9' })).rejects.toThrow('日期格式不正确')
  expect((await pageOf({ method: 'lottery' })).total).toBe(0)
})
