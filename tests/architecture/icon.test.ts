import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const icon = readFileSync('public/favicon.ico')

/** Side in px, bits per pixel, and the first bytes of each picture of an .ico file. */
const pictures = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => {
  const at = 6 + 16 * index
  const start = icon.readUInt32LE(at + 12)
  return {
    width: icon[at],
    height: icon[at + 1],
    bits: icon.readUInt16LE(at + 6),
    png: icon.subarray(start, start + 4).toString('latin1'),
    pixels: [icon.readUInt32BE(start + 16), icon.readUInt32BE(start + 20)],
    end: start + icon.readUInt32LE(at + 8),
  }
})

test('favicon.ico has 16, 32 and 48 px for clients that request it without reading a page', () => {
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2)]).toEqual([0, 1])
  expect(pictures).toMatchObject(
    [16, 32, 48].map((side) => ({ width: side, height: side, bits: 32, png: '\u0089PNG', pixels: [side, side] })),
  )
  expect(pictures.at(-1)!.end).toBe(icon.length)
})
