import { textTable } from '../lib/table.mjs'
import { bidToScreen } from './rooms-bid.mjs'
import { engineSpeed } from './rooms-engine.mjs'
import { fanOut } from './rooms-fanout.mjs'
import { mediansOf } from './rooms-figures.mjs'
import { screen } from './rooms-screen.mjs'
import { watchedRoom } from './rooms-soak.mjs'

const tenths = (value) => (value === null ? '-' : value.toFixed(1))
const whole = (value) => String(Math.round(value))
const mib = (bytes) => (bytes / 1024 / 1024).toFixed(1)
const kib = (bytes) => (bytes / 1024).toFixed(1)

const bidLines = {
  sentToReply: 'sent → accepted',
  replyToDocument: 'accepted → in the document',
  replyToPaint: 'accepted → painted',
  sentToPaint: 'sent → painted',
}

function bidTable({ bids, ...times }) {
  const rows = Object.entries(bidLines).map(([key, label]) => [
    label,
    ...['p50', 'p95', 'last'].map((name) => tenths(times[key][name])),
  ])
  return textTable([[`${bids} bids on 2 screens (${screen.path('…')}), ms`, 'p50', 'p95', 'worst'], ...rows], {
    right: [1, 2, 3],
  })
}

const fanOutColumns = [
  ['p50', 'p50', tenths],
  ['p95', 'p95', tenths],
  ['p99', 'p99', tenths],
  ['last', 'last', tenths],
  ['worst', 'worst', tenths],
  ['reply', 'reply', tenths],
  ['lost', 'lost', whole],
  ['CPU/bid', 'cpuPerBid', tenths],
  ['heap KiB/socket', 'heldPerSocket', kib],
  ['RSS MiB', 'rss', mib],
  ['connect all', 'connectMs', whole],
]

/** Figures that are compared between the exchange and the lower limit. */
const compared = new Set(['p50', 'p95', 'p99', 'last', 'reply', 'cpuPerBid', 'connectMs'])

function fanOutTable(results) {
  const rows = results.flatMap(({ sockets, rounds }) => {
    const [exchange, limit] = [mediansOf(rounds.exchange), mediansOf(rounds.limit)]
    const line = (name, show) => [`${sockets}, ${name}`, ...fanOutColumns.map(([, key, unit]) => show(key, unit))]
    return [
      line('exchange', (key, unit) => unit(exchange[key])),
      line('limit', (key, unit) => unit(limit[key])),
      line('to limit', (key) => (compared.has(key) ? `${(exchange[key] / limit[key]).toFixed(2)}x` : '')),
    ]
  })
  const head = ['bid → sockets, ms', ...fanOutColumns.map(([label]) => label)]
  return textTable([head, ...rows], { right: head.map((_, column) => column).slice(1) })
}

function engineTable(results) {
  const rows = results.map(({ bids, rounds }) => {
    const { all, hashes, native } = mediansOf(rounds)
    return [
      whole(bids),
      whole((bids / all) * 1000),
      tenths((all / bids) * 1000),
      tenths((hashes / bids) * 1000),
      tenths((native / bids) * 1000),
    ]
  })
  const head = ['bids in one room', 'bids/s', 'µs a bid', 'of it hashes', 'the same, native']
  return textTable([head, ...rows], { right: [0, 1, 2, 3, 4] })
}

function paceTable({ rates, flood }) {
  const pace = rates.map(({ slowdown, bids, observed, wall, processor }) => [
    `200 bids a minute, CPU ${slowdown}x`,
    whole(bids),
    whole(observed.count),
    whole(wall.longest),
    whole(processor.count),
    whole(processor.longest),
    tenths(processor.total / bids),
  ])
  const flooded = [
    `flood, ${whole(flood.bidsPerSecond)} bids a second`,
    '',
    whole(flood.count),
    whole(flood.longest),
    '',
    '',
    '',
  ]
  const head = [
    `watched (${screen.path('…')})`,
    'bids',
    'long tasks',
    'longest ms',
    'by processor time',
    'longest ms',
    'ms a bid',
  ]
  return textTable([head, ...pace, flooded], { right: [1, 2, 3, 4, 5, 6] })
}

function heapTable({ empty, samples }) {
  const parts = samples.slice(1).map((_, place) => `${place + 1}/${samples.length - 1} of the rest`)
  const names = ['before the flood', 'a thousand bids', ...parts]
  const rows = [empty, ...samples].map(({ heap, nodes, listeners, rows: drawn }, place) => [
    names[place],
    mib(heap),
    whole(nodes),
    whole(listeners),
    whole(drawn),
  ])
  return textTable([['30 min of 200 bids a minute', 'heap MiB', 'nodes', 'listeners', 'rows'], ...rows], {
    right: [1, 2, 3, 4],
  })
}

const soakTable = (results) => `${paceTable(results)}\n\n${heapTable(results)}`

export const roomParts = ['bid', 'fanout', 'engine', 'soak']

/** The bench's measurements of rooms, by name; each prints its table and passes its figures to `keep`. */
export function roomMeasures({ browser, address, runs, keep }) {
  const shown = (name, results, table) => {
    keep(name, results)
    console.log(`\n${table(results)}`)
  }
  return {
    bid: async () => shown('bid', await bidToScreen(browser, address, 60), bidTable),
    fanout: async () => shown('fanout', await fanOut([500, 2_000], { runs: Math.min(runs, 3), bids: 30 }), fanOutTable),
    engine: async () => shown('engine', await engineSpeed(runs), engineTable),
    soak: async () => shown('soak', await watchedRoom(browser, address, { minutes: 30, seconds: 15 }), soakTable),
  }
}
