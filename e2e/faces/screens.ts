import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

export type Screen = {
  address: string
  /** The end of the path of the call whose answer the screen waits for. */
  call: string
  /** What is there when everything is. */
  full: (main: Locator) => Locator
  /** Another spec breaks its line. */
  isFailureProved?: true
}

type Line = 'open' | 'held' | 'cut'

/** Holds a call back, or cuts it off: for slowness and failure, and nothing else. */
async function lineOf(page: Page, call: string): Promise<(state: Line) => Promise<void>> {
  let state: Line = 'open'
  let release = () => undefined as void
  let released = Promise.resolve()
  await page.route(
    ({ pathname }) => pathname.endsWith(call),
    async (route) => {
      if (state === 'held') await released
      // What was held when the page went on to another address asks nobody any more.
      await (state === 'cut' ? route.abort() : route.continue()).catch(() => undefined)
    },
  )
  return async (next) => {
    state = next
    if (next === 'held') released = new Promise((resolve) => (release = resolve))
    else release()
  }
}

/** How far what is shown has moved without anybody's doing since the page was opened. */
const moved = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))))
      }),
  )

const busy = (page: Page): Locator => page.getByRole('progressbar', { name: '正在加载…' }).first()

async function waits(page: Page, { address, call, full }: Screen): Promise<void> {
  const line = await lineOf(page, call)
  await line('held')
  await page.goto(address)
  const main = page.getByRole('main')
  await expect(busy(page), `${address} waits`).toBeVisible()
  await expect
    .poll(async () => (await busy(page).boundingBox())?.height ?? 0, `${address} keeps the room`)
    .toBeGreaterThan(100)
  await line('open')
  await expect(full(main), `${address} arrives`).toBeVisible()
  expect(await moved(page), `${address} moves nothing`).toBeLessThan(0.1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** Says that it failed, also a second time, and comes when it can. */
export async function proveFailure(page: Page, { address, call, full }: Screen): Promise<void> {
  const line = await lineOf(page, call)
  await line('cut')
  await page.goto(address)
  const main = page.getByRole('main')
  const face = main.getByRole('alert').filter({ hasText: '内容加载失败，请稍后重试' }).first()
  await expect(face, `${address} says that it failed`).toBeVisible()
  const again = face.getByRole('button', { name: '重试' })
  const failsAgain = page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname.endsWith(call))
  await again.focus()
  await page.keyboard.press('Enter')
  await failsAgain
  await expect(again, `${address} fails again and keeps the focus`).toBeFocused()
  await expect(again).toBeEnabled()
  await line('open')
  await again.click()
  await expect(full(main), `${address} comes on 重试`).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** Loading, failed and full, one screen after another; each brings its own time. */
export async function proveFaces(page: Page, screens: readonly Screen[]): Promise<void> {
  test.setTimeout(test.info().timeout + screens.length * 10_000)
  for (const screen of screens) {
    await waits(page, screen)
    if (!screen.isFailureProved) await proveFailure(page, screen)
  }
}

/** Screens with nothing in them, each with its words. */
export async function proveEmpty(page: Page, screens: readonly (readonly [address: string, words: string])[]) {
  for (const [address, words] of screens) {
    await page.goto(address)
    await expect(page.getByRole('main').getByText(words).first(), address).toBeVisible()
  }
}
