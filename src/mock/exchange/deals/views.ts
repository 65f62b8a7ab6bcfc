import type { PriceDue } from '#src/model/settlement/price-due.ts'
import type { SecondOfferView } from '#src/model/deal/offer.ts'
import type { DealView } from '#src/model/deal/schema.ts'
import type { Core } from '../core.ts'
import { type Deal, type Offer, roleIn } from './record.ts'

type Known = Pick<Core, 'tables'> & {
  settlements: {
    priceDueOf: (enrolId: string) => PriceDue | null
    answerDueOf: (enrolId: string) => number | null
  }
  contracts: { briefOf: (dealId: string, userId: string) => DealView['contract'] }
}

/** What only the winner sees: the enrolment, and what is owed. */
const ofTaker = ({ settlements }: Known, { enrolId }: Deal) => ({
  enrolId,
  payable: settlements.priceDueOf(enrolId)?.amount ?? null,
  answerBy: null,
})
/** What only the seller sees: the request that it has to answer. */
const ofSeller = ({ settlements }: Known, { enrolId }: Deal) => ({
  enrolId: null,
  payable: null,
  answerBy: settlements.answerDueOf(enrolId),
})

/** A deal as one of its parties sees it. */
export function dealViewOf(known: Known, deal: Deal, userId: string): DealView {
  const {
    userId: takerId,
    sellerId: _seller,
    listing,
    lots: _lots,
    events: _events,
    contractNo: _no,
    second: _second,
    ...course
  } = deal
  const role = roleIn(deal, userId) ?? 'taker'
  return {
    ...course,
    ...(role === 'taker' ? ofTaker(known, deal) : ofSeller(known, deal)),
    role,
    contract: known.contracts.briefOf(deal.id, userId),
    assetsId: listing.assetsId,
    assetsName: listing.assetsName,
    projectNo: listing.no,
    typeCode: listing.typeCode,
    seller: listing.seller,
    taker: known.tables.users.get(takerId)?.name ?? '',
    can: {
      confirm: deal.state === 'open' && deal.confirmed[role] === null,
      handOver: deal.state === 'open' && deal.certificateAt !== null && deal.handedOver[role] === null,
    },
  }
}

export const offerViewOf = ({ enrolId, state, lot, deal, offeredAt, answerBy, depositBy }: Offer): SecondOfferView => ({
  enrolId,
  state,
  assetsName: deal.listing.assetsName,
  projectNo: deal.listing.no,
  price: lot.yuan,
  deposit: deal.listing.deposit,
  offeredAt,
  answerBy,
  depositBy,
})
