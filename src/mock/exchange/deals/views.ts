import type { PriceDue } from '#src/model/settlement/price-due.ts'
import type { DealView } from '#src/model/deal/schema.ts'
import type { Core } from '../core.ts'
import { type Deal, roleIn } from './record.ts'

type Known = Pick<Core, 'tables'> & {
  settlements: { priceDueOf: (enrolId: string) => PriceDue | null }
  contracts: { briefOf: (dealId: string, userId: string) => DealView['contract'] }
}

/** A deal as one of its parties sees it; what the winner owes is not the seller's to know. */
export function dealViewOf({ tables, settlements, contracts }: Known, deal: Deal, userId: string): DealView {
  const { userId: takerId, sellerId: _sellerId, listing, lots: _lots, events: _events, contractNo: _no, ...course } = deal
  const role = roleIn(deal, userId) ?? 'taker'
  const isTaker = role === 'taker'
  return {
    ...course,
    role,
    enrolId: isTaker ? deal.enrolId : null,
    settlementId: isTaker ? deal.settlementId : null,
    contract: contracts.briefOf(deal.id, userId),
    assetsId: listing.assetsId,
    assetsName: listing.assetsName,
    projectNo: listing.no,
    typeCode: listing.typeCode,
    seller: listing.seller,
    payable: isTaker ? (settlements.priceDueOf(deal.enrolId)?.amount ?? null) : null,
    taker: tables.users.get(takerId)?.name ?? '',
    can: {
      confirm: deal.state === 'open' && deal.confirmed[role] === null,
      handOver: deal.state === 'open' && deal.certificateAt !== null && deal.handedOver[role] === null,
    },
  }
}
