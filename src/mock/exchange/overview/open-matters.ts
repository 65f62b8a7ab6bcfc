import type { OpenMatter } from '#src/model/account/schema.ts'
import { depositState } from '#src/model/deposit/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import type { Appeals } from '../appeals/appeals.ts'
import type { Deals } from '../deals/deals.ts'
import type { Deposits } from '../deposits/deposits.ts'
import type { Enrolments } from '../enrolments/enrolments.ts'
import { closedStates } from '../enrolments/record.ts'

type Known = {
  appeals: Pick<Appeals, 'openOf'>
  enrolments: Pick<Enrolments, 'ofUser'>
  deposits: Pick<Deposits, 'ofUser'>
  deals: Pick<Deals, 'ofParty'>
}
type Source = (known: Known, userId: string) => OpenMatter[]

const openAppeals: Source = ({ appeals }, userId) =>
  appeals.openOf(userId).map(({ id }) => ({ text: `申诉 ${id} 尚未办结`, link: linkToOwn.appealDetail(id) }))

/** A draft is not binding. */
const openEnrolments: Source = ({ enrolments }, userId) =>
  enrolments
    .ofUser(userId)
    .filter(({ state }) => state !== 'DRAFT' && !closedStates.has(state))
    .map(({ id, no }) => ({ text: `报名 ${no} 尚未办结`, link: linkToOwn.enrolmentById(id) }))

const openDeals: Source = ({ deals }, userId) =>
  deals
    .ofParty(userId)
    .filter(({ state }) => state === 'open')
    .map(({ enrolId, listing, userId: takerId }) => ({
      text: `“${listing.assetsName}”的成交手续尚未办结`,
      link: takerId === userId ? linkToOwn.enrolmentById(enrolId) : linkToOwn.contracts(),
    }))

/** Money that the exchange holds, or has not sent back yet. */
const held: ReadonlySet<number> = new Set([
  depositState.partly,
  depositState.arrived,
  depositState.frozen,
  depositState.toRefund,
  depositState.refunding,
])

const heldDeposits: Source = ({ deposits }, userId) =>
  deposits
    .ofUser(userId)
    .filter(({ state }) => held.has(state))
    .map(({ id, listing }) => ({ text: `“${listing.assetsName}”的保证金尚未办结`, link: linkToOwn.deposit(id) }))

/** Each part of the exchange that can keep an account from being closed. */
const sources: readonly Source[] = [openAppeals, openEnrolments, openDeals, heldDeposits]

/** What is still open between a user and the exchange; an account with any of it cannot be closed (domain 6.16). */
export const openMatters: Source = (known, userId) => sources.flatMap((source) => source(known, userId))
