import { describe, expect, test } from 'vitest'
import { projectNoticeDetail } from '#src/api/endpoints/notice.ts'
import * as assets from '#src/api/endpoints/assets.ts'
import { bidModes, type AssetDetail } from '#src/model/listing/detail.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import { roomConfigOf } from '#src/mock/exchange/seed/listings/room-config.ts'
import { drawFromUrl } from '#src/mock/pictures/pictures.ts'
import { addMoney, compareMoney } from '#src/model/money/money.ts'
import { ask, dataOf, someFriday, testExchange } from '#tests/support/exchange.ts'
import { openListing } from '../support/enrolment.ts'
import { bearerOf } from '../support/sign-in.ts'

const { exchange } = testExchange()
const { listings } = exchange.tables
const dayMs = 86_400_000
const anonymous = { userId: null, visitor: '' }
const gone = { code: 404, msg: '标的不存在，可能已被撤下' }

const detailOf = (assetsId: string) => dataOf(exchange, assets.assetInfo, { assetsId })
const everyDetail = async (): Promise<AssetDetail[]> => {
  const ids = [...listings.keys()]
  const details: AssetDetail[] = []
  for (let at = 0; at < ids.length; at += 4)
    details.push(...(await dataOf(exchange, assets.assetsByIds, { ids: ids.slice(at, at + 4) })))
  return details
}
const details = await everyDetail()
const factOf = ({ facts }: AssetDetail, label: string) => facts.find((fact) => fact.label === label)?.value

describe('[LS-03] the detail of an asset', () => {
  test('agrees with its row, and has everything about price, time and mode', async () => {
    const detail = await detailOf('A10003')
    expect(detail).toMatchObject({
      assetsId: 'A10003',
      assetsName: '宜宾川宏融资担保有限公司 40%股权转让',
      no: 'G32026YB1000004',
      projectType: 2,
      url: '/projectDetail/A10003.html',
      startPrice: '69670000',
      biddingPrice: '82670000',
      biddingCount: 13,
      status: 'DEAL_PUBLICITY',
      mode: 'ongoing',
      step: '1000000',
      deposit: '10000000',
      depositMax: null,
      delaySeconds: 120,
      appraisal: '69670000',
      dealPrice: '82670000.00',
      seller: '宜宾润蜀农业发展集团有限公司',
      regionName: '宜宾市',
      industryName: '其他金融业',
      members: [],
      statusReason: null,
      statusNoticeId: null,
      branch: { id: 'B511500', name: '岷江联合产权交易所宜宾分所' },
    })
    expect(detail.unifiedCode).toMatch(/^D01-[0-9A-Z]{18}-20260202-\d{6}-\d$/)
    expect(detail.enrolUntil).toBe(detail.bidFrom - 3 * dayMs)
  })

  test('is complete for every asset: no empty value, no value that is not text', () => {
    expect(details).toHaveLength(listings.size)
    for (const detail of details) {
      for (const texts of [detail.description, detail.disclosure, detail.conditions, detail.terms]) {
        expect(texts.length).toBeGreaterThanOrEqual(2)
        for (const text of texts) expect(text).not.toMatch(/undefined|NaN|null|\[object|e\+|^\s*$/)
      }
      for (const { label, value } of detail.facts) expect(label && value).not.toMatch(/undefined|NaN|null|^$/)
      expect(new Set(detail.facts.map(({ label }) => label)).size).toBe(detail.facts.length)
      expect(detail.highlights).toHaveLength(3)
      expect(detail.contacts.length).toBeGreaterThanOrEqual(2)
      for (const { phone } of detail.contacts) expect(phone).toMatch(/^(?:028-6600|0(?!28)\d{2,3}-660)\d{4}$/)
      expect(detail.branch?.address).toMatch(/./)
    }
  })

  test('is the same for every request, also at another exchange', async () => {
    const other = await dataOf(testExchange().exchange, assets.assetsByIds, { ids: ['A10003', 'P0001', 'R00-0'] })
    expect(other).toEqual(['A10003', 'P0001', 'R00-0'].map((id) => details.find(({ assetsId }) => assetsId === id)))
  })

  test('has two to four pictures, each of its own, and the first is that of the list', () => {
    for (const { pictures, imgSrc } of details) {
      expect(pictures.length).toBeGreaterThanOrEqual(2)
      expect(pictures.length).toBeLessThanOrEqual(4)
      expect(pictures[0]!.src).toBe(imgSrc)
      expect(new Set(pictures.map(({ src }) => src)).size).toBe(pictures.length)
      expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length)
    }
    const [one] = details.filter(({ pictures }) => pictures.length === 4)
    for (const { src } of one!.pictures) {
      const url = new URL(src, 'http://portal.invalid')
      expect(drawFromUrl(url.pathname, url.searchParams)?.svg).toMatch(/^<svg/)
    }
  })

  test.each([
    [
      'A10003',
      ['注册资本', '股权结构', '转让比例', '实际控制权', '管理层是否参与受让', '原股东优先购买权', '评估备案单位'],
    ],
    [
      'A40001',
      ['拟募集资金', '拟新增注册资本', '对应持股比例', '遴选方式', '资金用途', '是否接受联合体', '原股东是否参与'],
    ],
    ['A60001', ['租赁期限', '租赁面积', '免租期', '租金递增', '履约保证金', '支付方式', '优先承租权', '报价单位']],
    ['A50001', ['合作内容', '最低投资额', '合作期限', '收益分配', '资源方']],
    ['A20000', ['建筑面积', '规划用途', '权证情况', '占用情况', '房屋结构']],
  ])('%s has the facts of its kind', async (assetsId, labels) => {
    const detail = await detailOf(assetsId)
    expect(labels.filter((label) => !factOf(detail, label))).toEqual([])
  })

  test('has a price of at least the valuation, and values the sold asset', () => {
    for (const detail of details) {
      const { typeCode, appraisal, assetsId, appraisalDate, publishDate } = detail
      expect(appraisal !== null).toBe(typeCode === '1' || typeCode === '2')
      if (!appraisal) continue
      const { totalYuan } = listings.get(assetsId)!
      if (/^A\d+-2$/.test(assetsId)) expect(compareMoney(appraisal, totalYuan)).toBe(1)
      else expect(compareMoney(appraisal, totalYuan)).toBeLessThanOrEqual(0)
      expect(appraisalDate! < publishDate!.slice(0, 10)).toBe(true)
    }
  })

  test('a relisted asset keeps its valuation', () => {
    const [first, again] = ['A20006', 'A20006-2'].map((id) => details.find(({ assetsId }) => assetsId === id)!)
    expect(Number(again!.appraisal)).toBeCloseTo(Number(first!.appraisal), -1)
    expect(again!.contacts).toEqual(first!.contacts)
  })

  test('a right of pre-emption matches its facts', () => {
    const holders = details.filter(({ hasPriority }) => hasPriority)
    expect(holders.length).toBeGreaterThan(10)
    const holds = (detail: AssetDetail) =>
      factOf(detail, '原股东优先购买权') === '未放弃' || factOf(detail, '优先承租权') === '原承租方享有'
    for (const detail of details) {
      const lots = details.filter(({ assetsId }) => detail.members.some((member) => member.assetsId === assetsId))
      expect(detail.hasPriority).toBe(lots.length > 0 ? lots.some(holds) : holds(detail))
    }
    expect(holders.some(({ typeCode }) => typeCode === '1')).toBe(true)
    expect(holders.some(({ typeCode }) => typeCode === '6')).toBe(true)
  })

  test('an unknown asset, or one not published yet, is refused with a text, and not counted as viewed', async () => {
    expect(await ask(exchange, assets.assetInfo, { assetsId: 'A99999' })).toMatchObject(gone)
    const { exchange: young } = testExchange()
    const lot = young.tables.listings.get('A20000')!
    lot.publishedAt = someFriday + 1
    const before = lot.viewCount
    expect(await ask(young, assets.assetInfo, { assetsId: 'A20000' })).toMatchObject(gone)
    expect(await dataOf(young, assets.assetsByIds, { ids: ['A20000'] })).toEqual([])
    expect(lot.viewCount).toBe(before)
  })

  test('viewing counts each viewer once a day, comparing does not', async () => {
    const { exchange: own, advance } = testExchange()
    const before = own.tables.listings.get('A20000')!.viewCount
    const look = async (visitor: string, bearer: string | null = null) =>
      (await ask(own, assets.assetInfo, { assetsId: 'A20000', visitor }, bearer)).data.counts.viewed
    expect(await look('one')).toBe(before + 1)
    expect(await look('one')).toBe(before + 1)
    const person = bearerOf(own, 'person')
    expect(await look('one', person)).toBe(before + 1)
    expect(await look('two')).toBe(before + 2)
    expect(await look('three', person)).toBe(before + 2)
    expect(await look('three')).toBe(before + 3)
    advance(86_400_000)
    expect(await look('one')).toBe(before + 4)
    const [compared] = await dataOf(own, assets.assetsByIds, { ids: ['A20000'] })
    expect(compared!.counts.viewed).toBe(before + 4)
  })
})

describe('the eight modes', () => {
  test('each has its figures in the detail and its rule in the terms', () => {
    const words: Record<string, string> = {
      ongoing: '动态报价',
      phased: '自由期加限时期',
      final: '最终报价',
      'once-off': '一次报价',
      'first-come-first-served': '先到先得',
      'two-stage': '两阶段',
      'v-shaped': 'V 型',
      'dutch-auction': '荷兰式',
    }
    for (const mode of bidModes) {
      const some = details.filter((detail) => detail.mode === mode)
      expect(some.length).toBeGreaterThan(5)
      const isOpenRising = ['ongoing', 'phased', 'two-stage', 'v-shaped'].includes(mode)
      for (const { delaySeconds, step, terms, hasReserve, members } of some) {
        expect(delaySeconds).toBe(isOpenRising ? 120 : null)
        const isStepless = mode === 'first-come-first-served' || mode === 'dutch-auction'
        expect(step === null).toBe(isStepless || members.length > 0)
        expect(terms.filter((text) => text.startsWith(`竞价方式：本场为“${words[mode]!}”。`))).toHaveLength(1)
        expect(terms.some((text) => text.includes('结束时间延至该报价之后 2 分钟'))).toBe(isOpenRising)
        if (isStepless) expect(hasReserve).toBe(false)
      }
    }
    expect(details.some(({ hasReserve }) => hasReserve)).toBe(true)
  })
})

describe('packages', () => {
  test('list their members as rows, with a deposit range from the least to all of them', async () => {
    const detail = await detailOf('P0001')
    const own = listings.get('P0001')!.memberIds
    expect(detail.members.map(({ assetsId }) => assetsId)).toEqual(own)
    expect(detail.members.map(({ url }) => url)).toEqual(own.map((id) => `/projectDetail/${id}.html`))
    const deposits = own.map((id) => listings.get(id)!.deposit)
    expect(detail.deposit).toBe(String(Math.min(...deposits.map(Number))))
    expect(detail.depositMax).toBe(addMoney(...deposits))
    expect(detail.url).toBe('/projectPkg/P0001.html')
  })

  test('[LS-04] [LS-05] the price of a sold package is the sum of its lots', async () => {
    const sold = details.filter(({ members, dealPrice }) => members.length > 0 && dealPrice)
    expect(sold.length).toBeGreaterThan(3)
    for (const { assetsId, biddingPrice, dealPrice, members } of sold) {
      const lots = members.map((lot) => listings.get(lot.assetsId)!)
      expect([assetsId, Number(dealPrice)]).toEqual([
        assetsId,
        Number(addMoney(...lots.map(({ dealYuan }) => dealYuan!))),
      ])
      expect(Number(biddingPrice)).toBe(Number(dealPrice))
      for (const { startPrice, totalYuan, dealYuan, assetsId: id } of lots) {
        const price = members.find((lot) => lot.assetsId === id)!.biddingPrice!
        expect(Number(price) / Number(startPrice)).toBeCloseTo(Number(dealYuan) / Number(totalYuan), 6)
      }
    }
  })

  test('[LS-04] an asset sold by agreement, without a quote, has its price', async () => {
    const agreed = [...listings.values()].find(
      ({ status, typeCode, quotes }) => status === 'DONE' && typeCode === '2' && quotes.length === 0,
    )!
    const { biddingPrice, biddingCount, startPrice } = await detailOf(agreed.assetsId)
    expect({ biddingCount, biddingPrice, startPrice }).toEqual({
      biddingCount: 0,
      biddingPrice: agreed.totalYuan,
      startPrice: agreed.totalYuan,
    })
  })

  test('a member has a page of its own, and the end of its package', async () => {
    const lot = exchange.market.biddingNow().find(({ isPackage }) => isPackage)!
    const member = await detailOf(lot.memberIds[0]!)
    expect([member.status, member.bidUntil, member.mode]).toEqual(['BIDDING', lot.closesAt, lot.mode])
    expect([member.depositMax, member.members]).toEqual([null, []])
  })
})

describe('a termination', () => {
  test('has its reason, with the notice', async () => {
    for (const [status, reason] of [
      ['PAUSED', /^因.+，现中止本项目的交易活动/],
      ['TERMINATED', /^因.+，经(?:转让|融资|资源|出租)方申请，本项目终止交易/],
      ['FAILED', /^截至竞价结束，没有产生有效报价，本项目流标/],
    ] as const) {
      const stopped = details.filter((detail) => detail.status === status && !detail.assetsId.startsWith('P'))
      expect(stopped.length).toBeGreaterThan(3)
      for (const { statusReason, statusNoticeId, assetsId, assetsName } of stopped) {
        expect(statusReason).toMatch(reason)
        const notice = await dataOf(exchange, projectNoticeDetail, { id: statusNoticeId! })
        expect(notice).toMatchObject({ assetsId, assetsName })
        expect(notice.content).toContain(statusReason)
      }
    }
  })

  test('[LS-03] a buyer chosen by bidding is chosen by no other criterion', () => {
    const chosen = details.filter(
      ({ typeCode, members }) => ['4', '5'].includes(typeCode ?? '') && members.length === 0,
    )
    const methods = chosen.map(({ facts }) => facts.find(({ label }) => label === '遴选方式')?.value)
    expect(chosen.length).toBeGreaterThan(30)
    expect(methods.filter((way) => !way?.startsWith('网络竞价'))).toEqual([])
    expect(chosen.filter((detail) => /综合评议|竞争性谈判|评审得分/.test(JSON.stringify(detail)))).toEqual([])
  })

  test('[LS-03] a wholly state-owned company has one owner, and one with several is no such company', () => {
    const held = details.flatMap(({ facts, typeCode }) => {
      const of = (name: string) => facts.find(({ label }) => label === name)?.value ?? ''
      return typeCode === '1' ? [`${of('经济类型')} ${of('股权结构')}`] : []
    })
    expect(held.length).toBeGreaterThan(30)
    for (const one of held)
      expect(one).toMatch(
        /^(?:国有独资公司 转让方持有 100%|国有控股企业 转让方持有 (?:5[1-9]|[6-9]\d)%，其余由 \d 名股东持有|国有参股企业 转让方持有 [\d.]+%，其余由 \d 名股东持有)$/,
      )
  })

  test('[LS-03] has a transferor only for a transfer', () => {
    const others = details.filter(({ typeCode }) => typeCode !== '1' && typeCode !== '2')
    expect(others.length).toBeGreaterThan(60)
    expect(
      others.filter((detail) => JSON.stringify(detail).search(/转让方|受让/) !== -1).map(({ assetsId }) => assetsId),
    ).toEqual([])
  })

  test('no other state has a reason', () => {
    const others = details.filter(({ status }) => !['PAUSED', 'TERMINATED', 'FAILED'].includes(status!))
    expect(others.every(({ statusReason, statusNoticeId }) => statusReason === null && statusNoticeId === null)).toBe(
      true,
    )
  })

  test('a room that fails during the test gets its notice the day after', async () => {
    const { exchange: own, advance } = testExchange()
    const lot = own.tables.listings.get('A20000')!
    advance(lot.closesAt - own.now())
    const look = async () => (await dataOf(own, assets.assetsByIds, { ids: ['A20000'] }))[0]!
    expect(await look()).toMatchObject({
      status: 'FAILED',
      statusReason: '竞价期内没有产生有效报价，本项目流标。',
      statusNoticeId: null,
    })
    advance(dayMs)
    expect(await look()).toMatchObject({ statusNoticeId: 'G9-A20000' })
  })

  test('a deal has two notices: for the publicity period, and at the end', async () => {
    const { exchange: own, advance } = testExchange()
    const lot = openListing(own, (listing) => listing.mode === 'ongoing' && roomConfigOf(listing).R === null)
    const { assetsId: id } = lot
    advance(lot.opensAt - own.now())
    own.take('quoteOnce', { assetsId: id, bidNo: '1001' }, anonymous)
    advance(lot.closesAt - own.now())
    const notices = () =>
      [...own.tables.notices.values()]
        .filter(({ assetsId, publishedAt }) => assetsId === id && publishedAt <= own.now())
        .map((notice) => notice.id)
        .filter((notice) => notice !== `G0-${id}`)
    expect(notices()).toEqual([])
    advance(3 * 3_600_000)
    expect(notices()).toEqual([`G5-${id}`])
    advance(8 * dayMs)
    expect(notices()).toEqual([`G5-${id}`, `G4-${id}`])
    expect(own.tables.notices.get(`G4-${id}`)!.content).toContain('成交金额')
  })
})

describe('counts', () => {
  const enrolledFor = async (own: Exchange, id: string): Promise<number> =>
    (await dataOf(own, assets.assetsByIds, { ids: [id] }))[0]!.counts.enrolled

  test('of enrolments grow during the enrolment period', async () => {
    const { exchange: own, advance } = testExchange()
    const { assetsId } = openListing(own, ({ publishedAt }) => publishedAt > own.now() - 2 * dayMs)
    const counts = [await enrolledFor(own, assetsId)]
    for (let day = 0; day < 20; day += 1) {
      advance(dayMs)
      counts.push(await enrolledFor(own, assetsId))
    }
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(counts[0]).toBe(0)
    expect(counts.at(-1)).toBeGreaterThanOrEqual(2)
  })

  test('of enrolments are at least those of bidders', async () => {
    const { exchange: own, advance } = testExchange({ bots: true })
    const lot = own.tables.listings.get('A20000')!
    advance(lot.closesAt - own.now())
    const quoting = new Set(lot.quotes.map(({ bidNo }) => bidNo)).size
    expect(quoting).toBeGreaterThan(0)
    expect(await enrolledFor(own, 'A20000')).toBeGreaterThanOrEqual(quoting)
    for (const { status, counts: count, assetsId } of details) {
      if (status === 'PRE') expect(count.enrolled).toBe(0)
      if (status === 'DONE' && listings.get(assetsId)!.quotes.length === 0) expect(count.enrolled).toBe(1)
    }
  })

  test('of reminders: a person and a visitor once, and one who has signed in since as well', async () => {
    const { exchange: own } = testExchange()
    const remind = async (bearer: string | null, visitor: string) =>
      (await ask(own, assets.remindMe, { assetsId: 'A20000', visitor }, bearer)).data.reminders
    const before = own.tables.listings.get('A20000')!.reminderCount
    expect(await remind(null, 'one')).toBe(before + 1)
    expect(await remind(null, 'one')).toBe(before + 1)
    expect(await remind(bearerOf(own, 'person'), 'one')).toBe(before + 1)
    expect(await remind(null, 'two')).toBe(before + 2)
    const company = bearerOf(own, 'company')
    expect(await remind(company, 'three')).toBe(before + 3)
    expect(await remind(company, 'four')).toBe(before + 3)
    expect(await ask(own, assets.remindMe, { assetsId: 'A99999' })).toMatchObject(gone)
  })
})

describe('[LS-03] the bidding record', () => {
  test('is newest first, by page', async () => {
    const { quotes } = listings.get('A10003')!
    const first = await dataOf(exchange, assets.quotesPage, { assetsId: 'A10003' })
    const second = await dataOf(exchange, assets.quotesPage, { assetsId: 'A10003', current: 2 })
    expect([first.total, first.size, first.records.length, second.records.length]).toEqual([13, 10, 10, 3])
    expect([...first.records, ...second.records]).toEqual(quotes.toReversed())
    expect(first.records[0]).toMatchObject({ seq: 13, amount: '82670000' })
  })

  test('names no one', async () => {
    const { records } = await dataOf(exchange, assets.quotesPage, { assetsId: 'A10003', size: 100 })
    for (const row of records) {
      expect(Object.keys(row).toSorted()).toEqual(['amount', 'at', 'bidNo', 'seq'])
      expect(row.bidNo).toMatch(/^\d{4}$/)
    }
  })

  test('is empty before the first quote, and refused for an unknown asset', async () => {
    expect((await dataOf(exchange, assets.quotesPage, { assetsId: 'A20000' })).records).toEqual([])
    expect(await ask(exchange, assets.quotesPage, { assetsId: 'A99999' })).toMatchObject(gone)
  })
})

describe('[LS-03] similar assets', () => {
  test('are of the same type and still available, the same use first', async () => {
    const rows = await dataOf(exchange, assets.similarAssets, { assetsId: 'A20000', size: 12 })
    expect(rows).toHaveLength(12)
    const found = rows.map(({ assetsId }) => listings.get(assetsId)!)
    expect(found.every(({ typeCode, packageId }) => typeCode === '2' && packageId === null)).toBe(true)
    expect(
      found.some(({ status }) => ['DONE', 'SETTLING', 'FAILED', 'TERMINATED', 'DEAL_PUBLICITY'].includes(status)),
    ).toBe(false)
    const uses = found.map(({ operationId }) => operationId === '20101')
    expect(uses[0]).toBe(true)
    expect(uses).toEqual(uses.toSorted((a, b) => Number(b) - Number(a)))
    expect(await dataOf(exchange, assets.similarAssets, { assetsId: 'A20000' })).toHaveLength(4)
    expect(await dataOf(exchange, assets.similarAssets, { assetsId: 'A20000', size: 1_000 })).toHaveLength(12)
  })

  test('never include itself, nor its package', async () => {
    const whole = exchange.market.upcoming().find(({ isPackage }) => isPackage)!
    for (const assetsId of [whole.assetsId, whole.memberIds[0]!]) {
      const rows = await dataOf(exchange, assets.similarAssets, { assetsId, size: 12 })
      const ids = rows.map((row) => row.assetsId)
      expect(ids).not.toContain(whole.assetsId)
      expect(ids).not.toContain(assetsId)
    }
    expect(await ask(exchange, assets.similarAssets, { assetsId: 'A99999' })).toMatchObject(gone)
  })
})

describe('[LS-01] assets side by side', () => {
  test('are in the requested order; missing ones are left out; five are too many', async () => {
    const ids = async (...asked: string[]) =>
      (await dataOf(exchange, assets.assetsByIds, { ids: asked })).map(({ assetsId }) => assetsId)
    expect(await ids('A60001', 'A99999', 'A10003')).toEqual(['A60001', 'A10003'])
    expect(await ids()).toEqual([])
    expect((await ask(exchange, assets.assetsByIds, { ids: ['1', '2', '3', '4', '5'] })).code).toBe(400)
  })
})

describe('[LS-08] a project under management', () => {
  const steps = async (id: string) =>
    (await dataOf(exchange, assets.managedInfo, { id })).steps.map(({ name, state }) => `${name} ${state}`)

  test('has the same facts, a department and a manager', async () => {
    const managed = await dataOf(exchange, assets.managedInfo, { id: 'A10003' })
    expect(managed).toMatchObject({
      ...details.find(({ assetsId }) => assetsId === 'A10003'),
      viewCount: expect.any(Number),
      counts: expect.any(Object),
    })
    expect(managed.department).toBe('股权交易部')
    expect(managed.manager).toMatch(/^\p{Script=Han}{3}$/u)
    expect(await ask(exchange, assets.managedInfo, { id: 'A99999' })).toMatchObject(gone)
  })

  test('has the progress of its state', async () => {
    expect(await steps('A20000')).toEqual([
      '受理与审核 done',
      '信息披露 done',
      '报名 current',
      '资格确认 current',
      '竞价 waiting',
      '成交公示 waiting',
      '签约与结算 waiting',
    ])
    expect((await steps('A10003')).slice(4)).toEqual(['竞价 done', '成交公示 current', '签约与结算 waiting'])
    const done = [...listings.values()].find(({ status }) => status === 'DONE')!
    expect((await steps(done.assetsId)).every((step) => step.endsWith(' done'))).toBe(true)
    expect((await steps('A20005'))[2]).toBe('报名 stopped')
  })

  test('has the reason of its stop, and no time for future steps', async () => {
    const managed = await dataOf(exchange, assets.managedInfo, { id: 'A20005' })
    expect(managed.steps[2]!.note).toBe(managed.statusReason)
    expect(managed.steps.slice(3).every(({ at, note }) => at === null && note === null)).toBe(true)
    const instants = managed.steps.slice(0, 3).map(({ at }) => at!)
    expect(instants).toEqual(instants.toSorted((a, b) => a - b))
    expect(instants.every((at) => at < someFriday)).toBe(true)
  })
})

test('[LS-01] the category tree is that of the filters', async () => {
  const tree = await dataOf(exchange, assets.categoryTree, {})
  expect(tree).toEqual(exchange.tables.categories)
  expect(tree.filter(({ parentId }) => parentId === '0')).toHaveLength(20)
})
