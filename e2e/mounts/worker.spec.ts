import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { preview, type PreviewServer } from 'vite'
import { expect, test } from '@playwright/test'

// Mount (b): the exchange inside the page. It has a build of its own, because no other contains it.
let server: PreviewServer
const outDir = path.resolve('.cache/dist-worker')
const address = 'http://127.0.0.1:4174'

test.beforeAll(async () => {
  test.setTimeout(120_000)
  process.env['VITE_MOCK'] = 'worker'
  process.env['NODE_ENV'] = 'production'
  const configFile = path.resolve('vite.config.ts')
  // In a process of its own: other specs may have loaded React for development into this one.
  const build = ['build', '--mode', 'test', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error']
  execFileSync(process.execPath, [path.resolve('node_modules/vite/bin/vite.js'), ...build], { stdio: 'inherit' })
  server = await preview({
    mode: 'test',
    configFile,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 4174, strictPort: true },
  })
})
test.afterAll(() => server.close())

test('the portal runs on the exchange inside the page, without a server', async ({ page }) => {
  await page.goto(`${address}/index`)
  await expect(page.locator('[data-first-row]').first()).toBeVisible({ timeout: 20_000 })
  const name = await page.locator('[data-first-row]').first().textContent()
  expect(name?.length).toBeGreaterThan(5)
  const direct = await page.request.get(`${address}/api/dscq-project/top/hot`)
  expect(direct.headers()['content-type']).toContain('text/html')
})
