import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { labelSides } from '#src/features/branch-map/map/label-sides.ts'
import { mapOption, type MapOptionInput, placeAt } from '#src/features/branch-map/map/map-option.ts'
import { joinShapes, type Shapes } from '#src/features/branch-map/map/shapes.ts'
import { type Place, placesOf, shortName } from '#src/features/branch-map/places.ts'
import { placeLink } from '#src/features/branch-map/place-link.ts'
import { tooltipOf } from '#src/features/branch-map/map/tooltip.ts'
import { seedBranches } from '#src/mock/exchange/seed/content/branches.ts'
import { translate } from '#src/shared/lib/text/i18n.ts'

const place = (adcode: number, listings: number, kind: string | null, lng = 104, lat = 30): Place => ({
  adcode,
  region: `地区${adcode}`,
  branches: kind
    ? [{ id: `b${adcode}`, code: 'x', name: `分所${adcode}`, clientId: 'c', tenantId: 't', adcode, kind, lng, lat }]
    : [],
  listings,
  listed: '1234567.891234',
  dealt: '0',
})
const places = [
  place(510100, 127, 'head', 104.07, 30.66),
  place(510700, 32, 'branch', 104.74, 31.46),
  place(540100, 6, 'centre', 91.12, 29.65),
  place(513200, 0, null),
]
const regions = new Map([
  [510100, { name: '成都市', centroid: [103.9, 30.7] as [number, number] }],
  [510700, { name: '绵阳市', centroid: [104.7, 31.8] as [number, number] }],
  [540100, { name: '拉萨市', centroid: [91, 30] as [number, number] }],
  [513200, { name: '阿坝藏族羌族自治州', centroid: [102.6, 32.4] as [number, number] }],
  [513300, { name: '甘孜藏族自治州', centroid: [100, 31] as [number, number] }],
])

type Line = { coords: [number, number][] }
type Point = {
  value: [number, number]
  adcode: number
  symbolSize: number
  itemStyle: { color: string; borderColor: string }
  label: { show: boolean; position: string; formatter: string }
  emphasis: { label: { show: boolean } }
}
type RegionOption = {
  name: string
  itemStyle: { areaColor: string }
  label: { show: boolean; formatter?: string }
  emphasis: { label: { show: boolean; formatter?: string } }
}
type Option = {
  animation: boolean
  tooltip: { formatter: (hovered: object) => HTMLElement }
  geo: {
    layoutSize: number
    boundingCoords: [number, number][]
    label: { show: boolean }
    regions: RegionOption[]
  }
  series: [
    { type: string; data: Line[]; effect: { show: boolean; loop: boolean } },
    { type: string; data: Point[] },
    { type: string; polyline: boolean; silent: boolean; data: { coords: [number, number][] }[] },
  ]
}
const optionOf = (over: Partial<MapOptionInput> = {}) =>
  mapOption({
    places,
    regions,
    still: false,
    scheme: 'light',
    typeScale: 1,
    height: 400,
    counts: true,
    tooltip: (pointed) => tooltipOf(pointed, translate),
    ...over,
  }) as unknown as Option

const rounded = ([lng, lat]: [number, number]) => [Number(lng.toFixed(3)), Number(lat.toFixed(3))]

describe('[HM-14] the option of the map', () => {
  test('draws a line from the head office to every other branch, and a point for each', () => {
    const [lines, points] = optionOf().series
    expect(lines.type).toBe('lines')
    expect(lines.data.map(({ coords }) => coords.map(rounded))).toEqual([
      [
        [104.07, 30.66],
        [104.74, 31.46],
      ],
      [
        [104.07, 30.66],
        [97.967, 26.53],
      ],
    ])
    expect(points.type).toBe('scatter')
    expect(points.data.map(({ value, symbolSize }) => [rounded(value), symbolSize])).toEqual([
      [[104.07, 30.66], 13],
      [[104.74, 31.46], 7],
      [[97.967, 26.53], 7],
    ])
    expect(points.data.map(({ label }) => label.formatter)).toEqual(['成都 127', '绵阳 32', '拉萨 6'])
  })

  test('the province fills the frame; Lhasa has a frame of its own beside it', () => {
    const { geo, series } = optionOf()
    expect(geo).toMatchObject({
      boundingCoords: [
        [97.35, 34.32],
        [108.54, 26.05],
      ],
      layoutSize: 448,
      label: { show: false },
    })
    const [, , frame] = series
    expect(frame).toMatchObject({ type: 'lines', polyline: true, silent: true })
    const [{ coords }] = frame.data as [{ coords: [number, number][] }]
    expect(coords[0]).toEqual(coords.at(-1))
    const west = Math.min(...coords.map(([lng]) => lng))
    // Left of the middle of a drawing of 540 px, the narrowest one.
    expect((102.945 - west) * (448 / 11.19)).toBeLessThan(540 / 2)
    expect(optionOf({ regions: new Map([...regions].filter(([adcode]) => adcode !== 540100)) }).series).toHaveLength(2)
  })

  test('the colours are those of the scheme', () => {
    const { geo, series } = optionOf({ scheme: 'dark' })
    expect(geo.regions.map(({ itemStyle }) => itemStyle.areaColor)).toEqual([
      '#5AA0E6',
      '#2F5F93',
      '#1D3149',
      '#1D3149',
    ])
    expect(series[1].data[0]!.itemStyle).toMatchObject({ color: '#FF8A85', borderColor: '#131C2B' })
  })

  test('colours regions by their band; those without a branch are named when pointed at', () => {
    expect(
      optionOf().geo.regions.map(({ name, itemStyle, label, emphasis }) => [
        name,
        itemStyle.areaColor,
        label.show,
        label.formatter,
        emphasis.label,
      ]),
    ).toEqual([
      ['成都市', '#0F62B8', false, undefined, { show: false }],
      ['绵阳市', '#9BBEE2', false, undefined, { show: false }],
      ['拉萨市', '#DDE9F5', false, undefined, { show: false }],
      ['阿坝藏族羌族自治州', '#DDE9F5', false, undefined, { show: true, formatter: '阿坝 0' }],
    ])
  })

  test('the effect runs once; with reduced motion nothing moves', () => {
    expect(optionOf().series[0].effect).toMatchObject({ show: true, loop: false })
    expect(optionOf({ still: true })).toMatchObject({ animation: false, series: [{ effect: { show: false } }, {}, {}] })
  })

  test('without counts a label is the name alone', () => {
    expect(optionOf({ counts: false }).series[1].data[0]?.label.formatter).toBe('成都')
  })

  test('without a head office there are points and no lines', () => {
    const [lines, points] = optionOf({ places: places.slice(1) }).series
    expect([lines.data.length, points.data.length]).toEqual([0, 2])
  })

  test('the tooltip of a region, of its point, and of a region without figures', () => {
    const { formatter } = optionOf().tooltip
    const expected = '分所510700地区510700挂牌宗数32 宗挂牌总额1,234,567.891234 万元成交总额0.000000 万元'
    expect(formatter({ componentType: 'geo', name: '绵阳市' }).textContent).toBe(expected)
    expect(formatter({ componentType: 'series', data: { adcode: 510700 } }).textContent).toBe(expected)
    expect(formatter({ componentType: 'geo', name: '甘孜藏族自治州' }).textContent).toBe('甘孜藏族自治州暂无挂牌')
  })

  test('a region and its point link to its list; without listings there is no link', () => {
    const linkAt = (pointed: Parameters<typeof placeAt>[0]) => {
      const found = placeAt(pointed, { places, regions })
      return found && placeLink(found, [1, 2, 3])
    }
    expect(linkAt({ name: '绵阳市' })).toBe('/project?region=510700')
    expect(linkAt({ name: '分所', data: { adcode: 540100 } })).toBe('/project?region=540100')
    expect(linkAt({ name: '阿坝藏族羌族自治州' })).toBeNull()
    expect(linkAt({ name: '甘孜藏族自治州' })).toBeUndefined()
    expect(placeLink({ adcode: 510700, listings: 3 }, [3])).toBe('/project?typeCode=6&region=510700')
    expect(placeLink({ adcode: null, listings: 3 }, [3])).toBeNull()
  })

  test('a name from the exchange is never parsed as HTML', () => {
    const hostile: Place = { ...places[1]!, region: '<img src=x onerror=alert(1)>', branches: [] }
    const card = tooltipOf(hostile, translate)
    expect(card.querySelector('img')).toBeNull()
    expect(card.querySelector('strong')?.textContent).toBe('<img src=x onerror=alert(1)>')
  })
})

describe('[HM-14] the names on the map', () => {
  const shapes = ['sichuan.json', 'lhasa.json'].map(
    (file) => JSON.parse(readFileSync(`public/map/${file}`, 'utf8')) as Shapes,
  )
  const all = new Map(joinShapes(shapes).features.map(({ properties }) => [properties.adcode, properties]))
  const branches = [...seedBranches().values()]
  const named = (figures: (adcode: number, index: number) => number) => {
    const rows = [...all.values()].map(({ adcode, name }, index) => ({ adcode, name, value: figures(adcode, index) }))
    const { series } = optionOf({ places: placesOf(rows, branches, [...all.values()]), regions: all })
    return series[1].data
  }
  /** px from the middle of the drawing. */
  const at = ([lng, lat]: [number, number]) =>
    [(lng - 102.945) * (448 / 11.19), (30.185 - lat) * (448 / 11.19 / 0.87)] as const
  const boxOf = ({ value, label }: Point) => {
    const [x, y] = at(value)
    const width = [...label.formatter].reduce((sum, character) => sum + (/[\d ]/.test(character) ? 7 : 12), 0)
    const left = { right: x + 5, left: x - 5 - width, top: x - width / 2, bottom: x - width / 2 }[label.position]!
    const top = { right: y - 7, left: y - 7, top: y - 19, bottom: y + 5 }[label.position]!
    return { left, right: left + width, top, bottom: top + 14 }
  }
  type Box = ReturnType<typeof boxOf>
  const areApart = (a: Box, b: Box) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top

  const figures = [
    [
      'of the seed',
      (adcode: number) => ({ 510100: 129, 510700: 33, 510600: 25, 511300: 25, 511500: 25, 511100: 19 })[adcode] ?? 7,
    ],
    [
      'of the densest places',
      (adcode: number) => ([510100, 510600, 511400, 511100, 511800, 511000].includes(adcode) ? 1200 : 7),
    ],
    ['of the east', (adcode: number) => ([511300, 511600, 510900, 511700, 511900, 510800].includes(adcode) ? 640 : 7)],
    ['of the south', (adcode: number) => ([511500, 510300, 511000, 510500, 513400, 510400].includes(adcode) ? 88 : 7)],
  ] as const

  test.each(figures)('are those of the six largest places and of the inset: %s', (_, value) => {
    const points = named(value)
    const shown = points.filter(({ label }) => label.show)
    expect(points).toHaveLength(19)
    expect(shown).toHaveLength(7)
    expect(shown.filter(({ adcode }) => value(adcode) === 7).map(({ adcode }) => adcode)).toEqual([540100])
    expect(points.every(({ emphasis }) => emphasis.label.show)).toBe(true)
  })

  test.each(figures)('cover neither each other nor a point: %s', (_, value) => {
    const points = named(value)
    const boxes = points.filter(({ label }) => label.show).map(boxOf)
    for (const [index, box] of boxes.entries())
      for (const other of boxes.slice(index + 1)) expect(areApart(box, other)).toBe(true)
    for (const point of points) {
      const [x, y] = at(point.value)
      const dot = { left: x - 3, right: x + 3, top: y - 3, bottom: y + 3 }
      for (const box of boxes) expect(areApart(box, dot)).toBe(true)
    }
  })
})

test.each([
  ['成都市', '成都'],
  ['攀枝花市', '攀枝花'],
  ['阿坝藏族羌族自治州', '阿坝'],
  ['凉山彝族自治州', '凉山'],
  ['拉萨市', '拉萨'],
])('the short name of %s is %s', (name, short) => {
  expect(shortName(name)).toBe(short)
})

describe('labels do not cover each other', () => {
  test('a single label is at the right', () => {
    expect(labelSides([{ x: 0, y: 0, width: 40 }])).toEqual(['right'])
  })
  test('with a neighbour at the right it is at the left', () => {
    expect(
      labelSides([
        { x: 0, y: 0, width: 40 },
        { x: 20, y: 0, width: 40 },
      ]),
    ).toEqual(['left', 'right'])
  })
  test('labels keep clear of the fixed ones', () => {
    expect(
      labelSides(
        [{ x: 0, y: 0, width: 40 }],
        [
          { x: 30, y: 0, width: 30 },
          { x: -30, y: 0, width: 30 },
        ],
      ),
    ).toEqual(['top'])
  })
})

test('[HM-14] a branch without coordinates is drawn in the middle of its region; one without a region is not drawn', () => {
  const bare = (adcode: number | null, kind: string): Place => ({
    ...place(510700, 3, kind),
    adcode,
    branches: [{ id: `b${kind}`, name: '分所', kind }],
  })
  const [lines, points] = optionOf({
    places: [bare(510100, 'head'), bare(510700, 'branch'), bare(null, 'centre')],
  }).series
  expect(points.data.map(({ value }) => value)).toEqual([
    [103.9, 30.7],
    [104.7, 31.8],
  ])
  expect(lines.data).toHaveLength(1)
})
