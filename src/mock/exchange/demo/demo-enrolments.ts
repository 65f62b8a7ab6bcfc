import { emptyForm } from '#src/model/enrolment/rules.ts'
import type { EnrolForm } from '#src/model/enrolment/schema.ts'
import { enrolmentOf } from '../listings/lifecycle.ts'
import { missingOf } from '../deposits/record.ts'
import type { Core } from '../core.ts'
import type { Deposits } from '../deposits/deposits.ts'
import type { Enrolments } from '../enrolments/enrolments.ts'
import type { Uploads } from '../files/uploads.ts'
import type { Kyc } from '../kyc/kyc.ts'
import { Refusal } from '../refusal.ts'
import { demoAccounts, type DemoParty, partyIn, withUsers } from '../seed/people/accounts.ts'
import { dayMs } from '#src/model/time/units.ts'
import type { Listing, User } from '../tables.ts'
import type { Verdict } from '../enrolments/review.ts'

/** The demonstration accounts enrol so long after the world began. */
export const demoAfterMs = 1_000

/** How far an enrolment of the demonstration goes. */
type Extent = 'draft' | 'submitted' | 'paid' | Verdict

type FormServices = {
  enrolments: Pick<Enrolments, 'setupFor'>
  uploads: Pick<Uploads, 'keep'>
  kyc: Pick<Kyc, 'contactOf'>
}
type Services = Pick<Core, 'tables' | 'now'> &
  FormServices & {
    enrolments: Pick<Enrolments, 'find' | 'save' | 'submit' | 'review'>
    deposits: Pick<Deposits, 'find' | 'receive'>
  }

const material = btoa('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF')

/** A completely filled form; `keyOf` names its files where it was submitted before the world began. */
export function formFor(
  { enrolments, uploads, kyc }: FormServices,
  listing: Listing,
  user: User,
  keyOf?: (requirement: string) => string,
): EnrolForm {
  const setup = enrolments.setupFor({ listing, userId: user.id })
  const files = setup.requirements
    .filter(({ isRequired }) => isRequired)
    .map(({ id, name }) => {
      const file = { name: `${name}.pdf`, kind: 'pdf' as const, purpose: 'material', base64: material }
      return [id, [uploads.keep(file, user.id, keyOf?.(id)).id]]
    })
  return {
    ...emptyForm,
    offer: listing.startPrice,
    ratio: setup.intent?.most ?? '',
    investment: setup.intent?.kind === 'investment' ? listing.startPrice : '',
    use: setup.intent?.kind === 'use' ? '按公告约定的用途自用' : '',
    lotIds: listing.memberIds.slice(),
    poolAmount: listing.isPackage ? listing.deposit : null,
    answers: setup.conditions.map(() => ({ meets: true, note: '' })),
    contact: kyc.contactOf(user).contact,
    telPhone: user.telPhone,
    refund: { name: user.name, bank: '岷江银行成都分行', account: '6222020000001234566' },
    files: Object.fromEntries(files),
    agreed: setup.agreements.map(({ id }) => id),
  }
}

/** The whole deposit arrives from an account in the bidder's own name. */
function pay({ enrolments, deposits }: Services, enrolId: string) {
  const depositId = enrolments.find(enrolId)?.depositId
  const deposit = depositId ? deposits.find(depositId) : null
  if (!deposit) return
  deposits.receive({
    subAccount: deposit.subAccount,
    payer: deposit.payerName,
    account: deposit.refund.account.account,
    bank: deposit.refund.account.bank,
    amount: missingOf(deposit).toFixed(),
    remark: deposit.code,
  })
}

function enrol(services: Services, listing: Listing, user: User, extent: Extent) {
  const { enrolments } = services
  const form = formFor(services, listing, user)
  const { assetsId } = listing
  if (extent === 'draft') return enrolments.save(assetsId, { ...form, agreed: [], files: {} }, user.id)
  const { id } = enrolments.submit(assetsId, form, user.id)
  if (extent === 'submitted') return undefined
  enrolments.review(id, extent === 'paid' ? { kind: 'pass' } : extent)
  return extent === 'paid' ? pay(services, id) : undefined
}

/** Of an active demo account, by its kind. */
const extents: Readonly<Record<DemoParty['kind'], { notice: readonly Extent[]; hall: readonly Listing['status'][] }>> =
  {
    person: {
      notice: [
        { kind: 'pass' },
        { kind: 'fix', reason: '申请书签字不清晰，请重新扫描上传' },
        'draft',
        'paid',
        { kind: 'reject', reason: '资信证明已过有效期' },
      ],
      hall: ['WAIT_BID', 'BIDDING'],
    },
    organisation: { notice: ['paid', { kind: 'pass' }, 'draft'], hall: ['BIDDING', 'WAIT_BID'] },
  }

/** Listings that take enrolments for more than a day, and rooms of the hall that still do. */
function placesIn({ tables, now: clock }: Services) {
  const now = clock()
  const isOpen = (listing: Listing) =>
    listing.packageId === null && listing.publishedAt <= now && enrolmentOf(listing).enrolUntil > now + 5 * 60_000
  const all = [...tables.listings.values()].filter(isOpen)
  return {
    notice: all.filter((listing) => listing.status === 'NOTICE' && enrolmentOf(listing).enrolUntil > now + dayMs),
    hall: all.filter(({ status, isPackage }) => !isPackage && (status === 'WAIT_BID' || status === 'BIDDING')),
  }
}

/**
 * Gives the active demonstration accounts enrolments in every state. They are made by the same rules as any others; where a rule
 * refuses one, there is one fewer.
 */
export function beginDemoEnrolments(services: Services): void {
  const { notice, hall } = placesIn(services)
  const attempt = (listing: Listing | undefined, user: User, extent: Extent) => {
    try {
      if (listing) enrol(services, listing, user, extent)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  for (const { account, user } of withUsers(demoAccounts, services.tables.users)) {
    const kind = account.isActive && partyIn(account)?.kind
    if (!kind) continue
    for (const extent of extents[kind].notice) attempt(notice.shift(), user, extent)
    for (const status of extents[kind].hall) {
      const place = hall.findIndex((listing) => listing.status === status)
      if (place >= 0) attempt(hall.splice(place, 1)[0], user, 'paid')
    }
  }
}
