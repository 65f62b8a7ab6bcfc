import { describe, expect, test } from 'vitest'
import * as favourite from '#src/api/endpoints/article-favourite.ts'
import { dayMs } from '#src/model/time/units.ts'
import { ask, memoryJournal, testExchange } from '#tests/support/exchange.ts'
import { bearerOf } from '../support/sign-in.ts'

const news = { type: 'news', id: 'N-zxdt-yw-12' } as const

describe('[CT-01] favourite articles', () => {
  test('need a session', async () => {
    const { exchange } = testExchange()
    const refused = { code: 401, msg: '请先登录', data: null }
    for (const bearer of [null, 'forged']) {
      expect(await ask(exchange, favourite.addArticleFavourite, news, bearer)).toEqual(refused)
      expect(await ask(exchange, favourite.articleFavouriteIds, {}, bearer)).toEqual(refused)
    }
    expect(exchange.tables.articleFavourites.size).toBe(0)
  })

  test('are of one person, the newest first, counted once, and stored in the journal', async () => {
    const journal = memoryJournal()
    const { exchange, clock } = testExchange({ journal })
    const [person, company] = [bearerOf(exchange, 'person'), bearerOf(exchange, 'company')]
    const room = [...exchange.tables.listings.keys()].find((id) => id.startsWith('R'))!
    const notice = { type: 'notice', id: `G0-${room}` } as const
    const add = async (article: typeof news | typeof notice, bearer = person) =>
      (await ask(exchange, favourite.addArticleFavourite, article, bearer)).data?.favourites
    expect([await add(news), await add(news), await add(notice), await add(news, company)]).toEqual([1, 1, 1, 2])
    expect((await ask(exchange, favourite.articleFavouriteIds, {}, person)).data).toEqual([notice, news])
    const { data: page } = await ask(exchange, favourite.articleFavouritesPage, {}, person)
    expect(page.records).toMatchObject([
      { ...notice, section: null, plateName: null, noticeType: 0, isGone: false, addedAt: exchange.now() },
      { ...news, section: 'zxdt', plateName: '要闻动态', noticeType: null, isGone: false },
    ])
    expect(page.records.map(({ title }) => title)).toEqual([
      `${exchange.tables.listings.get(room)!.assetsName}竞价公告`,
      exchange.tables.news.get(news.id)!.title,
    ])
    const removal = { articles: [news, { type: 'notice', id: news.id } as const] }
    expect((await ask(exchange, favourite.removeArticleFavourites, removal, person)).data.removed).toBe(1)
    const { exchange: again } = testExchange({ journal, startedAt: clock.now() })
    expect([...again.tables.articleFavourites.values()].map((own) => [...own.keys()])).toEqual([
      [`notice G0-${room}`],
      ['news N-zxdt-yw-12'],
    ])
  })

  test('a notice that has left with its listing remains, marked as gone', async () => {
    const { exchange, advance } = testExchange()
    const person = bearerOf(exchange, 'person')
    const room = [...exchange.tables.listings.values()].find(
      ({ assetsId, status }) => assetsId.startsWith('R') && status === 'BIDDING',
    )!
    const id = `G0-${room.packageId ?? room.assetsId}`
    await ask(exchange, favourite.addArticleFavourite, { type: 'notice', id }, person)
    advance(3 * dayMs)
    const again = bearerOf(exchange, 'person')
    const { data } = await ask(exchange, favourite.articleFavouritesPage, {}, again)
    expect(data.records).toMatchObject([{ type: 'notice', id, isGone: true }])
    expect(data.records[0]!.title).toMatch(/竞价公告$/)
  })

  test('there is no favourite of what does not exist, is not published, or is of another type', async () => {
    const { exchange } = testExchange()
    const person = bearerOf(exchange, 'person')
    // Written beforehand, to appear at its time.
    const [written] = [...exchange.tables.news.values()]
    exchange.tables.news.set('N-tomorrow', { ...written!, id: 'N-tomorrow', publishedAt: exchange.now() + 1 })
    for (const article of [
      { type: 'news', id: 'N-tomorrow' },
      { type: 'news', id: 'none' },
      { type: 'notice', id: news.id },
      { type: 'notice', id: 'G0-none' },
    ] as const)
      expect(await ask(exchange, favourite.addArticleFavourite, article, person)).toMatchObject({
        code: 404,
        msg: '文章不存在，可能已被撤下',
      })
    expect((await ask(exchange, favourite.addArticleFavourite, { type: 'video', id: 'x' } as never, person)).code).toBe(
      400,
    )
  })
})
