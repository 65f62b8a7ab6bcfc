import { describe, expect, test } from 'vitest'
import { contrastRatio, primaryFrom, strongFrom, tintFrom } from '#src/shared/lib/contrast.ts'
import { isHexColour } from '#src/shared/lib/hex-colour.ts'

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Degrees on the HSL colour wheel. */
function hue(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex)
  return ((Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI + 360) % 360
}

test.each([
  ['#000000', '#FFFFFF', 21],
  ['#FFFFFF', '#000000', 21],
  ['#FFF', '#FFFFFF', 1],
  ['#777777', '#FFFFFF', 4.48],
  ['#767676', '#fff', 4.54],
  ['#409EFF', '#FFFFFF', 2.78],
  ['#1677ff', '#ffffff', 4.1],
  ['#0958d9', '#ffffff', 6.16],
  ['#FF0000', '#FFFFFF', 4],
  ['#0000FF', '#FFFFFF', 8.59],
])('[SE-10] %s on %s is %f to 1', (a, b, ratio) => {
  expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2)
})

describe('primary colour of a brand', () => {
  test('[SE-10] the default brand gives the blue of the design', () => {
    expect(primaryFrom('#409EFF')).toBe('#0F62B8')
    expect(primaryFrom('#409eff', 'dark')).toBe('#7DB8F7')
  })

  // The HSL wheel is not perceptual: a hue that looks the same may be up to 25 degrees away on it.
  test.each([
    ['#409EFF', 5],
    ['#1677FF', 5],
    ['#E60012', 5],
    ['#FF4D4F', 15],
    ['#EB2F96', 15],
    ['#FA8C16', 15],
    ['#FAAD14', 10],
    ['#FFFF00', 5],
    ['#52C41A', 5],
    ['#00FF00', 5],
    ['#13C2C2', 5],
    ['#9254DE', 10],
  ])('[SE-10] %s is darkened to be legible on white, within %i degrees of its hue', (brand, degrees) => {
    const primary = primaryFrom(brand)
    expect(contrastRatio(primary, '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio('#FFFFFF', primary)).toBeLessThan(7)
    const turn = Math.abs(hue(primary) - hue(brand))
    expect(Math.min(turn, 360 - turn)).toBeLessThan(degrees)
  })

  test.each([
    ['#0F62B8', '#0F62B8'],
    ['#0958d9', '#0958D9'],
    ['#0B2C5F', '#0B2C5F'],
    ['#146C43', '#146C43'],
    ['#722ED1', '#722ED1'],
    ['#000', '#000000'],
  ])('[SE-10] %s is dark enough and unchanged', (brand, primary) => {
    expect(primaryFrom(brand)).toBe(primary)
  })

  test.each(['#C8161D', '#0B2C5F', '#1E8E5A', '#7A4FD0', '#000000'])(
    '[SE-10] %s is lightened to be legible on the dark card',
    (brand) => {
      const primary = primaryFrom(brand, 'dark')
      expect(contrastRatio(primary, '#131C2B')).toBeGreaterThanOrEqual(6)
      expect(contrastRatio(strongFrom(primary, 'dark'), '#131C2B')).toBeGreaterThan(contrastRatio(primary, '#131C2B'))
    },
  )

  test.each(['#FFFFFF', '#888888', '#CCC'])('[SE-10] the grey %s stays grey', (brand) => {
    const [r, g, b] = channels(primaryFrom(brand))
    expect([g, b]).toEqual([r, r])
    expect(contrastRatio(primaryFrom(brand), '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
  })
})

test.each(['#409EFF', '#E60012', '#FFFF00', '#52C41A', '#888888', '#000000'])(
  '[SE-10] white is legible on the hover colour of %s',
  (brand) => {
    const primary = primaryFrom(brand)
    const strong = strongFrom(primary)
    expect(contrastRatio(strong, '#FFFFFF')).toBeGreaterThanOrEqual(contrastRatio(primary, '#FFFFFF'))
    const turn = Math.abs(hue(strong) - hue(primary))
    expect(Math.min(turn, 360 - turn)).toBeLessThan(15)
  },
)

test.each([
  ['#409EFF', true],
  ['#409eff', true],
  ['#abc', true],
  ['#ABCD', false],
  ['#409EFF80', false],
  ['409EFF', false],
  ['#40 9EF', false],
  ['#GGGGGG', false],
  ['#409EFF\n', false],
  ['red', false],
  ['', false],
  [null, false],
  [0x409eff, false],
])('[SE-10] %j as a hex colour: %s', (value, is) => {
  expect(isHexColour(value)).toBe(is)
})

test.each(['', 'red', '#12', 'javascript:'])('[SE-10] %j is rejected', (value) => {
  expect(() => primaryFrom(value)).toThrow(RangeError)
  expect(() => contrastRatio('#000000', value)).toThrow(RangeError)
})

test('[SE-10] the tint of a brand is mixed with the card of its own scheme, as a dark room on a light page needs', () => {
  expect(tintFrom('#C8161D', 'light')).toBe('color-mix(in oklab, #C8161D 9%, #FFFFFF)')
  expect(tintFrom('#FF8A85', 'dark')).toBe('color-mix(in oklab, #FF8A85 9%, #131C2B)')
})
