import type { Page } from '@playwright/test'
import { waitUntilSettled } from '../axe/axe.ts'
import { signIn } from '../session/sign-in.ts'
import { expect, test as base } from '../support/test.ts'
import { moment } from './moment.ts'
import { type Look, screens } from './screens.ts'

/** A picture may differ by this share of its pixels, in %: a caret, the edge of a letter. */
const boundPercent = 0.1

const test = base.extend({
  // The world's name is part of its seed.
  world: async ({}, use, info) => use(`looks-${info.title.replaceAll(' ', '-')}`),
})

const picturesLoaded = () =>
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
  document.fonts.status === 'loaded'

/** Everything that the screen loads has arrived. */
async function settle(page: Page): Promise<void> {
  // What waits for the first sign of a reader is loaded.
  await page.evaluate(() => void window.dispatchEvent(new PointerEvent('pointermove')))
  await waitUntilSettled(page)
  await page.waitForLoadState('networkidle')
  await waitUntilSettled(page)
  await expect.poll(() => page.evaluate(picturesLoaded)).toBe(true)
}

/** The share of pixels that differ from the stored picture, in %. The report has expected, actual and difference of each that differs. */
async function differing(page: Page, name: string, fullPage: boolean): Promise<number> {
  try {
    await expect(page).toHaveScreenshot(`${name}.png`, { maxDiffPixels: 0, fullPage })
    return 0
  } catch (error) {
    const [, count] = /^\s*(\d+) pixels \(ratio/m.exec(String(error)) ?? []
    if (count === undefined) throw error
    const { width, height } = page.viewportSize()!
    return (100 * Number(count)) / (width * height)
  }
}

const sizes: Record<Look, { width: number; height: number }> = {
  light: { width: 1440, height: 900 },
  dark: { width: 1440, height: 900 },
  phone: { width: 375, height: 812 },
}

for (const { name, as, also = [], reach } of screens)
  for (const look of ['light', ...also] satisfies Look[])
    test(`${name} ${look}`, async ({ page, exchange }, info) => {
      await page.clock.setFixedTime(moment)
      await page.setViewportSize(sizes[look])
      await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' })
      if (as) await signIn(page, exchange, as)
      await reach(page, exchange)
      await settle(page)
      const percent = await differing(page, `${name}-${look}`, name === 'kit')
      info.annotations.push({ type: 'share', description: `${percent.toFixed(3)} %` })
      expect(percent, `% of the pixels of ${name} ${look}`).toBeLessThanOrEqual(boundPercent)
    })
