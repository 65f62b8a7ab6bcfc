import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chainBeginning, commitmentText, linkText } from '#src/model/bidding/chain.ts'
import { roomEvents } from '#src/model/bidding/events.ts'
import { roomReply, roomSnapshot } from '#src/model/bidding/schema.ts'
import { type BidMode, bidModes } from '#src/model/listing/detail.ts'
import { units } from '#src/mock/exchange/bidding/engine/amounts.ts'
import { sha256 } from '#src/mock/exchange/digest.ts'
import { act } from '#src/mock/exchange/bidding/engine/engine.ts'
import type { Bid, Room, RoomEvent } from '#src/mock/exchange/bidding/engine/room.ts'
import { chainOf, ledger, view } from '#src/mock/exchange/bidding/engine/views/view.ts'
import { type Moment, playAuction, runs } from './random-auction.ts'
import { replay, whoIs } from './support.ts'

const auctions = { numRuns: runs }
const any = [fc.nat(1_000_000), fc.integer({ min: 1, max: 40 })] as const

/** True for a room that is over, or paused until someone resumes it. */
const isOverOrPaused = ({ result, paused }: Room) => result !== null || paused !== null

const claim = (holds: boolean, what: string, moment?: unknown) => {
  if (!holds) throw new Error(`${what}: ${JSON.stringify(moment)?.slice(0, 2000)}`)
}

const rising = new Set(['FREE', 'DELAY', 'LIMIT', 'ASCEND'])

const newBids = ({ before, after }: Moment): Bid[] => after.bids.slice(before.bids.length)

/** I1: accepted amounts of open rising phases only go up; the same price only by right. */
function amountsRise(moment: Moment) {
  const { decimals } = moment.before.config
  const leader = moment.before.bids[(moment.before.leader ?? 0) - 1]
  for (const bid of newBids(moment))
    if (rising.has(bid.phase) && leader) {
      const [now, then] = [units(bid.amount, decimals), units(leader.amount, decimals)]
      claim(now > then || (now === then && bid.priority), 'I1', moment)
    }
}

/** I2: the end of a phase never moves earlier. */
const endsNeverMoveEarlier = ({ before, after }: Moment) =>
  claim(after.phase.id !== before.phase.id || (after.phase.end ?? 0) >= (before.phase.end ?? 0), 'I2', after.phase)

/** I3: nothing is accepted at or after the end, nor while the room is paused. */
const noLateAcceptance = (moment: Moment) => {
  const { phase, paused } = moment.before
  for (const bid of newBids(moment)) {
    if (moment.command.kind !== 'quote') continue
    claim(phase.end !== null && bid.time < phase.end && bid.phaseId === phase.id && paused === null, 'I3', moment)
  }
}

/** I5: the same request again gets the same answer and makes no second bid. */
const oneKeyOneBid = ({ after, command, answer, at }: Moment) => {
  if (command.kind !== 'quote' || !answer.data.accepted) return
  const again = act(after, command, at)
  claim(again.answer === answer && again.room.bids.length === after.bids.length, 'I5', answer)
}

const sealedIn = ({ opened, bids }: Room) => (opened ? [] : bids.filter(({ sealed }) => sealed))

/** I7: before the opening no event to another person contains a sealed amount. */
function noSealedAmountSent({ after, events, answer, command }: Moment) {
  const secrets = sealedIn(after)
  if (secrets.length === 0) return
  const publicly = JSON.stringify((events as RoomEvent[]).filter(({ to }) => to === null))
  const sender = command.kind === 'quote' ? command.who.userId : null
  for (const { amount, userId, salt } of secrets) {
    claim(!publicly.includes(amount) && !publicly.includes(salt), 'I7 in events', events)
    claim(sender === userId || !JSON.stringify(answer).includes(amount), 'I7 in a reply', answer)
  }
}

/** I7 again, for every view of the room; a bidder may see the own amount. */
function noSealedAmountShown({ after, at }: Moment) {
  const secrets = sealedIn(after)
  for (const viewer of secrets.length === 0 ? [] : [null, 'A', 'B']) {
    const own = new Set(secrets.flatMap(({ userId, amount }) => (userId === viewer ? [amount] : [])))
    const seen = JSON.stringify([view(after, viewer ? whoIs(viewer) : null, at), ledger(after), chainOf(after)])
    for (const { amount, salt } of secrets)
      claim((own.has(amount) || !seen.includes(amount)) && !seen.includes(salt), 'I7 in a view', seen)
  }
}

const countsUp = ({ before, after, events }: Moment) => {
  claim(after.version - before.version === (after.version === before.version ? 0 : 1), 'one version a command')
  claim(events.length > 0 || after.version === before.version, 'no version without an event')
}

function linksAreValid({ config, bids }: Room) {
  let head = chainBeginning
  for (const { seq, time, commitment, link, bidNo, amount, phaseId, stage, priority, salt } of bids) {
    const content = { bidNo, amount, phaseId, stage, priority, salt }
    claim(sha256(commitmentText(config.roomId, seq, time, content)) === commitment, 'seal')
    claim(sha256(linkText(head, seq, time, commitment)) === link, 'link')
    head = link
  }
}

function invariantsHold(mode: BidMode, seed: number, length: number) {
  let moments = 0
  const played = playAuction(mode, seed, length, (moment) => {
    moments += 1
    amountsRise(moment)
    endsNeverMoveEarlier(moment)
    noLateAcceptance(moment)
    oneKeyOneBid(moment)
    countsUp(moment)
    noSealedAmountSent(moment)
    if (moments % 8 === 0) noSealedAmountShown(moment)
  })
  const { room } = played
  claim(isOverOrPaused(room), 'every room comes to rest', room.phase)
  // I4
  const winner = room.bidders[room.winnerId ?? '']
  const isWon = room.result?.kind === 'DEAL' || room.result?.kind === 'AGREEMENT'
  claim(isWon === (room.winnerId !== null) && (!isWon || (winner?.qualified && winner.deposit) === true), 'I4', room)
  // I8
  const again = replay(played.beginning, played.log, played.until)
  claim(JSON.stringify(again) === JSON.stringify(room), 'I8')
  if (seed % 10 === 0) linksAreValid(room)
}

describe(`${runs} random auctions of each mode (domain 3.10)`, () => {
  test.each(bidModes)('%s: I1 to I5, I7 and I8 hold at every moment', { timeout: runs * 60 }, (mode) => {
    fc.assert(
      fc.property(...any, (seed, length) => invariantsHold(mode, seed, length)),
      auctions,
    )
  })

  test.each(bidModes)('%s: every output of the engine fits the wire schemas', (mode) => {
    fc.assert(
      fc.property(...any, (seed, length) => {
        playAuction(mode, seed, length, ({ after, events, answer, at }) => {
          for (const { type, data } of events as RoomEvent[]) roomEvents[type].parse(data)
          roomReply.parse(answer.data)
          roomSnapshot.parse(view(after, whoIs('A'), at))
          roomSnapshot.parse(view(after, null, at))
        })
      }),
      { numRuns: Math.min(25, runs) },
    )
  })
})

/** Outcomes that random auctions of a mode must reach, or the tests above prove nothing. A fixed price has no inquiry. */
const met: Partial<Record<BidMode, readonly string[]>> = {
  'first-come-first-served': ['HOLD'],
  phased: ['PRIORITY', 'PREP2', 'LIMIT', 'BELOW_RESERVE'],
  'two-stage': ['PRIORITY', 'DELAY', 'WAIT', 'INQUIRY', 'SEALED', 'OPENING'],
  'v-shaped': ['PRIORITY', 'DESCEND', 'ASCEND'],
}

test.each(bidModes)('%s: 150 random auctions include deals, failures, extensions and many bids', (mode) => {
  const missing = new Set(['NO_QUOTE', 'HIGHEST', 'TERMINATED', ...(met[mode] ?? ['PRIORITY'])])
  let bids = 0
  for (let seed = 0; seed < 150 && (missing.size > 0 || bids <= 100); seed += 1) {
    const { room } = playAuction(mode, seed, 26, ({ after }) => missing.delete(after.phase.name))
    bids += room.bids.length
    missing.delete(room.result?.reason ?? 'paused')
  }
  expect([...missing]).toEqual([])
  expect(bids).toBeGreaterThan(100)
})
