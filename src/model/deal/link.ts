import { linkToOwn } from '../own-links.ts'
import type { DealView } from './schema.ts'

/** Where a party finds the papers of a deal: the winner at the enrolment, the seller at the contract. */
export function linkOfDeal({ enrolId, contract }: Pick<DealView, 'enrolId' | 'contract'>): string {
  if (enrolId) return linkToOwn.enrolmentById(enrolId)
  return contract ? linkToOwn.contract(contract.id) : linkToOwn.contracts()
}
