import * as enroll from '#src/api/endpoints/enroll.ts'
import { currentStep } from '#src/model/deal/steps.ts'
import { depositState } from '#src/model/deposit/schema.ts'
import { emptyForm } from '#src/model/enrolment/rules.ts'
import type { EnrolDetail, EnrolForm, EnrolRow } from '#src/model/enrolment/schema.ts'
import { date } from '#src/model/time/shanghai.ts'
import { maskedPhone } from '#src/model/validation/phone.ts'
import { userIdOf } from '../exchange/actor.ts'
import { enrolmentOf } from '../exchange/listings/lifecycle.ts'
import { listingToEnrol } from '../exchange/enrolments/access.ts'
import { isAskedFor, jointVersionOf, consentStateOf, termsVersionOf } from '../exchange/enrolments/joint.ts'
import { type Enrolment, isConsentOf } from '../exchange/enrolments/record.ts'
import { priorityOf } from '../exchange/enrolments/priority.ts'
import { roomTabsOf } from '../exchange/enrolments/room/tabs.ts'
import type { Exchange } from '../worlds.ts'
import { memberNo } from '../exchange/accounts/member-no.ts'
import { Refusal } from '../exchange/refusal.ts'
import type { User } from '../exchange/tables.ts'
import { setupFor } from './shapes/enrolment.ts'
import { handle } from './call/handle.ts'
import { containing, pageOfRows } from './call/page.ts'
import { partyOf } from './shapes/party.ts'
import { listingRowOf } from './shapes/rows.ts'
import { lotsOf } from '../exchange/listings/package.ts'

const depositOf = (exchange: Exchange, { depositId }: Enrolment) =>
  depositId === null ? null : exchange.deposits.find(depositId)

/** The deadline of the current state. */
const dueAtOf = (exchange: Exchange, { id, state, fixUntil, listing }: Enrolment): number | null => {
  const { enrolUntil, depositUntil } = enrolmentOf(listing)
  if (state === 'DRAFT') return enrolUntil
  if (state === 'FIX') return fixUntil
  if (state === 'WAIT_DEPOSIT') return depositUntil
  if (state === 'WON') return exchange.settlements.priceDueOf(id)?.dueAt ?? null
  return state === 'QUALIFIED' ? listing.opensAt : null
}

/** The limit that shortens the time for a correction. */
const dueLimitOf = ({ state, fixLimit, listing }: Enrolment): EnrolRow['dueLimit'] => {
  if (state !== 'FIX' || fixLimit === null) return null
  const { enrolUntil, depositUntil } = enrolmentOf(listing)
  return { by: fixLimit, at: fixLimit === 'enrol' ? enrolUntil : depositUntil }
}

const dealStepOf = ({ deals }: Exchange, id: string): EnrolRow['dealStep'] => {
  const deal = deals.byEnrolment(id)
  return deal && (currentStep(deal, 'taker')?.step ?? 'done')
}

const enrolRowOf = (exchange: Exchange, enrolment: Enrolment): EnrolRow => {
  const { id, no, listing, state, bidNo, submittedAt } = enrolment
  const deposit = depositOf(exchange, enrolment)
  return {
    id,
    no,
    asset: listingRowOf(listing, exchange.now()),
    state,
    depositState: deposit?.state ?? null,
    depositId: deposit?.id ?? null,
    bidNo,
    priority: priorityOf(exchange.tables, enrolment),
    submittedAt,
    opensAt: listing.opensAt,
    closesAt: listing.closesAt,
    dueAt: dueAtOf(exchange, enrolment),
    dueLimit: dueLimitOf(enrolment),
    price: exchange.settlements.priceDueOf(id),
    dealStep: dealStepOf(exchange, id),
  }
}

/** The tabs of 我的报名 (domain 6.9) with their states. */
const tabs: Readonly<Record<string, (enrolment: Enrolment, exchange: Exchange) => boolean>> = {
  all: () => true,
  draft: ({ state }) => state === 'DRAFT' || state === 'FIX',
  pending: ({ state }) => state === 'PENDING',
  deposit: ({ state }) => state === 'WAIT_DEPOSIT',
  waiting: (enrolment, exchange) =>
    enrolment.state === 'QUALIFIED' && !roomTabsOf(exchange, enrolment).includes('bidding'),
  bidding: (enrolment, exchange) => roomTabsOf(exchange, enrolment).includes('bidding'),
  won: ({ state }) => state === 'WON',
  lost: ({ state }) => state === 'LOST',
  over: ({ state }) => ['REJECTED', 'CANCELLED', 'EXPIRED', 'DISQUALIFIED', 'DEFAULT'].includes(state),
}

/** Tabs in which only the leader can act. */
const leadersTabs: ReadonlySet<string> = new Set(['draft', 'deposit'])

type PageInput = {
  tab?: string | undefined
  q?: string | undefined
  typeCode?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

const wanted = ({ q, typeCode, from, to }: PageInput) => {
  const matches = containing(q)
  return ({ listing, no, createdAt }: Enrolment): boolean =>
    (matches(listing.assetsName) || matches(listing.no) || matches(no)) &&
    (!typeCode || listing.typeCode === typeCode) &&
    (!from || date(createdAt) >= from) &&
    (!to || date(createdAt) <= to)
}

/** The actions that the owner may still take. */
function actsOf(exchange: Exchange, enrolment: Enrolment): EnrolDetail['can'] {
  const { state } = enrolment
  const deposit = depositOf(exchange, enrolment)
  const hasMoney = deposit !== null && exchange.deposits.hasMoney(deposit.id)
  return {
    edit: state === 'DRAFT' || state === 'FIX',
    withdraw: !hasMoney && ['PENDING', 'WAIT_DEPOSIT', 'FIX'].includes(state),
    pay: state === 'WAIT_DEPOSIT' && deposit !== null && deposit.state <= depositState.partly,
    enter: state === 'QUALIFIED',
  }
}

/** The consents as the leader, the member itself and the other members may see them. */
const consentsFor = (exchange: Exchange, enrolment: Enrolment, user: User): EnrolDetail['consents'] =>
  enrolment.consents.map((consent) => {
    const { name, telPhone, share, given } = consent
    const isMe = isConsentOf(consent, user)
    const isVisible = isMe || user.id === enrolment.userId
    return {
      name,
      telPhone: isVisible ? maskedPhone(telPhone) : '',
      share,
      state: consentStateOf(exchange, enrolment, consent),
      isMe,
      account: isVisible ? (given?.account ?? null) : null,
      at: given?.at ?? null,
      termsVersion: given?.termsVersion ?? null,
    }
  })

/** The version of the text that a member agrees to, and the account that does. */
const versionsFor = (exchange: Exchange, enrolment: Enrolment, user: User) => ({
  consents: consentsFor(exchange, enrolment, user),
  termsVersion: termsVersionOf(exchange, enrolment),
  jointVersion: jointVersionOf(exchange, enrolment),
  ownAccount: memberNo(user.id),
})

function ownDetail(exchange: Exchange, enrolment: Enrolment, user: User): EnrolDetail {
  const { form, listing, events, reason, documents } = enrolment
  const { conditions, requirements } = exchange.enrolments.setupFor({ listing, userId: user.id })
  return {
    ...enrolRowOf(exchange, enrolment),
    party: partyOf(exchange, user),
    form,
    conditions,
    files: Object.entries(form.files).map(([requirement, ids]) => ({
      requirement,
      name: requirements.find(({ id }) => id === requirement)?.name ?? requirement,
      files: exchange.uploads.shownTo(ids, user.id),
    })),
    lots: lotsOf(exchange.tables, listing).filter(({ assetsId }) => form.lotIds.includes(assetsId)),
    ...versionsFor(exchange, enrolment, user),
    events,
    reason,
    documents,
    enrolUntil: enrolmentOf(listing).enrolUntil,
    isOwner: true,
    can: actsOf(exchange, enrolment),
  }
}

const nothing: EnrolDetail['can'] = { edit: false, withdraw: false, pay: false, enter: false }

/** The offer and the shares: the only part of a form that invited members see. */
const sharesOf = (form: EnrolForm, isAsked: boolean): EnrolForm => ({
  ...emptyForm,
  lotIds: form.lotIds,
  way: form.way,
  leadShare: form.leadShare,
  members: form.members.map(({ name, share }) => ({ name, share, documentNo: '', telPhone: '' })),
  ...(isAsked ? { offer: form.offer, ratio: form.ratio, investment: form.investment } : {}),
})

/** Any phone number can be named in an enrolment: its progress is visible only to those who have agreed. */
function jointDetail(exchange: Exchange, enrolment: Enrolment, user: User): EnrolDetail {
  const { form, userId, listing, events, reason } = enrolment
  const versions = versionsFor(exchange, enrolment, user)
  const answer = versions.consents.find(({ isMe }) => isMe)?.state
  const hasAgreed = answer === 'agreed'
  // An unverified account may turn out to be another person's; after a refusal nothing more is disclosed.
  const isAsked = hasAgreed || (answer === 'asked' && user.authStatus >= 3)
  return {
    ...enrolRowOf(exchange, enrolment),
    priority: null,
    price: null,
    ...(hasAgreed ? {} : { depositState: null, depositId: null, bidNo: null }),
    party: { ...partyOf(exchange, exchange.tables.users.get(userId)!), documentNo: '' },
    form: sharesOf(form, isAsked),
    conditions: [],
    files: [],
    lots: lotsOf(exchange.tables, listing).filter(({ assetsId }) => form.lotIds.includes(assetsId)),
    ...versions,
    events: hasAgreed ? events : [],
    reason: hasAgreed ? reason : null,
    documents: [],
    enrolUntil: enrolmentOf(listing).enrolUntil,
    isOwner: false,
    can: nothing,
  }
}

/** An enrolment that the user owns or is invited to. */
function visible(
  exchange: Exchange,
  query: { id?: string | undefined; assetsId?: string | undefined },
  user: User,
): Enrolment {
  const isAskedIn = (enrolment: Enrolment) =>
    enrolment.consents.some((consent) => isAskedFor(exchange, enrolment, consent, user))
  const isMeant = ({ listing }: Enrolment) => listing.assetsId === query.assetsId
  const found = query.id
    ? exchange.enrolments.find(query.id)
    : (exchange.enrolments.ofUser(user.id).findLast(isMeant) ??
      exchange.enrolments.all().findLast((enrolment) => isMeant(enrolment) && isAskedIn(enrolment)))
  const isAsked = found ? isAskedIn(found) : false
  if (!found || (found.userId !== user.id && !isAsked)) throw new Refusal(404, '报名记录不存在')
  return found
}

const signedIn = (user: User | null): User => {
  if (!user) throw new Refusal(401, '请先登录')
  return user
}

const isOwn = ({ userId }: Enrolment, user: User): boolean => userId === user.id

const hasAgreed = (exchange: Exchange, enrolment: Enrolment, user: User): boolean =>
  enrolment.consents.some(
    (consent) =>
      isAskedFor(exchange, enrolment, consent, user) && consentStateOf(exchange, enrolment, consent) === 'agreed',
  )

/** A row of the list, which also contains enrolments led by others. */
const ownRowOf = (exchange: Exchange, enrolment: Enrolment, user: User): EnrolRow => ({
  ...enrolRowOf(exchange, enrolment),
  ...(isOwn(enrolment, user) ? {} : { asMember: true, depositId: null, priority: null, price: null }),
})

export const enrollHandlers = [
  handle(enroll.enrolCheck, ({ input, exchange, actor }) => exchange.enrolments.check(input.assetsId, userIdOf(actor))),
  handle(enroll.enrolSetupOf, ({ input, exchange, user, actor }) => {
    exchange.enrolments.check(input.assetsId, userIdOf(actor))
    return setupFor(exchange, listingToEnrol(exchange, input.assetsId), signedIn(user))
  }),
  handle(enroll.enrolSave, ({ input, exchange, actor }) => exchange.take('saveEnrolment', input, actor)),
  handle(enroll.enrolSubmit, ({ input, exchange, actor }) => exchange.take('submitEnrolment', input, actor)),
  handle(enroll.enrolWithdraw, ({ input, exchange, actor }) => exchange.take('withdrawEnrolment', input, actor)),
  handle(enroll.enrolConsent, ({ input, exchange, actor }) => exchange.take('answerConsent', input, actor)),
  handle(enroll.enrolPage, ({ input, exchange, user }) => {
    const person = signedIn(user)
    const found = exchange.enrolments
      .all()
      .filter((enrolment) => isOwn(enrolment, person) || hasAgreed(exchange, enrolment, person))
      .toReversed()
      .filter(wanted(input))
    const inTab = (tab: string) =>
      found.filter(
        (enrolment) => tabs[tab]!(enrolment, exchange) && (isOwn(enrolment, person) || !leadersTabs.has(tab)),
      )
    const counts = Object.fromEntries(Object.keys(tabs).map((tab) => [tab, inTab(tab).length]))
    const page = pageOfRows(inTab(Object.hasOwn(tabs, input.tab ?? '') ? input.tab! : 'all'), input)
    return { ...page, counts, records: page.records.map((enrolment) => ownRowOf(exchange, enrolment, person)) }
  }),
  handle(enroll.enrolDetailOf, ({ input, exchange, user }) => {
    const person = signedIn(user)
    const enrolment = visible(exchange, input, person)
    return (enrolment.userId === person.id ? ownDetail : jointDetail)(exchange, enrolment, person)
  }),
]
