import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { builtPortal } from './bench/built.mjs'
import { exchangeProcess } from './bench/rooms-process.mjs'
import { openWorld } from './bench/rooms-world.mjs'
import { browserOrExit } from './browser.mjs'
import { actionKinds } from './chaos/plan.mjs'
import { brokenText, figuresOf, figuresText, verdictText } from './chaos/report.mjs'
import { openRooms, recordsOf } from './chaos/rooms.mjs'
import { emptyRun, live } from './chaos/run.mjs'
import { verdictOn, withEarlier } from './chaos/verdict.mjs'
import { witnessOf } from './chaos/witness.mjs'

const usage = `npm run chaos -- [--minutes 30] [--seed N] [--no-build] [--json FILE]
Three bidders and bots bid in rooms of five modes while calls fail, answers are late or malformed, connections are cut and pages are
reloaded (F22). Exits with code 0 only if every invariant holds.`

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    'no-build': { type: 'boolean', default: false },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (options.help) {
  console.log(usage)
  process.exit(0)
}
const minutes = Number(options.minutes)
if (!(minutes > 0)) {
  console.error(`--minutes is "${options.minutes}", not a number of minutes.`)
  process.exit(1)
}

const port = 4390
/** A shorter run does not include every kind of action. */
const wholeFromMinutes = 3

const { executablePath, channel } = await browserOrExit()
await builtPortal(options['no-build'])
const browser = await chromium.launch({ executablePath, channel })
const { server, address } = await exchangeProcess('exchange-chaos', port)
const earlier = []
let witness
let run
try {
  const world = await openWorld(address, 'chaos')
  const { rooms, seats } = await openRooms(world)
  const isWhole = minutes >= wholeFromMinutes
  run = Object.assign(emptyRun(rooms, seats), {
    seed: options.seed,
    wanted: isWhole ? { kinds: actionKinds, modes: 3, weighings: 4 } : { kinds: ['bid'], modes: 1, weighings: 1 },
  })
  console.log(
    `seed ${run.seed}: ${minutes} min in ${rooms.map(({ roomId, mode }) => `${roomId} (${mode})`).join(', ')}`,
  )
  witness = await witnessOf(
    world,
    rooms.map(({ roomId }) => roomId),
  )
  /** Broken invariants are reported at once; `active` is judged at the end only. */
  const check = () => {
    for (const room of run.rooms) room.rows = room.pushed = witness.pushed(room.roomId)
    const broken = verdictOn({ ...run, at: Date.now() }).filter(({ name, holds }) => !holds && name !== 'active')
    const known = new Set(earlier.flat().map(({ name }) => name))
    for (const { name, breaches } of broken) if (!known.has(name)) console.error(`broken: ${name}: ${breaches[0]}`)
    earlier.push(broken)
    process.stderr.write('.')
  }
  await live({ browser, world, server, run, witness, minutes, check })
  const records = await recordsOf(world, rooms)
  for (const room of run.rooms) {
    const { rows, head, rules } = records.get(room.roomId)
    const flat = rows.map(({ content, ...row }) => ({
      ...row,
      content,
      bidNo: content?.bidNo,
      amount: content?.amount,
    }))
    Object.assign(room, { rows: flat, pushed: witness.pushed(room.roomId), head, rules })
  }
  run.at = Date.now()
} finally {
  witness?.close()
  await browser.close()
  await server.end()
}

const verdict = withEarlier(verdictOn(run), earlier)
console.log(`\n${figuresText(run)}\n\n${verdictText(verdict)}`)
const isBroken = verdict.some(({ holds }) => !holds)
if (isBroken) console.error(`\n${brokenText(verdict, run)}`)
if (options.json) {
  mkdirSync(path.dirname(path.resolve(options.json)), { recursive: true })
  writeFileSync(options.json, JSON.stringify({ seed: run.seed, minutes, verdict, figures: figuresOf(run) }, null, 2))
}
process.exit(isBroken ? 1 : 0)
