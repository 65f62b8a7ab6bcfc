import type { PriceDue } from '#src/model/settlement/price-due.ts'
import type { DealView } from '#src/model/deal/schema.ts'
import type { Core } from '../core.ts'
import type { Deal } from './record.ts'

type Known = Pick<Core, 'tables'> & { settlements: { priceDueOf: (enrolId: string) => PriceDue | null } }

/** A deal as its winner sees it. */
export function dealViewOf({ tables, settlements }: Known, deal: Deal): DealView {
  const { userId, listing, lots: _lots, events: _events, contractNo: _contractNo, ...course } = deal
  return {
    ...course,
    role: 'taker',
    assetsId: listing.assetsId,
    assetsName: listing.assetsName,
    projectNo: listing.no,
    typeCode: listing.typeCode,
    seller: listing.seller,
    payable: settlements.priceDueOf(deal.enrolId)?.amount ?? null,
    taker: tables.users.get(userId)?.name ?? '',
    can: {
      confirm: deal.state === 'open' && deal.confirmed.taker === null,
      handOver: deal.state === 'open' && deal.certificateAt !== null && deal.handedOver.taker === null,
    },
  }
}
