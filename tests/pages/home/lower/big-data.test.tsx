// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { BigData } from '#src/features/branch-map/BigData.tsx'
import { exchangeOf, heldAnswer, newClient, page, renderAt } from './exchange.tsx'

const geoMap = '/dscq-data-view/statistical/geo-map'
const totals = '/dscq-data-view/statistical/assets-total-data'
const branches = '/blade-desk/branch/list'
const region = (value: number) => [{ name: '成都市', adcode: 510100, value, value1: '1234567.8', value2: '0.000001' }]

const exchange = exchangeOf({
  [totals]: () => ({ quoteTotal: '1234567.891234', bargainTotal: '0.5', quoteAssetsCount: 12_345, memberTotal: 678 }),
  [geoMap]: () => region(127),
  [branches]: () =>
    page([
      {
        id: 'b1',
        code: 'CD',
        name: '总部',
        clientId: 'c',
        tenantId: 't',
        adcode: 510100,
        kind: 'head',
        lng: 104.07,
        lat: 30.66,
      },
    ]),
})
afterEach(cleanup)

/** The drawing itself is the browser suite's; here it is a box with its name. */
function show() {
  const client = newClient()
  client.setQueryData(['chart-map'], () => ({ label }: { label: string }) => <img alt={label} />)
  client.setQueryData(['map-shapes'], { type: 'FeatureCollection', features: [] })
  return renderAt(<BigData />, { client })
}
const table = () => screen.findByRole('table', { name: '各地区挂牌与成交统计' })
const categories = () => exchange.inputsOf(geoMap).map(({ params }) => params)

describe('[HM-13] the totals', () => {
  test('are exact, in groups of three, in 万元', async () => {
    show()
    await screen.findByText('挂牌总额')
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(figures).toEqual(['1,234,567.891234 万元', '0.500000 万元', '12,345 宗', '678 户'])
  })

  test('that cannot be had leave the map alone', async () => {
    const person = userEvent.setup()
    const given = exchange.answers[totals]!
    delete exchange.answers[totals]
    show()
    await table()
    const alert = await screen.findByRole('alert')
    exchange.answers[totals] = given
    await person.click(within(alert).getByRole('button', { name: '重试' }))
    expect(await screen.findByText('投资会员')).toBeDefined()
  })
})

describe('[HM-12] the category switches', () => {
  const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }))

  test('are all on, reload the map, and the last one stays on and says why', async () => {
    show()
    await table()
    for (const name of ['国有股权', '国有实物资产', '资产租赁'])
      expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true')
    await press('国有股权')
    await press('资产租赁')
    const last = screen.getByRole('button', { name: '国有实物资产' })
    await press('国有实物资产')
    expect(last.getAttribute('aria-pressed')).toBe('true')
    expect(last.getAttribute('aria-disabled')).toBe('true')
    const hint = document.getElementById(last.getAttribute('aria-describedby')!)
    expect(hint?.textContent).toBe('至少保留一个类别，最后一个不能关闭')
    await waitFor(() =>
      expect(categories()).toEqual([
        { province: '54', category: [1, 2, 3] },
        { province: '54', category: [2, 3] },
        { province: '54', category: [2] },
      ]),
    )
  })

  test('keep the figures before in view until the next have come, and an older answer changes nothing', async () => {
    show()
    await table()
    const [one, two] = [heldAnswer(), heldAnswer()]
    exchange.answers[geoMap] = ({ params }) =>
      ((params as { category: number[] }).category.length === 2 ? one : two).answer
    await press('国有股权')
    await press('资产租赁')
    expect(within(await table()).getByRole('cell', { name: '127' })).toBeDefined()
    two.give(region(22))
    await within(await table()).findByRole('cell', { name: '22' })
    one.give(region(11))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(within(await table()).getByRole('cell', { name: '22' })).toBeDefined()
  })

  test('a choice that cannot be had says so and shows no figures of another', async () => {
    const person = userEvent.setup()
    show()
    await table()
    delete exchange.answers[geoMap]
    await press('国有股权')
    const alert = await screen.findByRole('alert')
    expect(screen.queryByRole('table')).toBeNull()
    exchange.answers[geoMap] = () => region(9)
    await person.click(within(alert).getByRole('button', { name: '重试' }))
    expect(within(await table()).getByRole('cell', { name: '9' })).toBeDefined()
  })
})

describe('[HM-14] the map and its twin', () => {
  test('the same figures are in a table, beside the drawing and in place of it', async () => {
    const person = userEvent.setup()
    show()
    const cells = async () =>
      within(await table())
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    expect(await cells()).toEqual(['总部', '127', '1,234,567.800000', '0.000001'])
    expect(screen.getByRole('img', { name: /分支机构分布与挂牌统计地图/ })).toBeDefined()
    await person.click(screen.getByRole('button', { name: '表格' }))
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByRole('region', { name: '各地区挂牌与成交统计' }).tabIndex).toBe(0)
    expect(await cells()).toEqual(['总部', '127', '1,234,567.800000', '0.000001'])
  })

  test('the legend has four bands, and the map data its credit', async () => {
    show()
    await table()
    const bands = within(screen.getByRole('list', { name: '挂牌宗数' })).getAllByRole('listitem')
    expect(bands.map(({ textContent }) => textContent)).toEqual(['0–10', '11–100', '101–500', '>500'])
    const credit = screen.getByRole('link', { name: '地图数据 © OpenStreetMap 贡献者' })
    expect(credit.getAttribute('href')).toBe('https://www.openstreetmap.org/copyright')
  })
})
