import type { ChainRow } from '#src/model/bidding/chain.ts'
import type { BidRow, LadderStep, PhaseName, RoomRules, RoomSnapshot } from '#src/model/bidding/schema.ts'
import { confirmationPhase, modeTraits } from '#src/model/bidding/modes.ts'
import { lastStage, stageEnd, stagePrice, stageStart } from '#src/model/bidding/falling-price.ts'
import { amountText, premiumOf, units } from '../amounts.ts'
import type { RoomConfig } from '../config.ts'
import { fallOf } from '../modes/falling.ts'
import { modes } from '../modes/all.ts'
import { meOf } from './me.ts'
import { headcountOf } from '../ranking.ts'
import type { Bid, Funds, Room, Who } from '../room.ts'
import { phaseLabel, shownPhase } from '../shown-phase.ts'
import { pricesOf, pricesText } from '../work.ts'

/** Rows a snapshot begins with. */
const rowsAtFirst = 50

type Viewing = { watching?: number; funds?: Funds | null }

const modeOf = ({ config }: Room) => modes[config.mode]
const isSecret = (room: Room, { sealed }: Bid): boolean => sealed && !room.opened

function tagOf(room: Room, bid: Bid): BidRow['tag'] {
  if (bid.removed !== null) return 'REMOVED'
  if (room.result?.kind === 'DEAL' && bid.userId === room.winnerId && bid.seq === room.leader) return 'DEAL'
  if (isSecret(room, bid)) return null
  return bid.seq === room.leader ? 'LEADING' : 'OUT'
}

function bidRowOf(room: Room, bid: Bid): BidRow {
  const { seq, bidNo, amount, time, priority } = bid
  const premium = premiumOf(room.config, units(amount, room.config.decimals))
  return { seq, bidNo, amount, time, premium, tag: tagOf(room, bid), mark: priority ? 'PRIORITY' : null }
}

/**
 * The bidding record as this viewer may see it, newest first, at most so many rows: of sealed quotes only their own
 * (domain 3.8).
 */
export function ledger(room: Room, viewer: Who | null = null, most = Infinity): BidRow[] {
  const rows: BidRow[] = []
  for (let place = room.bids.length - 1; place >= 0 && rows.length < most; place -= 1) {
    const bid = room.bids[place]!
    if (!isSecret(room, bid) || bid.userId === viewer?.userId) rows.push(bidRowOf(room, bid))
  }
  return rows
}

/** The public chain, oldest first; what was sealed is in it from the opening on. */
export const chainOf = (room: Room): ChainRow[] =>
  room.bids.map((bid) => {
    const { seq, time, commitment, link, bidNo, amount, phaseId, stage, priority, salt } = bid
    const row = { seq, time, commitment, link }
    return isSecret(room, bid) ? row : { ...row, content: { bidNo, amount, phaseId, stage, priority, salt } }
  })

const textOf = ({ decimals }: RoomConfig, text: string | null): string | null =>
  text === null ? null : amountText(units(text, decimals), decimals)

export function dropOf(config: RoomConfig): RoomRules['drop'] {
  const [top, step] = [textOf(config, config.top), textOf(config, config.dropStep)]
  if (top === null || step === null) return null
  return { top, step, everyMs: config.dropMs, floor: config.floorShown ? textOf(config, config.floor) : null }
}

function rangeOf(config: RoomConfig, anchor: string | null): RoomRules['range'] {
  const isSealedMode = modes[config.mode].phases.SEALED !== undefined
  const low = textOf(config, anchor ?? config.P0)
  // Below the ceiling of a procurement any price may be quoted.
  if (!isSealedMode || low === null || config.reverse) return null
  return { low, high: textOf(config, config.high) }
}

/** A room runs for a single bidder where its mode knows no agreement. */
export const singleOf = ({
  mode,
  singlePolicy,
}: Pick<RoomConfig, 'mode' | 'singlePolicy'>): RoomConfig['singlePolicy'] =>
  modes[mode].knowsAgreement ? singlePolicy : 'ONE_QUOTE'

function lengthsOf(config: RoomConfig) {
  const { openMs, stopBeforeMs, prepMs, waitMs, inquiryMs, sealedMs, priority, confirmMs, holdMs } = config
  return {
    openMs: openMs - stopBeforeMs,
    prepMs: stopBeforeMs + prepMs,
    waitMs,
    inquiryMs: confirmationPhase(config.mode, config) === 'INQUIRY' ? inquiryMs : null,
    sealedMs,
    confirmMs: priority === 'POST_CONFIRM' ? confirmMs : null,
    holdMs,
  }
}

/** The rules that the notice of a room states; `anchor` is the best price of the first stage, where that is over. */
export function publishedRules(config: RoomConfig, anchor: string | null = null): RoomRules {
  const { unit, decimals, M, stepRule, W, D, priority, decision, maxRevisions, entryRule } = config
  const { maxExtensions, hardStop, reverse } = config
  return {
    unit,
    decimals,
    P0: amountText(units(config.P0, decimals), decimals),
    S: textOf(config, config.S),
    S2: textOf(config, config.S2),
    M,
    stepRule,
    W,
    D,
    maxExtensions,
    hardStop,
    reserve: config.R === null ? 'NONE' : 'HAS',
    priority,
    second: config.secondOffer,
    cycles: config.extendCycles > 0 ? { most: config.extendCycles, left: config.extendCyclesLeft } : null,
    cap: textOf(config, config.ceiling ?? config.cap),
    range: rangeOf(config, anchor),
    decision,
    reverse,
    maxRevisions,
    entryRule,
    ...lengthsOf(config),
    single: singleOf(config),
    drop: dropOf(config),
  }
}

/** Phases that begin with an action of a bidder have no planned instant. */
const beginsByAction: ReadonlySet<PhaseName> = new Set(['HOLD'])

/** Parts of the room in their order, with instants as far as they follow from the present state. */
export function stagesOf(room: Room): RoomSnapshot['stages'] {
  const { config, phase } = room
  const { countdown } = modeTraits[config.mode]
  const isWaiting = phase.name === 'NOT_STARTED'
  let next = isWaiting ? phase.end : null
  return modeOf(room)
    .plan(config)
    .filter(([, lengthMs]) => lengthMs !== 0)
    .map(([name, lengthMs]) => {
      const isRunning = name === phase.name
      const planned = beginsByAction.has(name) ? null : next
      const from = isRunning ? phase.start : planned
      const until = isRunning ? phase.end : from !== null && lengthMs !== null ? from + lengthMs : null
      next = isRunning && lengthMs === null ? null : until
      const leastMs = lengthMs ?? (name === countdown ? config.D : null)
      return { name, label: phaseLabel(config.mode, name), from, until, leastMs }
    })
}

/** The steps of a falling price; with a hidden floor only those that have come. */
function ladderOf({ config, phase, stageStarts }: Room): LadderStep[] | null {
  if (config.top === null || stageStarts.length === 0) return null
  const { decimals, floorShown } = config
  const fall = fallOf(config)
  const last = stageStarts.length - 1
  const begun = { stage: last - 1, until: stageStarts[last]! }
  const running = { stage: last, until: (phase.name === 'DESCEND' ? phase.end : null) ?? stageEnd(fall, begun, last) }
  const from = (stage: number) => stageStarts[stage] ?? stageStart(fall, running, stage)
  return Array.from({ length: floorShown ? lastStage(fall) + 1 : last + 1 }, (_, stage) => ({
    stage,
    price: amountText(units(stagePrice(fall, stage), decimals), decimals),
    from: from(stage),
    until: from(stage + 1),
  }))
}

function countsOf(room: Room, now: number, watching: number): RoomSnapshot['counts'] {
  return {
    ...headcountOf(room, now),
    bids: room.bids.length,
    sealed: room.bids.filter(({ sealed }) => sealed).length,
    watching,
    confirmed: room.confirmed.length,
    entrants: room.entrants?.length ?? null,
  }
}

/**
 * The room for one viewer: with `me` for a signed-in user, without it for an observer. What is secret is absent and not hidden:
 * sealed amounts and their bidders before the opening, the reserve, a hidden floor. The room has to be brought up to `now` first.
 */
export function view(
  room: Room,
  viewer: Who | null,
  now: number,
  { watching = 0, funds = null }: Viewing = {},
): RoomSnapshot {
  const { config, version, phase, paused, extensions, bids, notes, result } = room
  const work = { room, mode: modeOf(room) }
  const { current } = pricesOf(work)
  return {
    roomId: config.roomId,
    assetsId: config.assetsId,
    mode: config.mode,
    version,
    seq: bids.length,
    serverNow: now,
    phase: shownPhase(room),
    paused,
    extensions,
    rules: publishedRules(config, room.anchor),
    stages: stagesOf(room),
    ...pricesText(work),
    premium: current === null ? null : premiumOf(config, current),
    counts: countsOf(room, now, watching),
    ladder: phase.name === 'NOT_STARTED' ? null : ladderOf(room),
    me: viewer ? meOf(room, viewer, funds, now) : null,
    bids: ledger(room, viewer, rowsAtFirst),
    notes: notes.toReversed(),
    result,
  }
}
