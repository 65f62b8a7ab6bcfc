import type { OfferState, SecondOfferView } from '#src/model/deal/offer.ts'
import type { DealCourse, DealRole, DealState } from '#src/model/deal/schema.ts'
import type { Listing } from '../tables.ts'

/** What was won: its price as the room wrote it, and in 元; of a lease the rent of the whole term. */
export type WonLot = { assetsId: string; name: string; priceText: string; yuan: string }

/** The bidder ranked next to the winner, and what that bidder has offered for the lot. */
export type SecondBid = { enrolId: string; userId: string; lot: WonLot }

/** What such a bidder was offered after the winner's default; epoch ms. */
export type Offer = SecondBid &
  Pick<SecondOfferView, 'offeredAt' | 'answerBy'> & {
    state: OfferState
    /** The deal that has ended. */
    deal: Deal
    answeredAt: number | null
    depositBy: number | null
    depositId: string | null
    endedAt: number | null
  }

/** What is stored with the deal; a request for instalments is stored with its settlement. */
type StoredCourse = Omit<DealCourse, 'answerBy'>

/** One deal as the exchange keeps it; epoch ms. */
export type Deal = { [Field in keyof StoredCourse]-?: NonNullable<StoredCourse[Field]> | null } & {
  state: DealState
  closedAt: number
  publicityUntil: number
  signBy: number
  confirmed: { taker: number | null; seller: number | null }
  handedOver: { taker: number | null; seller: number | null }
  id: string
  no: string
  userId: string
  /** The account of the seller, if it has one; otherwise its desk acts. */
  sellerId: string | null
  enrolId: string
  listing: Listing
  lots: readonly WonLot[]
  /** 元 */
  price: string
  contractNo: string | null
  settlementId: string | null
  reason: string | null
  /** Who is asked if the winner defaults; null if the notice does not allow it or nobody else has bid. */
  second: SecondBid | null
  events: { at: number; title: string; note: string | null }[]
}

type Accounts = Pick<Deal, 'userId' | 'sellerId'>

/** Which party the user is; null for anyone else. */
export function roleIn({ userId: takerId, sellerId }: Accounts, userId: string): DealRole | null {
  if (userId === takerId) return 'taker'
  return userId === sellerId ? 'seller' : null
}

export const accountsOf = ({ userId, sellerId }: Accounts): string[] =>
  sellerId === null ? [userId] : [userId, sellerId]

/** A deal of which nothing but the result is known. */
export const untouched = () => ({
  sellerId: null,
  state: 'open' as const,
  confirmed: { taker: null, seller: null },
  signedAt: null,
  payBy: null,
  paidAt: null,
  certificateBy: null,
  certificateAt: null,
  handedOver: { taker: null, seller: null },
  haltedSince: null,
  graceUntil: null,
  endedAt: null,
  contractNo: null,
  settlementId: null,
  reason: null,
  second: null,
  events: [],
})
