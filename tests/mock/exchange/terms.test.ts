import { startPriceName } from '#src/model/asset-kind/prices.ts'
import { allowsInstalments } from '#src/model/settlement/rules.ts'
import { describe, expect, test } from 'vitest'
import { assetInfo, assetsByIds } from '#src/api/endpoints/assets.ts'
import { projectNoticeDetail } from '#src/api/endpoints/notice.ts'
import { roomSnapshotOf } from '#src/api/endpoints/bidding.ts'
import { projectNoticePage } from '#src/api/endpoints/notice.ts'
import { advance as advanceRoom } from '#src/mock/exchange/bidding/engine/engine.ts'
import { createRoom } from '#src/mock/exchange/bidding/engine/room.ts'
import { view } from '#src/mock/exchange/bidding/engine/views/view.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import { roomConfigOf } from '#src/mock/exchange/seed/listings/room-config.ts'
import type { Listing } from '#src/mock/exchange/tables.ts'
import { roomRules } from '#src/model/bidding/schema.ts'
import { type AssetDetail, bidModes, type BidMode } from '#src/model/listing/detail.ts'
import { noticeType } from '#src/model/notice/schema.ts'
import { biddingTerms } from '#src/model/terms/rules.ts'
import { durationText } from '#src/model/terms/figures.ts'
import { dataOf, testExchange } from '#tests/support/exchange.ts'
import { userNamed } from '../support/enrolment.ts'

const say = (text: string, values: Record<string, string | number> = {}) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))

const { exchange } = testExchange()
const listings = [...exchange.tables.listings.values()]

async function detailsOf(world: Exchange, ids: readonly string[]): Promise<AssetDetail[]> {
  const details: AssetDetail[] = []
  // The call accepts four ids at most.
  for (let from = 0; from < ids.length; from += 4)
    details.push(...(await dataOf(world, assetsByIds, { ids: ids.slice(from, from + 4) })))
  return details
}
const detailOf = (assetsId: string) => dataOf(exchange, assetInfo, { assetsId })

const hasRoom = ({ status, publishedAt, isPackage }: Listing) =>
  !isPackage && ['NOTICE', 'CLOSED', 'WAIT_BID', 'BIDDING', 'PAUSED'].includes(status) && publishedAt <= exchange.now()

/** The rules of a room, as the room shows them. */
async function roomTexts(roomId: string): Promise<string[]> {
  const { mode, rules } = await dataOf(exchange, roomSnapshotOf, { roomId })
  const { typeCode } = exchange.tables.listings.get(roomId)!
  return biddingTerms(mode, rules, typeCode, say).map(({ label, texts }) => `${label}：${texts.join('')}`)
}

const termOf = (terms: readonly string[], label: string) => terms.find((text) => text.startsWith(`${label}：`)) ?? ''

const anybody = { qualified: true, deposit: true, rank: null, capital: null, base: null, qualifiedAt: 0 }

/** The phases of a room without any action of its two bidders, with their lengths as text. */
function phasesWithoutBids(listing: Listing): [name: string, length: string][] {
  const bidders = ['a', 'b'].map((userId, place) => ({ ...anybody, userId, bidNo: String(1001 + place) }))
  let room = createRoom(roomConfigOf(listing), bidders, listing.publishedAt)
  const course: [string, string][] = []
  while (!room.result) {
    const { phase, stageStarts } = room
    const from = phase.name === 'DESCEND' ? stageStarts.at(-1)! : phase.start
    if (phase.name !== 'NOT_STARTED') course.push([phase.name, durationText(phase.end! - from, say)])
    room = advanceRoom(room, phase.end!).room
  }
  return course
}

const open = (mode: BidMode) =>
  listings.find((listing) => listing.mode === mode && hasRoom(listing) && listing.packageId === null)!

describe('[LS-03] [BD-03] the terms of a listing and its room', () => {
  test('agree: on the page, in the room, in the accepted terms, for every listing of the seed', async () => {
    const user = userNamed(exchange, 'person')
    const ids = listings.filter(({ publishedAt }) => publishedAt <= exchange.now()).map(({ assetsId }) => assetsId)
    const details = await detailsOf(exchange, ids)
    expect(details).toHaveLength(ids.length)
    let rooms = 0
    for (const detail of details) {
      const listing = exchange.tables.listings.get(detail.assetsId)!
      const { agreements } = exchange.enrolments.setupFor({ listing, userId: user.id })
      expect(agreements.find(({ id }) => id === 'terms')!.paragraphs).toEqual(detail.terms)
      if (!hasRoom(listing)) continue
      rooms += 1
      const { rules } = await dataOf(exchange, roomSnapshotOf, { roomId: detail.assetsId })
      expect(detail.rules).toEqual(roomRules.parse({ ...rules, range: detail.rules!.range }))
      // After the rules of the room: deposit, refund, forfeiture, contract, fee; for a large price also instalments.
      const others = allowsInstalments(listing.typeCode, listing.totalYuan) ? 6 : 5
      expect(await roomTexts(detail.assetsId)).toEqual(detail.terms.slice(1, -others))
      expect(detail.terms.filter((term) => term.includes('可以分期付款：首期不低于总价款的 30%'))).toHaveLength(
        others - 5,
      )
      expect(detail.hasReserve).toBe(rules.reserve === 'HAS')
      expect(detail.delaySeconds ?? 0).toBe((rules.D ?? 0) / 1000)
    }
    expect(rooms).toBeGreaterThan(200)
  })

  test('a package has the rules of each of its lots, and one step for none of them', async () => {
    const packages = listings.filter(({ isPackage, publishedAt }) => isPackage && publishedAt <= exchange.now())
    expect(packages.length).toBeGreaterThan(12)
    for (const whole of packages) {
      const detail = await detailOf(whole.assetsId)
      expect([detail.rules, detail.step]).toEqual([null, null])
      for (const id of whole.memberIds) {
        const lot = exchange.tables.listings.get(id)!
        for (const text of biddingTerms(lot.mode, (await detailOf(id)).rules!, lot.typeCode, say)) {
          const term = termOf(detail.terms, text.label)
          const isSame = !term.includes('（1）')
          expect(term).toContain(isSame ? text.texts.join('') : `“${lot.assetsName}”：${text.texts.join('')}`)
        }
      }
    }
  })

  test.each(bidModes)('%s: the lengths are those of the room', async (mode) => {
    const listing = open(mode)
    const { terms } = await detailOf(listing.assetsId)
    const course = phasesWithoutBids(listing)
    const text = ['竞价过程', '参与确认', '降价规则', '延时规则'].map((label) => termOf(terms, label)).join('')
    expect(course.length).toBeGreaterThan(0)
    for (const [, length] of course) expect(text).toContain(length)
  })

  const extended = (phase: string) =>
    `延时规则：${phase}剩余不多于 2 分钟时出现有效报价的，结束时间延至该报价之后 2 分钟，次数不限。`
  const notExtended = '延时规则：到时结束，不延时。'
  const extensionRules: Readonly<Record<BidMode, string>> = {
    ongoing: extended('延时报价期'),
    phased: extended('限时竞价期'),
    final: notExtended,
    'once-off': notExtended,
    'first-come-first-served': notExtended,
    'two-stage': extended('公开竞价延时'),
    'v-shaped': extended('加价竞价'),
    'dutch-auction': notExtended,
  }

  /** The paragraphs of the bidding notice of a listing. */
  async function biddingNotice(assetsId: string): Promise<string[]> {
    const { records } = await dataOf(exchange, projectNoticePage, { assetsId, size: 100 })
    const { id } = records.find((row) => row.noticeType === noticeType.bidding)!
    const { content } = await dataOf(exchange, projectNoticeDetail, { id })
    return [...content!.matchAll(/<p>([^<]*)<\/p>/g)].map(([, text]) => text!)
  }

  test.each(bidModes)('%s: the bidding notice and the terms have the same rule of extension', async (mode) => {
    const { assetsId } = open(mode)
    expect(termOf((await detailOf(assetsId)).terms, '延时规则')).toBe(extensionRules[mode])
    const notice = await biddingNotice(assetsId)
    expect(notice).toContain(extensionRules[mode])
    expect(notice.filter((text) => text.includes('延时'))).toHaveLength(1)
  })

  test('the notice of a package has the rule of its lots', async () => {
    const wholes = listings.filter(
      (one) => one.isPackage && one.status === 'NOTICE' && one.publishedAt <= exchange.now(),
    )
    expect(wholes.length).toBeGreaterThan(2)
    for (const { assetsId } of wholes) {
      const rule = termOf((await detailOf(assetsId)).terms, '延时规则')
      expect(Object.values(extensionRules)).toContain(rule)
      expect((await biddingNotice(assetsId)).filter((text) => text.includes('延时'))).toEqual([rule])
    }
  })

  test.each([
    ['v-shaped', 20],
    ['dutch-auction', 20],
  ] as const)('%s: the price falls as described, to the floor in the terms', async (mode, steps) => {
    const listing = open(mode)
    const rule = termOf((await detailOf(listing.assetsId)).terms, '降价规则')
    const [, ...amounts] = /自 ([\d.,]+ \S+)起，每 .+下降 ([\d.,]+ \S+)，最低降至 ([\d.,]+ \S+)/.exec(rule)!
    const rooms = [createRoom(roomConfigOf(listing), [{ ...anybody, userId: 'a', bidNo: '1001' }], 0)]
    while (!rooms.at(-1)!.result) rooms.push(advanceRoom(rooms.at(-1)!, rooms.at(-1)!.phase.end!).room)
    const prices = rooms
      .filter(({ phase }) => phase.name === 'DESCEND')
      .map((room) => Number(view(room, null, room.phase.start).current))
    const numbers = amounts.map((text) => {
      const [amount = '', unit] = text.replaceAll(',', '').split(' ')
      return Number(amount) * (/^万元(?!\/)/.test(unit!) ? 10_000 : 1)
    })
    expect(prices).toHaveLength(steps + 1)
    expect([prices[0], prices[0]! - prices[1]!, prices.at(-1)].map((price) => price!.toFixed(2))).toEqual(
      numbers.map((number) => number.toFixed(2)),
    )
  })

  test('a room whose end has moved shows its planned end', async () => {
    const { exchange: own, advance } = testExchange()
    const { assetsId, opensAt, closesAt } = own.market
      .upcoming()
      .find(({ mode, isPackage }) => mode === 'ongoing' && !isPackage)!
    const terms = async () => (await dataOf(own, assetInfo, { assetsId })).terms
    const before = await terms()
    advance(closesAt - 60_000 - own.now())
    own.rooms.botQuote(assetsId, '1001')
    expect(own.tables.listings.get(assetsId)!.closesAt - opensAt).toBe(closesAt - opensAt + 60_000)
    expect(await terms()).toEqual(before)
  })

  test('a lot has the deposit of its package, and its own part of it', async () => {
    const { terms, pack } = await detailOf('P0005-1')
    const whole = await detailOf('P0005')
    const asked = termOf(whole.terms, '保证金').replace('保证金：', '')
    const [, bound] = /^保证金：本标的属于资产包“.+”，保证金按资产包交纳：(?:.+)本标的保证金要求为 (.+)。$/.exec(
      termOf(terms, '保证金'),
    )!
    expect(termOf(terms, '保证金')).toBe(
      `保证金：本标的属于资产包“${whole.assetsName}”，保证金按资产包交纳：${asked}本标的保证金要求为 ${bound}。`,
    )
    expect(pack).toEqual({
      assetsId: 'P0005',
      no: whole.no,
      assetsName: whole.assetsName,
      deposit: '100000',
      depositMax: '3800000',
    })
  })

  test('a package explains the parts of its price and deposit', async () => {
    const { terms, facts } = await detailOf('P0005')
    const name = startPriceName('document', '6')
    expect(termOf(terms, `${name}构成`)).toContain(
      `资产包${name} 3,054.92688 万元，为各标的${name}按整个租期折算之和；“宜宾市南溪区东湖时代广场 19 层整层办公用房 9 年租赁权”：49.7 元/平方米·月 × 1,752 平方米 × 108 个月 = 940.40352 万元`,
    )
    expect(termOf(terms, '保证金')).toMatch(
      /^保证金：10 万元 至 380 万元，应在 .+金额不少于所选标的中最高的一项，不超过各项之和。$/,
    )
    expect(facts.find(({ label }) => label === '保证金范围')!.value).toBe('10 万元 至 380 万元，所选标的共用')
    expect(JSON.stringify([terms, facts])).not.toMatch(/\d{5,} 元|累加/)
  })
})

test('[LS-03] a payment is named by its kind', async () => {
  const termsText = async (assetsId: string) => (await detailOf(assetsId)).terms.join('')
  const increase = await termsText('A40022')
  expect(increase).toContain('扣除服务费后转为增资款')
  expect(increase).toContain('付清全部增资款')
  expect(await termsText('A50000')).toContain('付清全部合作款项')
  expect(await termsText('A60031')).toContain('付清首期租金和履约保证金')
  expect(await termsText('A10002')).toContain('扣除服务费后转为交易价款')
})
