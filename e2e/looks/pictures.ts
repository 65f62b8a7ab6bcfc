import { devices, type Page } from '@playwright/test'
import { waitUntilSettled } from '../axe/axe.ts'
import { signIn } from '../session/sign-in.ts'
import { expect, test as base } from '../support/test.ts'
import { moment } from './moment.ts'
import { type Look, screens } from './screens.ts'

/** A picture may differ by this share of a screen, in %: the edge of a letter. */
const boundPercent = 0.002

const test = base.extend({
  // The world's name is part of its seed.
  world: async ({}, use, info) => use(`looks-${info.title.replaceAll(' ', '-')}`),
})

/** The page's clocks stand still, as that of the exchange; timers run. */
function stopClocks(at: number): void {
  const Running = Date
  window.Date = class extends Running {
    constructor(...given: unknown[]) {
      super(...((given.length > 0 ? given : [at]) as [number]))
    }
    static override now = () => at
  } as DateConstructor
  performance.now = () => 1000
  // Their times are those of the running clock.
  performance.getEntriesByName = () => []
}

const picturesLoaded = () =>
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
  document.fonts.status === 'loaded'

/** A reader is there: what waits for the first sign of one is loaded. */
const showReader = (page: Page) =>
  expect(async () => {
    await page.evaluate(() => void window.dispatchEvent(new PointerEvent('pointermove')))
    const counts = page.locator('.search-hints small:visible').first()
    if ((await page.locator('.search-hints:visible').count()) > 0) await expect(counts).not.toBeEmpty({ timeout: 1000 })
  }).toPass()

/** Everything that the screen loads has arrived. */
async function settle(page: Page): Promise<void> {
  await waitUntilSettled(page)
  await showReader(page)
  await page.waitForLoadState('networkidle')
  await waitUntilSettled(page)
}

/** The pixels that differ from the stored picture, in % of a screen. The report has expected, actual and difference of each. */
async function differing(page: Page, name: string, fullPage: boolean): Promise<number> {
  try {
    await expect(page).toHaveScreenshot(`${name}.png`, { maxDiffPixels: 0, fullPage, timeout: 10_000 })
    return 0
  } catch (error) {
    const [, count] = /(\d+) pixels \(ratio/.exec(String(error)) ?? []
    if (count === undefined) throw error
    const { width, height } = page.viewportSize()!
    return (100 * Number(count)) / (width * height)
  }
}

const wide = { viewport: { width: 1440, height: 900 } }
const { isMobile, hasTouch } = devices['iPhone 13']
const looks = {
  light: { ...wide, colorScheme: 'light' },
  dark: { ...wide, colorScheme: 'dark' },
  phone: { viewport: { width: 375, height: 812 }, colorScheme: 'light', isMobile, hasTouch },
} as const satisfies Record<Look, object>

for (const look of ['light', 'dark', 'phone'] as const)
  test.describe(() => {
    test.use(looks[look])
    for (const { name, as, also = [], reach } of screens) {
      if (look !== 'light' && !also.includes(look)) continue
      test(`${name} ${look}`, async ({ page, exchange }, info) => {
        await page.addInitScript(stopClocks, Date.parse(moment))
        if (as) await signIn(page, exchange, as)
        await reach(page, exchange)
        const isKit = name === 'kit'
        // A sample of the kit loads for ever.
        if (!isKit) await settle(page)
        await expect.poll(() => page.evaluate(picturesLoaded)).toBe(true)
        const percent = await differing(page, `${name}-${look}`, isKit)
        info.annotations.push({ type: 'share', description: `${percent.toFixed(3)} %` })
        expect(percent, `% of the pixels of ${name} ${look}`).toBeLessThanOrEqual(boundPercent)
      })
    }
  })
