import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { serve } from '../../scripts/bench/serve.mjs'
import { expect, test } from '../support/test.ts'
import { coldLoad, layoutShift, scripts, timing, compressedKib, firstScreenComplete } from './cold-load.ts'

// The portal as in production with an exchange without batches. It has a build of its own, because no other has this setting.
const dist = path.resolve('.cache/dist-calls')
// One build for all tests: a second worker would delete it.
test.describe.configure({ mode: 'default' })

let portal: Awaited<ReturnType<typeof serve>>

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(120_000)
  const build = ['build', '--mode', 'test', '--outDir', dist, '--emptyOutDir', '--logLevel', 'error']
  // In a process of its own: other specs may have loaded React for development into this one.
  execFileSync(process.execPath, [path.resolve('node_modules/vite/bin/vite.js'), ...build], {
    stdio: 'inherit',
    env: { ...process.env, VITE_API_BATCH: 'off', NODE_ENV: 'production' },
  })
  portal = await serve(dist, { upstream: baseURL! })
})
test.afterAll(() => portal.close())

test('the home page by the calls of the contract, before any scroll: its size, its round trips, its first request, and no layout shift', async ({
  page,
  allowConsole,
}) => {
  // On a busy machine the test ends while the page still connects.
  allowConsole(/WebSocket is closed before the connection is established/)
  const loads = await coldLoad(page, `${portal.address}/index`)
  const journeys = loads.map(({ kind, url }) => `${kind} ${url}`).join('\n')
  expect(compressedKib([...new Set(scripts(loads))], dist)).toBeLessThanOrEqual(147)
  expect(journeys).not.toMatch(/echarts|antd|swiper|wire|\/ui-|\/portal\/batch/)
  expect(loads.length, journeys).toBeLessThanOrEqual(22)
  // Each request once: the program does not repeat those of the head.
  expect(loads.filter(({ url }) => url.includes('/top/hot'))).toHaveLength(1)
  expect(loads.filter(({ url }) => url.includes('/notice-info/list'))).toHaveLength(1)
  const { asked, earliestRun } = await timing(page, '/top/hot')
  expect(asked).toBeLessThan(earliestRun)
  await firstScreenComplete(page)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.005)
})

test('the listings are in the static page before the program runs, by the calls of the contract too', async ({
  context,
}) => {
  const bare = await context.newPage()
  await bare.route('**/assets/*.js', (route) => route.abort())
  await bare.goto(`${portal.address}/index`)
  await expect(bare.locator('#shell [data-first-row] a')).toHaveText(/\p{Script=Han}{4}/u)
  await expect(bare.locator('#shell .shell-card a')).toHaveCount(6)
  await expect(bare.locator('#first-banner')).toHaveAttribute('src', /^\//)
})

test('[SE-02] if one call of the head fails the program repeats it, and the page is complete', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/502 \(Bad Gateway\)/)
  let failed = 0
  await page.route('**/dscq-project/top/hot?*', (route) => {
    failed += 1
    return failed === 1 ? route.fulfill({ status: 502, body: '<html>' }) : route.fallback()
  })
  await coldLoad(page, `${portal.address}/index`)
  await firstScreenComplete(page)
  expect(failed).toBe(2)
})
