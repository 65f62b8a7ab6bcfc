import { lotsIn } from '../../exchange/listings/package.ts'
import type { EnrolSetup } from '#src/model/enrolment/schema.ts'
import { enrolmentOf } from '../../exchange/listings/lifecycle.ts'
import { rightAmong } from '../../exchange/enrolments/priority.ts'
import type { Enrolment } from '../../exchange/enrolments/record.ts'
import type { Exchange } from '../../worlds.ts'
import type { Listing, User } from '../../exchange/tables.ts'
import { depositsOf } from '../detail.ts'
import { partyOf } from './party.ts'
import { listingRowOf } from './rows.ts'

/** The latest one that was submitted. */
export const lastEnrolmentOf = (exchange: Exchange, user: User): Enrolment | undefined =>
  exchange.enrolments.ofUser(user.id).findLast(({ submittedAt }) => submittedAt !== null)

/** Prefills the form: contact data of the last enrolment, and the bound refund account before that of the enrolment. */
const knownOf = (exchange: Exchange, user: User): EnrolSetup['known'] => {
  const last = lastEnrolmentOf(exchange, user)?.form
  const used = exchange.security.refundAccountOf(user.id) ?? last?.refund
  const refund = { bank: exchange.kyc.bankOf(user.id), account: '', ...used, name: user.name }
  if (last) return { contact: last.contact, telPhone: last.telPhone, email: last.email, refund }
  const email = exchange.security.emailOf(user.id) ?? ''
  return { contact: exchange.kyc.contactOf(user).contact, telPhone: user.telPhone, email, refund }
}

/** The saved draft of an unfinished enrolment. */
const draftOf = (enrolment: Enrolment | null): Partial<EnrolSetup> => {
  if (!enrolment) return { enrolId: null }
  const { id, state, form, version, savedAt, reason, fix, fixUntil } = enrolment
  if (state !== 'DRAFT' && state !== 'FIX') return { enrolId: id }
  const given = state === 'FIX' ? { fixReason: reason, fixUntil, fixStep: fix?.step, returned: fix?.returned } : {}
  return { draft: form, draftVersion: version, draftAt: savedAt, enrolId: id, ...given }
}

/** All data of the enrolment form of a listing. */
export function setupFor(exchange: Exchange, listing: Listing, user: User): EnrolSetup {
  const { conditions, requirements, agreements, isPackage, lots, intent, hasPriority } = exchange.enrolments.setupFor({
    listing,
    userId: user.id,
  })
  const { enrolUntil, depositUntil } = enrolmentOf(listing)
  return {
    asset: listingRowOf(listing, exchange.now()),
    no: listing.no,
    isPackage,
    party: partyOf(exchange, user),
    agreements,
    conditions,
    requirements,
    lots,
    ...depositsOf(exchange, listing),
    hasPriority,
    right: rightAmong(listing.isPackage ? lotsIn(exchange.tables, listing) : [listing]),
    mode: listing.isPackage ? null : listing.mode,
    enrolUntil,
    depositUntil,
    ownPhone: user.telPhone,
    known: knownOf(exchange, user),
    intent,
    ...draftOf(exchange.enrolments.current(user.id, listing.assetsId)),
  }
}
