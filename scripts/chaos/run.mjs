import { weight } from '../bench/rooms-weight.mjs'
import { perform } from './actions.mjs'
import { walkTo, openHall } from './hall.mjs'
import { faultsOf, people, planOf, roundMs } from './plan.mjs'
import { isSuccessText, takenIn } from './screen.mjs'
import { takeSeat } from './seats.mjs'
import { settle } from './settle.mjs'

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** After this many bids the record on the screen has its maximum number of rows. */
const filledAfterBids = 300
const botNumbers = Array.from({ length: 400 }, (_, place) => String(2000 + place))

/** All data that a run collects for `verdictOn`. */
export const emptyRun = (rooms, bidders) => ({
  rooms: rooms.map((room) => ({ ...room, rows: [], pushed: [], head: undefined })),
  people: bidders,
  intentions: [],
  sent: [],
  claims: [],
  successTexts: [],
  settlings: [],
  unknowns: [],
  troubles: [],
  signOuts: [],
  secondWindows: [],
  pageErrors: [],
  weights: Object.fromEntries(people.map((login) => [login, []])),
  exchange: [],
  actions: {},
  log: [],
  isUnderWay: false,
  at: Date.now(),
})

/** Records what one bidder's screens show about his quotes. */
function outcomeListener(run, login, roomIdNow, bidNoIn) {
  const open = new Map()
  return {
    outcome: (page, { step, text, at, document }) => {
      const roomId = roomIdNow()
      const taken = step === 'accepted' ? takenIn(text) : null
      if (taken) run.claims.push({ by: 'screen', roomId, bidNo: bidNoIn(roomId), ...taken })
      const unknown = open.get(page)
      if (step === 'unknown' && !unknown) {
        const started = { login, roomId, text, from: at, until: null, wasLeft: false }
        run.unknowns.push(started)
        open.set(page, { started, document })
      }
      const isChange = step !== 'unknown' && (step !== 'none' || document !== unknown?.document)
      if (!unknown || !isChange) return
      // A reloaded page does not show quotes that it sent before.
      Object.assign(unknown.started, { until: at, wasLeft: step === 'none' })
      open.delete(page)
    },
    statusText: (text) => {
      if (isSuccessText(text)) run.successTexts.push(`${login}: ${text}`)
    },
  }
}

/** Bids of bots in a room, each with the next of their numbers. */
function botOf(world, run) {
  const taken = new Set(run.people.map(({ bidNo }) => bidNo))
  const numbers = botNumbers.filter((number) => !taken.has(number))
  let turn = 0
  return async (roomId) => {
    turn += 1
    const bidNo = numbers[turn % numbers.length]
    run.intentions.push({ roomId, bidNo, amount: null })
    await world.control('quote', { assetsId: roomId, bidNo })
    return `quoted as ${bidNo}`
  }
}

const elapsed = (run) => ((Date.now() - run.at) / 1000).toFixed(1)
const note = (run, login, roomId, what) => run.log.push(`${elapsed(run)} s · ${login} in ${roomId}: ${what}`)

async function seatsFor(browser, world, run) {
  const seats = []
  for (const login of people) {
    const bidNoIn = (roomId) => run.people.find((each) => each.login === login && each.roomId === roomId)?.bidNo
    const place = { roomId: run.rooms[0].roomId }
    const listener = outcomeListener(run, login, () => place.roomId, bidNoIn)
    const seat = await takeSeat(browser, world, { login, bidNoIn, run, listener })
    seats.push(
      Object.assign(place, seat, {
        run,
        intend: (amount) => run.intentions.push({ roomId: place.roomId, bidNo: bidNoIn(place.roomId), amount }),
      }),
    )
  }
  return seats
}

async function moveTo(seats, roomId, run) {
  await Promise.all(
    seats.map(async (seat) => {
      seat.roomId = roomId
      await walkTo(seat.page, roomId).catch(async (error) => {
        note(run, seat.login, roomId, `the walk there failed, opened anew: ${error.message.split('\n')[0]}`)
        await openHall(seat.page, roomId).catch(() => undefined)
      })
    }),
  )
}

const untilTime = (from, at) => pause(Math.max(0, from + at - Date.now()))

async function troubled(world, seats, round, run, bidAsBot) {
  const troubles = seats.map(({ login }) => ({ login, from: Date.now(), until: null }))
  run.troubles.push(...troubles)
  await world.control('faults', { faults: faultsOf(run.seed, round.turn) })
  const from = Date.now()
  const own = seats.map(async (seat) => {
    for (const action of round.actions.filter(({ login }) => login === seat.login)) {
      if (Date.now() > from + roundMs && action.kind !== 'parting') continue
      await untilTime(from, action.at)
      const result = await perform(seat, action)
      if (!result.startsWith('prevented')) run.actions[action.kind] = (run.actions[action.kind] ?? 0) + 1
      note(run, seat.login, round.roomId, `${action.kind}: ${result}`)
    }
  })
  const bids = (async () => {
    for (const at of round.bots) {
      await untilTime(from, at)
      note(run, 'bot', round.roomId, await bidAsBot(round.roomId).catch((error) => `prevented: ${error.message}`))
    }
  })()
  await Promise.all([...own, bids])
  await untilTime(from, roundMs)
  await world.control('faults', { faults: [] })
  for (const trouble of troubles) trouble.until = Date.now()
}

async function weigh(world, server, seats, run, witness) {
  const [{ roomId }] = run.rooms
  await moveTo(seats, roomId, run)
  await settle(world, seats, roomId, run)
  for (const { login, page, devtools } of seats) run.weights[login].push(await weight(page, devtools))
  const { held } = await server.ask()
  run.exchange.push({ held, bids: witness.bids() })
}

/**
 * Rounds with faults, each followed by a calm phase in which every screen has to converge, until `minutes` are over; after each
 * quarter all bidders go to the first room and their pages are measured. `check` judges the run after each round.
 */
export async function live({ browser, world, server, run, witness, minutes, check }) {
  const bidAsBot = botOf(world, run)
  const [{ roomId: base }] = run.rooms
  for (let bid = 0; bid < filledAfterBids; bid += 1) await bidAsBot(base)
  const seats = await seatsFor(browser, world, run)
  run.isUnderWay = true
  await Promise.all(seats.map((seat) => openHall(seat.page, base)))
  run.at = Date.now()
  const rounds = planOf(
    run.seed,
    Math.ceil((minutes * 60_000) / roundMs),
    run.rooms.map(({ roomId }) => roomId),
  )
  const end = run.at + minutes * 60_000
  let weighed = 0
  for (const round of rounds) {
    const roomId = witness.isOver(round.roomId) ? base : round.roomId
    await moveTo(seats, roomId, run)
    await troubled(world, seats, { ...round, roomId }, run, bidAsBot)
    await settle(world, seats, roomId, run)
    check()
    const quarters = Math.min(4, Math.floor((4 * (Date.now() - run.at)) / (minutes * 60_000)))
    if (quarters > weighed) {
      await weigh(world, server, seats, run, witness)
      weighed = quarters
    }
    if (Date.now() >= end) break
  }
  run.isUnderWay = false
  await Promise.all(seats.map((seat) => seat.leave()))
}
