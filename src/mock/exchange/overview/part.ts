import type { Counter, Todo } from '#src/model/overview/schema.ts'
import type { Rooms } from '../bidding/rooms/rooms.ts'
import type { Core } from '../core.ts'
import type { Contracts } from '../contracts/contracts.ts'
import type { Deals } from '../deals/deals.ts'
import type { Deposits } from '../deposits/deposits.ts'
import type { Enrolments } from '../enrolments/enrolments.ts'
import type { Kyc } from '../kyc/kyc.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import type { Suppliers } from '../procurement/supplier/suppliers.ts'
import type { Settlements } from '../settlement/settlements.ts'
import type { Listing, User } from '../tables.ts'

/** What the overview of a user is made of. */
export type Known = Pick<Core, 'tables' | 'now'> & {
  mailbox: Pick<Mailbox, 'unreadOf'>
  kyc: Pick<Kyc, 'waitingFor' | 'formerNamesOf' | 'identityOf'>
  enrolments: Pick<Enrolments, 'all' | 'ofUser'>
  deposits: Pick<Deposits, 'ofUser'>
  rooms: Pick<Rooms, 'find' | 'seatsOf'>
  deals: Pick<Deals, 'ofParty' | 'byEnrolment' | 'offersOf'>
  contracts: Pick<Contracts, 'ofUser' | 'actsOf' | 'briefOf'>
  settlements: Pick<Settlements, 'ofParty' | 'mayAnswerPlan'>
  suppliers: Pick<Suppliers, 'ofUser' | 'viewOf'>
}

/** A project the user takes part in: how far the user's own part has come, and where it goes on. */
export type Recent = { listing: Listing; state: string; at: number; link: string }

/** What one part of the exchange adds to the user's overview. */
type OverviewPart = {
  counts?: Partial<Record<Counter, number>>
  todos?: readonly Todo[]
  recent?: readonly Recent[]
}
export type OverviewSource = (known: Known, user: User) => OverviewPart
