import { priceNameValues } from '../asset-kind/prices.ts'
import { type TypeCode } from '../asset-kind/labels.ts'
import { briefYuan } from '../money/brief.ts'
import { addMoney, compareMoney, isMoney } from '../money/money.ts'
import { isSameName } from '../kyc/same-name.ts'
import { memberProblems } from './joint.ts'
import type { EnrolForm, EnrolProblem, EnrolSetup, Intent, JointMember, Party, Requirement } from './schema.ts'
import { enrolLabels } from './labels.ts'

/** The full sentence, in Chinese. */
export const problemText = ({ message, values = {} }: EnrolProblem): string =>
  message.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

/** The part of the setup that the rules read. */
export type EnrolRuleInput = Pick<
  EnrolSetup,
  'conditions' | 'requirements' | 'agreements' | 'isPackage' | 'lots' | 'intent' | 'hasPriority'
> & {
  asset: { startPrice?: string | null | undefined; typeCode?: TypeCode }
  /** The enrolling party, with its verified name. */
  party: Pick<EnrolSetup['party'], 'kind' | 'name' | 'documentNo'>
  /** Phone of the enrolling account. */
  ownPhone?: string | null | undefined
}

const sharePattern = /^(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)$/

const filled = (text: string): boolean => text.trim() !== ''

const required = (form: EnrolForm): EnrolProblem[] =>
  (
    [
      ['contact', form.contact, enrolLabels.contact],
      ['telPhone', form.telPhone, enrolLabels.telPhone],
      ['refund.name', form.refund.name, enrolLabels.refundName],
      ['refund.bank', form.refund.bank, enrolLabels.refundBank],
      ['refund.account', form.refund.account, enrolLabels.refundAccount],
    ] as const
  ).flatMap(([field, value, message]) => (filled(value) ? [] : [{ field, message }]))

/** Refunds go to the payer only. */
const refundHolder = ({ refund }: EnrolForm, { party }: EnrolRuleInput): EnrolProblem[] =>
  !filled(refund.name) || isSameName(refund.name, party.name)
    ? []
    : [{ field: 'refund.name', message: enrolLabels.refundHolder, values: { name: party.name } }]

/** The shares of joint bidders add up to the whole (domain 1.3). */
function shares({ way, leadShare, members }: EnrolForm): EnrolProblem[] {
  if (way === 'sole') return []
  if (members.length === 0) return [{ field: 'members', message: enrolLabels.noMember }]
  const problems = members.flatMap((member, index): EnrolProblem[] =>
    filled(member.name) && filled(member.documentNo) && filled(member.telPhone)
      ? []
      : [{ field: `members.${index}`, message: enrolLabels.memberBlank }],
  )
  const all = [leadShare, ...members.map(({ share }) => share)]
  if (!all.every((share) => sharePattern.test(share) && Number(share) > 0) || addMoney(...all) !== '100')
    problems.push({ field: 'leadShare', message: enrolLabels.shares })
  return problems
}

/** Payable amounts have at most twelve digits and two decimals. */
const isPayable = (text: string): boolean => /^\d{1,12}(?:\.\d{1,2})?$/.test(text)

function offerProblem({ offer }: EnrolForm, { asset }: EnrolRuleInput): EnrolProblem[] {
  if (!isPayable(offer)) return [{ field: 'offer', message: enrolLabels.offer }]
  const start = asset.startPrice
  return start && isMoney(start) && compareMoney(offer, start) < 0
    ? [{ field: 'offer', message: enrolLabels.offerLow, values: priceNameValues(asset.typeCode) }]
    : []
}

const isPositive = (text: string): boolean => isMoney(text) && compareMoney(text, '0') > 0

function ratioProblem({ ratio }: EnrolForm, { most }: Intent): EnrolProblem[] {
  if (!sharePattern.test(ratio) || !isPositive(ratio)) return [{ field: 'ratio', message: enrolLabels.ratio }]
  return most && compareMoney(ratio, most) > 0
    ? [{ field: 'ratio', message: enrolLabels.ratioHigh, values: { most } }]
    : []
}

/** Problems of the intent declared for the type of the asset (domain 6.3). */
function intentProblems(form: EnrolForm, { intent }: EnrolRuleInput): EnrolProblem[] {
  if (!intent) return []
  if (intent.kind === 'ratio') return ratioProblem(form, intent)
  const isGiven = intent.kind === 'use' ? filled(form.use) : isPositive(form.investment)
  return isGiven ? [] : [{ field: intent.kind, message: enrolLabels[intent.kind] }]
}

function answered({ answers }: EnrolForm, { conditions }: EnrolRuleInput): EnrolProblem[] {
  return conditions.flatMap((_, index): EnrolProblem[] => {
    const answer = answers[index]
    if (!answer) return [{ field: `answers.${index}`, message: enrolLabels.answer }]
    return answer.meets || filled(answer.note) ? [] : [{ field: `answers.${index}`, message: enrolLabels.explain }]
  })
}

/** The files required for this form; the proof of priority only when it is claimed. */
export const requirementsFor = (
  requirements: readonly Requirement[],
  { isPriority = false }: Partial<Pick<EnrolForm, 'isPriority'>>,
): Requirement[] =>
  requirements.flatMap((one) => (!one.forPriority ? [one] : isPriority ? [{ ...one, isRequired: true }] : []))

const handedIn = ({ files, isPriority }: EnrolForm, { requirements }: EnrolRuleInput): EnrolProblem[] =>
  requirementsFor(requirements, { isPriority })
    .filter(({ id, isRequired }) => isRequired && (files[id]?.length ?? 0) === 0)
    .map(({ id, name }) => ({ field: `files.${id}`, message: enrolLabels.file, values: { name } }))

/** The pool of a package holds at least the largest deposit chosen and at most their sum (domain 5.3). */
export function poolRange(lots: readonly { assetsId: string; deposit: string }[], chosen: readonly string[]) {
  const deposits = lots.filter(({ assetsId }) => chosen.includes(assetsId)).map(({ deposit }) => deposit)
  if (deposits.length === 0) return null
  return {
    least: deposits.reduce((most, deposit) => (compareMoney(deposit, most) > 0 ? deposit : most)),
    most: addMoney(...deposits),
  }
}

/** Whether this amount may be paid into a pool of that range. */
export const isPoolAmount = (amount: string, range: ReturnType<typeof poolRange>): boolean =>
  range !== null && isPayable(amount) && compareMoney(amount, range.least) >= 0 && compareMoney(amount, range.most) <= 0

function pooled(form: EnrolForm, { isPackage, lots }: EnrolRuleInput): EnrolProblem[] {
  if (!isPackage) return []
  const known = new Set(lots.map(({ assetsId }) => assetsId))
  const isKnown = new Set(form.lotIds).size === form.lotIds.length && form.lotIds.every((id) => known.has(id))
  const range = isKnown ? poolRange(lots, form.lotIds) : null
  if (!range) return [{ field: 'lotIds', message: enrolLabels.noLot }]
  const paid = form.poolAmount
  if (!paid || !isPayable(paid)) return [{ field: 'poolAmount', message: enrolLabels.pool }]
  return isPoolAmount(paid, range)
    ? []
    : [
        {
          field: 'poolAmount',
          message: compareMoney(range.least, range.most) === 0 ? enrolLabels.poolExact : enrolLabels.poolRange,
          values: { least: briefYuan(range.least), most: briefYuan(range.most) },
        },
      ]
}

function declared(form: EnrolForm, { hasPriority }: EnrolRuleInput): EnrolProblem[] {
  const problems: EnrolProblem[] = []
  if (form.isPriority && !hasPriority) problems.push({ field: 'isPriority', message: enrolLabels.noPriority })
  if (form.isStateOwned && !filled(form.regulator))
    problems.push({ field: 'regulator', message: enrolLabels.regulator })
  if (form.isManagement && !filled(form.managementPost))
    problems.push({ field: 'managementPost', message: enrolLabels.post })
  return problems
}

const agreedTo = ({ agreed }: EnrolForm, { agreements }: EnrolRuleInput): EnrolProblem[] =>
  agreements.every(({ id }) => agreed.includes(id)) ? [] : [{ field: 'agreed', message: enrolLabels.agree }]

/** Everything that prevents submitting an enrolment, in the order of the form (domain 6.3, 6.4). */
export const enrolProblems = (form: EnrolForm, setup: EnrolRuleInput): EnrolProblem[] => [
  ...agreedTo(form, setup),
  ...pooled(form, setup),
  ...shares(form),
  ...memberProblems(form, { ...setup.party, telPhone: setup.ownPhone ?? null }),
  ...(setup.isPackage ? [] : offerProblem(form, setup)),
  ...intentProblems(form, setup),
  ...declared(form, setup),
  ...answered(form, setup),
  ...required(form),
  ...refundHolder(form, setup),
  ...handedIn(form, setup),
]

/** A member of a joint bid before anything is typed. */
export const emptyMember: JointMember = { name: '', documentNo: '', telPhone: '', share: '' }

/** The initial form. */
export const emptyForm: EnrolForm = {
  lotIds: [],
  poolAmount: null,
  way: 'sole',
  leadShare: '100',
  members: [],
  offer: '',
  ratio: '',
  investment: '',
  use: '',
  isStateOwned: false,
  regulator: '',
  isManagement: false,
  managementPost: '',
  isPriority: false,
  fundSource: 'own',
  answers: [],
  contact: '',
  telPhone: '',
  email: '',
  refund: { name: '', bank: '', account: '' },
  agency: '',
  files: {},
  agreed: [],
}

/** Whether to ask if the party is state-owned. */
export const requiresStateOwned = ({ kind }: Pick<Party, 'kind'>): boolean => kind === 'organisation'
