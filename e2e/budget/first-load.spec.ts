import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { drawn } from '../support/waits.ts'

type Load = { url: string; kind: string }

const dist = path.resolve('.cache/dist-test')

/** KiB as brotli 11, the way a production host sends them. */
const weight = (urls: readonly string[]) =>
  urls.reduce((sum, url) => {
    const file = readFileSync(path.join(dist, new URL(url).pathname))
    return sum + brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  }, 0) / 1024

/** What a window asks for by itself to show in its tab; a browser without a window does not. */
const isIcon = (request: Request) => /\/favicon\.(?:ico|svg)$/.test(new URL(request.url()).pathname)

/** Loads the home page and leaves it alone until nothing more is asked for. */
async function coldLoad(page: Page): Promise<Load[]> {
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
  await page.goto('/index')
  await expect(page.locator('[data-first-row]').first()).toBeVisible({ timeout: 15_000 })
  await page.waitForLoadState('networkidle')
  return loads
}

const scripts = (loads: readonly Load[]) =>
  loads.filter(({ url, kind }) => kind === 'script' && /\.js(?:$|\?)/.test(url)).map(({ url }) => url)

/** How far anything has moved by itself while the page came in. */
const moved = (page: Page) => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)

/** Everything of the first screen has come and been drawn. */
async function whole(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: '热门推荐' }).getByRole('article')).toHaveCount(6)
  await expect(page.getByRole('region', { name: '公告', exact: true }).getByRole('listitem')).toHaveCount(7)
  await expect(page.getByRole('region', { name: '首页横幅' }).locator('[aria-current=true]')).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await drawn(page)
}

test('the home page, before any scroll: its weight, its first question, its first paint, and nothing jumps', async ({
  page,
}) => {
  const loads = await coldLoad(page)
  await test.step('it weighs no more than its budget', async () => {
    const js = [...new Set(scripts(loads))]
    expect(weight(js)).toBeLessThanOrEqual(200)
    expect(loads.map(({ url }) => new URL(url).pathname).join('\n')).not.toMatch(/echarts|antd|\/ui-/)
    expect(loads.length, loads.map(({ kind, url }) => `${kind} ${url}`).join('\n')).toBeLessThanOrEqual(14)
  })

  await test.step('the carousel library comes after the first paint', async () => {
    const early = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]!.startTime
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => /swiper/.test(name) && startTime < paint).length
    })
    expect(early).toBe(0)
  })

  await test.step('the first data are asked for before the bundle runs, in one journey', async () => {
    const batch = loads.findIndex(({ url }) => url.endsWith('/portal/batch'))
    expect(batch).toBeGreaterThan(0)
    expect(loads.filter(({ url }) => url.includes('/top/hot'))).toEqual([])
    const timing = await page.evaluate(() => {
      const [asked] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/portal/batch'))
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      // Module scripts run once the document has been read, and not before.
      return { asked: asked!.startTime, earliestRun: visit!.domInteractive }
    })
    expect(timing.asked).toBeLessThan(timing.earliestRun)
  })

  await whole(page)
  expect(await moved(page)).toBeLessThanOrEqual(0.005)
})

for (const [name, faults] of [
  ['late', [{ path: '*', kind: 'slow', ms: 1200 }]],
  [
    'one after the other',
    [
      { path: '/blade-desk', kind: 'slow', ms: 900 },
      { path: '/dscq-content', kind: 'slow', ms: 500 },
    ],
  ],
] as const)
  test(`nothing jumps when the answers come ${name}`, async ({ page, exchange }) => {
    await exchange.faults([...faults])
    await coldLoad(page)
    await whole(page)
    expect(await moved(page)).toBeLessThanOrEqual(0.005)
  })

test('the first listings stand in the static page as the program will draw them', async ({ page, context }) => {
  const look = async (visit: Page) => {
    const name = visit.locator('[data-first-row]')
    const price = await name.locator('xpath=following-sibling::p[1]').innerText()
    return {
      name: await name.innerText(),
      address: await name.locator('a').getAttribute('href'),
      price: /[\d,.]+ .*$/.exec(price)?.[0],
      place: await name.evaluate((element) => {
        const { x, y, width } = element.getBoundingClientRect()
        return [x, y, width].map(Math.round)
      }),
    }
  }
  await page.goto('/index')
  await page.locator('[data-first-row]:not(#shell *)').waitFor()
  const inPage = await look(page)
  const bare = await context.newPage()
  await bare.route('**/assets/*.js', (route) => route.abort())
  await bare.goto('/index')
  await bare.locator('#shell [data-first-row] a').waitFor()
  expect(await look(bare)).toEqual(inPage)
  expect(inPage.price).toMatch(/^[\d,]+\.\d+ \S/)
})
