import type { CDPSession } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { nextPaint } from '../support/waits.ts'

const seconds = 5

/** Layouts per second, averaged over a few. */
async function layouts(devtools: CDPSession): Promise<number> {
  const count = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'LayoutCount')!.value
  }
  const before = await count()
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  return ((await count()) - before) / seconds
}

test(
  '[HM-10] a hundred countdowns take one layout a second, and none while the page is hidden',
  { tag: '@nightly' },
  async ({ page, exchange }) => {
    await exchange.scenario('rooms')
    await page.addInitScript(() => {
      // A headless browser never hides a page, so its scripts get a simulated visibility state.
      let state = 'visible'
      Object.defineProperty(Document.prototype, 'visibilityState', { get: () => state })
      Object.assign(window, {
        look: (next: string) => {
          state = next
          document.dispatchEvent(new Event('visibilitychange'))
        },
      })
    })
    await page.goto('/project?status=bidding&size=100')
    await expect(page.getByRole('timer')).toHaveCount(100)
    await page.waitForLoadState('networkidle')
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    expect(await layouts(devtools)).toBeLessThanOrEqual(2)
    const texts = () => page.getByRole('timer').allTextContents()
    const look = (state: string) =>
      page.evaluate((next) => (window as unknown as { look: (state: string) => void }).look(next), state)
    await look('hidden')
    // Falling prices are updates that may cause layouts; here only the countdowns are measured.
    await page.context().setOffline(true)
    await nextPaint(page)
    const left = await texts()
    expect(await layouts(devtools)).toBe(0)
    await page.context().setOffline(false)
    expect(await texts()).toEqual(left)
    await look('visible')
    await expect.poll(texts).not.toEqual(left)
  },
)
