import { requiresManagement } from '#src/model/asset-kind/rules.ts'
import { addMoney, withGroups } from '#src/model/money/money.ts'
import { numberTyped, typedYuan } from '#src/model/money/typed.ts'
import { emptyForm, enrolProblems, requiresStateOwned } from '#src/model/enrolment/rules.ts'
import type {
  EnrolDetail,
  EnrolDraft,
  EnrolForm,
  EnrolProblem,
  EnrolSetup,
  JointMember,
} from '#src/model/enrolment/schema.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'
import { email } from '#src/model/validation/addresses.ts'
import { bankCard, corporateAccount, plainAccount } from '#src/model/validation/bank-card.ts'
import { landline, mobile, plainPhone } from '#src/model/validation/phone.ts'
import { optional } from '#src/model/validation/rule.ts'
import { formProblems } from './labels.ts'

type Answer = EnrolForm['answers'][number]

/** The form on the screen: files with their names, missing answers, amounts as they are typed. */
export type EnrolValues = Omit<EnrolForm, 'answers' | 'files' | 'poolAmount'> & {
  answers: readonly (Partial<Answer> | null | undefined)[]
  files: Record<string, readonly UploadedFile[]>
  poolAmount: string
}

const withoutNulls = <T extends object>(part: T | null | undefined): Partial<T> =>
  Object.fromEntries(
    Object.entries(part ?? {}).filter(([, value]) => value !== undefined && value !== null),
  ) as Partial<T>

/** The initial values of the form: what the exchange knows about the person, overridden by the saved draft. */
export function valuesFrom(
  { known, draft }: Pick<EnrolSetup, 'known' | 'draft'>,
  files: EnrolValues['files'],
): EnrolValues {
  const form = { ...emptyForm, ...withoutNulls(known), ...withoutNulls(draft) }
  return {
    ...form,
    offer: withGroups(form.offer),
    investment: withGroups(form.investment),
    poolAmount: withGroups(form.poolAmount ?? ''),
    files,
  }
}

/** The files of an unfinished enrolment, by requirement. */
export const filesFrom = ({ files }: Pick<EnrolDetail, 'files'>): EnrolValues['files'] =>
  Object.fromEntries(files.map(({ requirement, files: given }) => [requirement, given]))

const trimmed = (text: string | null | undefined): string => text?.trim() ?? ''

const memberFrom = (member: Partial<JointMember> | null | undefined): JointMember => ({
  name: trimmed(member?.name),
  documentNo: trimmed(member?.documentNo),
  telPhone: plainPhone(member?.telPhone ?? ''),
  share: numberTyped(member?.share),
})

/** Null for a missing answer, as the rules identify answers by position. */
const answersFrom = (answers: EnrolValues['answers'] | undefined): (Answer | null)[] =>
  Array.from(answers ?? [], (answer) =>
    typeof answer?.meets === 'boolean' ? { meets: answer.meets, note: trimmed(answer.note) } : null,
  )

const idsFrom = (files: EnrolValues['files'] | undefined): EnrolForm['files'] =>
  Object.fromEntries(
    Object.entries(files ?? {}).map(([requirement, given]) => [requirement, (given ?? []).map(({ id }) => id)]),
  )

const accountFrom = ({ name, bank, account }: Partial<EnrolForm['refund']>): EnrolForm['refund'] => ({
  name: trimmed(name),
  bank: trimmed(bank),
  account: plainAccount(account ?? ''),
})

type Filled = Omit<EnrolForm, 'answers'> & { answers: (Answer | null)[] }

type EnrolContext = Pick<EnrolSetup, 'party' | 'hasPriority' | 'asset'>

function filledFrom(values: Partial<EnrolValues>, { party, hasPriority, asset }: EnrolContext): Filled {
  const form = { ...emptyForm, ...withoutNulls(values) }
  const isJoint = form.way === 'joint'
  return {
    ...form,
    poolAmount: typedYuan(values.poolAmount ?? '') || null,
    offer: typedYuan(form.offer),
    ratio: numberTyped(form.ratio),
    investment: typedYuan(form.investment),
    use: form.use.trim(),
    leadShare: isJoint ? numberTyped(form.leadShare) : '100',
    members: isJoint ? form.members.map(memberFrom) : [],
    // Ignored without the right: an old draft may have it for every listing.
    isPriority: hasPriority && form.isPriority,
    isStateOwned: requiresStateOwned(party) && form.isStateOwned,
    isManagement: requiresManagement(asset.typeCode) && form.isManagement,
    answers: answersFrom(values.answers),
    // Not a field of the form: a draft may contain the party's former name.
    refund: accountFrom({ ...form.refund, name: party.name }),
    files: idsFrom(values.files),
  }
}

/** The form as it is submitted. */
export function formFrom(values: Partial<EnrolValues>, setup: EnrolContext): EnrolForm {
  const filled = filledFrom(values, setup)
  return { ...filled, answers: filled.answers.filter((answer) => answer !== null) }
}

const isJointField = (field: string) => field === 'way' || field === 'leadShare' || field.startsWith('members')

/**
 * The draft of an unfinished form. The exchange asks members for consent as soon as they are saved, so they are saved only
 * without problems; answers are saved up to the first missing one, as they are identified by position.
 */
export function draftFrom(values: Partial<EnrolValues>, setup: EnrolSetup): { draft: EnrolDraft; isWhole: boolean } {
  const filled = filledFrom(values, setup)
  const missing = filled.answers.indexOf(null)
  const answers = filled.answers.slice(0, missing === -1 ? undefined : missing).filter((answer) => answer !== null)
  const { way, leadShare, members, ...rest } = filled
  const isSettled = !problemsOf(values, setup).some(({ field }) => isJointField(field))
  return {
    draft: { ...rest, answers, ...(isSettled ? { way, leadShare, members } : {}) },
    isWhole: isSettled && answers.length === filled.answers.length,
  }
}

/** Whether saving the draft would change nothing. */
export const isUnchanged = (draft: EnrolDraft, known: EnrolDraft): boolean =>
  Object.entries(draft).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(known[name as keyof EnrolDraft]),
  )

function contactProblems({ telPhone, email: address, refund }: EnrolForm, { party }: EnrolSetup): EnrolProblem[] {
  const checks: [field: string, message: string | null][] = [
    ['telPhone', telPhone && mobile(telPhone) !== null && landline(telPhone) !== null ? formProblems.telPhone : null],
    ['email', optional(email)(address)],
    ['refund.account', optional(party.kind === 'person' ? bankCard : corporateAccount)(refund.account)],
  ]
  return checks.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

/** All problems, in the order of the form: the exchange's rules and format checks of the portal. */
export function problemsOf(values: Partial<EnrolValues>, setup: EnrolSetup): EnrolProblem[] {
  const filled = filledFrom(values, setup)
  // The rules treat null as a missing answer.
  const form = filled as EnrolForm
  return [...enrolProblems(form, setup), ...contactProblems(form, setup)]
}

/** Steps of the form that the person fills in (domain 6.3). */
export const formSteps = ['agree', 'fill', 'files', 'confirm'] as const
export type FormStep = (typeof formSteps)[number]

function stepOf(field: string): FormStep {
  if (field === 'agreed') return 'agree'
  return field.startsWith('files.') ? 'files' : 'fill'
}

/** The first step with a problem. */
export const firstOpenStep = (problems: readonly EnrolProblem[]): FormStep =>
  formSteps.find((step) => problems.some(({ field }) => stepOf(field) === step)) ?? 'confirm'

const sharePattern = /^\d{1,3}(?:\.\d{1,2})?$/

/** The sum of the shares, per cent; null while one of them is not a number. */
export function sharesSum(
  leadShare: string | undefined,
  members: readonly (Partial<JointMember> | null | undefined)[],
) {
  const shares = [leadShare, ...members.map((member) => member?.share)].map(numberTyped)
  return shares.every((share) => sharePattern.test(share)) ? addMoney(...shares) : null
}
