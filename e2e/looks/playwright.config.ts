import { defineConfig } from '@playwright/test'
import { moment } from './moment.ts'

const port = Number(process.env['LOOKS_PORT'] ?? 4393)
const executablePath = process.env['E2E_BROWSER_PATH']
const channel = process.env['E2E_BROWSER_CHANNEL']

/** Started by `scripts/looks.mjs`. The development server, because it alone has the kit page. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.ts',
  outputDir: '../../.cache/looks-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 180_000,
  // The development server compiles what the first visits need.
  expect: { timeout: 60_000 },
  reporter: [['./reporter.ts'], ['html', { outputFolder: '../../.cache/looks', open: 'never' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    ...(channel ? { channel } : {}),
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--disable-background-networking', '--font-render-hinting=none', '--force-color-profile=srgb'],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js dev --port ${port} --strictPort`,
    cwd: '../..',
    url: `http://127.0.0.1:${port}/index`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 500 },
    env: { MOCK_JOURNAL_DIR: '.cache/looks-exchange', MOCK_RATES: 'off', MOCK_NOW: moment },
  },
})
