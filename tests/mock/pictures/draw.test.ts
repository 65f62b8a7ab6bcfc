import { describe, expect, test } from 'vitest'
import { draw } from '#src/mock/pictures/scenes/draw.ts'
import { isSceneKind, sceneNames } from '#src/mock/pictures/kinds.ts'
import { flawOf } from './well-formed.ts'

const sceneKinds = Object.keys(sceneNames).filter(isSceneKind)
const seeds = Array.from({ length: 40 }, (_, index) => `A${index}`)

test('[LS-03] there are 58 kinds of scenes, each with a Chinese name', () => {
  expect(sceneKinds).toHaveLength(58)
  for (const kind of sceneKinds) expect(sceneNames[kind]).toMatch(/^\p{Script=Han}{2,6}$/u)
})

describe.each(sceneKinds)('%s', (kind) => {
  test('[LS-03] the same seed gives the same drawing', () => {
    expect(draw(kind, 'A1', '16:9')).toBe(draw(kind, 'A1', '16:9'))
  })

  test('[LS-03] every asset has a drawing of its own', () => {
    expect(new Set(seeds.map((seed) => draw(kind, seed))).size).toBe(seeds.length)
  })

  test('[LS-03] forty seeds vary in sky and colours, not only in details', () => {
    const palettes = seeds.map((seed) => [...new Set(draw(kind, seed).match(/#[0-9a-f]{6}/g))].toSorted().join())
    expect(new Set(palettes).size).toBeGreaterThan(30)
  })

  test.each(['4:3', '16:9'] as const)(
    '[LS-03] at %s it is well-formed, at most 6 kB, and needs no external resource',
    (ratio) => {
      for (const seed of seeds) {
        const svg = draw(kind, seed, ratio)
        expect(flawOf(svg)).toBeNull()
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(6144)
        expect(svg).not.toMatch(/<script|href|<image|<foreignObject|\son[a-z]+=|NaN|undefined|null/)
        expect(
          [...svg.matchAll(/url\(([^)]*)\)/g)].every(([, target]) => svg.includes(` id="${target?.slice(1)}"`)),
        ).toBe(true)
      }
    },
  )
})

test('[LS-03] the ratio follows the size: 800×600 for cards, 16:9 for wide places', () => {
  expect(draw('bus', 'A1')).toContain('width="800" height="600" viewBox="0 0 800 600"')
  expect(draw('bus', 'A1', '16:9')).toContain('width="1067" height="600" viewBox="0 0 1067 600"')
})

test('[LS-03] a rising line is never mirrored into a falling one', () => {
  for (const seed of seeds) expect(draw('growth-chart', seed)).not.toContain('scale(-1 1)')
  expect(seeds.some((seed) => draw('bus', seed).includes('scale(-1 1)'))).toBe(true)
})

test('[LS-03] text in a mirrored scene is not mirrored', () => {
  const mirrored = seeds.map((seed) => draw('car-park', seed)).filter((svg) => /<g [^>]*scale\(-1 1\)/.test(svg))
  expect(mirrored.length).toBeGreaterThan(5)
  for (const svg of mirrored) expect(svg).toMatch(/<text transform="translate\(\d+ \d+\) scale\(-1 1\)"[^>]*>P</)
})
