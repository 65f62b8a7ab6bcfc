import { describe, expect, test } from 'vitest'
import { procurementPage } from '#src/api/endpoints/procurement.ts'
import { procurementDetail, procurementNotice } from '#src/api/endpoints/procurement-detail.ts'
import { procurementDetail as detailSchema, type ProcurementNotice } from '#src/model/procurement/schema.ts'
import { bondCap } from '#src/model/procurement/rules.ts'
import { compareMoney } from '#src/model/money/money.ts'
import { detailOf } from '#src/mock/exchange/procurement/detail/detail.ts'
import { noticeDetailOf } from '#src/mock/exchange/procurement/detail/notice.ts'
import { searchProcurements } from '#src/mock/exchange/procurement/search.ts'
import { rowOf } from '#src/mock/exchange/procurement/projects.ts'
import { ask, dataOf, testExchange } from '#tests/support/exchange.ts'

const { exchange } = testExchange()
const { procurements: ports } = exchange
const all = [...exchange.tables.procurements.values()]
const plain = all.find(({ termination, lots }) => termination === null && lots.length > 1)!
const at = (now: number, project = plain) => detailOf(project, ports, now)

describe('[PU-03] the course of a project is public step by step', () => {
  test('no supplier and no price is in an answer before the opening', () => {
    const { openedAt } = plain.dates
    for (const project of all.filter(({ termination }) => termination === null)) {
      const before = project.dates.openedAt! - 1
      const text = JSON.stringify(detailOf(project, ports, before))
      // A price may happen to be an amount that is published anyway.
      const published = new Set(project.lots.flatMap(({ budget, ceiling, bond }) => [budget, ceiling, bond]))
      for (const { supplier, price } of ports.responsesOf(project)) {
        expect(text).not.toContain(supplier)
        if (!published.has(price)) expect(text).not.toContain(`"${price}"`)
      }
      for (const { id } of detailOf(project, ports, before).notices) {
        const notice = JSON.stringify(noticeDetailOf(project, id, ports, before))
        expect(ports.responsesOf(project).filter(({ supplier }) => notice.includes(supplier))).toEqual([])
      }
    }
    expect(at(openedAt! - 1).opening).toBeNull()
    expect(at(openedAt!).opening).toHaveLength(ports.responsesOf(plain).length)
  })

  test('the opening record has no ranking, candidates come with their publicity, awards with the result', () => {
    const { openedAt, publicityFrom, resultAt } = plain.dates
    expect(at(openedAt!).candidates).toBeNull()
    expect(Object.keys(at(openedAt!).opening![0]!).toSorted()).toEqual(['at', 'lotId', 'period', 'price', 'supplier'])
    expect(at(publicityFrom! - 1).candidates).toBeNull()
    const { candidates } = at(publicityFrom!)
    expect(candidates!.filter(({ lotId }) => lotId === '1').map(({ rank }) => rank)).toEqual([1, 2, 3])
    expect(at(resultAt! - 1).awards).toBeNull()
    const { awards } = at(resultAt!)
    expect(awards).toHaveLength(plain.lots.length)
    expect(awards![0]!.supplier).toBe(candidates!.find(({ lotId, rank }) => lotId === '1' && rank === 1)!.supplier)
  })

  test('a project that was terminated for want of bidders has a reason and never an opening record', () => {
    const ended = all.find(({ termination, method }) => termination === 'too-few' && method === 'open')!
    const { terminationReason, opening, candidates } = at(ended.dates.terminatedAt! + 366 * 86_400_000, ended)
    expect(terminationReason).toContain('不足三家')
    expect([opening, candidates]).toEqual([null, null])
    expect(at(ended.dates.terminatedAt! - 1, ended).terminationReason).toBeNull()
  })

  test('a secret budget is in no lot and no text', () => {
    const secret = all.filter(({ isBudgetSecret }) => isBudgetSecret)
    expect(secret.length).toBeGreaterThan(5)
    for (const project of secret) {
      const detail = at(project.dates.announcedAt, project)
      expect(detail.budget).toBeNull()
      expect(detail.lots.every(({ budget }) => budget === null)).toBe(true)
      const text =
        JSON.stringify(detail) +
        noticeDetailOf(project, `${project.id}-announcement`, ports, exchange.now() * 2).content
      expect(text).not.toContain(Number(project.budget).toLocaleString('en-US'))
    }
  })

  test('every bond is at most 2 % of its lot, and every answer fits the contract', () => {
    for (const project of all) {
      const detail = at(exchange.now() + 200 * 86_400_000, project)
      expect(() => detailSchema.parse({ ...detail, files: [] })).not.toThrow()
      for (const { bond, budget } of detail.lots)
        if (budget) expect(compareMoney(bond, bondCap(budget))).toBeLessThanOrEqual(0)
    }
  })

  test('a changed place of the opening is shown from its notice on', () => {
    const changed = all.find((project) => at(exchange.now() + 9e9, project).openingPlaceBefore !== null)!
    const notice = noticeDetailOf(changed, `${changed.id}-change`, ports, exchange.now() + 9e9)
    expect(at(notice.publishedAt - 1, changed).openingPlaceBefore).toBeNull()
    const { openingPlace, openingPlaceBefore } = at(notice.publishedAt, changed)
    expect(openingPlaceBefore).toBe(at(notice.publishedAt - 1, changed).openingPlace)
    expect(notice.content).toContain(openingPlace)
    const announcement = noticeDetailOf(changed, `${changed.id}-announcement`, ports, notice.publishedAt)
    expect(announcement.correctedAt).toBe(notice.publishedAt)
    expect(announcement.correction).toContain(openingPlace)
    expect(announcement.content).toContain(openingPlaceBefore)
  })

  test('calls refuse what is unknown or not announced, and what comes later', async () => {
    const coming = all.find(({ dates }) => dates.announcedAt > exchange.now())!
    expect((await ask(exchange, procurementDetail, { id: 'C1' })).code).toBe(404)
    expect((await ask(exchange, procurementDetail, { id: coming.id })).code).toBe(404)
    expect((await ask(exchange, procurementNotice, { id: `${coming.id}-announcement` })).code).toBe(404)
    expect((await ask(exchange, procurementNotice, { id: 'C10001' })).code).toBe(404)
    expect((await ask(exchange, procurementNotice, { id: 'C10001-other' })).code).toBe(404)
    const open = all.find(({ dates }) => dates.announcedAt < exchange.now() && dates.publicityFrom! > exchange.now())!
    expect((await ask(exchange, procurementNotice, { id: `${open.id}-result` })).code).toBe(404)
  })

  test('calls give files with the project, and the public ones with its announcement', async () => {
    const { id } = exchange.procurements.published()[0]!
    const { files } = await dataOf(exchange, procurementDetail, { id })
    expect(new Set(files.filter(({ isSold }) => isSold).map(({ url }) => url))).toEqual(new Set(['']))
    const { attachments, course } = await dataOf(exchange, procurementNotice, { id: `${id}-announcement` })
    expect(attachments.map((file) => file.id)).toEqual(['guide', 'form'])
    expect(course[0]!.id).toBe(`${id}-announcement`)
  })

  test('what a supplier writes cannot add markup to a notice', () => {
    const project = all.find(({ dates }) => dates.saleFrom < exchange.now() && dates.questionsUntil > exchange.now())!
    const question = {
      id: 'Q1',
      projectId: project.id,
      userId: '7',
      text: '<img src=x onerror=alert(1)>',
      askedAt: exchange.now(),
      answeredAt: exchange.now(),
      answer: 'A & B',
    }
    const withQuestion = { ...ports, questionsOf: () => [question] }
    const { content } = noticeDetailOf(project, `${project.id}-clarification-Q1`, withQuestion, exchange.now())
    expect(content).toContain('<p>&lt;img src=x onerror=alert(1)&gt;</p>')
    expect(content).toContain('<p>A &amp; B</p>')
    expect(JSON.stringify(detailOf(project, withQuestion, exchange.now()).questions)).not.toContain('userId')
  })

  test('an objection is public without its text and its author, with its last day', () => {
    const objection = {
      id: 'O1',
      projectId: plain.id,
      userId: '7',
      supplier: '某公司',
      text: '异议内容',
      at: plain.dates.publicityFrom! + 1,
      answeredAt: null,
      answer: null,
    }
    const detail = detailOf(plain, { ...ports, objectionsOf: () => [objection] }, plain.dates.publicityFrom! + 2)
    expect(detail.objections).toEqual([
      { id: 'O1', at: objection.at, answerBy: objection.at + 3 * 86_400_000, answeredAt: null, answer: null },
    ])
  })
})

const shanghai = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' })
const clock = (instant: number | null | undefined) => shanghai.format(instant!)
const yuan = (amount: string) => `${Number(amount).toLocaleString('en-US')} 元`

describe.each([
  ['at the start', 0],
  ['three weeks later', 21],
  ['four months later', 120],
] as const)('[PU-03] [PU-04] list, project page and notices agree on every seeded project %s', (_, days) => {
  const now = exchange.now() + days * 86_400_000
  const { found } = searchProcurements(exchange.tables.procurements.values(), {}, 'newest', now)
  const notices = found.map((project) => {
    const detail = detailOf(project, ports, now)
    const texts = new Map<string, ProcurementNotice>(
      detail.notices.map(({ id, kind }) => [kind, { ...noticeDetailOf(project, id, ports, now), attachments: [] }]),
    )
    return { project, detail, texts }
  })

  test('the list and the page', () => {
    expect(notices.length).toBeGreaterThan(200)
    for (const { project, detail } of notices) expect(detail).toMatchObject(rowOf(project, now))
  })

  test('each notice is published at the date of its step', () => {
    for (const { detail, texts } of notices) {
      const { announcedAt, publicityFrom, resultAt, contractAt, terminatedAt } = detail.schedule
      const kinds = ['announcement', 'candidates', 'result', 'contract', 'termination']
      expect(kinds.map((kind) => texts.get(kind)?.publishedAt ?? null)).toEqual([
        announcedAt,
        publicityFrom,
        resultAt,
        contractAt,
        terminatedAt,
      ])
    }
  })

  test('the texts have the dates of the schedule', () => {
    for (const { detail, texts } of notices) {
      const { saleFrom, saleTo, questionsUntil, deadlineAt, publicityFrom, publicityTo } = detail.schedule
      const expected: readonly (readonly [kind: string, moments: readonly (number | null | undefined)[]])[] = [
        ['announcement', [saleFrom, saleTo, questionsUntil, deadlineAt]],
        ['clarification', [deadlineAt]],
        ['change', [deadlineAt]],
        ['candidates', [publicityFrom, publicityTo]],
      ]
      for (const [kind, moments] of expected.filter(([known]) => texts.has(known)))
        for (const moment of moments) expect(texts.get(kind)!.content).toContain(clock(moment))
    }
  })

  test('amounts of the announcement', () => {
    for (const { project, detail, texts } of notices) {
      const { content } = texts.get('announcement')!
      const { budget, lots } = detail
      const free = new Set<string | null | undefined>(['0', null, undefined])
      const amounts = [budget, project.filePrice, ...lots.flatMap(({ ceiling, bond }) => [ceiling, bond])]
      for (const amount of amounts.filter((one) => !free.has(one))) expect(content).toContain(yuan(amount!))
    }
  })

  test('candidates and their prices', () => {
    for (const { detail, texts } of notices)
      for (const { price, supplier } of detail.candidates ?? []) {
        expect(texts.get('candidates')!.content).toContain(`<td>${supplier}</td><td>${yuan(price)}（`)
        expect(detail.opening!.map((one) => `${one.supplier} ${one.price}`)).toContain(`${supplier} ${price}`)
      }
  })

  test('awards in the result and in the contract', () => {
    for (const { detail, texts } of notices)
      for (const { price, supplier } of detail.awards ?? [])
        for (const kind of ['result', ...(texts.has('contract') ? ['contract'] : [])])
          expect(texts.get(kind)!.content).toContain(`<td>${supplier}</td><td>${yuan(price)}（`)
  })
})

test('[PU-04] amounts are written in capitals as well', () => {
  const project = all.find(({ termination }) => termination === null)!
  const { content } = noticeDetailOf(project, `${project.id}-result`, ports, project.dates.resultAt!)
  expect(content).toMatch(/<td>[\d,]+ 元（[零壹贰叁肆伍陆柒捌玖拾佰仟万亿]+元整）<\/td>/)
})

test('[PU-03] the list call and the detail call of a running exchange agree', async () => {
  const { records } = await dataOf(exchange, procurementPage, { size: 3 })
  for (const row of records) expect(await dataOf(exchange, procurementDetail, { id: row.id })).toMatchObject(row)
})

test.each([
  ['open', '招标公告日期'],
  ['inquiry', '采购公告日期'],
])('[PU-04] a later notice of %s names the day of the first one: %s', (method, label) => {
  const project = all.find((one) => one.method === method && one.termination === null)!
  const { content } = noticeDetailOf(project, `${project.id}-result`, ports, project.dates.resultAt!)
  expect(content).toContain(`<th scope="row">${label}</th>`)
  expect(content).not.toContain('<th scope="row">公告日期</th>')
})

test('[PU-04] the announcement names each part before its own content', () => {
  const { dates, id, lots } = plain
  const { content } = noticeDetailOf(plain, `${id}-announcement`, ports, dates.announcedAt)
  for (const lot of lots) expect(content).toContain(`<li>${lot.name}：${lot.content}</li>`)
})
