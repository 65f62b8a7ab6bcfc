import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { antdStylesheet } from './scripts/vite/antd-styles.ts'
import { chunks } from './scripts/vite/chunks.ts'
import { sendSecurityHeaders, serveDocuments } from './scripts/vite/documents.ts'
import { firstScreen } from './scripts/vite/first-screen.ts'
import { mockServer } from './scripts/vite/mock-server.ts'
import { workerScript } from './scripts/vite/worker-script.ts'
import { readEnv } from './src/shared/config/env.ts'

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_')
  const { VITE_MOCK } = readEnv(env)
  return {
    plugins: [
      sendSecurityHeaders(env),
      react(),
      antdStylesheet('src'),
      chunks(),
      firstScreen(env),
      ...(VITE_MOCK === 'server' ? [mockServer()] : []),
      ...(VITE_MOCK === 'worker' ? [workerScript()] : []),
      serveDocuments(),
    ],
    server: { host: '127.0.0.1', port: 5173 },
    preview: { host: '127.0.0.1', port: 4173 },
    build: {
      manifest: true,
      assetsInlineLimit: 0,
    },
    test: {
      setupFiles: ['tests/setup.ts'],
      environment: 'node',
      // They end what hangs; a machine may be slow and busy.
      testTimeout: 30_000,
      expect: { poll: { timeout: 10_000 } },
      // The runner leaves one core idle by itself; of two, as CI has them, that is half the machine.
      maxWorkers: '100%',
      restoreMocks: true,
      // Node 25 brings a localStorage of its own that hides the one of the test DOM.
      execArgv: Number(process.versions.node.split('.')[0]) >= 25 ? ['--no-experimental-webstorage'] : [],
      projects: [
        {
          extends: true,
          // Pure rules and the exchange keep nothing in their modules, so files may share them: half the time.
          test: { name: 'exchange', include: ['tests/{architecture,mock,model}/**/*.test.ts'], isolate: false },
        },
        {
          extends: true,
          test: { name: 'portal', include: ['tests/{api,app,features,pages,scripts,shared}/**/*.test.{ts,tsx}'] },
        },
      ],
    },
  }
})
