import { chainFaults, claimFaults, keyFaults, orderFaults, phantomFaults, priceFaults, pushFaults } from './log.mjs'

/** Bounds of F22 as literals, and those that this run adds. */
export const bounds = {
  convergedMs: 10_000,
  unknownMs: 5_000,
  heapGrowthBytes: 10_000_000,
  /** A dialog or a row more on the screen is no leak; a page that leaks has thousands. */
  nodesGrowth: 500,
  listenersGrowth: 100,
  /** A bot's bid adds 1.2 kB: its row, its link, its frame. A bidder's adds its answer and a message, too. */
  exchangeBytesPerBid: 3_000,
  /** In addition to bids: sessions, page views, rounds of other rooms; all of them are capped or few. */
  exchangeGrowthBytes: 10_000_000,
}

const inRooms = (find) => (run) => run.rooms.flatMap((room) => find(room, run))

/** How long each unknown outcome lasted after its bidder's connection was restored; null while it was not. */
function lateUnknowns({ unknowns, troubles, at }) {
  return unknowns.flatMap(({ login, from, until, wasLeft }) => {
    if (wasLeft) return []
    const end = until ?? at
    const during = troubles.filter((each) => each.login === login && each.from <= end && (each.until ?? at) >= from)
    if (during.some((each) => each.until === null || each.until > end)) return []
    const whole = Math.max(from, ...during.map((each) => each.until))
    const late = end - whole
    if (late <= bounds.unknownMs) return []
    return [`${login}: ${until === null ? 'not resolved' : 'resolved'} ${late} ms after the reconnection`]
  })
}

const unconverged = ({ settlings }) =>
  settlings.flatMap(({ roomId, login, tookMs, rest }) =>
    tookMs !== null && tookMs <= bounds.convergedMs
      ? []
      : [`${roomId}, ${login}: ${rest.join('; ') || `after ${tookMs} ms`}`],
  )

const wrongLeaders = ({ settlings }) =>
  settlings.flatMap(({ roomId, login, leader }) => (leader ? [`${roomId}, ${login}: ${leader}`] : []))

/** From the measurement at the end of the first quarter to the last one. */
const growthOf = (samples, key) => (samples.length < 2 ? 0 : samples.at(-1)[key] - samples[0][key])

const grown = (key, bound) => (run) =>
  Object.entries(run.weights).flatMap(([login, samples]) => {
    const growth = growthOf(samples, key)
    return growth < bound ? [] : [`${login}: ${key} ${samples.map((sample) => sample[key]).join(' → ')}`]
  })

function exchangeGrown({ exchange }) {
  const growth = growthOf(exchange, 'held')
  const allowed = bounds.exchangeGrowthBytes + growthOf(exchange, 'bids') * bounds.exchangeBytesPerBid
  return growth < allowed ? [] : [`the exchange holds ${growth} bytes more, ${allowed} are allowed`]
}

/** Reasons why a run is too quiet to prove anything. */
function idleness({ people, rooms, actions, exchange, wanted }) {
  const bidNos = (login) => new Set(people.filter((each) => each.login === login).map(({ bidNo }) => bidNo))
  const rows = rooms.flatMap((room) => room.rows)
  const silent = [...new Set(people.map(({ login }) => login))].filter(
    (login) => !rows.some(({ bidNo }) => bidNos(login).has(bidNo)),
  )
  const missing = wanted.kinds.filter((kind) => !actions[kind])
  const modes = new Set(rooms.filter((room) => room.rows.some(({ bidNo }) => bidNo)).map(({ mode }) => mode)).size
  return [
    ...silent.map((login) => `no bid of ${login} was accepted`),
    ...missing.map((kind) => `no action of kind ${kind}`),
    ...(exchange.length < wanted.weighings ? [`measured ${exchange.length} times, not ${wanted.weighings}`] : []),
    ...(modes < wanted.modes ? [`bids in ${modes} modes, ${wanted.modes} are required`] : []),
  ]
}

const mib = (bytes) => `${bytes / 1_000_000} MB`

/** The invariants, each with its bound as text and a function that finds breaches. */
export const invariants = [
  {
    name: 'once',
    bound: 'each accepted bid is in the log exactly once: 0 lost, 0 duplicated',
    find: (run) => [
      ...inRooms(orderFaults)(run),
      ...inRooms((room) =>
        claimFaults(
          room,
          run.claims.filter(({ by }) => by !== 'screen'),
        ),
      )(run),
      ...inRooms((room) => keyFaults(room, run.sent, run.people))(run),
    ],
  },
  {
    name: 'no phantom',
    bound: '0 bids without an intention',
    find: inRooms((room, run) => phantomFaults(room, run.intentions)),
  },
  { name: 'prices', bound: '0 bids against the direction and the step of the mode', find: inRooms(priceFaults) },
  { name: 'chain', bound: '0 breaks in the hash chain', find: inRooms(chainFaults) },
  { name: 'pushed', bound: '0 pushed bids that differ from the log', find: inRooms((room) => pushFaults(room)) },
  {
    name: 'no false success',
    bound: '0 screens that show an accepted bid which is not in the log',
    find: (run) => [
      ...inRooms((room) =>
        claimFaults(
          room,
          run.claims.filter(({ by }) => by === 'screen'),
        ),
      )(run),
      ...run.successTexts,
    ],
  },
  { name: 'leader', bound: 'the leader on each screen is that of the snapshot: 0 differ', find: wrongLeaders },
  { name: 'converged', bound: `price, own rank and rows agree within ${bounds.convergedMs} ms`, find: unconverged },
  {
    name: 'unknown',
    bound: `an unknown outcome is resolved within ${bounds.unknownMs} ms of the reconnection`,
    find: lateUnknowns,
  },
  { name: 'signed in', bound: '0 sign-outs', find: ({ signOuts }) => signOuts },
  { name: 'one window', bound: '0 second windows that can quote', find: ({ secondWindows }) => secondWindows },
  { name: 'page errors', bound: '0 uncaught', find: ({ pageErrors }) => pageErrors },
  {
    name: 'heap',
    bound: `< ${mib(bounds.heapGrowthBytes)} after collection, first quarter to end`,
    find: grown('heap', bounds.heapGrowthBytes),
  },
  { name: 'nodes', bound: `< ${bounds.nodesGrowth} more`, find: grown('nodes', bounds.nodesGrowth) },
  { name: 'listeners', bound: `< ${bounds.listenersGrowth} more`, find: grown('listeners', bounds.listenersGrowth) },
  {
    name: 'exchange memory',
    bound: `< ${mib(bounds.exchangeGrowthBytes)} and ${bounds.exchangeBytesPerBid} bytes a bid`,
    find: exchangeGrown,
  },
  { name: 'active', bound: 'a bid of every bidder, every kind of action, three modes', find: idleness },
]

/** The breaches of each invariant in this run; it holds if there are none. */
export const verdictOn = (run, checked = invariants) =>
  checked.map(({ name, bound, find }) => {
    const breaches = find(run)
    return { name, bound, holds: breaches.length === 0, breaches }
  })

/** The verdict together with earlier breaches: a breach counts even if a later check does not find it. */
export const withEarlier = (verdict, earlier) =>
  verdict.map((finding) => {
    const found = earlier.flat().filter(({ name }) => name === finding.name)
    const breaches = [...new Set([...found.flatMap((each) => each.breaches), ...finding.breaches])]
    return { ...finding, holds: breaches.length === 0, breaches }
  })
