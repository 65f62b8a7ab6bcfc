import { describe, expect, test } from 'vitest'
import { branchFigures, branchList, systemBranchDetail } from '#src/api/endpoints/branch.ts'
import { drawFromUrl } from '#src/mock/pictures/pictures.ts'
import { contrastRatio } from '#src/shared/lib/contrast.ts'
import { ask, dataOf, testExchange } from '#tests/support/exchange.ts'

const { exchange } = testExchange()

describe('[CT-09] a branch', () => {
  test('has hours, a route, a logo and a colour that carries white text, each its own', async () => {
    const { records } = await dataOf(exchange, branchList, { size: 100, current: 1 })
    expect(records).toHaveLength(19)
    const branches = await Promise.all(records.map(({ id }) => dataOf(exchange, systemBranchDetail, { id })))
    for (const { openingHours, route, logo, themeColour } of branches) {
      expect([openingHours, route]).not.toContain('')
      expect(contrastRatio(themeColour!, '#FFFFFF')).toBeGreaterThan(4.2)
      const { pathname, searchParams } = new URL(logo!, 'http://portal')
      expect(drawFromUrl(pathname, searchParams)?.svg).toContain(themeColour!)
    }
    expect(new Set(branches.map(({ themeColour }) => themeColour)).size).toBe(19)
    expect(new Set(branches.map(({ logo }) => logo)).size).toBe(19)
  })

  test('a logo with a colour that is none is not drawn', () => {
    const query = (colour: string) => new URLSearchParams({ city: '绵阳', colour })
    expect(drawFromUrl('/mock-pictures/branch-logo/B1.svg', query('red"/>'))).toBeNull()
    expect(drawFromUrl('/mock-pictures/branch-logo/B1.svg', query('#0C7288'))).not.toBeNull()
  })
})

describe('[CT-09] the statistics of a branch', () => {
  test('count its public listings by type and by month', async () => {
    const figures = await dataOf(exchange, branchFigures, { branchId: 'B510700' })
    const listings = [...exchange.tables.listings.values()].filter(
      ({ branchId, packageId }) => branchId === 'B510700' && packageId === null,
    )
    expect(listings.length).toBeGreaterThan(20)
    const sumOf = (rows: readonly { listed: number; dealt: number }[]) => [
      rows.reduce((sum, { listed }) => sum + listed, 0),
      rows.reduce((sum, { dealt }) => sum + dealt, 0),
    ]
    const dealt = listings.filter(({ dealYuan }) => dealYuan !== null).length
    expect([figures.listed, figures.dealt]).toEqual([listings.length, dealt])
    expect(sumOf(figures.byType)).toEqual([listings.length, dealt])
    expect(figures.byMonth).toHaveLength(12)
    expect(figures.byType.map(({ listed }) => listed)).toEqual(
      figures.byType.map(({ listed }) => listed).toSorted((a, b) => b - a),
    )
  })

  test('the months end with that of the clock, also over a new year', async () => {
    const { exchange: later, advance } = testExchange()
    const months = async () =>
      (await dataOf(later, branchFigures, { branchId: 'B510100' })).byMonth.map(({ month }) => month)
    const before = await months()
    expect(before).toHaveLength(12)
    advance(31 * 86_400_000)
    const after = await months()
    expect(after.slice(0, 11)).toEqual(before.slice(1))
    for (const month of [...before, ...after]) expect(month).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/)
  })

  test('of an unknown branch are refused', async () => {
    expect(await ask(exchange, branchFigures, { branchId: 'B1' })).toMatchObject({ code: 404, msg: '分支机构不存在' })
  })
})
