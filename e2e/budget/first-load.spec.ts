import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { coldLoad, layoutShift, scripts, timing, compressedKib, firstScreenComplete } from './cold-load.ts'

const dist = path.resolve('.cache/dist-test')

test('the home page before any scroll: its size, its first request, its first paint, and no layout shift', async ({
  page,
}) => {
  const loads = await coldLoad(page)
  await test.step('its size is within the budget', async () => {
    const js = () => [...new Set(scripts(loads))]
    const names = () => js().map((url) => /assets\/(\w+)-/.exec(url)?.[1])
    // The login is preloaded.
    await expect.poll(() => names().toSorted()).toEqual(['home', 'index', 'login', 'vendor'])
    expect(compressedKib(js(), dist)).toBeLessThanOrEqual(147)
    expect(loads.map(({ url }) => new URL(url).pathname).join('\n')).not.toMatch(/echarts|antd|swiper|wire|\/ui-/)
    expect(loads.length, loads.map(({ kind, url }) => `${kind} ${url}`).join('\n')).toBeLessThanOrEqual(12)
  })

  await test.step('the first data are requested before the bundle runs, in one round trip', async () => {
    const batch = loads.findIndex(({ url }) => url.endsWith('/portal/batch'))
    expect(batch).toBeGreaterThan(0)
    expect(loads.filter(({ url }) => url.includes('/top/hot'))).toEqual([])
    const { asked, earliestRun } = await timing(page, '/portal/batch')
    expect(asked).toBeLessThan(earliestRun)
  })

  await firstScreenComplete(page)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.005)
})

for (const [name, details, faults] of [
  // The daily tests measure the layout of the home page in the same situation, to a fifth of this bound.
  ['late', { tag: '@nightly' }, [{ path: '*', kind: 'slow', ms: 1200 }]],
  [
    'one after the other',
    {},
    [
      { path: '/blade-desk', kind: 'slow', ms: 900 },
      { path: '/dscq-content', kind: 'slow', ms: 500 },
    ],
  ],
] as const)
  test(`nothing shifts when the answers come ${name}`, details, async ({ page, exchange }) => {
    await exchange.faults([...faults])
    await coldLoad(page)
    await firstScreenComplete(page)
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.005)
  })

test('the first listings in the static page look as the program renders them', async ({ page, context }) => {
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
