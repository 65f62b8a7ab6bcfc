import { progressLabels } from '#src/model/enrolment/labels.ts'
import { type EnrolRuleInput, enrolProblems, problemText } from '#src/model/enrolment/rules.ts'
import { type EnrolForm, enrolRefusal } from '#src/model/enrolment/schema.ts'
import { authStatus } from '#src/model/kyc/rules.ts'
import { takingOf } from '#src/model/asset-kind/taking/labels.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { holderLabels } from '#src/model/signature/labels.ts'
import type { Core } from '../core.ts'
import type { Deposits } from '../deposits/deposits.ts'
import type { Documents } from '../files/documents.ts'
import { holderOf, projectFacts } from '../files/letter.ts'
import type { Kyc } from '../kyc/kyc.ts'
import { lotsOf } from '../listings/package.ts'
import { Refusal } from '../refusal.ts'
import { detailsOf } from '../seed/listings/details.ts'
import { hasPriority } from '../seed/listings/full-details.ts'
import type { Listing, User } from '../tables.ts'
import type { EnrolmentBook } from './book.ts'
import type { Consents } from './consents.ts'
import type { Drafts } from './drafts.ts'
import { agreementsOf, intentLine, intentOf, requirementsOf } from './requirements.ts'
import type { Enrolment } from './record.ts'
import type { Review } from './review.ts'

/** A reviewer of the exchange examines a submitted enrolment after this long, unless it is reviewed before. */
const reviewAfterMs = 20_000

export type EnrolmentSetup = EnrolRuleInput & { asset: Listing }

export type Submission = {
  /** What the form of an enrolment asks for. */
  setupFor: (enrolment: Pick<Enrolment, 'listing' | 'userId'>) => EnrolmentSetup
  submit: (assetsId: string, form: EnrolForm, userId: string, basis?: number | null) => Pick<Enrolment, 'id' | 'no'>
  /** Possible while no money has come. */
  withdraw: (id: string, userId: string) => { id: string }
}

type Ports = {
  drafts: Drafts
  consents: Pick<Consents, 'refuseUnagreed'>
  review: Pick<Review, 'reviewAutomatically'>
  deposits: Pick<Deposits, 'hasMoney' | 'cancel'>
  documents: Pick<Documents, 'issue'>
  kyc: Pick<Kyc, 'identityOf'>
}

/** Submitting an enrolment, and withdrawing it. */
export function createSubmission(core: Core, book: EnrolmentBook, ports: Ports): Submission {
  const { current, enter, get, note, ofOwner, userOf, write } = book
  const { drafts, consents, review, deposits, documents, kyc } = ports

  /** The verified name and number: the page has the same with the number masked. */
  const leaderOf = ({ id, name, authStatus: status }: User): EnrolRuleInput['party'] => {
    const kind = status === authStatus.organisation ? 'organisation' : 'person'
    return { kind, name, documentNo: kyc.identityOf(id)?.docNumber ?? '' }
  }

  const setupFor: Submission['setupFor'] = ({ listing, userId }) => ({
    asset: listing,
    party: leaderOf(userOf(userId)),
    ownPhone: userOf(userId).telPhone,
    conditions: detailsOf(listing).conditions,
    requirements: requirementsOf(core.tables, listing, userOf(userId)),
    agreements: agreementsOf(core.tables, listing),
    isPackage: listing.isPackage,
    lots: lotsOf(core.tables, listing),
    intent: intentOf(listing),
    hasPriority: hasPriority(core.tables, listing),
  })

  const refuseIncomplete = (form: EnrolForm, enrolment: Enrolment) => {
    const [problem] = enrolProblems(form, setupFor(enrolment))
    if (problem) throw new Refusal(enrolRefusal.missing, problemText(problem))
    consents.refuseUnagreed(enrolment)
  }

  const receiptOf = ({ no, listing, form, consents: given }: Enrolment, party: User) => {
    const consentLines = given.map(({ name, share, given: consent }): [string, string] => [
      '联合体成员',
      `${name} ${share}%，账户 ${consent?.account ?? ''} 于 ${dateTime(consent?.at ?? core.now())} 同意，文本版本 ${consent?.termsVersion ?? ''}`,
    ])
    const intent = intentLine(listing, form)
    const taking = takingOf(listing.typeCode)
    return documents.issue('报名回执', {
      listing,
      holder: holderOf(holderLabels.applicant, party),
      facts: [
        ['报名编号', no],
        ...projectFacts(listing),
        [holderLabels.applicant, party.name],
        [taking.way, taking[form.way]],
        ...consentLines,
        ...(intent ? [intent] : []),
        ['联系人', `${form.contact} ${form.telPhone}`],
        ['提交时间', dateTime(core.now())],
      ],
      closing: ['请在资格审核通过后按通知交纳保证金。报名结果以交易系统记录为准。'],
    })
  }

  return {
    setupFor,
    submit: (assetsId, form, userId, basis) => {
      const known = current(userId, assetsId)
      if (known?.state === 'PENDING') return { id: known.id, no: known.no }
      // Since the draft was begun its owner may have been barred, or its asset suspended.
      if (known?.state === 'DRAFT') drafts.refuseProblem(assetsId, userId)
      const { id } = drafts.save(assetsId, form, userId, basis)
      const enrolment = get(id)!
      refuseIncomplete(form, enrolment)
      const submittedAt = core.now()
      enrolment.submittedAt = submittedAt
      enrolment.fixUntil = null
      enrolment.fix = null
      enrolment.fixLimit = null
      note(enrolment, enrolment.state === 'FIX' ? progressLabels.handedInAgain : progressLabels.handedIn)
      enter(enrolment, 'PENDING')
      enrolment.documents.push(receiptOf(enrolment, userOf(userId)))
      write(enrolment, { title: '报名提交成功', text: `“${enrolment.listing.assetsName}”报名提交成功，等待审核` })
      core.timers.set(submittedAt + reviewAfterMs, () => {
        if (enrolment.state === 'PENDING' && enrolment.submittedAt === submittedAt)
          review.reviewAutomatically(enrolment)
      })
      return { id: enrolment.id, no: enrolment.no }
    },
    withdraw: (id, userId) => {
      const enrolment = ofOwner(id, userId)
      const hasMoney = enrolment.depositId !== null && deposits.hasMoney(enrolment.depositId)
      const isEarly = enrolment.state === 'PENDING' || enrolment.state === 'WAIT_DEPOSIT' || enrolment.state === 'FIX'
      if (hasMoney || !isEarly) throw new Refusal(400, '保证金已到账或报名已结束，不能撤回')
      note(enrolment, progressLabels.takenBack)
      enter(enrolment, 'CANCELLED', '已撤回，可在截止前重新报名')
      if (enrolment.depositId !== null) deposits.cancel(enrolment.depositId, '报名已撤回')
      return { id }
    },
  }
}
