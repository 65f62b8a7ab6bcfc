import { aboutMax, acceptDays, actsOf, isOpen } from '#src/model/appeal/rules.ts'
import type { AppealDetail, AppealStep } from '#src/model/appeal/schema.ts'
import { smsCode } from '#src/model/session/schema.ts'
import { date } from '#src/model/time/shanghai.ts'
import { maskedPhone, mobile, plainPhone } from '#src/model/validation/phone.ts'
import { createAppealActs } from './person-actions.ts'
import { checkedText, createAppealBook } from './book.ts'
import type { Appeal, NewAppeal } from './record.ts'
import { createAppealStaff } from './review.ts'
import type { Exchange } from '../exchange.ts'
import { Refusal, refuseIf } from '../refusal.ts'

export type Appeals = ReturnType<typeof createAppeals>

/** The phone to reach the person under; after a lost phone another one. */
function checkedPhone(exchange: Exchange, userId: string, { kind, telPhone: typed }: NewAppeal): string {
  refuseIf(mobile(typed))
  const telPhone = plainPhone(typed)
  if (kind === 'phone-lost' && exchange.tables.users.get(userId)?.telPhone === telPhone)
    throw new Refusal(400, '新手机号码与当前绑定的号码相同')
  return telPhone
}

/** An appeal as its owner sees it. */
export function shownAppeal(appeal: Appeal): AppealDetail {
  const { id, kind, state, about, submittedAt, isReview, description, contact, files, dueAt, steps } = appeal
  const result = steps.findLast(({ by, text }) => by === 'exchange' && text)?.text ?? null
  const telPhone = maskedPhone(appeal.telPhone)
  const can = actsOf(state, isReview)
  return {
    id,
    kind,
    state,
    about,
    submittedAt,
    isReview,
    description,
    contact,
    files,
    dueAt,
    steps,
    result,
    telPhone,
    can,
  }
}

/** Appeals against what the exchange did or could not do, newest first (domain 6.17). */
export function createAppeals(exchange: Exchange) {
  const book = createAppealBook(exchange)
  const { appeals, ofUser, filesOf, inDays } = book

  return {
    of: (userId: string) => appeals.filter((appeal) => appeal.userId === userId),
    openOf: (userId: string) => appeals.filter((appeal) => appeal.userId === userId && isOpen(appeal.state)),
    ofUser,
    all: (): readonly Appeal[] => appeals,

    submit: (userId: string, given: NewAppeal): Appeal => {
      const known = appeals.find((appeal) => appeal.userId === userId && appeal.requestId === given.requestId)
      if (known) return known
      const description = checkedText(given.description, '申诉说明')
      const contact = checkedText(given.contact, '联系人', 20)
      const telPhone = checkedPhone(exchange, userId, given)
      if (given.fileIds.length === 0) throw new Refusal(400, '请上传证明材料')
      const files = filesOf(given.fileIds, userId)
      const { requestId, kind } = given
      // It will open the account: whoever names a number has to hold that phone.
      if (kind === 'phone-lost') exchange.accounts.checkSms(telPhone, given.code ?? '', smsCode.default)
      const at = exchange.now()
      const id = `SS${date(at).replaceAll('-', '')}${String(appeals.length + 1).padStart(4, '0')}`
      const about = (given.about ?? '').trim().slice(0, aboutMax)
      const first: AppealStep = { at, by: 'person', event: 'submitted', text: null, files: [] }
      const appeal: Appeal = {
        id,
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
        steps: [first],
        additions: new Set<string>(),
      }
      appeals.unshift(appeal)
      exchange.mailbox.changed(userId, 'appeals')
      return appeal
    },

    ...createAppealActs(book),
    ...createAppealStaff(exchange, book),
  }
}
