import { describe, expect, test } from 'vitest'
import { procurementNoticePage } from '#src/api/endpoints/procurement-detail.ts'
import { noticesOf, searchNotices } from '#src/mock/exchange/procurement/notices.ts'
import { loadScenario } from '#src/mock/scenarios/scenarios.ts'
import { ask, dataOf, testExchange } from '#tests/support/exchange.ts'

const { exchange } = testExchange()
const all = [...exchange.tables.procurements.values()]
const later = exchange.now() + 366 * 86_400_000
const none = () => []
const kindsOf = (id: string, now: number) =>
  noticesOf(exchange.tables.procurements.get(id)!, [], now).map(({ kind }) => kind)

describe('[PU-04] the notices of a procurement project', () => {
  test('are those of its schedule, each at its date, with stable ids', () => {
    const project = all.find(({ termination, id }) => termination === null && !kindsOf(id, later).includes('change'))!
    const notices = noticesOf(project, [], later)
    const at = (kind: string) => notices.find((notice) => notice.kind === kind)?.publishedAt
    expect(at('announcement')).toBe(project.dates.announcedAt)
    expect(at('candidates')).toBe(project.dates.publicityFrom)
    expect(at('result')).toBe(project.dates.resultAt)
    expect(at('contract')).toBe(project.dates.contractAt)
    expect(at('termination')).toBeUndefined()
    expect(notices.find(({ kind }) => kind === 'result')!.id).toBe(`${project.id}-result`)
    expect(notices.map(({ publishedAt }) => publishedAt)).toEqual(
      notices.map(({ publishedAt }) => publishedAt).toSorted((one, other) => one - other),
    )
  })

  test('come one after the other, none before its time', () => {
    const project = all.find(({ termination }) => termination === null)!
    const { announcedAt, publicityFrom, resultAt } = project.dates
    expect(kindsOf(project.id, announcedAt - 1)).toEqual([])
    expect(kindsOf(project.id, publicityFrom! - 1)).not.toContain('candidates')
    expect(kindsOf(project.id, publicityFrom!)).toContain('candidates')
    expect(kindsOf(project.id, resultAt! - 1)).not.toContain('result')
  })

  test('end with the termination', () => {
    const ended = all.filter(({ termination }) => termination !== null)
    expect(ended.length).toBeGreaterThan(10)
    for (const { id } of ended) {
      const kinds = kindsOf(id, later)
      expect(kinds.at(-1)).toBe('termination')
      expect(kinds).not.toContain('candidates')
    }
  })

  test('include clarifications of a third of the projects and a change of some, all before questions end', () => {
    const with_ = (kind: string) => all.filter(({ id }) => kindsOf(id, later).includes(kind as never)).length
    expect(with_('clarification')).toBeGreaterThan(650 / 5)
    expect(with_('clarification')).toBeLessThan(650 / 2)
    expect(with_('change')).toBeGreaterThan(10)
    for (const project of all)
      for (const notice of noticesOf(project, [], later))
        if (notice.question) expect(notice.publishedAt).toBeLessThan(project.dates.questionsUntil)
  })

  test('have a clarification for each answered question, none while it is unanswered', () => {
    const project = all.find(({ dates }) => dates.saleFrom < exchange.now() && dates.questionsUntil > exchange.now())!
    const question = { id: 'Q1', projectId: project.id, userId: '7', text: '问题', askedAt: exchange.now() }
    const open = { ...question, answeredAt: null, answer: null }
    const answered = { ...question, answeredAt: exchange.now(), answer: '答复' }
    const idsWith = (one: typeof open | typeof answered) =>
      noticesOf(project, [one], exchange.now()).map(({ id }) => id)
    expect(idsWith(open)).not.toContain(`${project.id}-clarification-Q1`)
    expect(idsWith(answered)).toContain(`${project.id}-clarification-Q1`)
  })

  test('do not go on while an objection halts the procedure', () => {
    const project = { ...all.find(({ termination }) => termination === null)! }
    const { publicityFrom, resultAt } = project.dates
    project.dates = { ...project.dates, pausedSince: publicityFrom! + 3_600_000 }
    const kinds = noticesOf(project, [], resultAt! + 1).map(({ kind }) => kind)
    expect(kinds).toContain('candidates')
    expect(kinds).not.toContain('result')
  })
})

describe('[PU-04] the list of notices', () => {
  test('is newest first, and counts every kind under the other filters', async () => {
    const data = await dataOf(exchange, procurementNoticePage, { size: 100 })
    const times = data.records.map(({ publishedAt }) => publishedAt)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect(times[0]).toBeLessThanOrEqual(exchange.now())
    expect(data.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(data.total)
    const results = await dataOf(exchange, procurementNoticePage, { kind: 'result', size: 100 })
    expect(results.total).toBe(data.kinds.find(({ key }) => key === 'result')!.count)
    expect(results.kinds).toEqual(data.kinds)
  })

  test('is filtered by group, region, words and days', async () => {
    const tender = await dataOf(exchange, procurementNoticePage, { group: 'tender', size: 100 })
    expect(new Set(tender.records.map(({ method }) => method))).toEqual(new Set(['open', 'invited']))
    const chengdu = await dataOf(exchange, procurementNoticePage, { region: '510100', size: 100 })
    expect(new Set(chengdu.records.map(({ region }) => region))).toEqual(new Set(['成都市']))
    const found = await dataOf(exchange, procurementNoticePage, { keyword: '终止 供水', size: 100 })
    expect(found.records.filter(({ title }) => !(title.includes('终止') && title.includes('供水')))).toEqual([])
    const day = await dataOf(exchange, procurementNoticePage, { from: '2026-03-05', until: '2026-03-05', size: 100 })
    expect(day.total).toBeGreaterThan(0)
    const inDay = ({ publishedAt }: { publishedAt: number }) =>
      publishedAt >= Date.parse('2026-03-05T00:00:00+08:00') && publishedAt < Date.parse('2026-03-06T00:00:00+08:00')
    expect(day.records.every(inDay)).toBe(true)
  })

  test('refuses a date that no calendar has', async () => {
    expect((await ask(exchange, procurementNoticePage, { from: '2026-02-30' })).code).toBe(400)
  })

  test('takes new dates of a project at once', () => {
    const { exchange: other } = testExchange()
    const project = [...other.tables.procurements.values()].find(
      ({ dates }) => dates.publicityFrom! < other.now() && dates.resultAt! > other.now() && dates.terminatedAt === null,
    )!
    const ids = () => searchNotices(other.tables.procurements, none, {}, other.now()).found.map(({ id }) => id)
    expect(ids()).not.toContain(`${project.id}-result`)
    project.dates = { ...project.dates, resultAt: other.now() }
    expect(ids()).toContain(`${project.id}-result`)
    // Another world of the same day has the old dates.
    const { tables, now } = testExchange().exchange
    const others = searchNotices(tables.procurements, none, {}, now()).found
    expect(others.map(({ id }) => id)).not.toContain(`${project.id}-result`)
  })

  test('answers in 150 ms among 10,000 projects', () => {
    const { exchange: large } = testExchange()
    loadScenario(large, 'procurement')
    const { procurements: projects } = large.tables
    const search = () =>
      searchNotices(projects, large.procurements.questionsOf, { keyword: '工程 公告', group: 'tender' }, large.now())
    expect(search().found.length).toBeGreaterThan(1000)
    const times = Array.from({ length: 5 }, () => {
      const before = performance.now()
      search()
      return performance.now() - before
    })
    expect(Math.min(...times)).toBeLessThan(150)
  })
})
