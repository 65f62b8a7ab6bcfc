import { describe, expect, test } from 'vitest'
import { procurementPage, procurementStatisticsOf } from '#src/api/endpoints/procurement.ts'
import { addMoney, compareMoney } from '#src/model/money/money.ts'
import { methodKeys, procurementCategories, procurementMethods } from '#src/model/procurement/kinds.ts'
import { bondCap, scheduleFault } from '#src/model/procurement/rules.ts'
import { dayMs, minuteMs } from '#src/model/time/units.ts'
import { publicDates, stageNow } from '#src/mock/exchange/procurement/projects.ts'
import { ranked, seededResponses } from '#src/mock/exchange/procurement/responses.ts'
import { loadScenario } from '#src/mock/scenarios/scenarios.ts'
import { dataOf, testExchange } from '#tests/support/exchange.ts'

const { exchange } = testExchange()
const all = [...exchange.tables.procurements.values()]
const published = exchange.procurements.published()

describe('[PU-01] the seeded procurement projects', () => {
  test('are 200 or more at the start, of every way and category, and more are announced later', () => {
    expect(published.length).toBeGreaterThanOrEqual(200)
    expect(all.length - published.length).toBeGreaterThan(100)
    expect(new Set(published.map(({ method }) => method))).toEqual(new Set(methodKeys))
    expect(new Set(published.map(({ category }) => category))).toEqual(new Set(procurementCategories))
  })

  test('go back twelve months, and those of the first eight have ended', async () => {
    const { months } = await dataOf(exchange, procurementStatisticsOf, {})
    const announced = months.map((month) => month.announced)
    expect(announced.filter((count) => count < 5)).toEqual([])
    expect(new Set(announced).size).toBeGreaterThan(6)
    expect(months.slice(1).filter(({ awarded }) => awarded < 5)).toEqual([])
    const old = published.filter(({ dates }) => dates.announcedAt < Date.parse('2025-12-01T00:00:00+08:00'))
    expect(old.length).toBeGreaterThan(200)
    const stages = new Set(old.map((project) => stageNow(project, exchange.now())))
    expect([...stages].toSorted()).toEqual(['contract', 'terminated'])
  })

  test('are in every stage within two working days', () => {
    const { exchange: other, advance } = testExchange()
    const seen = new Set<string>()
    for (let hour = 0; hour < 5 * 24; hour += 1) {
      for (const project of other.procurements.published()) seen.add(stageNow(project, other.now()))
      advance(3_600_000)
    }
    expect([...seen].toSorted()).toEqual([
      'awarding',
      'clarification',
      'contract',
      'evaluation',
      'notice',
      'opening',
      'publicity',
      'result',
      'sale',
      'terminated',
    ])
  })

  test('have dates as the law demands, a tender 20 days from sale to deadline (招标投标法 24)', () => {
    expect(all.flatMap(({ dates }) => scheduleFault(dates) ?? [])).toHaveLength(0)
    const tenders = all.filter(({ method }) => procurementMethods[method] === 'tender')
    expect(tenders.length).toBeGreaterThan(100)
    expect(tenders.filter(({ dates }) => dates.deadlineAt - dates.saleFrom < 20 * dayMs)).toEqual([])
  })

  test('have names and numbers of their own, lots that add up to the budget, and bonds of at most 2 %', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    expect(new Set(all.map(({ no }) => no)).size).toBe(all.length)
    for (const { budget, lots } of all) {
      expect(compareMoney(addMoney(...lots.map((part) => part.budget)), budget)).toBe(0)
      for (const part of lots) {
        expect(compareMoney(part.bond, bondCap(part.budget))).toBeLessThanOrEqual(0)
        expect(compareMoney(part.ceiling, part.budget)).toBeLessThanOrEqual(0)
      }
    }
  })

  test('do not show a date before it has come', () => {
    for (const project of published) {
      const shown = publicDates(project, exchange.now())
      const later = [
        shown.openedAt,
        shown.reportAt,
        shown.publicityFrom,
        shown.resultAt,
        shown.contractAt,
        shown.terminatedAt,
      ]
      expect(later.filter((moment) => moment != null && moment > exchange.now())).toEqual([])
      if (shown.publicityFrom == null) expect(shown.publicityTo).toBeNull()
    }
  })
})

describe('[PU-03] the responses', () => {
  test('are three or more under the ceiling, fewer where the project fails for want of them, one of a single source', () => {
    for (const project of all) {
      for (const part of project.lots) {
        const own = seededResponses(project).filter(({ lotId }) => lotId === part.id)
        if (project.method === 'single') expect(own).toHaveLength(1)
        else if (project.termination === 'too-few') expect(own.length).toBeLessThan(3)
        else expect(own.length).toBeGreaterThanOrEqual(3)
        for (const { price, at } of own) {
          expect(compareMoney(price, part.ceiling)).toBeLessThanOrEqual(0)
          if (project.method !== 'auction') expect(at).toBeLessThan(project.dates.deadlineAt)
        }
      }
    }
  })

  test('of an auction are quotes between its beginning and its end, the lower after the higher', () => {
    const auctions = all.filter(({ method }) => method === 'auction')
    expect(auctions.length).toBeGreaterThan(10)
    for (const project of auctions) {
      const quotes = seededResponses(project)
      for (const { at } of quotes) {
        expect(at).toBeGreaterThan(project.dates.deadlineAt)
        expect(at).toBeLessThan(project.dates.deadlineAt + 30 * minuteMs)
        expect(at).toBeLessThan(project.dates.openedAt!)
      }
      const prices = quotes.map(({ price }) => Number(price))
      expect(prices).toEqual(prices.toSorted((one, other) => other - one))
    }
  })

  test('are ranked by price where the price decides, by points elsewhere', () => {
    const inquiry = all.find(({ method }) => method === 'inquiry')!
    const prices = ranked(inquiry, seededResponses(inquiry), '1').map(({ price }) => Number(price))
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    const tender = all.find(({ method, termination }) => method === 'open' && termination === null)!
    const points = ranked(tender, seededResponses(tender), '1').map(({ score }) => Number(score))
    expect(points).toEqual(points.toSorted((one, other) => other - one))
    expect(points.every((score) => score > 50 && score <= 100)).toBe(true)
  })
})

test('[PU-02] a visitor finds 10,000 projects in the scenario, once', async () => {
  const { exchange: other } = testExchange({ world: 'many' })
  loadScenario(other, 'procurement')
  loadScenario(other, 'procurement')
  expect((await dataOf(other, procurementPage, { size: 1 })).total).toBe(10_000)
})
