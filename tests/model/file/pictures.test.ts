import { describe, expect, test } from 'vitest'
import { isTooLarge, jpegEnd, jpegSize, pngEnd, pngSize } from '#src/model/file/pictures.ts'
import { checkFile } from '#src/model/file/rules.ts'
import { joinBytes, jpg, png, pngChunk, textBytes } from '#tests/support/files.ts'

const bytes = (...values: number[]) => Uint8Array.from(values)
const end = bytes(0xff, 0xd9)
const start = bytes(0xff, 0xd8)
/** Frame head of 300 × 200 px with this marker. */
const frame = (marker = 0xc0) => bytes(0xff, marker, 0, 11, 8, 0, 200, 1, 44, 1, 1, 0x11, 0)
const scan = bytes(0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0)
/** A segment of this marker with `length` bytes of content. */
const segment = (marker: number, length: number) =>
  joinBytes(bytes(0xff, marker, 0, length + 2), new Uint8Array(length))

describe('[AC-11] the size of a PNG', () => {
  test('is that of its first chunk, width before height', () => {
    expect(pngSize(png(300, 200))).toEqual({ width: 300, height: 200 })
    expect(pngSize(png(70_000, 4_294_967_295))).toEqual({ width: 70_000, height: 4_294_967_295 })
  })

  test('other chunks may come between; bytes after the end do not count', () => {
    const noted = png(3, 2, joinBytes(pngChunk('tEXt', textBytes('IEND')), pngChunk('pHYs', new Uint8Array(9))))
    expect(pngSize(noted)).toEqual({ width: 3, height: 2 })
    expect(pngSize(joinBytes(noted, new Uint8Array(50)))).toEqual({ width: 3, height: 2 })
  })

  test('a picture inside a larger buffer is read from its own first byte', () => {
    expect(pngSize(joinBytes(bytes(1, 2, 3), png(3, 2)).subarray(3))).toEqual({ width: 3, height: 2 })
  })

  test('is unknown for a truncated picture, or one with another start', () => {
    const complete = png(3, 2)
    const isKnown = Array.from(complete, (_, length) => pngSize(complete.slice(0, length)) !== null)
    expect(isKnown.indexOf(true)).toBe(-1)
    const renamed = Uint8Array.from(complete)
    renamed[12] = 0x69
    expect(pngSize(renamed)).toBeNull()
    const long = Uint8Array.from(complete)
    long[33] = 0x7f
    expect(pngSize(long)).toBeNull()
  })

  test('the shortest picture has only a header and an end', () => {
    const head = png().slice(0, 33)
    expect(pngSize(joinBytes(head, pngChunk('IEND', new Uint8Array())))).toEqual({ width: 1, height: 1 })
    expect(pngSize(head)).toBeNull()
  })
})

describe('[AC-11] the size of a JPEG', () => {
  test('is that of its frame header, height before width', () => {
    expect(jpegSize(jpg(4000, 3000))).toEqual({ width: 4000, height: 3000 })
    expect(jpegSize(joinBytes(start, frame(), scan, end))).toEqual({ width: 300, height: 200 })
  })

  test.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])(
    'marker %i starts a frame',
    (marker) => {
      expect(jpegSize(joinBytes(start, frame(marker), scan, end))).toEqual({ width: 300, height: 200 })
    },
  )

  test.each([0xc4, 0xc8, 0xcc, 0xbf, 0xd0, 0xe0, 0xfe])('marker %i does not', (marker) => {
    expect(jpegSize(joinBytes(start, frame(marker), scan, end))).toBeNull()
  })

  test('other segments of any length and fill bytes may precede it', () => {
    const before = joinBytes(segment(0xe0, 14), segment(0xe1, 200), segment(0xdb, 0), bytes(0xff, 0xff))
    expect(jpegSize(joinBytes(start, before, frame(), scan, end))).toEqual({ width: 300, height: 200 })
    // A preview in metadata is not the picture.
    const preview = joinBytes(bytes(0xff, 0xe1, 0, 2 + frame().length), frame())
    const large = joinBytes(
      start,
      preview,
      frame(0xc2).map((value, index) => (index === 5 ? 9 : value)),
      scan,
      end,
    )
    expect(jpegSize(large)).toEqual({ width: 300, height: 2504 })
  })

  test('is unknown without a frame before the first scan or the end', () => {
    expect(jpegSize(joinBytes(start, scan, frame(), end))).toBeNull()
    expect(jpegSize(joinBytes(start, end, frame(), end))).toBeNull()
    expect(jpegSize(joinBytes(start, bytes(0), frame(), end))).toBeNull()
    expect(jpegSize(joinBytes(start, segment(0xe0, 14), end))).toBeNull()
    expect(jpegSize(joinBytes(start, bytes(0xff, 0xe1, 0xff, 0xff), frame(), end))).toBeNull()
    expect(jpegSize(joinBytes(start, bytes(0xff, 0xc0, 0, 11, 8, 0), end))).toBeNull()
    expect(jpegSize(start)).toBeNull()
    expect(jpegSize(new Uint8Array())).toBeNull()
  })

  test('is unknown without an end; bytes after the end do not count', () => {
    expect(jpegSize(joinBytes(start, frame(), scan))).toBeNull()
    expect(jpegSize(joinBytes(start, frame(), scan, bytes(0xff)))).toBeNull()
    expect(jpegSize(joinBytes(start, frame(), scan, bytes(0xd9)))).toBeNull()
    expect(jpegSize(joinBytes(start, frame(), scan, bytes(0, 0xd9)))).toBeNull()
    expect(jpegSize(joinBytes(start, frame(), scan, end, new Uint8Array(9)))).toEqual({ width: 300, height: 200 })
    expect(jpegSize(joinBytes(start, frame(), scan, end, bytes(0, 0xd9, 0xd9)))).toEqual({ width: 300, height: 200 })
    expect(jpegSize(bytes(0xd9))).toBeNull()
  })
})

describe('[AC-11] maximum size of a picture', () => {
  test.each([
    [8000, 5000, false],
    [40_000_001, 1, true],
    [8000, 5001, true],
    [20_000, 2000, false],
    [20_001, 1, true],
    [1, 20_001, true],
    [1, 20_000, false],
    [30_000, 30_000, true],
  ])('%i × %i', (width, height, expected) => {
    expect(isTooLarge({ width, height })).toBe(expected)
  })
})

describe('[ASVS 5.4.3] the end of a picture', () => {
  test('of a PNG is that of its last chunk', () => {
    expect(pngEnd(png())).toBe(png().length)
    expect(pngEnd(joinBytes(png(), textBytes('tail')))).toBe(png().length)
    expect(pngEnd(png().subarray(0, -5))).toBe(null)
  })

  test('of a JPEG is the mark after its scans, not one within a segment or within the data', () => {
    const data = bytes(1, 0xff, 0, 0xd9, 0xff, 0xd3, 2)
    const within = joinBytes(bytes(0xff, 0xe1, 0, 4), end)
    const whole = joinBytes(start, within, frame(), scan, data, bytes(0xff, 0xff), scan.subarray(1), data, end)
    expect(jpegEnd(whole)).toBe(whole.length)
    expect(jpegEnd(joinBytes(whole, textBytes('tail'), end))).toBe(whole.length)
    expect(jpegEnd(whole.subarray(0, -1))).toBe(null)
    expect(jpegEnd(joinBytes(start, frame()))).toBe(null)
  })

  test.each([
    ['a.png', png(), 'image/png'],
    ['a.jpg', jpg(), 'image/jpeg'],
  ])('what follows it in %s is refused, unless it is padding', async (name, picture, declared) => {
    const judge = (tail: Uint8Array) =>
      checkFile({ name, size: 1, declared, purpose: 'identity' }, joinBytes(picture, tail))
    expect(await judge(textBytes('tail'))).toEqual({ trouble: 'hidden' })
    expect(await judge(new Uint8Array(20))).toEqual({ kind: name.slice(2) })
  })
})
