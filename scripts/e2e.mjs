// node scripts/e2e.mjs [--no-build] [arguments for playwright test …]
import { browserEnv, browserOrExit, findFullBrowser } from './browser.mjs'
import { runNode, tools } from './lib/run.mjs'

const args = process.argv.slice(2)
const browser = await browserOrExit()
const fullBrowser = await findFullBrowser(browser)

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

const rest = args.filter((arg) => arg !== '--no-build')
const { code } = await runNode(tools.playwright, ['test', '-c', 'e2e', ...rest], {
  env: { ...browserEnv(browser), ...(fullBrowser ? { E2E_FULL_BROWSER_PATH: fullBrowser } : {}) },
})
process.exit(code)
