import { createHash } from 'node:crypto'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { root } from '../lib/run.mjs'

const folder = path.join(root, '.cache/bench/engine')
const exchange = path.join(root, 'src/mock/exchange')
const parts = {
  package: 'bidding/engine/package/package.ts',
  room: 'bidding/engine/room.ts',
  presets: 'bidding/engine/presets.ts',
  digest: 'digest.ts',
}

/** The engine as plain JavaScript, as it runs in the exchange. */
async function builtEngine() {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      rollupOptions: {
        input: Object.fromEntries(Object.entries(parts).map(([part, file]) => [part, path.join(exchange, file)])),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  const modules = await Promise.all(
    Object.keys(parts).map((part) => import(pathToFileURL(path.join(folder, `${part}.mjs`)).href)),
  )
  return Object.assign({}, ...modules)
}

const bidderOf = (place) => ({
  userId: `u${place}`,
  bidNo: String(1000 + place),
  qualified: true,
  deposit: true,
  rank: null,
  capital: null,
  base: null,
  qualifiedAt: 0,
})

/** A package of one lot with twenty bidders, in the free period of rising quotes. */
function openRoom({ createRoom, configOf, advancePackage }) {
  const bidders = Array.from({ length: 20 }, (_, place) => bidderOf(place))
  const config = configOf({
    roomId: 'bench',
    assetsId: 'bench',
    mode: 'ongoing',
    P0: '1000000',
    S: '1000',
    opensAt: 1_000,
  })
  const state = { rooms: { bench: createRoom(config, bidders, 0) }, requirements: {}, pools: {} }
  return { state: advancePackage(state, 1_000).package, bidders }
}

/** Passes `bids` quotes through every check into the chain, one of each bidder in turn; ms. Throws if one is refused. */
function takeBids(tools, bids) {
  let { state, bidders } = openRoom(tools)
  const { phase } = state.rooms.bench
  const from = performance.now()
  for (let bid = 0; bid < bids; bid += 1) {
    const { userId } = bidders[bid % bidders.length]
    const request = {
      roomId: 'bench',
      phaseId: phase.id,
      amount: String(1_000_000 + bid * 1_000),
      idemKey: `bench-${bid}`,
    }
    const command = { kind: 'quote', who: { userId, isVerified: true, isBlacklisted: false }, request, salt: '' }
    const step = tools.actOnLot(state, 'bench', command, 2_000 + bid * 300)
    if (!step.answer.data.accepted) throw new Error(`bid ${bid} refused: ${step.answer.msg}`)
    state = step.package
  }
  const tookMs = performance.now() - from
  if (state.rooms.bench.bids.length !== bids) throw new Error('a bid is missing')
  return tookMs
}

/** Hashes commitment and link of as many bids, without any checks; ms. */
function hashOnly(hash, bids) {
  const from = performance.now()
  let link = '0'.repeat(64)
  for (let bid = 1; bid <= bids; bid += 1) {
    const commitment = hash(`bid/1|bench|${bid}|${2_000 + bid}|1001|1000000.00|2|-|-|`)
    link = hash(`link/1|${link}|${bid}|${2_000 + bid}|${commitment}`)
  }
  return performance.now() - from
}

const native = (text) => createHash('sha256').update(text).digest('hex')

/** Bids a second that one room accepts, by total number of bids; `hashShare` is the share of time of the two hashes. */
export async function engineSpeed(runs, sizes = [1_000, 6_000]) {
  const tools = await builtEngine()
  takeBids(tools, 500)
  return sizes.map((bids) => {
    const rounds = Array.from({ length: runs }, () => ({
      all: takeBids(tools, bids),
      hashes: hashOnly(tools.sha256, bids),
      native: hashOnly(native, bids),
    }))
    return { bids, rounds }
  })
}
