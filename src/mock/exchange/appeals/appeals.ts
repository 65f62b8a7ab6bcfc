import {
  aboutMax,
  acceptDays,
  actsOf,
  answerDays,
  descriptionMax,
  filesMax,
  isOpen,
  supplementDays,
} from '#src/model/appeal/rules.ts'
import type { AppealState, AppealStep } from '#src/model/appeal/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { wholeMinute } from '#src/model/time/exact.ts'
import { date } from '#src/model/time/shanghai.ts'
import { addWorkingDays } from '#src/model/time/working-days.ts'
import { mobile, plainPhone } from '#src/model/validation/phone.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Core } from '../core.ts'
import type { Uploads } from '../files/uploads.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import { datesAfterDeal } from '../listings/lifecycle.ts'
import type { Listing, User } from '../tables.ts'
import type { Addition, Appeal, NewAppeal, Verdict } from './record.ts'

type Objection = Pick<Appeal, 'kind' | 'about'>

export type Appeals = {
  /** Since when an objection to the result of a listing is being examined; null without one. */
  objectionTo: (listing: Listing) => number | null
  of: (userId: string) => Appeal[]
  openOf: (userId: string) => Appeal[]
  ofUser: (userId: string, id: string) => Appeal
  all: () => readonly Appeal[]
  submit: (userId: string, input: NewAppeal) => Appeal
  supplement: (userId: string, input: Addition) => Appeal
  withdraw: (userId: string, id: string) => Appeal
  /** Asks that a decision be examined once more, by other people. */
  review: (userId: string, input: Addition) => Appeal
  /** The exchange answers; a question and a decision need a text. */
  answer: (id: string, verdict: Verdict, text: string) => Appeal
}

type Ports = {
  accounts: Pick<Accounts, 'checkSms'>
  security: { replaceLostPhone: (user: User, telPhone: string) => void }
  factors: { removeLost: (user: User) => void }
  mailbox: Pick<Mailbox, 'write' | 'changed'>
  uploads: Pick<Uploads, 'ofOwner'>
  /** Until when the latest result of a listing is public; null if no deal is known. */
  results: { publicityOf: (listing: Listing) => number | null }
}

/** From where each answer can be given, and what becomes of the appeal (domain 5.6). */
const verdicts: Record<Verdict, { from: readonly AppealState[]; to: AppealState; event: string }> = {
  accept: { from: ['waiting'], to: 'handling', event: 'accepted' },
  ask: { from: ['handling'], to: 'incomplete', event: 'asked' },
  support: { from: ['handling'], to: 'supported', event: 'supported' },
  reject: { from: ['handling'], to: 'rejected', event: 'rejected' },
}

const answers: Record<string, string> = {
  accepted: '已受理',
  asked: '需要补充材料',
  supported: '已获支持',
  rejected: '已被驳回',
  closed: '因逾期未补充已关闭',
}

const checkedText = (text: string, name: string, max = descriptionMax): string => {
  const plain = text.trim()
  if (plain === '') throw new Refusal(400, `请填写${name}`)
  if (Array.from(plain).length > max) throw new Refusal(400, `${name}不能超过 ${max} 字`)
  return plain
}

const checkMayDo = (appeal: Appeal, act: string) => {
  if (!actsOf(appeal.state, appeal.isReview).some((known) => known === act))
    throw new Refusal(409, '申诉状态已变化，请刷新后查看')
}

/** Appeals against what the exchange did or could not do, newest first (domain 6.17). */
export function createAppeals(core: Core, { accounts, security, factors, mailbox, uploads, results }: Ports): Appeals {
  const { users, listings } = core.tables
  const appeals: Appeal[] = []

  /** The listing to whose result an appeal objects; undefined for any other appeal. */
  const objectOf = ({ kind, about }: Objection): Listing | undefined =>
    kind === 'bidding-result' ? [...listings.values()].find(({ no }) => about.startsWith(no)) : undefined

  const objected = (appeal: Appeal) => {
    const listing = objectOf(appeal)
    if (listing) core.events.emit('objectionChanged', { listing })
  }

  /** A result can be objected to while it is public (domain 1.6). */
  const checkInTime = (appeal: Objection) => {
    const listing = objectOf(appeal)
    if (!listing || listing.dealYuan === null) return
    if (core.now() > (results.publicityOf(listing) ?? datesAfterDeal(listing.closesAt).publicityUntil))
      throw new Refusal(400, '成交公示期已满，不再受理对竞价结果的异议')
  }

  const step = (appeal: Appeal, to: AppealState, made: Omit<AppealStep, 'at'>, dueAt: number | null) => {
    appeal.state = to
    appeal.dueAt = dueAt
    appeal.steps.push({ at: core.now(), ...made })
    mailbox.changed(appeal.userId, 'appeals')
    objected(appeal)
  }
  const inDays = (days: number) => wholeMinute(addWorkingDays(core.now(), days))

  const ofUser = (userId: string, id: string): Appeal => {
    const found = appeals.find((appeal) => appeal.id === id && appeal.userId === userId)
    if (!found) throw new Refusal(404, '申诉不存在')
    return found
  }
  const filesOf = (ids: string[], userId: string) => {
    if (ids.length > filesMax) throw new Refusal(400, `证明材料不能超过 ${filesMax} 个`)
    return uploads.ofOwner(ids, userId)
  }

  /** The phone under which the person is reached; after a lost phone another one. */
  const checkedPhone = (userId: string, { kind, telPhone: typed }: NewAppeal): string => {
    refuseIf(mobile(typed))
    const telPhone = plainPhone(typed)
    if (kind === 'phone-lost' && users.get(userId)?.telPhone === telPhone)
      throw new Refusal(400, '新手机号码与当前绑定的号码相同')
    return telPhone
  }

  const write = (appeal: Appeal, event: string, text: string | null) =>
    mailbox.write(appeal.userId, {
      kind: 'service',
      title: '您的申诉有新回复',
      text: `申诉 ${appeal.id} ${answers[event] ?? ''}${text ? `：${text}` : ''}`,
      link: linkToOwn.appealDetail(appeal.id),
    })
  /** An appeal that is not supplemented in time is closed. */
  const closeWhenLate = (appeal: Appeal, dueAt: number) =>
    core.timers.set(dueAt, () => {
      if (appeal.state !== 'incomplete' || appeal.dueAt !== dueAt) return
      step(appeal, 'closed', { by: 'exchange', event: 'closed', text: null, files: [] }, null)
      write(appeal, 'closed', null)
    })
  /**
   * A lost phone is replaced by the one under which its owner is reached (domain 6.16, 6.17). Who has lost every second factor proves
   * the identity by the same papers as at the verification (ASVS 6.4.4).
   */
  const carryOut = ({ kind, userId, telPhone }: Appeal): void => {
    const user = users.get(userId)
    if (kind === 'phone-lost' && user) security.replaceLostPhone(user, telPhone)
    if (kind === 'factor-lost' && user) factors.removeLost(user)
  }

  return {
    objectionTo: (listing) =>
      appeals.find((appeal) => isOpen(appeal.state) && objectOf(appeal) === listing)?.submittedAt ?? null,
    of: (userId) => appeals.filter((appeal) => appeal.userId === userId),
    openOf: (userId) => appeals.filter((appeal) => appeal.userId === userId && isOpen(appeal.state)),
    ofUser,
    all: () => appeals,

    submit: (userId, input) => {
      const known = appeals.find((appeal) => appeal.userId === userId && appeal.requestId === input.requestId)
      if (known) return known
      const description = checkedText(input.description, '申诉说明')
      const contact = checkedText(input.contact, '联系人', 20)
      const telPhone = checkedPhone(userId, input)
      if (input.fileIds.length === 0) throw new Refusal(400, '请上传证明材料')
      const files = filesOf(input.fileIds, userId)
      const { requestId, kind } = input
      const about = (input.about ?? '').trim().slice(0, aboutMax)
      checkInTime({ kind, about })
      // The appeal opens the account to this number: its phone has to be in the hands of the person.
      if (kind === 'phone-lost')
        accounts.checkSms(telPhone, input.code ?? '', { userId, uuid: input.codeUuid }, 'lost-phone')
      const at = core.now()
      const appeal: Appeal = {
        id: `SS${date(at).replaceAll('-', '')}${String(appeals.length + 1).padStart(4, '0')}`,
        userId,
        requestId,
        kind,
        state: 'waiting',
        about,
        description,
        contact,
        telPhone,
        files,
        submittedAt: at,
        dueAt: inDays(acceptDays),
        isReview: false,
        steps: [{ at, by: 'person', event: 'submitted', text: null, files: [] }],
        additions: new Set<string>(),
      }
      appeals.unshift(appeal)
      mailbox.changed(userId, 'appeals')
      objected(appeal)
      return appeal
    },

    supplement: (userId, { id, text, fileIds, requestId }) => {
      const appeal = ofUser(userId, id)
      if (appeal.additions.has(requestId)) return appeal
      checkMayDo(appeal, 'supplement')
      const plain = checkedText(text, '补充说明')
      const files = filesOf(fileIds, userId)
      appeal.additions.add(requestId)
      const isAsked = appeal.state === 'incomplete'
      const made = { by: 'person' as const, event: 'supplemented', text: plain, files }
      step(appeal, isAsked ? 'handling' : appeal.state, made, isAsked ? inDays(answerDays) : appeal.dueAt)
      return appeal
    },

    withdraw: (userId, id) => {
      const appeal = ofUser(userId, id)
      checkMayDo(appeal, 'withdraw')
      step(appeal, 'withdrawn', { by: 'person', event: 'withdrawn', text: null, files: [] }, null)
      return appeal
    },

    review: (userId, { id, text, fileIds, requestId }) => {
      const appeal = ofUser(userId, id)
      if (appeal.additions.has(requestId)) return appeal
      checkMayDo(appeal, 'review')
      const plain = checkedText(text, '复核理由')
      const files = filesOf(fileIds, userId)
      appeal.additions.add(requestId)
      appeal.isReview = true
      step(appeal, 'waiting', { by: 'person', event: 'review', text: plain, files }, inDays(acceptDays))
      return appeal
    },

    answer: (id, verdict, text) => {
      const appeal = appeals.find((known) => known.id === id)
      if (!appeal) throw new Refusal(404, '申诉不存在')
      const { from, to, event } = verdicts[verdict]
      if (!from.includes(appeal.state)) throw new Refusal(409, `${appeal.id} 现在不能这样处理`)
      const plain = verdict === 'accept' ? text.trim() || null : checkedText(text, '答复')
      if (verdict === 'support') carryOut(appeal)
      const dueAt = { handling: inDays(answerDays), incomplete: inDays(supplementDays) }[to as string] ?? null
      step(appeal, to, { by: 'exchange', event, text: plain, files: [] }, dueAt)
      if (to === 'incomplete' && dueAt !== null) closeWhenLate(appeal, dueAt)
      write(appeal, event, plain)
      return appeal
    },
  }
}
