import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { builtPortal, modes } from './bench/built.mjs'
import { idleCost } from './bench/idle.mjs'
import { buildLimits } from './bench/limits.mjs'
import { coldLoad } from './bench/load.mjs'
import { profiles } from './bench/network.mjs'
import { changeTable, fileTable, idleTable, loadTable } from './bench/report.mjs'
import { roomMeasures, roomParts } from './bench/rooms.mjs'
import { serve } from './bench/serve.mjs'
import { routeChange } from './bench/transition.mjs'
import { browserOrExit } from './browser.mjs'
import { portalHeaders } from './lib/portal-headers.mjs'
import { root } from './lib/run.mjs'

const usage = `npm run bench -- [--runs 5] [--profile desktop --profile slow4g] [--path /index] [--no-build]
  [--compare NAME=URL …] [--click SELECTOR --to PATH --shows SELECTOR] [--only loads --only change --only idle]
  [--only bid --only fanout --only engine --only soak]
  [--seconds 15] [--json FILE]
Measures a page of the portal and the smallest pages with the same content, alternating. Compare ratios, not
times: the load of the machine affects both. Loads are measured for both modes of the first screen: one batch
(batch), and the separate calls of the contract (calls).`

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    profile: { type: 'string', multiple: true, default: Object.keys(profiles) },
    path: { type: 'string', default: '/index' },
    'no-build': { type: 'boolean', default: false },
    compare: { type: 'string', multiple: true, default: [] },
    click: { type: 'string', default: 'a[href^="/login"]' },
    to: { type: 'string', default: '/login' },
    shows: { type: 'string', default: 'h1' },
    only: { type: 'string', multiple: true, default: ['loads', 'change', 'idle', ...roomParts] },
    seconds: { type: 'string', default: '15' },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (options.help) {
  console.log(usage)
  process.exit(0)
}
const runs = Number(options.runs)

/** The built portals on one mock exchange: static files from our own servers, everything else from Vite's preview. */
async function servePortals() {
  const { preview } = await import('vite')
  const journal = path.join(root, '.cache/bench/exchange')
  rmSync(journal, { recursive: true, force: true })
  process.env.MOCK_JOURNAL_DIR = journal
  process.env.MOCK_RATES = 'off'
  const exchange = await preview({
    root,
    mode: 'test',
    logLevel: 'warn',
    build: { outDir: modes.batch.folder },
    preview: { host: '127.0.0.1', port: 4190 },
  })
  const upstream = `http://127.0.0.1:${exchange.httpServer.address().port}`
  const [batch, calls] = await Promise.all(
    Object.values(modes).map(({ folder }) => serve(path.join(root, folder), { upstream })),
  )
  return { batch, calls, close: () => Promise.all([batch, calls, exchange].map((server) => server.close())) }
}

/** Calls `measure` for every page in turn, once to warm up and then `runs` times. */
async function inTurns(pages, measure) {
  const samples = Object.fromEntries(Object.keys(pages).map((name) => [name, []]))
  for (let run = 0; run <= runs; run += 1) {
    for (const [name, page] of Object.entries(pages)) {
      const sample = await measure(page)
      if (run > 0) samples[name].push(sample)
    }
    process.stderr.write('.')
  }
  process.stderr.write('\n')
  return samples
}

for (const mode of Object.keys(modes)) await builtPortal(options['no-build'], mode)
const { executablePath, channel } = await browserOrExit()
const browser = await chromium.launch({ executablePath, channel })
const folders = await buildLimits(browser)
const portals = await servePortals()
const portal = portals.batch
const limits = Object.fromEntries(
  await Promise.all(Object.entries(folders).map(async ([name, folder]) => [name, await serve(folder)])),
)

const addresses = {
  batch: portals.batch.address + options.path,
  calls: portals.calls.address + options.path,
  react20: `${limits.react20.address}/`,
  boot20: `${limits.boot20.address}/`,
  ...Object.fromEntries(
    options.compare.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  ),
}
const results = { loads: {}, changes: {}, idle: {}, rooms: {} }

async function measureLoads() {
  for (const name of options.profile) {
    results.loads[name] = await inTurns(addresses, (address) => coldLoad(browser, address, profiles[name]))
    console.log(
      `\n${options.path} · ${name} · median of ${runs} cold loads\n${loadTable(results.loads[name], Object.keys(modes))}`,
    )
  }
  const [loads] = Object.values(results.loads)
  for (const mode of Object.keys(modes)) {
    const { files, complaints } = loads[mode][0]
    console.log(`\n${mode}\n${fileTable(files)}`)
    if (complaints.length > 0) console.log(`\nConsole:\n${complaints.join('\n')}`)
  }
}

async function measureChange() {
  const route = { click: options.click, shows: options.shows, path: options.to }
  const routes = {
    portal: [addresses.batch, route],
    limit: [`${limits.transition.address}/`, { click: 'a', shows: 'li', path: '/hall' }],
  }
  results.changes = await inTurns(routes, ([address, way]) => routeChange(browser, address, way, profiles.desktop))
  console.log(`\n${changeTable(results.changes)}`)
}

/** A list page with a hundred countdowns, in a world of its own without bots. */
async function measureIdle() {
  const world = 'mock-world=bench-rooms'
  const answer = await fetch(`${portal.address}/__mock/scenario`, {
    method: 'POST',
    headers: { ...portalHeaders, 'content-type': 'application/json', cookie: world },
    body: JSON.stringify({ name: 'rooms' }),
  })
  if (!answer.ok) throw new Error(`the exchange opened no rooms: ${await answer.text()}`)
  const [name, value] = world.split('=')
  const seconds = Number(options.seconds)
  const list = `${portal.address}/project?status=bidding&size=100`
  const timers = { selector: '[role=timer]', count: 100, seconds, cookies: [{ name, value, url: portal.address }] }
  const pages = {
    'portal, 100 countdowns': [list, timers],
    'portal, ordinary window': [list, { ...timers, window: true }],
    limit: [`${limits.countdowns.address}/`, { selector: 'li b', count: 100, seconds }],
  }
  results.idle = await inTurns(pages, ([address, what]) => idleCost(browser, address, what))
  console.log(`\n${idleTable(results.idle)}`)
}

const rooms = roomMeasures({
  browser,
  address: portal.address,
  runs,
  keep: (name, figures) => (results.rooms[name] = figures),
})
const measures = { loads: measureLoads, change: measureChange, idle: measureIdle, ...rooms }
for (const [name, measure] of Object.entries(measures)) {
  if (!options.only.includes(name)) continue
  try {
    await measure()
  } catch (error) {
    console.error(`\n${name} not measured: ${error.message.split('\n')[0]}`)
    process.exitCode = 1
  }
}

if (options.json) {
  mkdirSync(path.dirname(path.resolve(options.json)), { recursive: true })
  writeFileSync(options.json, JSON.stringify(results, null, 2))
}
await browser.close()
await Promise.all([portals, ...Object.values(limits)].map((server) => server.close()))
