import { emptyForm } from '#src/model/enrolment/rules.ts'
import type { EnrolForm } from '#src/model/enrolment/schema.ts'
import { enrolmentOf } from '../listings/lifecycle.ts'
import { missingOf } from '../deposits/record.ts'
import type { Exchange } from '../exchange.ts'
import { Refusal } from '../refusal.ts'
import { dayMs } from '../seed/calendar.ts'
import type { Listing, User } from '../tables.ts'
import type { Verdict } from './review.ts'

/** The demonstration accounts enrol when the world has come to life. */
export const demoAfterMs = 1_000

/** How far an enrolment of the demonstration goes by itself. */
type Way = 'draft' | 'submitted' | 'paid' | Verdict

const material = btoa('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF')

/** What a careful person would fill in and hand in; `keyOf` names the files where that was before the world began. */
export function formFor(
  exchange: Exchange,
  listing: Listing,
  user: User,
  keyOf?: (requirement: string) => string,
): EnrolForm {
  const sheet = exchange.enrolments.sheetFor({ listing, userId: user.id })
  const files = sheet.requirements
    .filter(({ isRequired }) => isRequired)
    .map(({ id, name }) => {
      const file = { name: `${name}.pdf`, kind: 'pdf' as const, purpose: 'material', base64: material }
      return [id, [exchange.uploads.keep(file, user.id, keyOf?.(id)).id]]
    })
  return {
    ...emptyForm,
    offer: listing.startPrice,
    ratio: sheet.intent?.most ?? '',
    investment: sheet.intent?.kind === 'investment' ? listing.startPrice : '',
    use: sheet.intent?.kind === 'use' ? '按公告约定的用途自用' : '',
    lotIds: listing.memberIds.slice(),
    poolAmount: listing.isPackage ? listing.deposit : null,
    answers: sheet.conditions.map(() => ({ meets: true, note: '' })),
    contact: exchange.kyc.contactOf(user).contact,
    telPhone: user.telPhone,
    refund: { name: user.name, bank: '岷江银行成都分行', account: '6222020000001234566' },
    files: Object.fromEntries(files),
    agreed: sheet.agreements.map(({ id }) => id),
  }
}

/** The whole deposit arrives from an account in the bidder's own name. */
function pay(exchange: Exchange, enrolId: string) {
  const depositId = exchange.enrolments.find(enrolId)?.depositId
  const deposit = depositId ? exchange.deposits.find(depositId) : null
  if (!deposit) return
  exchange.deposits.receive({
    subAccount: deposit.subAccount,
    payer: deposit.payerName,
    account: deposit.refund.account.account,
    bank: deposit.refund.account.bank,
    amount: missingOf(deposit).toFixed(),
    remark: deposit.code,
  })
}

function enrol(exchange: Exchange, listing: Listing, user: User, way: Way) {
  const form = formFor(exchange, listing, user)
  const { assetsId } = listing
  if (way === 'draft') return exchange.enrolments.save(assetsId, { ...form, agreed: [], files: {} }, user.id)
  const { id } = exchange.enrolments.submit(assetsId, form, user.id)
  if (way === 'submitted') return undefined
  exchange.enrolments.review(id, way === 'paid' ? { kind: 'pass' } : way)
  return way === 'paid' ? pay(exchange, id) : undefined
}

const ways: Readonly<Record<'person' | 'company', { notice: readonly Way[]; hall: readonly Listing['status'][] }>> = {
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
  company: { notice: ['paid', { kind: 'pass' }, 'draft'], hall: ['BIDDING', 'WAIT_BID'] },
}

/** Listings that take people in for more than a day, and rooms of the hall that still do. */
function places(exchange: Exchange) {
  const now = exchange.now()
  const isOpen = (listing: Listing) =>
    listing.packageId === null && listing.publishedAt <= now && enrolmentOf(listing).enrolUntil > now + 5 * 60_000
  const all = [...exchange.tables.listings.values()].filter(isOpen)
  return {
    notice: all.filter((listing) => listing.status === 'NOTICE' && enrolmentOf(listing).enrolUntil > now + dayMs),
    hall: all.filter(({ status, isPackage }) => !isPackage && (status === 'WAIT_BID' || status === 'BIDDING')),
  }
}

/**
 * So that whoever looks at the demonstration finds enrolments in every state. They come about by the same rules as everybody
 * else's; where a rule refuses one, there is one fewer.
 */
export function beginDemo(exchange: Exchange): void {
  const { notice, hall } = places(exchange)
  const attempt = (listing: Listing | undefined, user: User, way: Way) => {
    try {
      if (listing) enrol(exchange, listing, user, way)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  for (const loginName of ['person', 'company'] as const) {
    const user = [...exchange.tables.users.values()].find((known) => known.loginName === loginName)
    if (!user) continue
    for (const way of ways[loginName].notice) attempt(notice.shift(), user, way)
    for (const status of ways[loginName].hall) {
      const place = hall.findIndex((listing) => listing.status === status)
      if (place >= 0) attempt(hall.splice(place, 1)[0], user, 'paid')
    }
  }
}
