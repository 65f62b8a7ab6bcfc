import { progressLabels } from '#src/model/enrolment/labels.ts'
import { type EnrolRuleInput, enrolProblems, problemText } from '#src/model/enrolment/rules.ts'
import { type EnrolForm, enrolRefusal } from '#src/model/enrolment/schema.ts'
import { takingOf } from '#src/model/parties/labels.ts'
import { authStatus } from '#src/model/kyc/rules.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import type { Exchange } from '../exchange.ts'
import { Refusal } from '../refusal.ts'
import { sheetOf } from '../seed/sheet.ts'
import type { User } from '../tables.ts'
import type { EnrolmentBook } from './book.ts'
import type { Consents } from './consents.ts'
import type { Drafts } from './drafts.ts'
import { intentLine, intentOf } from './intent.ts'
import { agreementsOf, lotsOf, requirementsOf } from './document.ts'
import { hasPriority } from './priority.ts'
import type { Enrolment } from './record.ts'
import type { Review } from './review.ts'

/** A reviewer of the exchange looks at what was handed in after this long, unless somebody does it before. */
const reviewAfterMs = 20_000

/** Who enrols, by the verified name and number: what the page has with the number masked. */
function leaderOf({ kyc: realNames }: Exchange, { id, name, authStatus: status }: User): EnrolRuleInput['party'] {
  const kind = status === authStatus.organisation ? 'organisation' : 'person'
  return { kind, name, documentNo: realNames.identityOf(id)?.docNumber ?? '' }
}

function receiptOf(exchange: Exchange, { no, listing, form, consents }: Enrolment, party: string) {
  const consentLines = consents.map(({ name, share, given }): [string, string] => [
    '联合体成员',
    `${name} ${share}%，账户 ${given?.account ?? ''} 于 ${dateTime(given?.at ?? exchange.now())} 同意，文本版本 ${given?.termsVersion ?? ''}`,
  ])
  const intent = intentLine(listing, form)
  const taking = takingOf(listing.typeCode)
  return exchange.documents.issue('报名回执', [
    ['报名编号', no],
    ['项目名称', listing.assetsName],
    ['项目编号', listing.no],
    ['意向方', party],
    [taking.way, taking[form.way]],
    ...consentLines,
    ...(intent ? [intent] : []),
    ['联系人', `${form.contact} ${form.telPhone}`],
    ['提交时间', dateTime(exchange.now())],
    '请在资格审核通过后按通知交纳保证金。报名结果以交易系统记录为准。',
  ])
}

/** Handing in, and taking back while no money has come. */
export function createSubmission(
  book: EnrolmentBook,
  { refuseTrouble, save }: Drafts,
  { refuseUnagreed }: Consents,
  { judge, opinionOf }: Review,
) {
  const { exchange, enrolments, userOf, note, tell, enter, current, mine } = book

  const sheetFor = ({ listing, userId }: Pick<Enrolment, 'listing' | 'userId'>) => ({
    asset: listing,
    party: leaderOf(exchange, userOf(userId)),
    ownPhone: userOf(userId).telPhone,
    conditions: sheetOf(listing).conditions,
    requirements: requirementsOf(exchange, listing, userOf(userId)),
    agreements: agreementsOf(exchange, listing),
    isPackage: listing.isPackage,
    lots: lotsOf(exchange, listing),
    intent: intentOf(listing),
    hasPriority: hasPriority(exchange.tables, listing),
  })

  const refuseIncomplete = (form: EnrolForm, enrolment: Enrolment) => {
    const [problem] = enrolProblems(form, sheetFor(enrolment))
    if (problem) throw new Refusal(enrolRefusal.missing, problemText(problem))
    refuseUnagreed(enrolment)
  }

  const submit = (assetsId: string, form: EnrolForm, userId: string, basis?: number | null) => {
    const known = current(userId, assetsId)
    if (known?.state === 'PENDING') return { id: known.id, no: known.no }
    // Since the draft was begun its writer may have been barred, or its asset suspended.
    if (known?.state === 'DRAFT') refuseTrouble(assetsId, userId)
    const { id } = save(assetsId, form, userId, basis)
    const enrolment = enrolments.get(id)!
    refuseIncomplete(form, enrolment)
    enrolment.submittedAt = exchange.now()
    enrolment.fixUntil = null
    enrolment.fix = null
    enrolment.fixLimit = null
    note(enrolment, enrolment.state === 'FIX' ? progressLabels.handedInAgain : progressLabels.handedIn)
    enter(enrolment, 'PENDING')
    enrolment.documents.push(receiptOf(exchange, enrolment, userOf(userId).name))
    tell(enrolment, { title: '报名提交成功', text: `“${enrolment.listing.assetsName}”报名提交成功，等待审核` })
    const handedInAt = enrolment.submittedAt
    exchange.timers.set(handedInAt + reviewAfterMs, () => {
      if (enrolment.state === 'PENDING' && enrolment.submittedAt === handedInAt) judge(enrolment, opinionOf(enrolment))
    })
    return { id: enrolment.id, no: enrolment.no }
  }

  const withdraw = (id: string, userId: string) => {
    const enrolment = mine(id, userId)
    const hasMoney = enrolment.depositId !== null && exchange.deposits.hasMoney(enrolment.depositId)
    const isEarly = enrolment.state === 'PENDING' || enrolment.state === 'WAIT_DEPOSIT' || enrolment.state === 'FIX'
    if (hasMoney || !isEarly) throw new Refusal(400, '保证金已到账或报名已结束，不能撤回')
    note(enrolment, progressLabels.takenBack)
    enter(enrolment, 'CANCELLED', '已撤回，可在截止前重新报名')
    if (enrolment.depositId !== null) exchange.deposits.cancel(enrolment.depositId, '报名已撤回')
    return { id }
  }

  return { sheetFor, submit, withdraw }
}
