import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { resetSettings, changeSettings } from '#src/shared/lib/storage/settings.ts'
import {
  copiesFor,
  marqueeDurationMs,
  marqueeSingleWidth,
  marqueeStep,
  marqueeWaitMs,
} from '#src/shared/ui/carousel/marquee-speed.ts'
import { Marquee } from '#src/shared/ui/carousel/Marquee.tsx'

/** Stands in for the browser's animation. */
const animation = {
  currentTime: 0,
  playState: 'running',
  play: vi.fn<() => void>(),
  pause: vi.fn<() => void>(),
  cancel: vi.fn<() => void>(),
}
const animate = vi.fn<(frames: object[], timing: object) => object>()

beforeEach(() => {
  for (const mock of [animation.play, animation.pause, animation.cancel]) mock.mockReset()
  animation.play.mockImplementation(() => void (animation.playState = 'running'))
  animation.pause.mockImplementation(() => void (animation.playState = 'paused'))
  animation.playState = 'running'
  animate.mockReset()
  animate.mockReturnValue(animation)
  HTMLElement.prototype.animate = animate as unknown as Element['animate']
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ width: 600 } as DOMRect)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1100)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      #measure: () => void
      constructor(measure: () => void) {
        this.#measure = measure
      }
      observe() {
        this.#measure()
      }
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  resetSettings()
  vi.unstubAllGlobals()
})

const show = () =>
  render(
    <Marquee
      items={['甲', '乙']}
      keyOf={(name) => name}
      label="合作伙伴"
      render={(name) => <a href="https://a.example/">{name}</a>}
    />,
  )

describe('[HM-15] the speed of the marquee', () => {
  test('follows from the three numbers of the specification', () => {
    expect([marqueeStep, marqueeWaitMs, marqueeSingleWidth]).toEqual([1, 1, 30])
    // 600 px: 600 frames of 1/60 s, and 20 steps of 30 px with a pause of 1 ms after each.
    expect(marqueeDurationMs(600)).toBeCloseTo(10_020, 6)
  })
  test.each([
    [600, 1100, 2],
    [2000, 1100, 1],
    [1100, 1100, 1],
    [0, 1100, 1],
  ])('a row of %i px in a viewport of %i px is followed by %i copies', (row, view, copies) =>
    expect(copiesFor(row, view)).toBe(copies),
  )
})

describe('[HM-15] the marquee', () => {
  test('moves by its own width in an endless loop; its copies are hidden from screen readers', () => {
    const { container } = show()
    expect(animate.mock.lastCall).toEqual([
      [{ transform: 'none' }, { transform: 'translateX(-600px)' }],
      { duration: 10_020, iterations: Infinity },
    ])
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['甲', '乙'])
    const copies = [...container.querySelectorAll('ul')].slice(1)
    expect(copies.map((copy) => [copy.getAttribute('aria-hidden'), copy.hasAttribute('inert')])).toEqual([
      ['true', true],
      ['true', true],
    ])
  })

  test('pauses under the pointer and with the focus inside, and continues after', () => {
    show()
    const link = screen.getByRole('link', { name: '甲' })
    for (const [come, leave] of [
      [
        () => fireEvent.pointerEnter(link.closest('ul')!.parentElement!.parentElement!.parentElement!),
        () => fireEvent.pointerLeave(link.closest('ul')!.parentElement!.parentElement!.parentElement!),
      ],
      [() => link.focus(), () => link.blur()],
    ] as const) {
      act(() => void come())
      expect(animation.playState).toBe('paused')
      act(() => void leave())
      expect(animation.playState).toBe('running')
    }
  })

  test('its button pauses and continues it', async () => {
    const person = userEvent.setup()
    show()
    await person.click(screen.getByRole('button', { name: '暂停滚动' }))
    expect(animation.playState).toBe('paused')
    await person.click(screen.getByRole('button', { name: '继续滚动' }))
    expect(animation.playState).toBe('running')
  })

  test('with reduced motion it does not move, and has neither button nor copies', () => {
    changeSettings({ reducedMotion: true })
    const { container } = show()
    expect(animate).not.toHaveBeenCalled()
    expect(screen.queryByRole('button')).toBeNull()
    expect(container.querySelectorAll('ul')).toHaveLength(1)
  })
})
