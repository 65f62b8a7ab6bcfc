// npm run looks [-- --update] [-- --only NAME]: compares screens with the pictures in e2e/looks/pictures.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { browserEnv, browserOrExit } from './browser.mjs'
import { root, runNode, tools } from './lib/run.mjs'

const usage = `npm run looks -- [--only NAME] [--update]
Compares the kit and twelve screens with the stored pictures: at 1440 × 900, some in the dark scheme and at 375 × 812. Exits with code 1
if one differs; .cache/looks/index.html shows expected, actual and difference side by side. The exchange is new and its clock stands
still. Pictures depend on the fonts and the browser of the machine.
  --only NAME  the pictures whose name contains NAME, such as "home" or "asset dark"
  --update     stores the pictures that differ`

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, update: { type: 'boolean', default: false }, help: { type: 'boolean' } },
})
if (options.help) {
  console.log(usage)
  process.exit(0)
}

const browser = await browserOrExit()
rmSync(path.join(root, '.cache/looks-exchange'), { recursive: true, force: true })
const args = ['test', '-c', 'e2e/looks']
if (options.only) args.push('--grep', options.only.replaceAll(/[^\w -]/g, String.raw`\$&`))
if (options.update) args.push('--update-snapshots=changed')
const { code } = await runNode(tools.playwright, args, { env: browserEnv(browser) })
process.exit(code)
