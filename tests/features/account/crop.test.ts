import { describe, expect, test } from 'vitest'
import { fitted, centredSquare, resized, sizeTrouble, squareAfterKey } from '#src/features/account/crop.ts'

const size = { width: 1000, height: 600 }

describe('[AC-12] the crop square', () => {
  test('begins as the largest square in the centre', () => {
    expect(centredSquare(size)).toEqual({ x: 200, y: 0, side: 600 })
    expect(centredSquare({ width: 300, height: 900 })).toEqual({ x: 0, y: 300, side: 300 })
  })

  test('stays inside of the picture and above the minimum size', () => {
    expect(fitted({ x: -50, y: 500, side: 300 }, size)).toEqual({ x: 0, y: 300, side: 300 })
    expect(fitted({ x: 10, y: 10, side: 5 }, size)).toEqual({ x: 10, y: 10, side: 120 })
    expect(fitted({ x: 0, y: 0, side: 5000 }, size)).toEqual({ x: 0, y: 0, side: 600 })
  })

  test('is resized around its centre', () => {
    expect(resized({ x: 400, y: 200, side: 200 }, -40, size)).toEqual({ x: 420, y: 220, side: 160 })
    expect(resized({ x: 400, y: 200, side: 200 }, 40, size)).toEqual({ x: 380, y: 180, side: 240 })
  })

  const square = { x: 400, y: 200, side: 200 }
  test.each([
    ['ArrowLeft', false, { x: 394, y: 200, side: 200 }],
    ['ArrowRight', true, { x: 430, y: 200, side: 200 }],
    ['ArrowUp', false, { x: 400, y: 194, side: 200 }],
    ['ArrowDown', true, { x: 400, y: 230, side: 200 }],
    ['+', false, { x: 394, y: 194, side: 212 }],
    ['-', false, { x: 406, y: 206, side: 188 }],
    ['Tab', false, null],
    ['Enter', false, null],
  ])('%s (shift: %s)', (key, isShifted, after) => {
    expect(squareAfterKey(key, isShifted, square, size)).toEqual(after)
  })

  test.each([
    [{ width: 119, height: 4000 }, 'small'],
    [{ width: 120, height: 120 }, null],
    [{ width: 8000, height: 5000 }, null],
    [{ width: 8000, height: 5001 }, 'huge'],
  ])('%j is %s', (measures, trouble) => {
    expect(sizeTrouble(measures)).toBe(trouble)
  })
})
