import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { antdStylesheet } from './scripts/vite/antd-styles.ts'
import { sendSecurityHeaders, serveDocuments } from './scripts/vite/documents.ts'
import { firstScreen } from './scripts/vite/first-screen.ts'
import { mockServer } from './scripts/vite/mock-server.ts'
import { workerScript } from './scripts/vite/worker-script.ts'
import { readEnv } from './src/shared/config/env.ts'

const modules = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names})[\\\\/]`)
const ui = modules('antd|@ant-design|@rc-component|@babel/runtime|clsx')

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_')
  const { VITE_MOCK } = readEnv(env)
  return {
    plugins: [
      sendSecurityHeaders(env),
      react(),
      antdStylesheet('src'),
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
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'vendor',
                test: /[\\/]node_modules[\\/]|rolldown[\\/]runtime|preload-helper/,
                tags: ['$initial'],
                priority: 40,
              },
              { name: 'core', tags: ['$initial'], priority: 30 },
              { name: 'echarts', test: modules('echarts|zrender|echarts-for-react|size-sensor'), priority: 20 },
              { name: 'swiper', test: /[\\/]node_modules[\\/]swiper[\\/]|carousel-engine/, priority: 20 },
              { name: 'ui', test: ui, entriesAware: true, entriesAwareMergeThreshold: 60_000, priority: 10 },
              // What screens share comes in one file: each one is a journey on the way to the first row.
              {
                name: 'shared',
                test: /[\\/]src[\\/](?!.*(?:[\\/]antd[\\/]|AskDialog))/,
                minShareCount: 2,
                priority: 5,
              },
            ],
          },
        },
      },
    },
    test: {
      include: ['tests/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/setup.ts'],
      environment: 'node',
      // A busy machine with two cores; what has to be fast is measured in simulated time or in the bench.
      testTimeout: 30_000,
      restoreMocks: true,
      // Node 25 brings a localStorage of its own that hides the one of the test DOM.
      execArgv: Number(process.versions.node.split('.')[0]) >= 25 ? ['--no-experimental-webstorage'] : [],
    },
  }
})
