import { expect, test } from 'vitest'
import {
  contentWidth,
  floatingOffset,
  marginAtBreakpoint,
  overhangAtBreakpoint,
  wideBody,
  windowReach,
} from '#src/model/floating-offset.ts'

test.each([
  [0, 0],
  [320, 0],
  [1200, 0],
  [1331, 0],
  [1332, 0],
  [1333, -19.5],
  [1334, -19],
  [1371, -0.5],
  [1372, 0],
  [1373, 0.5],
  [1440, 34],
  [1600, 114],
  [1920, 274],
  [2560, 594],
  [3840, 1234],
])('[FW-04] a body of %i px puts the window %f px from the right', (width, offset) => {
  expect(floatingOffset(width)).toBe(offset)
})

test('[FW-04] the numbers of the specification have names', () => {
  expect([wideBody, contentWidth, windowReach, marginAtBreakpoint, overhangAtBreakpoint]).toEqual([
    1332, 1200, 86, 66, 20,
  ])
})
