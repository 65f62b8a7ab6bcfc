import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { joinShapes, type Shapes } from '#src/features/branch-map/map/shapes.ts'

const read = (file: string) => readFileSync(`public/map/${file}`, 'utf8')
const shapes = ['sichuan.json', 'lhasa.json'].map((file) => JSON.parse(read(file)) as Shapes)

const pointsOf = ({ geometry }: Shapes['features'][number]): number[][] => geometry.coordinates.flat(2)

test('[HM-14] the map has the 21 divisions of the province and the capital of the neighbouring region', () => {
  const { features } = joinShapes(shapes)
  expect(features).toHaveLength(22)
  expect(features.at(-1)?.properties).toMatchObject({ adcode: 540100, name: '拉萨市' })
})

test('[HM-14] the notice that the licence of the map data requires is beside it', () => {
  expect(read('README.md')).toContain('© OpenStreetMap contributors, Open Database License (ODbL) 1.0')
})

test('[HM-14] Lhasa is inside its inset, smaller, and the inset touches no division of the province', () => {
  const { features } = joinShapes(shapes)
  const lhasa = pointsOf(features.at(-1)!)
  expect(lhasa.length).toBeGreaterThan(150)
  const inside = ([lng = 0, lat = 0]: readonly number[]) => lng > 96.45 && lng < 99.6 && lat > 26.08 && lat < 27.92
  expect(lhasa.every(inside)).toBe(true)
  expect(features.slice(0, -1).flatMap(pointsOf).filter(inside)).toEqual([])
  const [lng, lat] = features.at(-1)!.properties['cp'] as [number, number]
  expect([lng.toFixed(3), lat.toFixed(3)]).toEqual(['97.938', '26.878'])
})
