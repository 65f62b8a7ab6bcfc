import { emptyForm } from '#src/model/enrolment/rules.ts'
import type { EnrolForm } from '#src/model/enrolment/schema.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import { Refusal } from '#src/mock/exchange/refusal.ts'
import type { Listing, User } from '#src/mock/exchange/tables.ts'

export const userNamed = (exchange: Exchange, loginName: string): User => {
  const user = [...exchange.tables.users.values()].find((known) => known.loginName === loginName)
  if (!user) throw new Error(`there is no account ${loginName}`)
  return user
}

export const actorOf = ({ id }: User) => ({ userId: id, visitor: 'browser-1' })

/** A single asset that takes enrolments, days before its room opens. */
export const openListing = (exchange: Exchange, wanted: (listing: Listing) => boolean = () => true): Listing => {
  const found = [...exchange.tables.listings.values()].find(
    (listing) =>
      listing.status === 'NOTICE' &&
      listing.packageId === null &&
      !listing.isPackage &&
      wanted(listing) &&
      listing.publishedAt <= exchange.now(),
  )
  if (!found) throw new Error('no such listing')
  return found
}

/** A file of the user's, as an upload stores it. */
const fileOf = (exchange: Exchange, user: User): string =>
  exchange.take(
    'storeFile',
    { name: '材料.pdf', kind: 'pdf', purpose: 'material', base64: btoa('%PDF-1.4\n%%EOF') },
    actorOf(user),
  ).id

/** A form with everything that this asset requires. */
export function fullForm(exchange: Exchange, listing: Listing, user: User, more: Partial<EnrolForm> = {}): EnrolForm {
  const setup = exchange.enrolments.setupFor({ listing, userId: user.id })
  const fileId = fileOf(exchange, user)
  return {
    ...emptyForm,
    offer: listing.startPrice,
    ratio: setup.intent?.most ?? '5',
    investment: '1000000',
    use: '自用办公',
    answers: setup.conditions.map(() => ({ meets: true, note: '' })),
    contact: user.name,
    telPhone: user.telPhone,
    refund: { name: user.name, bank: '岷江商业银行成都分行', account: '6222020000001234' },
    files: Object.fromEntries(setup.requirements.map(({ id }) => [id, [fileId]])),
    agreed: setup.agreements.map(({ id }) => id),
    ...more,
  }
}

/** Enrols, and has the exchange's reviewer admit the user; returns the enrolment's id. */
export function enrolled(exchange: Exchange, listing: Listing, user: User, more: Partial<EnrolForm> = {}): string {
  const form = fullForm(exchange, listing, user, more)
  const { id } = exchange.take('submitEnrolment', { assetsId: listing.assetsId, form }, actorOf(user))
  exchange.take('reviewEnrolment', { id, verdict: { kind: 'pass' } }, actorOf(user))
  return id
}

/** The deposit of an admitted enrolment. */
export const depositOf = (exchange: Exchange, enrolId: string) =>
  exchange.deposits.find(exchange.enrolments.find(enrolId)?.depositId ?? '')

export function transfer(exchange: Exchange, enrolId: string, amount: string, payer?: string, serial?: string) {
  const { subAccount, payerName } = depositOf(exchange, enrolId)
  const sent = {
    subAccount,
    payer: payer ?? payerName,
    account: '6222020000001234',
    bank: '岷江商业银行',
    amount,
    remark: '',
  }
  return exchange.take('bankTransfer', { ...sent, ...(serial ? { serial } : {}) }, { userId: null, visitor: '' })
}

/** Code and text of a refusal. */
export const refusalOf = (action: () => unknown): [number, string] => {
  try {
    action()
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.message]
    throw error
  }
  throw new Error('no refusal')
}
