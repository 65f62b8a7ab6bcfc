import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { expect } from '../support/test.ts'
import { nextPaint } from '../support/waits.ts'

export type Load = { url: string; kind: string }

/** KiB in brotli 11, as a production host sends them. */
export const compressedKib = (urls: readonly string[], dist: string) =>
  urls.reduce((sum, url) => {
    const file = readFileSync(path.join(dist, new URL(url).pathname))
    return sum + brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  }, 0) / 1024

/** Requested by a browser window for its tab; a browser without a window does not request it. */
const isIcon = (request: Request) => /\/favicon\.(?:ico|svg)$/.test(new URL(request.url()).pathname)

/** Loads the home page and waits, without interaction, until there are no more requests. */
export async function coldLoad(page: Page, address = '/index'): Promise<Load[]> {
  const loads: Load[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !isIcon(request))
      loads.push({ url: request.url(), kind: request.resourceType() })
  })
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address)
  await expect(page.locator('[data-first-row]').first()).toBeVisible({ timeout: 15_000 })
  await page.waitForLoadState('networkidle')
  return loads
}

export const scripts = (loads: readonly Load[]) =>
  loads.filter(({ url, kind }) => kind === 'script' && /\.js(?:$|\?)/.test(url)).map(({ url }) => url)

/** When the page requested an address that contains `part`, and when its first module script could run, in ms. */
export const timing = (page: Page, part: string) =>
  page.evaluate((wanted) => {
    const [asked] = performance.getEntriesByType('resource').filter(({ name }) => name.includes(wanted))
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    // Module scripts run after the document has been parsed.
    return { asked: asked!.startTime, earliestRun: visit!.domInteractive }
  }, part)

/** The layout shift of the page without interaction. */
export const layoutShift = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)

/** Waits until the whole first screen is loaded and painted. */
export async function firstScreenComplete(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: '热门推荐' }).getByRole('article')).toHaveCount(6)
  await expect(page.getByRole('region', { name: '公告', exact: true }).getByRole('listitem')).toHaveCount(7)
  await expect(page.getByRole('region', { name: '首页横幅' }).locator('[aria-current=true]')).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await nextPaint(page)
}
