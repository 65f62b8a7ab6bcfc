import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TabLine } from '#src/shared/ui/navigation/TabLine.tsx'

/** 300 px of a line of 900 px are in view; every tab is 100 px wide. */
function measured(element: HTMLElement, key: string, value: number): void {
  Object.defineProperty(element, key, { configurable: true, value })
}

const line = (active: number) => (
  <TabLine active={String(active)}>
    <div role="tablist" tabIndex={-1}>
      {[...Array(9).keys()].map((index) => (
        <button
          key={index}
          type="button"
          role="tab"
          aria-selected={index === active}
          ref={(tab) => {
            if (!tab) return
            measured(tab, 'offsetLeft', index * 100)
            measured(tab, 'offsetWidth', 100)
          }}
        >
          {index}
        </button>
      ))}
    </div>
  </TabLine>
)

const ends = (scrolled: HTMLElement) =>
  ['data-before', 'data-after'].filter((name) => scrolled.parentElement!.hasAttribute(name))

test('[PU-02] tabs in one line show on which side there are more, and have the chosen one in view', () => {
  const { rerender } = render(line(0))
  const scrolled = screen.getByRole('tablist').parentElement!
  measured(scrolled, 'clientWidth', 300)
  measured(scrolled, 'scrollWidth', 900)
  rerender(line(1))
  expect([scrolled.scrollLeft, ends(scrolled)]).toEqual([0, ['data-after']])
  rerender(line(6))
  expect([scrolled.scrollLeft, ends(scrolled)]).toEqual([500, ['data-before', 'data-after']])
  scrolled.scrollLeft = 600
  fireEvent.scroll(scrolled)
  expect(ends(scrolled)).toEqual(['data-before'])
  // Nothing but another choice moves the line again.
  rerender(line(6))
  expect(scrolled.scrollLeft).toBe(600)
  measured(scrolled, 'clientWidth', 900)
  scrolled.scrollLeft = 0
  fireEvent(window, new Event('resize'))
  expect(ends(scrolled)).toEqual([])
})
