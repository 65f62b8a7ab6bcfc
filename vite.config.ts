import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { antdStylesheet } from './scripts/vite/antd-styles.ts'
import { chunks } from './scripts/vite/chunks.ts'
import { pollFromPage, sendSecurityHeaders, serveDocuments } from './scripts/vite/documents.ts'
import { hostFrom, warnOfExposure } from './scripts/vite/exposure.ts'
import { firstScreen } from './scripts/vite/first-screen.ts'
import { carriedHelpers } from './scripts/vite/helpers.ts'
import { mockServer } from './scripts/vite/mock-server.ts'
import { settingsOrExit, warnOfWeakSettings } from './scripts/vite/settings.ts'
import { withoutSummaries } from './scripts/vite/summaries.ts'
import { workerScript } from './scripts/vite/worker-script.ts'

/** Tests that build: Vite and React choose between development and production once in the lifetime of a process. */
const builds = [
  'tests/architecture/bundle.test.ts',
  'tests/mock/mount/crash-recovery.test.ts',
  'tests/scripts/antd-styles.test.ts',
]

/** Tests outside of `tests/pages` that render whole pages. */
const wholePages = ['tests/app/{query-states,frame,page-of-a-test,routing}.test.tsx']

/** Loaded by the test runner alone, and not where its command line orders the files, which it would override. */
const ordersFiles = process.argv.some((arg) => arg.startsWith('--sequence'))
const sequencer =
  process.env['VITEST'] && !ordersFiles ? (await import('./tests/support/spread-waiting.ts')).default : undefined

const test: ViteUserConfig['test'] = {
  ...(sequencer ? { sequence: { sequencer } } : {}),
  setupFiles: ['tests/setup.ts'],
  environment: 'node',
  // Stops hanging tests; a machine may be slow and busy.
  testTimeout: 90_000,
  expect: { poll: { timeout: 10_000 } },
  // Tests wait much of their time, and one worker more than there are cores fills it.
  maxWorkers: availableParallelism() + 1,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  execArgv: [
    // Each test leaves a page or a world behind: enough space for both avoids copying them before they are collected.
    '--max-semi-space-size=128',
    // There are more workers than cores already.
    '--single-threaded-gc',
    // Node 25 has a localStorage of its own that hides that of the test DOM.
    ...(Number(process.versions.node.split('.')[0]) >= 25 ? ['--no-experimental-webstorage'] : []),
  ],
  projects: [
    {
      extends: true,
      // The modules of rules have no state, so files may share them: half the time.
      test: {
        name: 'node',
        include: ['tests/**/*.test.ts'],
        exclude: ['tests/mutants/**', ...builds],
        isolate: false,
      },
    },
    { extends: true, test: { name: 'builds', include: builds } },
    {
      extends: true,
      test: {
        name: 'components',
        include: ['tests/{api,app,features,scripts,shared}/**/*.test.tsx'],
        exclude: wholePages,
        environment: './tests/support/shared-window.ts',
        setupFiles: ['tests/setup.ts', 'tests/support/component-setup.ts'],
        isolate: false,
      },
    },
    {
      extends: true,
      // The whole portal is loaded once per worker; each test opens and closes a page of it.
      test: {
        name: 'pages',
        include: ['tests/pages/**/*.test.tsx', ...wholePages],
        environment: './tests/support/shared-window.ts',
        setupFiles: ['tests/setup.ts', 'tests/support/page-setup.ts'],
        isolate: false,
      },
    },
  ],
}

export default defineConfig(({ mode }) => {
  const env = settingsOrExit(mode)
  return {
    plugins: [
      warnOfWeakSettings(env),
      warnOfExposure(),
      sendSecurityHeaders(env),
      pollFromPage(),
      react(),
      antdStylesheet('src'),
      withoutSummaries(),
      chunks(),
      carriedHelpers(),
      firstScreen(env),
      ...(env['VITE_MOCK'] === 'server' ? [mockServer()] : []),
      ...(env['VITE_MOCK'] === 'worker' ? [workerScript()] : []),
      serveDocuments(),
    ],
    server: {
      host: hostFrom(process.env),
      port: 5173,
      // No page of another site reads the sources, also none of another port of this machine.
      cors: false,
      // The journal of the exchange, the settings and the repository are beside these.
      fs: { allow: ['index.html', 'public', 'src', 'node_modules'] },
    },
    preview: { host: '127.0.0.1', port: 4173, cors: false },
    build: {
      // Every browser of the target supports it natively, or loads the named files a moment later.
      modulePreload: { polyfill: false },
      manifest: true,
      assetsInlineLimit: 0,
    },
    test,
  }
})
