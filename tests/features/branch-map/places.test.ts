import { expect, test } from 'vitest'
import { placesOf } from '#src/features/branch-map/places.ts'
import { countText, totalAmount } from '#src/features/branch-map/figures/figure-text.ts'
import type { Branch } from '#src/model/branch/schema.ts'

const branch = (id: string, adcode: number, kind: string): Branch => ({
  id,
  code: id,
  name: `${id}分所`,
  clientId: id,
  tenantId: '1',
  adcode,
  kind,
  lng: 104,
  lat: 30,
})
const region = (adcode: number, name: string, value: number) => ({ adcode, name, value, value1: '12.5', value2: '3' })

test('[HM-14] figures and branches are joined by their code: head office first, then by listings, regions without a branch last', () => {
  const places = placesOf(
    [
      region(510300, '自贡市', 5),
      region(510100, '成都市', 2),
      region(513200, '阿坝州', 90),
      region(510700, '绵阳市', 31),
    ],
    [branch('绵阳', 510700, 'branch'), branch('总部', 510100, 'head'), branch('自贡', 510300, 'branch')],
  )
  expect(places.map(({ region: name, listings, branches }) => [name, listings, branches.map(({ id }) => id)])).toEqual([
    ['成都市', 2, ['总部']],
    ['绵阳市', 31, ['绵阳']],
    ['自贡市', 5, ['自贡']],
    ['阿坝州', 90, []],
  ])
  expect(places[1]).toMatchObject({ listed: '12.5', dealt: '3' })
})

test('a branch of a region without figures is still a place, with nothing listed', () => {
  expect(placesOf([], [branch('拉萨', 540100, 'centre')])).toEqual([
    {
      adcode: 540100,
      region: '拉萨分所',
      branches: [branch('拉萨', 540100, 'centre')],
      listings: 0,
      listed: '0',
      dealt: '0',
    },
  ])
})

test('two branches of one region are one place', () => {
  const [place, ...rest] = placesOf(
    [region(510100, '成都市', 2)],
    [branch('a', 510100, 'head'), branch('b', 510100, 'branch')],
  )
  expect(rest).toEqual([])
  expect(place?.branches.map(({ id }) => id)).toEqual(['a', 'b'])
})

const shapes = [
  { adcode: 510100, name: '成都市' },
  { adcode: 510700, name: '绵阳市' },
  { adcode: 513200, name: '阿坝藏族羌族自治州' },
]
const bare = (id: string, clientId: string, name: string): Branch => ({ id, clientId, name })
const figures = (name: string, value: number) => ({ name, value, value1: '1', value2: '0' })

test('[HM-14] regions and branches without a code are joined by name; the head office has the client id of the portal', () => {
  const places = placesOf(
    [figures('绵阳市', 31), figures('阿坝州', 90), figures('省外', 2)],
    [bare('1', 'minjiang-my', '绵阳分所'), bare('2', 'minjiang-portal', '岷江产权交易所')],
    shapes,
  )
  expect(places.map((place) => [place.adcode, place.region, place.listings, place.branches.length])).toEqual([
    [510100, '成都市', 0, 1],
    [510700, '绵阳市', 31, 1],
    [513200, '阿坝州', 90, 0],
    [null, '省外', 2, 0],
  ])
})

test('[HM-14] without client ids the head office is the branch with the name of the exchange; missing figures remain missing', () => {
  const incomplete = { name: '绵阳', value: 3, value1: null }
  const [head, place] = placesOf(
    [incomplete],
    [
      { id: '1', name: '岷江联合产权交易所' },
      { id: '2', name: '绵阳' },
    ],
    shapes,
  )
  expect(head).toMatchObject({ adcode: 510100, branches: [{ id: '1' }] })
  expect(place).toMatchObject({ adcode: 510700, branches: [{ id: '2' }], listings: 3, listed: null, dealt: null })
  expect([countText(undefined), countText(2048)]).toEqual(['---', '2,048'])
  expect(totalAmount(null, 'zh')).toEqual({ currency: '', amount: '---', unit: '' })
  expect(totalAmount('1950.25', 'zh')).toEqual({ currency: '', amount: '1,950.250000', unit: '万元' })
  expect(totalAmount('1950.25', 'en')).toEqual({ currency: '元', amount: '19,502,500.00', unit: '' })
})
