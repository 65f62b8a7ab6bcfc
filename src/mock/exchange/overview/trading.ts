import type { DealStep } from '#src/model/deal/schema.ts'
import { currentStep } from '#src/model/deal/steps.ts'
import { isOverdue } from '#src/model/settlement/rules.ts'
import { depositState, type DepositState } from '#src/model/deposit/schema.ts'
import type { EnrolState } from '#src/model/enrolment/schema.ts'
import type { RoomTab } from '#src/model/bidding/room-tab.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import type { Todo } from '#src/model/overview/schema.ts'
import type { Deposit } from '../deposits/record.ts'
import { consentStateOf, isAskedFor } from '../enrolments/joint.ts'
import { type Enrolment, isOpen } from '../enrolments/record.ts'
import { roomTabsOf } from '../enrolments/room/tabs.ts'
import { enrolmentOf } from '../listings/lifecycle.ts'
import type { Known, OverviewSource, Recent } from './part.ts'
import type { User } from '../tables.ts'

/** What an enrolment is called among the matters of its owner. */
export const stateLabels: Readonly<Record<EnrolState, string>> = {
  DRAFT: '报名未提交',
  PENDING: '报名待审核',
  FIX: '报名待补正',
  REJECTED: '报名未通过',
  CANCELLED: '报名已撤回',
  WAIT_DEPOSIT: '待缴保证金',
  QUALIFIED: '已取得竞买资格',
  EXPIRED: '报名已失效',
  DISQUALIFIED: '已取消资格',
  WON: '已竞得',
  LOST: '未竞得',
  DEFAULT: '已违约终止',
}

const unpaid: ReadonlySet<DepositState> = new Set([depositState.due, depositState.partly])

const isDue = ({ state, deadline }: Deposit, now: number): boolean => unpaid.has(state) && deadline > now

const dueOf = ({ id, enrolId, listing, deadline }: Deposit): Todo => ({
  id: `deposit ${id}`,
  title: `交纳“${listing.assetsName}”的保证金`,
  deadline,
  link: linkToOwn.cashier(enrolId),
})

/** What an enrolment waits for the user to do, or null. */
function todoOf(enrolment: Enrolment, now: number): Todo | null {
  const { id, state, listing, fixUntil } = enrolment
  const { assetsId, assetsName, isPackage, status, closesAt } = listing
  if (state === 'FIX')
    return {
      id: `fix ${id}`,
      title: `补正“${assetsName}”的报名材料`,
      deadline: fixUntil,
      link: linkToOwn.enrolmentById(id),
    }
  if (state === 'QUALIFIED' && status === 'BIDDING')
    return {
      id: `bid ${id}`,
      title: `“${assetsName}”正在竞价`,
      deadline: closesAt,
      link: linkToOwn.quoteHall(assetsId),
    }
  const { enrolUntil } = enrolmentOf(listing)
  if (state !== 'DRAFT' || enrolUntil <= now) return null
  const link = linkToOwn.enrol(isPackage ? 'package' : 'detail', assetsId)
  return { id: `draft ${id}`, title: `提交“${assetsName}”的报名`, deadline: enrolUntil, link }
}

/** What a won listing is called among them, by the step its deal has come to. */
export const wonLabels: Readonly<Record<DealStep | 'late' | 'done', string>> = {
  deal: '已竞得',
  confirm: '待成交确认',
  sign: '待签约',
  pay: '待付应付款项',
  late: '应付款项逾期未付',
  certificate: '待出具凭证',
  handover: '待移交',
  done: '已办结',
}

/** Of a won listing, how far its deal has come. */
function wonState({ deals, now }: Known, enrolId: string): string {
  const deal = deals.byEnrolment(enrolId)
  if (!deal) return stateLabels.WON
  const current = currentStep(deal, 'taker')
  if (current?.step === 'pay' && deal.payBy !== null && isOverdue({ dueAt: deal.payBy }, now())) return wonLabels.late
  return wonLabels[current?.step ?? 'done']
}

const recentOf = (known: Known, enrolment: Enrolment): Recent => {
  const { id, listing, state, createdAt, events } = enrolment
  return {
    listing,
    state: state === 'WON' ? wonState(known, id) : stateLabels[state],
    at: events.reduce((latest, { at }) => Math.max(latest, at), createdAt),
    link: linkToOwn.enrolmentById(id),
  }
}

/** Invitations to take part jointly that the user has not answered, for as long as an answer counts. */
function invitationsOf(known: Known, user: User): Todo[] {
  const now = known.now()
  return known.enrolments.all().flatMap((enrolment) => {
    const { id, state, listing, fixUntil, consents } = enrolment
    const deadline = state === 'FIX' ? fixUntil : enrolmentOf(listing).enrolUntil
    const isAsked = consents.some(
      (consent) => isAskedFor(known, enrolment, consent, user) && consentStateOf(known, enrolment, consent) === 'asked',
    )
    if (!isAsked || !isOpen(enrolment) || deadline === null || deadline <= now) return []
    return {
      id: `consent ${id}`,
      title: `答复“${listing.assetsName}”的联合竞买邀请`,
      deadline,
      link: linkToOwn.enrolmentById(id),
    }
  })
}

/** Enrolments, deposits and rooms of the user. */
export const trading: OverviewSource = (known, user) => {
  const now = known.now()
  const enrolments = known.enrolments.ofUser(user.id)
  const due = known.deposits.ofUser(user.id).filter((deposit) => isDue(deposit, now))
  const rooms = enrolments.flatMap((enrolment) => roomTabsOf(known, enrolment))
  const roomsIn = (tab: RoomTab) => rooms.filter((room) => room === tab).length
  return {
    counts: {
      depositsDue: due.length,
      roomsWaiting: roomsIn('waiting'),
      roomsOpen: roomsIn('bidding'),
    },
    todos: [
      ...invitationsOf(known, user),
      ...due.map(dueOf),
      ...enrolments.flatMap((enrolment) => todoOf(enrolment, now) ?? []),
    ],
    recent: enrolments.map((enrolment) => recentOf(known, enrolment)),
  }
}
