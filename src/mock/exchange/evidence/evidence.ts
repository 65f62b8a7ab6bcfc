import { chained, evidenceBeginning } from '#src/model/evidence/chain.ts'
import type { Evidence } from '#src/model/evidence/schema.ts'
import { contractPaperAddress } from '../../files/address.ts'
import type { Rooms } from '../bidding/rooms/rooms.ts'
import type { Contracts } from '../contracts/contracts.ts'
import { fileNameOf } from '../contracts/record.ts'
import type { Deals } from '../deals/deals.ts'
import { sha256 } from '../digest.ts'
import type { Documents } from '../files/documents.ts'
import type { Settlements } from '../settlement/settlements.ts'
import type { Tables } from '../tables.ts'
import {
  confirmationEntries,
  contractEntries,
  endingEntries,
  offerEntries,
  effectEntries,
  paymentEntries,
  roomEntries,
} from './entries.ts'

type Known = {
  tables: Pick<Tables, 'listings'>
  rooms: Pick<Rooms, 'find' | 'isKnown' | 'earlier'>
  deals: Pick<Deals, 'partOf' | 'offerTo' | 'offerAfter'>
  contracts: Pick<Contracts, 'all' | 'papers'>
  settlements: Pick<Settlements, 'all'>
  documents: Pick<Documents, 'find' | 'bytesOf'>
}

/** The evidence of a deal, computed from what the services have: the same as long as nothing happens. Refuses with 403 who is no party. */
export async function evidenceOf(known: Known, dealId: string, userId: string): Promise<Evidence> {
  const { deal } = known.deals.partOf(dealId, userId)
  const offer = known.deals.offerTo(deal.enrolId)
  const contracts = known.contracts.all().filter((contract) => contract.deal.id === dealId)
  const settlements = known.settlements.all().filter((settlement) => settlement.dealId === dealId)
  const histories = await Promise.all(contracts.map((contract) => contractEntries(known.contracts, contract)))
  const payments = await Promise.all(settlements.map((settlement) => paymentEntries(known, settlement)))
  const entries = chained(
    [
      // The room of a deal that follows another was over when that one began.
      ...roomEntries(known, offer ? { ...deal, closedAt: offer.deal.closedAt } : deal),
      ...(offer ? offerEntries(offer) : []),
      ...confirmationEntries(deal),
      ...histories.flatMap(({ own }) => own),
      ...effectEntries(deal),
      ...payments.flat(),
      ...endingEntries(deal, known.deals.offerAfter(dealId)),
      ...histories.flatMap(({ after }) => after),
    ],
    sha256,
  )
  const complete = contracts.findLast(({ completedAt }) => completedAt !== null)
  return {
    dealNo: deal.no,
    projectNo: deal.listing.no,
    projectName: deal.listing.assetsName,
    head: entries.at(-1)?.chain ?? evidenceBeginning,
    entries,
    paper: complete ? { url: contractPaperAddress(complete), name: fileNameOf(complete) } : null,
  }
}
