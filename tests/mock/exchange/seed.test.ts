import { describe, expect, test } from 'vitest'
import { adCode, positionTypes } from '#src/model/content/schema.ts'
import { moduleCode } from '#src/model/first-screen.ts'
import { amountTexts } from '#src/model/listing/labels.ts'
import { paths } from '#src/model/paths.ts'
import { safeHref, safeLink } from '#src/shared/lib/navigation/safe-href.ts'
import { contrastRatio } from '#src/shared/lib/contrast.ts'
import accounts from '#src/mock/accounts.json' with { type: 'json' }
import { type NamedStreams, streamsFrom } from '#src/mock/random.ts'
import { calendarFrom } from '#src/mock/exchange/seed/calendar.ts'
import { assetFrom, kindsOf } from '#src/mock/exchange/seed/listings/asset.ts'
import { places } from '#src/mock/exchange/seed/listings/places.ts'
import { noticesAbout } from '#src/mock/exchange/market/notices.ts'
import { seedNotices } from '#src/mock/exchange/seed/notices/notices.ts'
import { drawnRow, type Kind } from '#src/mock/exchange/seed/texts/kind.ts'
import { seedTables } from '#src/mock/exchange/seed/seed.ts'
import { detailsOf } from '#src/mock/exchange/seed/listings/details.ts'
import { drawFromUrl } from '#src/mock/pictures/pictures.ts'
import { someFriday, testExchange } from '#tests/support/exchange.ts'
import { cpuTimeOf } from '#tests/support/cpu-time.ts'

const tables = seedTables('minjiang', someFriday)
const listings = [...tables.listings.values()]
const separateListings = listings.filter(({ packageId }) => packageId === null)
/** Listings that had a room: a package was in the rooms of its lots. */
const inRooms = listings.filter(({ isPackage }) => !isPackage)
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const visitor = { userId: null, visitor: '' }

type LabelledValues = readonly { label: string; value: string }[]
const factsOf = ({ facts }: ReturnType<typeof detailsOf>): LabelledValues =>
  facts.map(([label, value]) => ({ label, value }))

const tally = <K>(keys: readonly K[]): Map<K, number> => {
  const counts = new Map<K, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

describe('equal worlds', () => {
  test('one seed and one start give equal tables', () => {
    // Equal seeds are cached: another one in between clears the cache.
    seedTables('another', someFriday)
    expect(seedTables('minjiang', someFriday)).toEqual(tables)
  })

  test('a change in one world does not affect another', () => {
    const [one, two] = [seedTables('minjiang', someFriday), seedTables('minjiang', someFriday)]
    one.listings.get('A10000')!.status = 'TERMINATED'
    one.listings.get('A10000')!.quotes.push({ seq: 99, bidNo: '1001', amount: '1', at: someFriday })
    one.listings.delete('A10001')
    one.ads.values().next().value!.pop()
    one.navigation.pop()
    one.users.clear()
    expect(two).toEqual(tables)
    expect(() => one.listings.get('A10000')!.facts.push({ label: '', value: '' })).toThrow(TypeError)
  })

  test.each([1, 2, 3, 4, 5, 6, 200])('a start %i days later moves the dates and nothing else', (days) => {
    const later = seedTables('minjiang', someFriday + days * dayMs + 5 * 3_600_000)
    const lasting = (of: typeof tables) =>
      [...of.listings.values()].map(
        ({ assetsId, assetsName, startPrice, totalYuan, step, deposit, status, memberIds }) => ({
          assetsId,
          assetsName,
          startPrice,
          totalYuan,
          step,
          deposit,
          status,
          memberIds,
        }),
      )
    expect(lasting(later)).toEqual(lasting(tables))
    // A report tells of the period that has just ended; the notices of the library are numbered by their days.
    const articles = (of: typeof tables) =>
      [...of.news.values()].map(({ id, title }) => [id, /季度|年度|^关于.*通知$/.test(title) ? '' : title])
    expect(articles(later)).toEqual(articles(tables))
    expect([...later.notices.values()].map(({ id, noticeTitle }) => [id, noticeTitle])).toEqual(
      [...tables.notices.values()].map(({ id, noticeTitle }) => [id, noticeTitle]),
    )
    expect(later.partners).toEqual(tables.partners)
    expect(later.ads).toEqual(tables.ads)
  })

  test('[LS-04] every unit that an asset is quoted in is known to the interface', () => {
    const units = new Set(listings.flatMap(({ unitName }) => unitName ?? []))
    expect([...units].filter((unit) => !(unit in amountTexts))).toEqual([])
    expect(units.size).toBeGreaterThan(2)
  })

  test('another seed gives other assets', () => {
    const other = seedTables('another', someFriday)
    expect(other.listings.get('A10000')?.assetsName).not.toBe(tables.listings.get('A10000')?.assetsName)
    expect(other.listings.size).toBeGreaterThan(380)
  })

  test('two exchanges with one start are equal, rooms included', () => {
    const one = testExchange({ bots: true })
    // The state at a start is cached for the next world: another start in between clears the cache.
    testExchange({ startedAt: someFriday + dayMs })
    const two = testExchange({ bots: true })
    for (const { advance } of [one, two]) advance(3 * hourMs)
    expect(two.exchange.tables).toEqual(one.exchange.tables)
  })

  test('a change in the hall of one world does not affect another', () => {
    testExchange({ startedAt: someFriday + dayMs })
    const alone = testExchange({ bots: true })
    const first = testExchange({ bots: true })
    const rooms = ({ exchange }: typeof first) =>
      exchange.market.biddingNow().map(({ assetsId, memberIds }) => exchange.rooms.find(memberIds[0] ?? assetsId).room)
    const asBegun = rooms(first)
    expect(() => first.exchange.market.biddingNow()[0]!.facts.push({ label: '', value: '' })).toThrow(TypeError)
    const lots = first.exchange.market.biddingNow().filter(({ mode }) => mode === 'ongoing')
    expect(lots.length).toBeGreaterThanOrEqual(4)
    for (const { assetsId } of lots) first.exchange.take('quoteOnce', { assetsId, bidNo: '1001' }, visitor)
    first.advance(3 * hourMs)

    const second = testExchange({ bots: true })
    expect(rooms(second)).toEqual(asBegun)
    expect(rooms(second)).toEqual(rooms(alone))
    for (const { advance } of [alone, second]) advance(3 * hourMs)
    expect(second.exchange.tables).toEqual(alone.exchange.tables)
    expect(second.exchange.tables.listings).not.toEqual(first.exchange.tables.listings)
  })

  test('a world is built in well under 150 ms', () => {
    const times = [0, 1, 2, 3, 4, 5].map((days) => cpuTimeOf(() => seedTables('minjiang', someFriday + days * dayMs)))
    expect(Math.min(...times)).toBeLessThan(150)
  })
})

describe('a further draw moves no other value', () => {
  const allKinds = Object.values(kindsOf).flat()
  const place = places[0]!

  /** The asset of a kind; the named streams give one number more before their own, or nothing else does. */
  function madeWith(kind: Kind, advanced?: string) {
    const names: string[] = []
    const streams = streamsFrom('one more draw')
    const stream: NamedStreams = (name) => {
      names.push(name)
      const random = streams(name)
      if (name === advanced) random.next()
      return random
    }
    return { names, made: kind.make({ stream, place, district: place.districts[0]! }) }
  }

  test('in one fact of an asset: all other facts, the name, the price and the texts stay', () => {
    let drawnFacts = 0
    for (const kind of allKinds) {
      const { names, made } = madeWith(kind)
      const without = (label: string, { facts, ...rest }: typeof made) => ({
        ...rest,
        facts: facts.filter(([known]) => known !== label),
      })
      for (const [label] of made.facts.filter(([known]) => names.includes(known))) {
        drawnFacts += 1
        expect(without(label, madeWith(kind, label).made), `${kind.operation} ${label}`).toEqual(without(label, made))
      }
    }
    expect(drawnFacts).toBeGreaterThan(120)
  })

  test('in a field of its own: an asset with one more drawn row is otherwise the same', () => {
    for (const kind of allKinds) {
      const withRow: Kind = {
        ...kind,
        make: (setting) => {
          const extra = drawnRow(setting.stream)('补充说明', (random) => String(random.int(1, 9)))
          const made = kind.make(setting)
          return { ...made, facts: [extra, ...made.facts] }
        },
      }
      const [plain, extended] = [kind, withRow].map((one) => assetFrom(one, 'A1', 'key:A1'))
      expect(extended!.facts[0]!.label).toBe('补充说明')
      expect({ ...extended!, facts: extended!.facts.slice(1) }).toEqual(plain)
    }
  })

  test('another listing adds its notice or replaces one of each type; the others keep their ids and texts', () => {
    const calendar = calendarFrom(someFriday)
    const another = { ...tables.listings.get('A20001')!, assetsId: 'A29999', assetsName: '另一项资产' }
    expect(another.status).toBe('DONE')
    const extended = seedNotices('minjiang', new Map([['A29999', another], ...tables.listings]), calendar)
    const before = seedNotices('minjiang', tables.listings, calendar)
    const goneTypes = [...before.values()].filter(({ id }) => !extended.has(id)).map(({ noticeType }) => noticeType)
    const added = [...extended.values()].filter(({ id }) => !before.has(id))
    expect(added.every(({ assetsId }) => assetsId === 'A29999')).toBe(true)
    // Every deal has these; the others are of samples that stay as large as they are.
    const sampled = added.flatMap(({ noticeType }) => (noticeType === 4 || noticeType === 5 ? [] : noticeType))
    expect(added.length - sampled.length).toBe(2)
    expect(goneTypes).toEqual(sampled)
    expect(sampled.length).toBeLessThanOrEqual(2)
    for (const [id, notice] of before) if (extended.has(id)) expect(extended.get(id)).toEqual(notice)
  })
})

describe('listings', () => {
  test('have the expected counts', () => {
    expect(separateListings).toHaveLength(352)
    expect(Object.fromEntries(tally(separateListings.map(({ typeCode }) => typeCode)))).toEqual({
      1: 62,
      2: 130,
      4: 26,
      5: 24,
      6: 110,
    })
    expect(separateListings.filter(({ isPackage }) => isPackage)).toHaveLength(12)
    expect(Object.fromEntries(tally(separateListings.map(({ status }) => status)))).toEqual({
      NOTICE: 126,
      PRE: 16,
      CLOSED: 16,
      DEAL_PUBLICITY: 19,
      SETTLING: 1,
      DONE: 149,
      FAILED: 17,
      PAUSED: 4,
      TERMINATED: 4,
    })
  })

  test('have unique names and numbers', () => {
    expect(new Set(separateListings.map(({ assetsName }) => assetsName)).size).toBe(separateListings.length)
    expect(new Set(listings.map(({ no }) => no)).size).toBe(listings.length)
    for (const { no, packageId } of listings)
      expect(no).toMatch(
        packageId === null ? /^(?:G3|GR|G6|HZ|ZL)\d{4}[A-Z]{2}\d{7}$/ : /^(?:GR|ZL)\d{4}[A-Z]{2}\d{7}-\d$/,
      )
  })

  test('are in the eighteen regions of the province and in the neighbouring centre', () => {
    const branchCounts = tally(separateListings.map(({ branchId }) => branchId))
    expect(branchCounts.size).toBe(19)
    expect([...branchCounts.keys()].every((id) => tables.branches.has(id))).toBe(true)
    expect(branchCounts.get('B510100')).toBeGreaterThan(100)
  })

  test('have a category of the tree', () => {
    for (const { parentId, operationId, typeCode } of listings) {
      expect(tables.categories.find(({ id }) => id === parentId)).toMatchObject({
        parentId: '0',
        manageTypeId: typeCode,
      })
      expect(tables.categories.find(({ id }) => id === operationId)?.parentId).toBe(parentId)
    }
  })

  test('packages satisfy both readings of the specification and have three to six members (RT-13)', () => {
    for (const { isPackage, projectNature, memberIds, assetsId, status, totalYuan } of separateListings) {
      expect(projectNature).toBe(isPackage ? 1 : 0)
      if (!isPackage) {
        expect(memberIds).toEqual([])
        continue
      }
      const members = memberIds.map((id) => tables.listings.get(id)!)
      expect(members.length).toBeGreaterThanOrEqual(3)
      expect(members.length).toBeLessThanOrEqual(6)
      expect(members.every((member) => member.packageId === assetsId && member.status === status)).toBe(true)
      const cents = members.reduce((sum, member) => sum + Number(member.totalYuan), 0)
      expect(Math.abs(cents - Number(totalYuan))).toBeLessThan(1)
    }
  })

  test('have prices with matching steps and deposits', () => {
    for (const { startPrice, step, deposit, totalYuan } of listings) {
      for (const amount of [startPrice, step, deposit, totalYuan]) expect(amount).toMatch(/^\d{1,12}(?:\.\d{1,2})?$/)
      expect(Number(startPrice)).toBeGreaterThan(0)
      expect(Number(step)).toBeGreaterThan(0)
      expect(Number(step)).toBeLessThan(Number(startPrice) * 0.05)
      expect(Number(deposit)).toBeLessThanOrEqual(Number(totalYuan) * 0.3)
    }
    expect(new Set(listings.map(({ unitName }) => unitName))).toEqual(
      new Set([null, '万元/年', '元/平方米·月', '元/亩·年']),
    )
  })

  test('have dates that match their state', () => {
    for (const { status, publishedAt, opensAt, closesAt, dealYuan, assetsId } of separateListings) {
      expect(publishedAt).toBeLessThan(someFriday)
      expect(publishedAt).toBeLessThan(opensAt)
      expect(opensAt).toBeLessThan(closesAt)
      const isOver = ['DEAL_PUBLICITY', 'SETTLING', 'DONE', 'FAILED'].includes(status)
      expect({ assetsId, isOver: closesAt < someFriday }).toEqual({ assetsId, isOver })
      expect(dealYuan !== null).toBe(['DEAL_PUBLICITY', 'SETTLING', 'DONE'].includes(status))
    }
  })

  test('a failed one is listed again at nine tenths', () => {
    const failed = tables.listings.get('A20006')!
    const again = tables.listings.get('A20006-2')!
    expect([failed.status, again.status]).toEqual(['FAILED', 'NOTICE'])
    expect(Number(again.startPrice)).toBeCloseTo(Number(failed.startPrice) * 0.9, 1)
    expect(again.assetsName).toBe(`${failed.assetsName}（第二次挂牌）`)
  })

  test('have quotes in rising steps by alternating bidders', () => {
    const quoted = inRooms.filter(({ quotes }) => quotes.length > 0)
    expect(quoted.length).toBeGreaterThan(100)
    for (const { quotes, startPrice, opensAt, closesAt } of quoted) {
      expect(quotes[0]?.amount).toBe(String(Number(startPrice)))
      for (const [index, quote] of quotes.entries()) {
        expect(quote.at).toBeGreaterThan(opensAt)
        expect(quote.at).toBeLessThan(closesAt)
        const before = quotes[index - 1]
        if (!before) continue
        expect(Number(quote.amount)).toBeGreaterThan(Number(before.amount))
        expect(quote.bidNo).not.toBe(before.bidNo)
      }
    }
  })
})

describe('the bid modes of assets', () => {
  test('all eight modes occur, each among open listings', () => {
    const modes = tally(listings.map(({ mode }) => mode))
    expect([...modes.keys()].toSorted()).toEqual([
      'dutch-auction',
      'final',
      'first-come-first-served',
      'once-off',
      'ongoing',
      'phased',
      'two-stage',
      'v-shaped',
    ])
    const notice = tally(separateListings.filter(({ status }) => status === 'NOTICE').map(({ mode }) => mode))
    expect(notice.size).toBe(8)
  })

  test('the quotes of a listing follow its mode', () => {
    for (const { mode, quotes } of inRooms) {
      const most = Math.max(0, ...tally(quotes.map(({ bidNo }) => bidNo)).values())
      if (mode === 'first-come-first-served' || mode === 'dutch-auction') expect(quotes.length).toBeLessThanOrEqual(1)
      if (mode === 'once-off') expect(most).toBeLessThanOrEqual(1)
      if (mode === 'final') expect(most).toBeLessThanOrEqual(3)
    }
  })

  test('[LS-03] a page has one answer for each fact: investors, months of fitting out, the decision to sell', () => {
    const pages = listings.map((listing) => ({ listing, facts: [...listing.facts, ...factsOf(detailsOf(listing))] }))
    const valueOf = (facts: LabelledValues, label: string) => facts.find((fact) => fact.label === label)?.value
    for (const { listing, facts } of pages) {
      const investors = /引入 (\d) 家战略投资方/.exec(listing.description.join(''))?.[1]
      if (investors) expect(valueOf(facts, '投资方数量'), listing.assetsId).toBe(`${investors} 家`)
      const free = /含装修免租期 (\d 个月)/.exec(listing.description.join(''))?.[1]
      if (free) expect(valueOf(facts, '装修期'), listing.assetsId).toBe(`合同生效后 ${free}，免收租金`)
      const ground = valueOf(facts, '处置依据')
      if (ground) expect(valueOf(facts, '批准文件'), listing.assetsId).toBe(ground)
      if (ground && /医院$|学院$/.test(listing.seller)) expect(ground, listing.seller).not.toContain('董事会')
    }
    expect(pages.filter(({ facts }) => valueOf(facts, '装修期') === '不另设装修期').length).toBeGreaterThan(5)
  })

  test('a package and its members have the same mode', () => {
    for (const { packageId, mode } of listings.filter((listing) => listing.packageId !== null))
      expect(mode).toBe(tables.listings.get(packageId!)?.mode)
  })
})

describe('editorial content', () => {
  test('has the expected counts', () => {
    const { news, hotInvestments, navigation, branches, members, periodicals, recruits, evolution } = tables
    expect({
      news: news.size,
      publishedNews: [...news.values()].filter(({ publishedAt }) => publishedAt <= someFriday).length,
      hotInvestments: hotInvestments.length,
      navigation: navigation.length,
      branches: branches.size,
      members: members.filter(({ joinedAt }) => joinedAt <= someFriday).length,
      periodicals: periodicals.length,
      recruits: recruits.length,
      evolution: evolution.length,
    }).toEqual({
      news: 478,
      publishedNews: 444,
      hotInvestments: 8,
      navigation: 9,
      branches: 19,
      members: 4_812,
      periodicals: 6,
      recruits: 5,
      evolution: 10,
    })
    expect(positionTypes.map((position) => tables.partners.get(position)?.length)).toEqual([12, 10, 10, 10, 10, 11])
    expect(Object.values(adCode).map((code) => tables.ads.get(code)?.length)).toEqual([1, 1, 5, 2, 4, 3])
  })

  test('has notices of every type, and some for each tab of the home page', () => {
    const visible = [...tables.notices.values()].filter(({ publishedAt }) => publishedAt <= someFriday)
    expect(
      Object.fromEntries([...tally(visible.map(({ noticeType }) => noticeType))].sort(([a], [b]) => a - b)),
    ).toEqual({
      0: 40,
      1: 11,
      2: 7,
      3: 9,
      4: 149,
      5: 169,
      6: 12,
      7: 12,
      8: 8,
      9: 17,
      10: 6,
    })
    for (const { assetsId, noticeType } of visible)
      expect(noticeType === 7 ? assetsId === null : tables.listings.has(assetsId!)).toBe(true)
  })

  test('every notice about a state is about a listing in that state', () => {
    const statesOf: Record<number, string[]> = {
      0: ['NOTICE', 'CLOSED'],
      4: ['DONE'],
      5: ['DEAL_PUBLICITY', 'SETTLING', 'DONE'],
      6: ['PRE'],
      9: ['FAILED'],
    }
    for (const { noticeType, assetsId } of tables.notices.values())
      if (statesOf[noticeType]) expect(statesOf[noticeType]).toContain(tables.listings.get(assetsId!)?.status)
  })

  test('the notices of a listing are a complete line of events, in its order', () => {
    const courses: Record<string, string[]> = {
      PRE: ['', '6'],
      NOTICE: ['0', '0 8', '0 10', '0 10 8'],
      CLOSED: ['0'],
      PAUSED: ['0 1'],
      TERMINATED: ['0 3'],
      FAILED: ['0 9', '0 9 3'],
      DEAL_PUBLICITY: ['0 5'],
      SETTLING: ['0 5'],
      DONE: ['0 5 4', '0 1 2 5 4'],
    }
    const courseOf = (assetsId: string) =>
      noticesAbout(tables, assetsId)
        .filter(({ publishedAt }) => publishedAt <= someFriday)
        .toSorted((one, other) => one.publishedAt - other.publishedAt)
        .map(({ noticeType }) => noticeType)
        .join(' ')
    const wrong = separateListings.flatMap(({ assetsId, status }) =>
      courses[status]!.includes(courseOf(assetsId)) ? [] : `${assetsId} ${status}: ${courseOf(assetsId)}`,
    )
    expect(wrong).toEqual([])
    // What was put up once more was not given up.
    expect(['A20006', 'A20026', 'A60006', 'A60026'].map(courseOf)).toEqual(['0 9', '0 9', '0 9', '0 9'])
    // A result is made public two hours after its room, for seven days; the notice of the deal follows a day later.
    const { closesAt } = tables.listings.get('A20081')!
    const hours = [5, 4].map((type) => (tables.notices.get(`G${type}-A20081`)!.publishedAt - closesAt) / 3_600_000)
    expect(hours).toEqual([2, 8 * 24])
  })

  test('every failed, suspended or ended listing has a published notice of it', () => {
    const types: Record<string, number> = { FAILED: 9, PAUSED: 1, TERMINATED: 3 }
    const notices = [...tables.notices.values()].filter(({ publishedAt }) => publishedAt <= someFriday)
    const unannounced = separateListings.filter(
      ({ status, assetsId }) =>
        types[status] !== undefined &&
        !notices.some((notice) => notice.assetsId === assetsId && notice.noticeType === types[status]),
    )
    expect(unannounced.map(({ assetsId }) => assetsId)).toEqual([])
  })

  test('articles are in plates of all sections; front pages have carousels', () => {
    const plates = new Map(tables.plates.map((plate) => [plate.id, plate]))
    const sections = new Set(
      [...tables.news.values()].map(({ plateId }) => plates.get(plates.get(plateId)!.parentId!)?.plateCode),
    )
    expect(sections).toEqual(
      new Set(['zxdt', 'zcfg', 'rzfw', 'zlxz', 'ddjs', 'xxgk', 'help', 'knowledge', 'cgzx', 'cgbz']),
    )
    const fronts = tables.plates.filter(({ hasFrontPage }) => hasFrontPage === 1)
    expect(fronts.map(({ plateCode }) => plateCode)).toEqual(['zxdt_yw', 'rzfw_dt', 'ddjs_dt'])
    for (const { id } of fronts) {
      const shown = [...tables.news.values()].filter(({ plateId, inCarousel }) => plateId === id && inCarousel)
      expect(shown.length).toBeGreaterThanOrEqual(5)
    }
    const outer = [...tables.news.values()].filter(({ isOuterLink }) => isOuterLink === 1)
    expect(outer).toHaveLength(4)
    expect(outer.every(({ outerLinkUrl }) => safeHref(outerLinkUrl) !== null)).toBe(true)
    // A rule stands among the news and in the library.
    const titles = [...tables.news.values()].flatMap(({ plateId, title }) =>
      plateId === 'plate-knowledge-jy' ? [] : title,
    )
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('[HM-15] some partners have invalid addresses', () => {
    const urls = [...tables.partners.values()].flat().map(({ url }) => url)
    expect(urls.filter((url) => safeHref(url) === null)).toEqual([
      'javascript:alert(1)',
      'www.nohttp.example',
      '//audit.example/',
      '',
      'data:text/html,hello',
    ])
    expect(urls).toContain('ftp://files.jinjiang-tech.example/')
  })

  test('buttons have colours on which white text is readable', () => {
    const buttons = [moduleCode.buttonsUpper, moduleCode.buttonsLower].flatMap((code) => tables.modules.get(code) ?? [])
    expect(buttons).toHaveLength(5)
    for (const { backColour } of buttons) expect(contrastRatio(backColour!, '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
  })

  test('people of every kind, with credentials from accounts.json', () => {
    const users = [...tables.users.values()]
    const states = users.map(({ loginName, persona, authStatus, isAllowAccess }) => [
      loginName,
      [persona, authStatus, isAllowAccess],
    ])
    expect(Object.fromEntries(states)).toMatchObject({
      newcomer: ['未认证', 0, true],
      pending: ['审核中', 1, true],
      rejected: ['未通过', 2, true],
      person: ['个人已认证', 3, true],
      company: ['机构已认证', 4, true],
      priority: ['优先权人', 4, true],
      blacklisted: ['黑名单', 3, true],
      overdue: ['逾期付款人', 4, true],
      disabled: ['已停用', 3, false],
    })
    expect(users.map(({ loginName, password, telPhone }) => [loginName, password, telPhone])).toEqual(
      accounts.map(({ loginName, password, phone }) => [loginName, password, phone]),
    )
    for (const { phone } of accounts) expect(phone).toMatch(/^139000000\d\d$/)
  })
})

/** Every text within a value, at any depth. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (value instanceof Map) for (const inner of value.values()) yield* textsIn(inner)
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner)
}

describe('addresses', () => {
  test('every picture can be drawn', () => {
    const pictures = new Set([...textsIn(tables)].filter((text) => text.startsWith('/mock-pictures/')))
    expect(pictures.size).toBeGreaterThan(380)
    const undrawable = [...pictures].filter((picture) => {
      const url = new URL(picture, 'http://portal.invalid')
      return !drawFromUrl(url.pathname, url.searchParams)?.svg.startsWith('<svg')
    })
    expect(undrawable).toEqual([])
  })

  const isKnown = (address: string): boolean => {
    const { pathname } = new URL(address, 'http://portal.invalid')
    return Object.values(paths).some((path) =>
      new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname),
    )
  }

  test('every link of advertisements, menu and modules has a target', () => {
    const links = [
      ...[...tables.ads.values()].flat().map(({ url }) => url),
      ...[...tables.modules.values()].flat().map(({ moreButtonUrl }) => moreButtonUrl),
      ...tables.navigation.map(({ navigationUrl }) => navigationUrl),
    ]
    expect(links).toHaveLength(16 + 12 + 9)
    expect(links.filter((link) => link === null || link === undefined || safeLink(link) !== link)).toEqual([])
    expect(links.filter((link) => link?.startsWith('/') && !isKnown(link))).toEqual([])
    const assets = links.flatMap((link) => /^\/project(?:Pkg|Detail)\/([^/]+)\.html$/.exec(link ?? '')?.[1] ?? [])
    expect(assets).toHaveLength(3)
    for (const id of assets) expect(tables.listings.has(id)).toBe(true)
  })
})
