import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { joinShapes, type Shapes } from '#src/features/branch-map/map/shapes.ts'

const read = (file: string) => readFileSync(`public/map/${file}`, 'utf8')
const shapes = ['sichuan.json', 'lhasa.json'].map((file) => JSON.parse(read(file)) as Shapes)

test('[HM-14] the map has the 21 divisions of the province and the capital of the neighbouring region', () => {
  const { features } = joinShapes(shapes)
  expect(features).toHaveLength(22)
  expect(features.at(-1)?.properties).toMatchObject({ adcode: 540100, name: '拉萨市', cp: [91.088, 30.037] })
})

test('[HM-14] the notice that the licence of the map data requires is beside it', () => {
  expect(read('README.md')).toContain('© OpenStreetMap contributors, Open Database License (ODbL) 1.0')
})
