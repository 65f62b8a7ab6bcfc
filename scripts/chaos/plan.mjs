import { between, pick, seededStream, shuffled } from './random.mjs'

export const people = ['person', 'company', 'priority']

/** The bidder whose page is never reloaded: a leak in it accumulates. */
const stayer = 'priority'

/** Duration of a round with faults, ms. */
export const roundMs = 20_000

/** Actions in a room, drawn at random; repeated names are more frequent. */
const ordinary = ['bid', 'bid', 'bid', 'bid', 'double', 'drop', 'cut', 'offline']

/** Actions that occur within every three rounds, whatever is drawn. */
const rare = ['reload', 'second-tab', 'cut', 'double', 'offline', 'drop']
export const actionKinds = ['bid', 'parting', ...rare]

/** A bid whose answer may be lost: the connection goes down before it arrives. */
const parting = (random, login) => ({ at: roundMs - 2_000, login, kind: 'parting', ms: between(random, 1_500, 4_000) })

const actionAt = (random, login, kind) => ({
  at: between(random, 0, roundMs - 4_000),
  login,
  kind,
  ms: between(random, 1_000, 6_000),
})

const actionsOf = (random, login) =>
  Array.from({ length: between(random, 3, 6) }, () => actionAt(random, login, pick(random, ordinary)))

function roundOf(random, roomId, turn, order) {
  const forced = [order[(2 * turn) % order.length], order[(2 * turn + 1) % order.length]]
  const loaders = people.filter((login) => login !== stayer)
  const actions = [
    ...people.flatMap((login) => actionsOf(random, login)),
    ...forced.map((kind) => actionAt(random, pick(random, loaders), kind)),
    parting(random, pick(random, people)),
  ]
  const bots = Array.from({ length: between(random, 3, 8) }, () => between(random, 0, roundMs - 1_000))
  return { turn, roomId, actions: actions.toSorted((a, b) => a.at - b.at), bots: bots.toSorted((a, b) => a - b) }
}

/** `rounds` rounds in these rooms: each action with its bidder and time in ms, and when bots bid. One seed gives one plan. */
export function planOf(seed, rounds, roomIds) {
  const random = seededStream(`plan:${seed}`)
  const order = shuffled(random, rare)
  let row = []
  return Array.from({ length: rounds }, (_, turn) => {
    if (row.length === 0) row = shuffled(random, roomIds)
    return roundOf(random, row.shift(), turn, order)
  })
}

/** Shares of all calls (F22), the first match counts; `after`: the call is executed, and its answer is affected. */
const troubles = [
  { kind: 'refuse', share: 0.03 },
  { kind: 'refuse', share: 0.03, after: true },
  { kind: 'down', share: 0.02 },
  { kind: 'down', share: 0.02, after: true },
  { kind: 'slow', share: 0.1, ms: 3_000 },
  { kind: 'nonsense', share: 0.02 },
  { kind: 'nonsense', share: 0.03, after: true },
]

/** The exchange's fault table for one round: 10 % errors, 10 % delays of 3 s, 5 % malformed answers. */
export function faultsOf(seed, turn) {
  let left = 1
  return troubles.map(({ share, ...fault }, place) => {
    // Each fault is drawn only for the calls that earlier ones have not affected.
    const ofTheRest = share / left
    left -= share
    return { path: '*', ...fault, share: ofTheRest, seed: `${seed}:${turn}:${place}` }
  })
}
