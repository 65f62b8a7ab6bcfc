import { percentile } from '../bench/rooms-figures.mjs'
import { textTable } from '../lib/table.mjs'

const megabytes = (bytes) => (bytes / 1_000_000).toFixed(1)

/** The run's figures for the report and its JSON file. */
export function figuresOf(run) {
  const took = run.settlings.flatMap(({ tookMs }) => (tookMs === null ? [] : [tookMs]))
  return {
    bids: Object.fromEntries(run.rooms.map(({ roomId, mode, rows }) => [`${roomId} ${mode}`, rows.length])),
    actions: run.actions,
    calls: run.sent.length,
    settlings: run.settlings.length,
    convergedMs: { median: percentile(took, 0.5), p95: percentile(took, 0.95), most: percentile(took, 1) },
    unknowns: run.unknowns.length,
    weights: run.weights,
    exchange: run.exchange,
  }
}

const listed = (entries) => Object.entries(entries).map(([name, value]) => `${name} ${value}`)

export function figuresText(run) {
  const { bids, actions, convergedMs, settlings, unknowns, calls, weights, exchange } = figuresOf(run)
  const pages = Object.entries(weights).map(
    ([login, samples]) => `${login} ${samples.map(({ heap }) => megabytes(heap)).join(' → ')}`,
  )
  return [
    `bids: ${listed(bids).join(', ')}`,
    `actions: ${listed(actions).join(', ')}; ${calls} quotes sent, ${unknowns} without an answer`,
    `${settlings} screens converged, median ${convergedMs.median} ms, p95 ${convergedMs.p95} ms, most ${convergedMs.most} ms`,
    `heap by quarter, MB: ${pages.join('; ')}`,
    `the exchange holds, MB: ${exchange.map(({ held }) => megabytes(held)).join(' → ')}`,
  ].join('\n')
}

export const verdictText = (verdict) =>
  textTable([
    ['invariant', 'bound', ''],
    ...verdict.map(({ name, bound, holds }) => [name, bound, holds ? 'holds' : 'BROKEN']),
  ])

const mostBreaches = 20

/** Each broken invariant with its breaches, the last actions, and the seed that repeats the run. */
export function brokenText(verdict, { seed, log }, lastActions = 40) {
  const broken = verdict.filter(({ holds }) => !holds)
  const parts = broken.map(({ name, bound, breaches }) => {
    const more = breaches.length > mostBreaches ? [`  … and ${breaches.length - mostBreaches} more`] : []
    return [`Broken: ${name} (${bound})`, ...breaches.slice(0, mostBreaches).map((line) => `  ${line}`), ...more].join(
      '\n',
    )
  })
  const last = log.slice(-lastActions)
  return [...parts, `The last ${last.length} actions:`, ...last.map((line) => `  ${line}`), `Seed: ${seed}`].join('\n')
}
