import type { Work } from '../mode.ts'
import { commitmentText, linkText } from '#src/model/bidding/chain.ts'
import { amountText, premiumOf, units } from '../amounts.ts'
import { sha256 } from '../../../digest.ts'
import type { Bid, Bidder, Room } from '../room.ts'
import { emit, openOf, patch, pricesText } from '../work.ts'

type Offer = { bidder: Bidder; units: bigint; at: number; priority: boolean; salt: string; isSealed: boolean }

function bidOf({ config, bids, head, phase }: Room, offer: Offer): Bid {
  const { bidder, at, priority, isSealed } = offer
  const seq = bids.length + 1
  const amount = amountText(offer.units, config.decimals)
  const salt = isSealed ? offer.salt : ''
  const content = { bidNo: bidder.bidNo, amount, phaseId: phase.id, stage: phase.stage, priority, salt }
  const commitment = sha256(commitmentText(config.roomId, seq, at, content))
  return {
    seq,
    userId: bidder.userId,
    ...content,
    time: at,
    phase: phase.name,
    sealed: isSealed,
    commitment,
    link: sha256(linkText(head, seq, at, commitment)),
    removed: null,
  }
}

/** Records a bid; from here on it is in the chain. */
export function append(work: Work, offer: Offer): Bid {
  const bid = bidOf(work.room, offer)
  patch(work, { bids: [...work.room.bids, bid], head: bid.link })
  return bid
}

/** Publishes a bid; of a sealed one neither bidder nor amount. */
export function emitBid(work: Work, { seq, bidNo, amount, time, priority, sealed, commitment, link }: Bid): void {
  const { config } = work.room
  emit(work, 'BID', {
    seq,
    time,
    commitment,
    link,
    bids: work.room.bids.length,
    ...(sealed
      ? {}
      : {
          bidNo,
          amount,
          premium: premiumOf(config, units(amount, config.decimals)),
          mark: priority ? 'PRIORITY' : null,
        }),
    ...pricesText(work),
  })
}

/** A late bid moves the end, never back (domain 3.4). */
function extend(work: Work, at: number): void {
  const { phase, config, extensions, moves, bids } = work.room
  const { W, D, maxExtensions, hardStop } = config
  if (phase.end === null || phase.end - at > W || extensions >= (maxExtensions ?? Infinity)) return
  const end = Math.max(phase.end, Math.min(at + D, hardStop ?? Infinity))
  if (end === phase.end) return
  patch(work, { phase: { ...phase, end }, extensions: extensions + 1, moves: [...moves, { seq: bids.length, end }] })
  emit(work, 'END_MOVED', { phaseId: phase.id, end, n: extensions + 1 })
}

/** Takes a quote that has passed every check. */
export function accept(work: Work, offer: Omit<Offer, 'isSealed'>): Bid {
  const open = openOf(work)
  const bid = append(work, { ...offer, isSealed: open?.isSealed ?? false })
  open?.lead(work, bid)
  emitBid(work, bid)
  if (open?.extends) extend(work, offer.at)
  open?.after?.(work, bid)
  return bid
}
