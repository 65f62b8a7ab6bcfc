import { describe, expect, test } from 'vitest'
import { assetInfo } from '#src/api/endpoints/assets.ts'
import { projectNoticeDetail } from '#src/api/endpoints/notice.ts'
import type { OfferedTerms } from '#src/mock/exchange/market/publishing.ts'
import { roomConfigOf } from '#src/mock/exchange/seed/listings/room-config.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import { dataOf, memoryJournal, testExchange } from '#tests/support/exchange.ts'
import { noUser } from '../support/deal.ts'
import { actorOf, enrolled, refusalOf, userNamed } from '../support/enrolment.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** A pre-disclosed asset in v-shape, appraised at 794,295 元: 836,100 元 falling to 752,490 元. */
const falling = 'A20013'
/** Pre-disclosed as well: by rising quotes, in two stages, by sealed quotes. */
const [rising, twoStage, sealed] = ['A10033', 'A20033', 'A40013']

const publish = (exchange: Exchange, assetsId: string, terms: OfferedTerms = {}) =>
  exchange.take('publishListing', { assetsId, terms }, noUser)

const needsApproval = '底价低于评估结果的90%，须提供批准文件'
const emptyFall = '请填写最高价、底价、降价幅度和降价间隔'
const notOfMode = '所填条件不适用于本标的的竞价方式'

describe('the formal notice of a pre-disclosed asset', () => {
  test.each<[assetsId: string, terms: OfferedTerms, text: string]>([
    [falling, { floor: '710000' }, needsApproval],
    [falling, { floor: '714865.49' }, needsApproval],
    [falling, { floor: '710000', approvalDoc: null }, needsApproval],
    [falling, { floor: '836100.01' }, '底价不得高于最高价'],
    [falling, { top: '794294.99' }, '最高价不得低于评估结果'],
    [falling, { top: null }, emptyFall],
    [falling, { floor: null }, emptyFall],
    [falling, { floor: '0' }, emptyFall],
    [falling, { dropStep: '0' }, emptyFall],
    [falling, { dropMinutes: null }, emptyFall],
    [falling, { step: null }, '加价幅度必须大于零'],
    [falling, { dropStep: '800' }, '降价次数不得超过99次'],
    [falling, { dropMinutes: 1441 }, '降价间隔不得超过1440分钟'],
    [falling, { floor: '72 万' }, '金额格式不正确'],
    [falling, { floor: '720000.001' }, '金额格式不正确'],
    [rising, { step: '0' }, '加价幅度必须大于零'],
    [rising, { floor: '1' }, notOfMode],
    [sealed, { step: '1' }, notOfMode],
    [twoStage, { trigger: 'CEILING' }, '请填写第一阶段最高限价'],
  ])('[A6] of %s is refused with %j, and nothing has changed', (assetsId, terms, text) => {
    const { exchange } = testExchange()
    const listing = exchange.tables.listings.get(assetsId)!
    const before = structuredClone(listing)
    expect(refusalOf(() => publish(exchange, assetsId, terms))).toEqual([400, text])
    expect(listing).toEqual(before)
  })

  test('only a single asset before its notice has one to publish', () => {
    const { exchange, advance } = testExchange()
    const { listings } = exchange.tables
    const whole = [...listings.values()].find(({ isPackage }) => isPackage)!
    const refusal = (assetsId: string) => refusalOf(() => publish(exchange, assetsId))
    expect(refusal('A99999')).toEqual([404, '标的不存在，可能已被撤下'])
    for (const id of [whole.assetsId, whole.memberIds[0]!])
      expect(refusal(id)).toEqual([400, '资产包及其中的标的不能在此发布'])
    const over = [409, '该标的不在预披露阶段，不能发布正式公告']
    publish(exchange, rising)
    expect(refusal(rising)).toEqual(over)
    const { opensAt } = listings.get(falling)!
    advance(opensAt - 24 * day - exchange.now())
    expect(refusal(falling)).toEqual(over)
  })

  const terms = { top: '900000', floor: '720000', dropStep: '20000', dropMinutes: 5, step: '8000' } as const

  test('[A6] its terms are those of the page, the notice and the room, and people enrol at once', async () => {
    const { exchange, advance } = testExchange()
    const listing = exchange.tables.listings.get(falling)!
    const { opensAt } = listing
    publish(exchange, falling, terms)
    const detail = await dataOf(exchange, assetInfo, { assetsId: falling })
    expect(detail).toMatchObject({
      status: 'NOTICE',
      startPrice: '900000',
      step: '8000',
      appraisal: '794295',
      enrolFrom: exchange.now(),
      bidFrom: opensAt,
      bidUntil: opensAt + 52 * minute,
      rules: {
        P0: '900000.00',
        S: '8000.00',
        drop: { top: '900000.00', step: '20000.00', everyMs: 300_000, floor: '720000.00' },
      },
      priceHistory: [{ at: exchange.now(), event: 'listed', price: '900000' }],
    })
    const fall =
      '降价规则：价格自 90 万元起，每 5 分钟下降 2 万元，最低降至 72 万元；在最低价停留 5 分钟后仍无人应价的，流拍。'
    expect(detail.terms).toContain(fall)
    expect(JSON.stringify(detail)).not.toMatch(/836,?100|83\.61|752,?490|75\.249/)
    const notice = await dataOf(exchange, projectNoticeDetail, { id: `G0-${falling}` })
    expect(notice.content).toContain(fall)
    expect(notice.content).toContain('90 万元')

    const user = userNamed(exchange, 'person')
    expect(exchange.enrolments.find(enrolled(exchange, listing, user))?.state).toBe('WAIT_DEPOSIT')
    advance(opensAt - exchange.now())
    const { room } = exchange.rooms.find(falling)
    expect(room.config).toEqual(roomConfigOf(listing))
    expect([room.phase.name, room.config.top, room.config.floor]).toEqual(['DESCEND', '900000', '720000'])
    advance(50 * minute - 1)
    expect(listing).toMatchObject({ status: 'BIDDING', shownPrice: '720000.00' })
    advance(1)
    expect(listing.status).toBe('FAILED')
  })

  test('[A6] with an approval the floor may be lower, and the page names it beside the decision to sell', async () => {
    const { exchange } = testExchange()
    publish(exchange, falling, { floor: '627075', approvalDoc: '川国资产权〔2026〕18号' })
    const { facts, rules } = await dataOf(exchange, assetInfo, { assetsId: falling })
    expect(rules?.drop?.floor).toBe('627075.00')
    expect(facts.filter(({ label }) => label === '批准文件')).toEqual([
      { label: '批准文件', value: '总经理办公会决议；川国资产权〔2026〕18号' },
    ])
  })

  test('[A6] its top may be the appraisal itself', () => {
    const { exchange } = testExchange()
    publish(exchange, falling, { top: '794295' })
    expect(exchange.rooms.find(falling).room.config.top).toBe('794295')
  })

  test('without terms of its own it has those that were disclosed; a ceiling is in its terms and its text', async () => {
    const { exchange } = testExchange()
    const { rules: disclosed } = await dataOf(exchange, assetInfo, { assetsId: falling })
    publish(exchange, falling)
    const { rules } = await dataOf(exchange, assetInfo, { assetsId: falling })
    expect(rules).toEqual(disclosed)
    publish(exchange, twoStage, { trigger: 'CEILING', ceiling: '5000000' })
    const detail = await dataOf(exchange, assetInfo, { assetsId: twoStage })
    expect(detail.rules?.cap).toBe('5000000.00')
    const ceiling = '最高限价：第一阶段最高限价 500 万元，超过的报价不成立，转入第二阶段。'
    expect(detail.terms).toContain(ceiling)
    const notice = await dataOf(exchange, projectNoticeDetail, { id: `G0-${twoStage}` })
    expect(notice.content).toContain(ceiling)
  })

  test('those who follow it get one message about the state and one about the price, and none at the usual time', () => {
    const { exchange, advance } = testExchange()
    const user = userNamed(exchange, 'person')
    exchange.take('addFavourite', { assetsId: falling }, actorOf(user))
    const titles = () =>
      exchange.mailbox
        .of(user.id)
        .filter(({ title }) => title.startsWith('收藏的项目'))
        .map(({ title }) => title)
        .toSorted()
    publish(exchange, falling, terms)
    const both = ['收藏的项目价格有变化', '收藏的项目状态有变化']
    expect(titles()).toEqual(both)
    advance(exchange.tables.listings.get(falling)!.opensAt - 23 * day - exchange.now())
    expect(titles()).toEqual(both)
  })

  test('a restart with the journal leaves the same', () => {
    const journal = memoryJournal()
    const { exchange } = testExchange({ journal })
    publish(exchange, falling, { ...terms, floor: '700000', approvalDoc: '批复' })
    const again = testExchange({ journal: memoryJournal([...journal.lines()]) }).exchange
    expect(again.tables.listings.get(falling)).toMatchObject({ status: 'NOTICE', startPrice: '900000' })
    expect(again.tables).toEqual(exchange.tables)
  })
})
