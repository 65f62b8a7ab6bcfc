import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { builtPortal } from './bench/built.mjs'
import { exchangeProcess } from './bench/rooms-process.mjs'
import { browserOrExit } from './browser.mjs'
import { textTable } from './lib/table.mjs'
import { runSoak } from './soak/run.mjs'
import { bounds, soakVerdict } from './soak/verdict.mjs'

const usage = `npm run soak -- [--minutes ${bounds.minutes}] [--frames ${bounds.frames}] [--cycles ${bounds.cycles}] [--no-build] [--json FILE]
Two hours of an auction by the exchange's clock on one page that also walks through the portal (F24). Exits with code 0 only if heap,
nodes, listeners and timers stay flat and the console is silent. Smaller numbers make a shorter run with the same bounds.`

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: String(bounds.minutes) },
    frames: { type: 'string', default: String(bounds.frames) },
    cycles: { type: 'string', default: String(bounds.cycles) },
    'no-build': { type: 'boolean', default: false },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (options.help) {
  console.log(usage)
  process.exit(0)
}
const names = ['minutes', 'frames', 'cycles']
const wanted = Object.fromEntries(names.map((name) => [name, Number(options[name])]))
const wrong = names.find((name) => !(wanted[name] >= 1))
if (wrong) {
  console.error(`--${wrong} is "${options[wrong]}", not a number from 1 on.`)
  process.exit(1)
}

const port = 4391

const { executablePath, channel } = await browserOrExit()
await builtPortal(options['no-build'])
const browser = await chromium.launch({ executablePath, channel })
const { server, address } = await exchangeProcess('exchange-soak', port)
let soak
try {
  soak = await runSoak(browser, address, wanted, () => process.stderr.write('.'))
} finally {
  await browser.close()
  await server.end()
}

const keys = ['heap', 'nodes', 'listeners', 'timers', 'rows']
const rows = soak.samples.map((sample, place) => [`after quarter ${place + 1}`, ...keys.map((key) => sample[key])])
const verdict = soakVerdict(soak)
console.log(`\n${soak.frames} frames, ${soak.cycles} cycles, ${soak.minutes} min of the exchange's time`)
console.log(`\n${textTable([['', ...keys], ...rows], { right: [1, 2, 3, 4, 5] })}`)
const lines = verdict.map(({ name, bound, holds }) => [name, bound, holds ? 'holds' : 'BROKEN'])
console.log(`\n${textTable([['requirement', 'bound', ''], ...lines])}`)
const broken = verdict.filter(({ holds }) => !holds)
for (const { name, bound, breaches } of broken)
  console.error(`\nBroken: ${name} (${bound})\n  ${breaches.join('\n  ')}`)
if (options.json) {
  mkdirSync(path.dirname(path.resolve(options.json)), { recursive: true })
  writeFileSync(options.json, JSON.stringify({ ...soak, verdict }, null, 2))
}
process.exit(broken.length > 0 ? 1 : 0)
