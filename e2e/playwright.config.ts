import { defineConfig } from '@playwright/test'

const port = Number(process.env['E2E_PORT'] ?? 4173)
const executablePath = process.env['E2E_BROWSER_PATH']
const channel = process.env['E2E_BROWSER_CHANNEL']
const fullBrowserPath = process.env['E2E_FULL_BROWSER_PATH']
const isNightly = process.env['E2E_NIGHTLY'] === '1'
const args = ['--disable-background-networking']
/** They wait most of their time: for the clocks of rooms and of locks, and for other tabs. */
const waiting = ['bidding/*.spec.ts', 'auth/lock.spec.ts', 'session/tabs.spec.ts']
const left = [
  // Tests that take minutes run once a night.
  ...(isNightly ? [] : [/@nightly/]),
  // A browser with windows requests more and paints differently from the shell: if there is one, it runs the smoke tests.
  ...(fullBrowserPath ? [/@smoke/] : []),
]
const browser = {
  ...(channel ? { channel } : {}),
  launchOptions: { ...(executablePath ? { executablePath } : {}), args },
}

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // Two that render, and one more that mostly waits.
  workers: 3,
  // A flaky test is a bug, of the product or of the test.
  retries: 0,
  forbidOnly: true,
  // Stops hanging tests. Speed is measured by the bench; a machine may be slow and busy.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: '../.cache/e2e-report.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Traces are written on demand only: they take a good part of the time of every test.
    trace: process.env['E2E_TRACE'] === '1' ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'waiting', testMatch: waiting, workers: 1, grepInvert: left, use: browser },
    { name: 'portal', testIgnore: waiting, workers: 2, grepInvert: left, use: browser },
    ...(fullBrowserPath
      ? [{ name: 'full', grep: /@smoke/, use: { launchOptions: { executablePath: fullBrowserPath, args } } }]
      : []),
  ],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --mode test --outDir .cache/dist-test --port ${port} --strictPort`,
    cwd: '..',
    url: `http://127.0.0.1:${port}/index`,
    reuseExistingServer: !process.env['CI'],
    gracefulShutdown: { signal: 'SIGTERM', timeout: 500 },
    // All tests come from one IP address.
    env: { MOCK_JOURNAL_DIR: '.cache/exchange', MOCK_RATES: 'off' },
  },
})
