import { expect, test } from 'vitest'
import * as saved from '#src/api/endpoints/procurement-saved.ts'
import { procurementPage } from '#src/api/endpoints/procurement.ts'
import { dayMs } from '#src/model/time/units.ts'
import { ask, dataOf, memoryJournal, testExchange } from '#tests/support/exchange.ts'
import { bearerOf } from '../../support/sign-in.ts'

const opened = (journal = memoryJournal()) => {
  const made = testExchange({ journal })
  return { ...made, journal, bearer: bearerOf(made.exchange, 'person') }
}

const goods = { category: 'goods' }

test('[PU-03] a saved search with its hits; the same filters, an empty search and a 21st are refused', async () => {
  const { exchange, bearer } = opened()
  const { total } = await dataOf(exchange, procurementPage, { ...goods, size: 1 })
  const { code, data } = await ask(exchange, saved.saveProcurementSearch, { name: ' 货物 ', filters: goods }, bearer)
  expect([code, data]).toEqual([
    200,
    {
      id: 'SS000001',
      name: '货物',
      filters: goods,
      createdAt: exchange.now(),
      notifies: true,
      seenAt: exchange.now(),
      total,
      fresh: 0,
    },
  ])
  const again = { name: '又一个', filters: { category: 'goods', keyName: ' ' } }
  expect(await ask(exchange, saved.saveProcurementSearch, again, bearer)).toMatchObject({
    code: 409,
    msg: '已保存过条件相同的搜索',
  })
  expect(await ask(exchange, saved.saveProcurementSearch, { name: '空', filters: {} }, bearer)).toMatchObject({
    code: 400,
    msg: '请先输入关键词或选择条件，再保存搜索',
  })
  const bad = { name: '坏', filters: { deadlineFrom: '2026-13-99' } }
  expect(await ask(exchange, saved.saveProcurementSearch, bad, bearer)).toMatchObject({ code: 400 })
  expect(await ask(exchange, saved.saveProcurementSearch, { name: ' ', filters: goods }, bearer)).toMatchObject({
    code: 400,
  })
  for (let index = 2; index <= 20; index += 1)
    await ask(exchange, saved.saveProcurementSearch, { name: `第${index}个`, filters: { keyName: `${index}` } }, bearer)
  const more = { name: '第21个', filters: { keyName: '21' } }
  expect(await ask(exchange, saved.saveProcurementSearch, more, bearer)).toMatchObject({
    code: 409,
    msg: '最多保存 20 个搜索，请先删除不用的搜索',
  })
})

test('[PU-03] one message for newly announced projects that fit, with a link to the search; opening it resets the count', async () => {
  const { exchange, bearer, advance } = opened()
  const owner = [...exchange.tables.users.values()].find(({ loginName }) => loginName === 'person')!
  const messages = () => exchange.mailbox.of(owner.id).filter(({ title }) => title === '您保存的采购搜索有新项目')
  const { id } = (await ask(exchange, saved.saveProcurementSearch, { name: '货物', filters: goods }, bearer)).data
  const start = exchange.now()
  advance(5 * dayMs)
  const news = [...exchange.tables.procurements.values()].filter(
    ({ category, dates }) => category === 'goods' && dates.announcedAt > start && dates.announcedAt <= exchange.now(),
  )
  expect(news.length).toBeGreaterThan(0)
  // An unread message is replaced by the newer one.
  expect(messages()).toHaveLength(1)
  expect(messages()[0]).toMatchObject({
    text: `“货物”有 ${news.length} 个新公告的采购项目。`,
    link: `/purchase/searchNew?category=goods&saved=${id}`,
    at: Math.max(...news.map(({ dates }) => dates.announcedAt)),
  })
  // The session of the days before is over.
  const later = bearerOf(exchange, 'person')
  const list = async () => (await ask(exchange, saved.savedProcurementSearches, {}, later)).data
  expect((await list())[0]!.fresh).toBe(news.length)
  expect((await ask(exchange, saved.openProcurementSearch, { id }, later)).data.fresh).toBe(0)
  expect((await list())[0]!.fresh).toBe(0)
})

test.each([
  ['on sale', { stage: 'open' }, 'saleFrom'],
  ['still running', { running: '1' }, 'saleFrom'],
  ['closing', { stage: 'closing', category: 'goods' }, 'saleTo'],
] as const)(
  '[PU-03] a search for projects that are %s tells of each that comes to fit, as it counts it',
  async (_, filters, date) => {
    const { exchange, bearer, advance } = opened()
    const owner = [...exchange.tables.users.values()].find(({ loginName }) => loginName === 'person')!
    const messages = () => exchange.mailbox.of(owner.id).filter(({ title }) => title === '您保存的采购搜索有新项目')
    await ask(exchange, saved.saveProcurementSearch, { name: '可参与', filters }, bearer)
    const start = exchange.now()
    const news = [...exchange.tables.procurements.values()]
      .filter(({ category, dates }) => dates.announcedAt > start && (!('category' in filters) || category === 'goods'))
      .toSorted((one, other) => one.dates[date] - other.dates[date])
    const first = news[0]!.dates[date]
    const atOnce = news.filter(({ dates }) => dates[date] === first).length
    advance(first - start - 1)
    expect(messages()).toEqual([])
    expect(exchange.savedSearches.of(owner.id)[0]!.fresh).toBe(0)
    advance(1)
    expect(exchange.savedSearches.of(owner.id)[0]!.fresh).toBe(atOnce)
    expect(messages()).toMatchObject([{ at: first, text: `“可参与”有 ${atOnce} 个新公告的采购项目。` }])
  },
)

test('[PU-03] no message after the messages were switched off or the search was deleted', async () => {
  const { exchange, bearer, advance } = opened()
  const owner = [...exchange.tables.users.values()].find(({ loginName }) => loginName === 'person')!
  const count = () => exchange.mailbox.of(owner.id).filter(({ title }) => title === '您保存的采购搜索有新项目').length
  const { data } = await ask(exchange, saved.saveProcurementSearch, { name: '货物', filters: goods }, bearer)
  const off = await ask(exchange, saved.notifyOfProcurements, { id: data.id, on: false }, bearer)
  expect(off.data.notifies).toBe(false)
  advance(5 * dayMs)
  expect(count()).toBe(0)
  const later = bearerOf(exchange, 'person')
  await ask(exchange, saved.notifyOfProcurements, { id: data.id, on: true }, later)
  expect(count()).toBe(0)
  expect((await ask(exchange, saved.renameProcurementSearch, { id: data.id, name: '设备' }, later)).data.name).toBe(
    '设备',
  )
  expect(await ask(exchange, saved.removeProcurementSearch, { id: data.id }, later)).toMatchObject({ code: 200 })
  advance(5 * dayMs)
  expect(count()).toBe(0)
  const last = bearerOf(exchange, 'person')
  expect(await ask(exchange, saved.openProcurementSearch, { id: data.id }, last)).toMatchObject({
    code: 404,
    msg: '保存的搜索不存在，可能已被删除',
  })
})

test('[PU-03] another user sees and changes none of them, a visitor is asked to sign in', async () => {
  const { exchange, bearer } = opened()
  const other = bearerOf(exchange, 'seller')
  const { id } = (await ask(exchange, saved.saveProcurementSearch, { name: '货物', filters: goods }, bearer)).data
  expect((await ask(exchange, saved.savedProcurementSearches, {}, other)).data).toEqual([])
  expect(await ask(exchange, saved.removeProcurementSearch, { id }, other)).toMatchObject({ code: 404 })
  expect(await ask(exchange, saved.savedProcurementSearches, {})).toMatchObject({ code: 401 })
})

test('[PU-03] the journal restores the searches, their names and what was seen', async () => {
  const { exchange, bearer, journal, advance } = opened()
  const { id } = (await ask(exchange, saved.saveProcurementSearch, { name: '货物', filters: goods }, bearer)).data
  advance(2 * dayMs)
  await ask(exchange, saved.renameProcurementSearch, { id, name: '设备' }, bearer)
  await ask(exchange, saved.openProcurementSearch, { id }, bearer)
  const owner = [...exchange.tables.users.values()].find(({ loginName }) => loginName === 'person')!
  const again = testExchange({ journal: memoryJournal([...journal.lines()]), startedAt: exchange.now() })
  again.exchange.advance()
  expect(again.exchange.savedSearches.of(owner.id)).toEqual(exchange.savedSearches.of(owner.id))
  expect(again.exchange.mailbox.of(owner.id)).toEqual(exchange.mailbox.of(owner.id))
})
