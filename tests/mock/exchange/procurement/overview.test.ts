import { expect, test } from 'vitest'
import {
  procurementOpenings,
  procurementOverviewOf,
  procurementPage,
  procurementStatisticsOf,
} from '#src/api/endpoints/procurement.ts'
import { overviewFigures, figureFilters } from '#src/model/procurement/overview.ts'
import { date } from '#src/model/time/shanghai.ts'
import { loadScenario } from '#src/mock/scenarios/scenarios.ts'
import { ask, dataOf, testExchange } from '#tests/support/exchange.ts'

const { exchange } = testExchange()

test('[PU-01] the filters behind each figure', () => {
  const now = Date.parse('2026-03-06T09:30:00+08:00')
  expect(figureFilters('enrolling', now)).toEqual({ stage: 'open' })
  expect(figureFilters('closing', now)).toEqual({ running: '1', deadlineFrom: '2026-03-06', deadlineTo: '2026-03-12' })
  expect(figureFilters('openings', now)).toEqual({
    running: '2',
    deadlineFrom: '2026-03-06',
    deadlineTo: '2026-03-06',
  })
  expect(figureFilters('month', now)).toEqual({ announcedFrom: '2026-03-01', announcedTo: '2026-03-06' })
})

test('[PU-01] every figure is the length of the list that its link opens', async () => {
  const { figures } = await dataOf(exchange, procurementOverviewOf, {})
  for (const figure of overviewFigures) {
    const list = await dataOf(exchange, procurementPage, { ...figureFilters(figure, exchange.now()), size: 1 })
    expect([figure, figures[figure]]).toEqual([figure, list.total])
  }
  expect(Object.values(figures).every((count) => count > 0)).toBe(true)
})

test('[PU-01] the budget of the month is the sum of the published ones', async () => {
  const { monthBudget } = await dataOf(exchange, procurementOverviewOf, {})
  const filters = { ...figureFilters('month', exchange.now()), size: 100 }
  const { records } = await dataOf(exchange, procurementPage, filters)
  expect(records.length).toBeLessThan(100)
  expect(Number(monthBudget)).toBe(records.reduce((sum, { budget }) => sum + Number(budget ?? 0), 0))
})

test('[PU-01] deadlines by day: only those of the next 14 days that one can still meet', async () => {
  const { deadlines } = await dataOf(exchange, procurementOverviewOf, {})
  const days = deadlines.map(({ day }) => day)
  expect(days).toEqual(days.toSorted())
  expect(days[0]! >= '2026-03-06' && days.at(-1)! <= '2026-03-19').toBe(true)
  for (const { day, count, projects } of deadlines) {
    expect(projects).toHaveLength(Math.min(count, 4))
    for (const { schedule } of projects) {
      expect(date(schedule.deadlineAt)).toBe(day)
      expect(schedule.deadlineAt).toBeGreaterThan(exchange.now())
    }
    const list = await dataOf(exchange, procurementPage, { running: '1', deadlineFrom: day, deadlineTo: day })
    expect(list.total).toBe(count)
  }
})

test('[PU-01] openings of a period in their order; bad periods are refused', async () => {
  const week = { from: '2026-03-02', to: '2026-03-08' }
  const rows = await dataOf(exchange, procurementOpenings, week)
  expect(rows.length).toBeGreaterThan(5)
  const moments = rows.map(({ schedule }) => schedule.deadlineAt)
  expect(moments).toEqual(moments.toSorted((one, other) => one - other))
  expect(
    rows.every(({ schedule }) => schedule.terminatedAt == null || schedule.terminatedAt > schedule.deadlineAt),
  ).toBe(true)
  expect([date(moments[0]) >= week.from, date(moments.at(-1)) <= week.to]).toEqual([true, true])
  for (const period of [
    { from: '2026-02-30', to: '2026-03-08' },
    { from: '2026-03-08', to: '2026-03-02' },
    { from: 'x', to: '' },
  ])
    expect(await ask(exchange, procurementOpenings, period)).toMatchObject({ code: 400, msg: '日期格式不正确' })
  expect(await ask(exchange, procurementOpenings, { from: '2026-01-01', to: '2026-12-31' })).toMatchObject({
    code: 400,
    msg: '查询的日期范围过长',
  })
})

test('[PU-01] statistics of twelve months: announced, awarded and the ways of procurement agree', async () => {
  const { months, methods } = await dataOf(exchange, procurementStatisticsOf, {})
  expect(months.map(({ month }) => month)).toHaveLength(12)
  expect([months[0]!.month, months.at(-1)!.month]).toEqual(['2025-04', '2026-03'])
  const announced = months.reduce((sum, month) => sum + month.announced, 0)
  expect(announced).toBe(methods.reduce((sum, { count }) => sum + count, 0))
  expect(announced).toBe((await dataOf(exchange, procurementPage, { size: 1 })).total)
  const done = (await dataOf(exchange, procurementPage, { stage: 'done', size: 1 })).total
  expect(months.reduce((sum, { awarded }) => sum + awarded, 0)).toBe(done)
  expect(months.filter(({ awarded, amount }) => awarded > 0 !== Number(amount) > 0)).toEqual([])
})

test('[PU-02] days that no calendar has are refused; the day of the announcement and running projects narrow', async () => {
  for (const bad of [{ deadlineFrom: '2026-13-99' }, { announcedTo: '2026-02-30' }])
    expect(await ask(exchange, procurementPage, bad)).toMatchObject({ code: 400, msg: '日期格式不正确' })
  const { records } = await dataOf(exchange, procurementPage, {
    announcedFrom: '2026-03-04',
    announcedTo: '2026-03-05',
    size: 100,
  })
  expect(new Set(records.map(({ schedule }) => date(schedule.announcedAt)))).toEqual(
    new Set(['2026-03-04', '2026-03-05']),
  )
  const running = await dataOf(exchange, procurementPage, { running: '1', size: 100 })
  const byStage = Object.fromEntries(running.facets.stage.map(({ key, count }) => [key, count]))
  expect(Object.keys(byStage).toSorted()).toEqual(['closing', 'open'])
  expect(running.total).toBe(byStage['open']! + byStage['closing']!)
})

test('[PU-02] a search among 10,000 projects takes less than 150 ms', async () => {
  const { exchange: large } = testExchange({ world: 'large' })
  loadScenario(large, 'procurement')
  const search = () => dataOf(large, procurementPage, { keyName: '设备 采购', group: 'other', order: 'budget-down' })
  await search()
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const begun = performance.now()
    expect((await search()).total).toBeGreaterThan(50)
    times.push(performance.now() - begun)
  }
  expect(Math.min(...times)).toBeLessThan(150)
})

test('[PU-02] projects at the same time are in the order of their numbers in the list and in the calendar', async () => {
  const { exchange: other } = testExchange({ world: 'same-times' })
  loadScenario(other, 'procurement')
  const orderOf = (rows: readonly { no: string; schedule: { deadlineAt: number } }[]) =>
    rows.map(({ no, schedule }) => [schedule.deadlineAt, no] as const)
  const sorted = (rows: ReturnType<typeof orderOf>) =>
    rows.toSorted(([at, no], [otherAt, otherNo]) => at - otherAt || (no < otherNo ? -1 : 1))
  const { records } = await dataOf(other, procurementPage, { running: '1', order: 'deadline', size: 100 })
  expect(new Set(records.map(({ schedule }) => schedule.deadlineAt)).size).toBeLessThan(records.length)
  expect(orderOf(records)).toEqual(sorted(orderOf(records)))
  const openings = await dataOf(other, procurementOpenings, { from: '2026-03-09', to: '2026-03-15' })
  expect(new Set(openings.map(({ schedule }) => schedule.deadlineAt)).size).toBeLessThan(openings.length)
  expect(orderOf(openings)).toEqual(sorted(orderOf(openings)))
})

test('[PU-01] of a day the figure, its list and the calendar count the same openings, without projects terminated before', async () => {
  const { exchange: other, advance } = testExchange({ world: 'openings' })
  const ended = [...other.tables.procurements.values()].find(
    ({ termination, dates, method }) =>
      termination === 'withdrawn' && method !== 'auction' && dates.deadlineAt > other.now(),
  )!
  advance(ended.dates.deadlineAt - other.now() + 1000)
  const day = date(other.now())
  const calendar = await dataOf(other, procurementOpenings, { from: day, to: day })
  const { figures } = await dataOf(other, procurementOverviewOf, {})
  const due = await dataOf(other, procurementPage, { deadlineFrom: day, deadlineTo: day, size: 100 })
  const list = await dataOf(other, procurementPage, { ...figureFilters('openings', other.now()), size: 100 })
  expect(due.records.map(({ id }) => id)).toContain(ended.id)
  expect(list.records.map(({ id }) => id)).not.toContain(ended.id)
  expect([figures.openings, list.total]).toEqual([calendar.length, calendar.length])
})

test('[PU-01] the awards of one world are not those of another that began on the same day', async () => {
  const sums = async (world: string, withResponse: boolean) => {
    const { exchange: other, advance } = testExchange({ world })
    const project = other.procurements.published().find(({ dates, termination }) => {
      return termination === null && dates.deadlineAt > other.now()
    })!
    const [lot] = project.lots
    const own = {
      projectId: project.id,
      lotId: lot!.id,
      supplier: '某公司',
      price: '1',
      period: lot!.period,
      userId: null,
    }
    if (withResponse) other.procurements.records.responses.push({ ...own, at: other.now() })
    advance(project.dates.resultAt! - other.now() + 1000)
    const { months } = await dataOf(other, procurementStatisticsOf, {})
    return months.map(({ amount }) => amount)
  }
  expect(await sums('awards-a', true)).not.toEqual(await sums('awards-b', false))
})
