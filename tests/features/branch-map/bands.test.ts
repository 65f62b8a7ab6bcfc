import { expect, test } from 'vitest'
import { bandOf, bands } from '#src/features/branch-map/map/bands.ts'
import { contrastRatio } from '#src/shared/lib/contrast.ts'

test.each([
  [0, '0–10'],
  [10, '0–10'],
  [11, '11–100'],
  [100, '11–100'],
  [101, '101–500'],
  [500, '101–500'],
  [501, '>500'],
  [10_000, '>500'],
  [-1, '0–10'],
])('[HM-14] %i listings are in the band %s', (listings, label) => {
  expect(bandOf(listings).label).toBe(label)
})

test('[HM-14] four bands in four colours, each darker than the previous one', () => {
  expect(bands.map(({ fill }) => fill)).toEqual(['#DDE9F5', '#9BBEE2', '#0F62B8', '#0B2C5F'])
  expect(contrastRatio('#9BBEE2', '#0F62B8')).toBeGreaterThan(3)
})
