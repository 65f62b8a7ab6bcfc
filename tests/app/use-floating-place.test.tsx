import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { changeSettings, resetSettings } from '#src/shared/lib/storage/settings.ts'
import {
  contentWidth,
  floatingOffset,
  marginAtBreakpoint,
  overhangAtBreakpoint,
  useFloatingPlace,
  wideBody,
  windowReach,
} from '#src/app/frame/floating/use-floating-place.ts'

afterEach(cleanup)

/** A window of this width, without a scrollbar. */
function bodyOf(width: number): void {
  vi.spyOn(document.body, 'clientWidth', 'get').mockReturnValue(width)
  vi.stubGlobal('innerWidth', width)
}

test('[FW-04] the floating window follows the width of the body', () => {
  bodyOf(1440)
  const { result } = renderHook(useFloatingPlace)
  expect(result.current.style).toEqual({ right: 34, paddingRight: 20 })
  const resizeTo = (width: number) => {
    bodyOf(width)
    act(() => void dispatchEvent(new Event('resize')))
  }
  resizeTo(1920)
  expect(result.current.style).toEqual({ right: 274, paddingRight: 20 })
  resizeTo(1333)
  expect(result.current.style).toEqual({ right: -19.5, paddingRight: 20 })
  resizeTo(1332)
  expect(result.current.style).toEqual({ right: 0, paddingRight: 0 })
  resizeTo(1331)
  expect(result.current.style).toEqual({ right: 0, paddingRight: 0 })
})

test('[FW-04] in the elder-friendly version it is a bar without a place beside the body', () => {
  bodyOf(1425)
  changeSettings({ elder: true })
  const { result } = renderHook(useFloatingPlace)
  expect(result.current).toEqual({ style: {}, layout: 'bar' })
  act(resetSettings)
  expect(result.current).toEqual({ style: { right: 26.5, paddingRight: 20 }, layout: undefined })
})

test.each([
  [1920, false, undefined],
  [1333, false, undefined],
  [1332, false, 'icons'],
  [1300, false, 'icons'],
  [1299, false, 'folded'],
  [900, false, 'folded'],
  [899, false, 'sheet'],
  [375, false, 'sheet'],
  [1920, true, 'bar'],
  [375, true, 'bar'],
])('[FW-04] in a window of %i px, elder version: %o, its layout is %s', (width, elder, layout) => {
  bodyOf(width)
  changeSettings({ elder })
  expect(renderHook(useFloatingPlace).result.current.layout).toBe(layout)
  act(resetSettings)
})

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
