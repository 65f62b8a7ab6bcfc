import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { compareLines } from '#src/features/asset-search/compare/compare-lines.ts'
import { ListingCard } from '#src/features/listing/ListingCard.tsx'
import { summaryFacts } from '#src/features/listing/summary-facts.ts'
import { priceName } from '#src/model/asset-kind/labels.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { BriefScreen } from '#src/pages/asset/BriefScreen.tsx'
import { KeyFacts } from '#src/pages/asset/overview/KeyFacts.tsx'
import { Members } from '#src/pages/asset/sections/Members.tsx'
import { AssetRow } from '#src/pages/project/results/AssetRow.tsx'
import { detailOf, favouriteOf, renderPart, setUpListingParts } from '#tests/support/listing-parts.tsx'
import { rowVariants, sampleListing, rowTime, type RowVariant } from '#tests/support/listing-row.ts'

setUpListingParts()

const textOf = (part: ReactNode): string => renderPart(part).textContent

/** The screens that summarise a listing. */
const screens = {
  card: (row: ListingRow) => textOf(<ListingCard row={row} />),
  row: (row: ListingRow) => textOf(<AssetRow row={row} isFirst />),
  favourite: (row: ListingRow) => textOf(favouriteOf(row)),
  brief: (row: ListingRow) => textOf(<BriefScreen row={row} />),
  detail: (row: ListingRow) => textOf(<KeyFacts asset={detailOf(row)} />),
}
type Screen = keyof typeof screens
const allScreens = Object.keys(screens) as Screen[]

const inChinese = (key: string) => key

const comparison = (row: ListingRow, label: string) =>
  compareLines([detailOf(row)], inChinese).find((line) => line.label === label)?.values[0]

test.each<[RowVariant, string]>([
  ['physical', '当前价112.400000 万元'],
  ['equity', '起始价100.000000 万元'],
  ['capitalIncrease', '起始价100.000000 万元'],
  ['lease', `${priceName('current', '6')}41.000 元/平方米·月`],
  ['cooperation', '起始价100.000000 万元'],
  ['package', '当前价112.400000 万元'],
  ['falling', '当前价90.000000 万元'],
  ['paused', '当前价112.400000 万元'],
  ['ended', '最高报价112.400000 万元'],
  ['sold', '成交价112.400000 万元'],
])('[LS-04] every screen shows the same price of a listing under the same name: %s', (variant, price) => {
  const row = sampleListing(variant)
  for (const screen of allScreens)
    expect([screen, screens[screen](row)]).toEqual([screen, expect.stringContaining(price)])
})

test('[LS-04] the start price of a sealed room is called so; its page and the comparison hide the current one', () => {
  const row = sampleListing('sealed')
  for (const screen of ['card', 'row', 'favourite', 'brief'] as const)
    expect(screens[screen](row)).toContain('起始价100.000000 万元')
  expect(screens.detail(row)).toContain('当前价******')
  expect(comparison(row, '当前价')).toBe('******')
  expect(comparison(row, '起始价')).toBe('100.000000 万元')
})

test('[LS-03] the comparison calls the price of sold listings the deal price', () => {
  expect(comparison(sampleListing('sold'), '成交价')).toBe('112.400000 万元')
  expect(comparison(sampleListing('sold'), '当前价')).toBeUndefined()
  expect(comparison(sampleListing('ended'), '最高报价')).toBe('112.400000 万元')
})

test('[LS-05] every summary shows how far the price has risen', () => {
  for (const screen of ['card', 'row'] as const)
    expect(screens[screen](sampleListing('physical'))).toContain('溢价率 12.40%')
})

test.each(summaryFacts.map((fact): [string, typeof fact] => [fact.label(inChinese), fact]))(
  '[LS-05] card, row, comparison and the page without details show the same facts: %s',
  (label, fact) => {
    const shown = rowVariants.flatMap((variant) => {
      const row = sampleListing(variant)
      const text = fact.text(row, inChinese)
      return text ? [{ row, text }] : []
    })
    expect(shown).not.toEqual([])
    for (const { row, text } of shown) {
      for (const screen of ['card', 'row'] as const) expect(screens[screen](row)).toContain(`${label} ${text}`)
      expect(screens.brief(row)).toContain(label + text)
      expect(comparison(row, label)).toBe(text)
    }
  },
)

const left = '01天 02时 00分 00秒'
test.each<[RowVariant, Record<'card' | 'row' | 'favourite' | 'brief', string>]>([
  ['physical', { card: `距结束${left}`, row: `距结束 ${left}`, favourite: `距结束 ${left}`, brief: `距结束${left}` }],
  [
    'cooperation',
    {
      card: '距开始00天 01时 00分 00秒',
      row: '距开始 00天 01时 00分 00秒',
      favourite: '距开始 00天 01时 00分 00秒',
      brief: '距开始00天 01时 00分 00秒',
    },
  ],
  [
    'equity',
    {
      card: '2026-11-01 挂牌',
      row: '2026-11-21 10:00 截止报名',
      favourite: '报名中2026-11-20 收藏',
      brief: '挂牌日期2026-11-01',
    },
  ],
  [
    'sold',
    {
      card: '2026-11-01 挂牌',
      row: '2026-11-01 挂牌',
      favourite: '已成交2026-11-20 收藏',
      brief: '挂牌日期2026-11-01',
    },
  ],
])('[HM-10] the time of a listing: %s', (variant, times) => {
  const row = sampleListing(variant)
  const shown = { card: '', row: '', favourite: '', brief: '' }
  for (const screen of Object.keys(times) as (keyof typeof times)[]) shown[screen] = screens[screen](row)
  expect(shown).toEqual({
    card: expect.stringContaining(times.card),
    row: expect.stringContaining(times.row),
    favourite: expect.stringContaining(times.favourite),
    brief: expect.stringContaining(times.brief),
  })
})

test('number, region and kind of a listing have the same text everywhere', () => {
  const row = sampleListing('lease', { typeName: '房屋出租' })
  expect(screens.row(row)).toContain('GR2026CD1000001成都市资产租赁7,330 次围观')
  expect(screens.favourite(row)).toContain('GR2026CD1000001资产租赁成都市')
  expect(screens.brief(row)).toContain('类型资产租赁')
  expect(['项目编号', '类型', '地区'].map((label) => comparison(row, label))).toEqual([
    'GR2026CD1000001',
    '资产租赁',
    '成都市',
  ])
})

test('a lot without a countdown shows when its bidding starts', () => {
  const timeOf = (row: ListingRow) => textOf(<Members asset={{ members: [row], bidFrom: rowTime, status: 'NOTICE' }} />)
  const row = sampleListing('equity', { status: 'NOTICE_BIDDING' })
  expect(timeOf(row)).toContain('竞价开始 2026-11-20 10:00')
  expect(timeOf({ ...row, deadline: rowTime + 26 * 3_600_000 })).toContain(`距结束 ${left}`)
})
