// node scripts/e2e.mjs [--no-build] [arguments for playwright test …]
import { existsSync } from 'node:fs'
import path from 'node:path'
import { browserEnv, browserOrExit, findFullBrowser } from './browser.mjs'
import { root, runNode, tools } from './lib/run.mjs'
import { findNginx } from './nginx-server.mjs'

const args = process.argv.slice(2)
const browser = await browserOrExit()
const fullBrowser = await findFullBrowser(browser)
const nginx = await findNginx()

if (!args.includes('--no-build')) {
  const { code } = await runNode(tools.vite, [
    'build',
    '--mode',
    'test',
    '--outDir',
    '.cache/dist-test',
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ])
  if (code !== 0) process.exit(code)
}

// The tests of nginx serve the production build.
if (nginx && !existsSync(path.join(root, 'dist/index.html'))) {
  const { code } = await runNode(tools.vite, ['build', '--mode', 'production', '--logLevel', 'warn'])
  if (code !== 0) process.exit(code)
}

const rest = args.filter((arg) => arg !== '--no-build')
const { code } = await runNode(tools.playwright, ['test', '-c', 'e2e', ...rest], {
  env: {
    ...browserEnv(browser),
    ...(fullBrowser ? { E2E_FULL_BROWSER_PATH: fullBrowser } : {}),
    ...(nginx ? { E2E_NGINX_PATH: nginx } : {}),
  },
})
process.exit(code)
