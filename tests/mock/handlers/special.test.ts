import Big from 'big.js'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { assetsPage } from '#src/api/endpoints/assets.ts'
import { branchFigures } from '#src/api/endpoints/branch.ts'
import { roadshowPage } from '#src/api/endpoints/roadshow.ts'
import { specialDetail } from '#src/api/endpoints/special.ts'
import { english } from '#src/locales/en.ts'
import { special, type SpecialSection } from '#src/model/content/special.ts'
import { date } from '#src/model/time/shanghai.ts'
import { ask, dataOf, testExchange } from '#tests/support/exchange.ts'

const pageOf = async (exchange: ReturnType<typeof testExchange>['exchange']) =>
  dataOf(exchange, specialDetail, { code: 'cqzr' })

const sectionIn = <T extends SpecialSection['type']>(sections: readonly SpecialSection[], type: T) =>
  sections.find((one): one is Extract<SpecialSection, { type: T }> => one.type === type)!

describe('[CT-07] a theme page', () => {
  test('has its sections in the order of the editors; another code is not found', async () => {
    const { exchange } = testExchange()
    const { title, sections } = await pageOf(exchange)
    expect(title).toBe('产权转让专题')
    expect(sections.map(({ type }) => type)).toEqual([
      'banner',
      'figures',
      'listings',
      'steps',
      'roadshows',
      'policies',
      'questions',
      'contacts',
    ])
    expect(await ask(exchange, specialDetail, { code: 'none' })).toEqual({
      code: 404,
      msg: '专题不存在，可能已被撤下',
      data: null,
    })
  })

  test('lists the roadshows of its kinds alone', async () => {
    const { exchange } = testExchange()
    const { typeCodes } = sectionIn((await pageOf(exchange)).sections, 'roadshows')
    expect(typeCodes).toEqual(['1', '2'])
    const kindsOf = async (input: object) =>
      (await dataOf(exchange, roadshowPage, { size: 100, ...input })).records.map(
        ({ asset }) => exchange.tables.listings.get(asset.assetsId)!.typeCode,
      )
    expect(new Set(await kindsOf({ typeCodes: typeCodes! }))).toEqual(new Set(['1', '2']))
    expect(new Set(await kindsOf({}))).toEqual(new Set(['1', '2', '4', '6']))
  })

  test('its figures are those of the branches and of the list, and change with them', async () => {
    const { exchange, advance } = testExchange()
    const compared = async () => {
      const { items, since } = sectionIn((await pageOf(exchange)).sections, 'figures')
      const [onOffer, deals, amount, premium] = items
      const dealDays = [...exchange.tables.listings.values()].flatMap(({ typeCode, packageId, dealYuan, closesAt }) =>
        (typeCode === '1' || typeCode === '2') && packageId === null && dealYuan !== null ? [date(closesAt)] : [],
      )
      expect(since).toBe(dealDays.toSorted()[0])
      let [dealt, dealtAmount] = [0, new Big(0)]
      for (const branchId of exchange.tables.branches.keys())
        for (const { typeCode, ...row } of (await dataOf(exchange, branchFigures, { branchId })).byType)
          if (typeCode === '1' || typeCode === '2') {
            dealt += row.dealt
            dealtAmount = dealtAmount.plus(row.dealtAmount)
          }
      expect([deals!.value, amount!.value]).toEqual([String(dealt), dealtAmount.toFixed()])
      expect(Number(premium!.value)).toBeGreaterThan(1)
      let listed = 0
      for (const typeCode of ['1', '2'])
        for (const status of ['pre', 'enrol', 'closed', 'soon', 'bidding', 'paused'] as const)
          listed += (await dataOf(exchange, assetsPage, { typeCode, status, size: 1 })).total
      expect(onOffer!.value).toBe(String(listed))
      return dealt
    }
    const before = await compared()
    advance(30 * 24 * 3_600_000)
    expect(await compared()).not.toBe(before)
  })

  test('has English for every text of the editors', async () => {
    const { exchange } = testExchange()
    const { title, sections } = await pageOf(exchange)
    const isWritten = (text: unknown): text is string => typeof text === 'string' && /\p{Script=Han}/u.test(text)
    const textsIn = (value: unknown): string[] => {
      if (isWritten(value)) return [value]
      return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : []
    }
    // Names of listings and articles, and the address, are data.
    const isData = (key: string) => key === 'rows' || key === 'address'
    const written = sections.flatMap((section) =>
      textsIn(Object.fromEntries(Object.entries(section).filter(([key]) => !isData(key)))),
    )
    expect([title, ...written].filter((text) => !Object.hasOwn(english.texts, text))).toEqual([])
    expect(written.length).toBeGreaterThan(40)
  })

  test('picks the most viewed listings that take enrolments', async () => {
    const { exchange } = testExchange()
    const { rows } = sectionIn((await pageOf(exchange)).sections, 'listings')
    expect(rows).toHaveLength(8)
    expect(rows.every(({ status, typeCode }) => status === 'NOTICE' && ['1', '2'].includes(typeCode!))).toBe(true)
    const views = rows.map(({ viewCount }) => viewCount!)
    expect(views).toEqual(views.toSorted((one, other) => other - one))
  })

  test('leaves out sections that are of an unknown type or unreadable', () => {
    const known = { id: 'r', type: 'roadshows', title: '路演' }
    const sections = [{ id: 'v', type: 'video', title: '视频' }, known, { id: 's', type: 'steps', title: '流程' }, null]
    expect(z.parse(special, { code: 'a', title: 'A', sections }).sections).toEqual([known])
  })
})
