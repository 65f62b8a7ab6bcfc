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

/** Contact data of the last enrolment, to prefill the form. */
const knownOf = (exchange: Exchange, user: User): EnrolSetup['known'] => {
  const last = exchange.enrolments.ofUser(user.id).findLast(({ submittedAt }) => submittedAt !== null)
  if (!last) {
    const bank = exchange.security.refundAccountOf(user.id)?.bankName ?? exchange.kyc.bankOf(user.id)
    const email = exchange.security.emailOf(user.id) ?? ''
    const contact = exchange.kyc.contactOf(user).contact
    return { contact, telPhone: user.telPhone, email, refund: { name: user.name, bank, account: '' } }
  }
  const { contact, telPhone, email, refund } = last.form
  return { contact, telPhone, email, refund: { ...refund, name: user.name } }
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
