import { expect, test } from 'vitest'
import { bandOf, bands } from '#src/features/branch-map/map/bands.ts'
import { coloursOf } from '#src/shared/config/tokens.ts'
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

test('[HM-14] four bands in four colours, each darker than the previous one, or lighter in the dark scheme', () => {
  const fills = (scheme: 'light' | 'dark') => bands.map(({ colour }) => coloursOf(scheme)[colour])
  expect(fills('light')).toEqual(['#DDE9F5', '#9BBEE2', '#0F62B8', '#0B2C5F'])
  expect(fills('dark')).toEqual(['#1D3149', '#2F5F93', '#5AA0E6', '#C4E0FC'])
  expect(contrastRatio('#9BBEE2', '#0F62B8')).toBeGreaterThan(3)
})
