import { kindCodes, type KindCode, type TypeCode } from '../asset-kind/labels.ts'
import { compareMoney } from '../money/money.ts'
import { email } from '../validation/addresses.ts'
import { optional, plain, type Validator } from '../validation/rule.ts'
import type { DealFacts } from './facts.ts'
import { publishedValue } from './notice.ts'
import type { ContractView, PartyRole } from './schema.ts'
import {
  contractFieldHints,
  contractFieldLabels,
  contractFieldProblems as problems,
  disputeWayLabels,
  type fieldGroupLabels,
  settledFieldLabels,
} from './template/labels.ts'
import { openDefaults } from './template/written.ts'

export type FieldName = keyof typeof contractFieldLabels
export type FieldGroup = keyof typeof fieldGroupLabels
export type FieldKind = 'text' | 'long-text' | 'number' | 'rate' | 'choice' | 'email'

export type ContractField = {
  name: FieldName
  label: string
  hint?: string
  group: FieldGroup
  kind: FieldKind
  /** From the result of the deal, never edited. */
  isLocked: boolean
  /** The party that alone fills it in. */
  owner?: PartyRole
  /** Only in contracts of these kinds; all without it. */
  kinds?: readonly KindCode[]
  /** What counts until the parties agree on something else. */
  default: string
  maxLength: number
  choices?: Readonly<Record<string, string>>
  check: Validator
}

const refuseLocked: Validator = () => problems.locked

const locked = (group: FieldGroup, name: FieldName, kinds?: readonly KindCode[]): ContractField => ({
  name,
  label: contractFieldLabels[name],
  group,
  kind: 'text',
  isLocked: true,
  ...(kinds && { kinds }),
  default: '',
  maxLength: 0,
  check: refuseLocked,
})

/** The same field where the notice has settled what the parties would agree on. */
const settled = ({ group, name, label, kinds }: ContractField): ContractField => ({
  ...locked(group, name, kinds),
  label: Object.hasOwn(settledFieldLabels, name) ? settledFieldLabels[name as keyof typeof settledFieldLabels] : label,
})

const hasBadSign = (value: string): boolean => /[{}]|[^\P{Cc}\n]/u.test(value)

/** Braces would be read as a field of the template. */
const textOf =
  (maxLength: number): Validator =>
  (value) => {
    if (Array.from(value.trim()).length > maxLength) return problems.long
    return hasBadSign(value.trim()) ? problems.signs : null
  }

const wholeBetween =
  (least: number, most: number, problem: string): Validator =>
  (value) => {
    const text = plain(value)
    return /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most ? null : problem
  }

const rate: Validator = (value) => {
  const text = plain(value)
  const isRate = /^\d(?:\.\d{1,2})?$/.test(text) && compareMoney(text, '0.1') >= 0 && compareMoney(text, '1') <= 0
  return isRate ? null : problems.breachRate
}

const place: Validator = (value) => (/^\p{Unified_Ideograph}{2,20}$/u.test(value.trim()) ? null : problems.disputePlace)

const required =
  (judge: Validator): Validator =>
  (value) =>
    value.trim() === '' ? problems.missing : judge(value)

type Open = Pick<ContractField, 'kind' | 'maxLength' | 'check'> &
  Partial<Pick<ContractField, 'default' | 'choices' | 'owner' | 'kinds' | 'hint'>>

const open = (group: FieldGroup, name: FieldName, field: Open): ContractField => ({
  name,
  label: contractFieldLabels[name],
  group,
  isLocked: false,
  default: '',
  ...field,
})

const address = { kind: 'text', maxLength: 100, check: textOf(100) } as const
const mailbox = { kind: 'email', maxLength: 100, check: optional(email) } as const
const equity = ['1'] as const
const company = ['1', '4'] as const
const assets = ['2'] as const
const lease = ['6'] as const
const cooperation = ['5'] as const

/** All fields of all contracts, in the order of the form. Those of a deal are locked, the contact data is each party's own, the others are agreed on by both. */
export const contractFields: readonly ContractField[] = [
  locked('parties', 'contractNo'),
  locked('parties', 'sellerName'),
  locked('parties', 'sellerCode'),
  locked('parties', 'sellerAgent'),
  open('parties', 'sellerAddress', { ...address, owner: 'seller' }),
  open('parties', 'sellerEmail', { ...mailbox, owner: 'seller' }),
  locked('parties', 'takerName'),
  locked('parties', 'takerCode'),
  locked('parties', 'takerAgent'),
  open('parties', 'takerAddress', { ...address, owner: 'taker' }),
  open('parties', 'takerEmail', { ...mailbox, owner: 'taker' }),
  locked('subject', 'assetsName'),
  locked('subject', 'projectNo'),
  locked('subject', 'exchange'),
  locked('subject', 'mode'),
  locked('subject', 'closedAt'),
  locked('subject', 'company', company),
  locked('subject', 'share', company),
  locked('subject', 'leaseUse', lease),
  locked('subject', 'leaseTerm', lease),
  locked('subject', 'freeRent', lease),
  locked('subject', 'cooperationContent', cooperation),
  locked('subject', 'cooperationTerm', cooperation),
  locked('subject', 'leastInvestment', cooperation),
  locked('price', 'price'),
  locked('price', 'priceInCapitals'),
  locked('price', 'deposit'),
  locked('payment', 'payWithin'),
  locked('payment', 'firstPercent', equity),
  locked('payment', 'ratePercent', equity),
  locked('payment', 'restWithin', equity),
  locked('payment', 'rentWay', lease),
  locked('payment', 'rentRise', lease),
  locked('payment', 'firstRent', lease),
  locked('payment', 'bondMonths', lease),
  locked('payment', 'bond', lease),
  locked('delivery', 'certificateWithin'),
  locked('delivery', 'deliveryWay', assets),
  open('delivery', 'deliveryDays', {
    kind: 'number',
    maxLength: 2,
    default: openDefaults.deliveryDays,
    check: required(wholeBetween(1, 90, problems.deliveryDays)),
    hint: contractFieldHints.deliveryDays,
  }),
  open('delivery', 'deliveryPlace', {
    kind: 'text',
    maxLength: 60,
    default: openDefaults.deliveryPlace,
    check: required(textOf(60)),
  }),
  open('delivery', 'registrationDays', {
    kind: 'number',
    maxLength: 2,
    default: openDefaults.registrationDays,
    check: required(wholeBetween(1, 90, problems.registrationDays)),
    kinds: assets,
    hint: contractFieldHints.registrationDays,
  }),
  open('breach', 'breachRate', {
    kind: 'rate',
    maxLength: 4,
    default: openDefaults.breachRate,
    check: required(rate),
  }),
  open('dispute', 'disputeWay', {
    kind: 'choice',
    maxLength: 20,
    default: openDefaults.disputeWay,
    choices: disputeWayLabels,
    check: (value) => (Object.hasOwn(disputeWayLabels, value) ? null : problems.disputeWay),
  }),
  open('dispute', 'disputePlace', {
    kind: 'text',
    maxLength: 20,
    default: openDefaults.disputePlace,
    check: required(place),
  }),
  open('other', 'copies', {
    kind: 'number',
    maxLength: 2,
    default: openDefaults.copies,
    check: required(wholeBetween(4, 20, problems.copies)),
  }),
  open('other', 'otherTerms', { kind: 'long-text', maxLength: 500, check: textOf(500) }),
]

type IsSettled = (name: FieldName) => boolean

/** The fields of a contract of this kind; an unknown kind is a transfer of assets, as its template. */
function fieldsOf(code: TypeCode, isSettled: IsSettled): readonly ContractField[] {
  const kind = kindCodes.find((known) => known === code) ?? '2'
  return contractFields
    .filter(({ kinds }) => kinds === undefined || kinds.includes(kind))
    .map((field) => (!field.isLocked && isSettled(field.name) ? settled(field) : field))
}

/** The fields of a deal's contract. What the notice publishes binds: it is locked, as the results of the deal are. */
export const fieldsOfDeal = ({ typeCode, facts }: Pick<DealFacts, 'typeCode' | 'facts'>): readonly ContractField[] =>
  fieldsOf(typeCode, (name) => name === 'deliveryDays' && publishedValue(facts, name) !== null)

/** The same for a reader of the contract: what has no value to be agreed on is settled. */
export const fieldsOfContract = ({ typeCode, open: agreed }: Pick<ContractView, 'typeCode' | 'open'>) =>
  fieldsOf(typeCode, (name) => !Object.hasOwn(agreed, name))

const byName: ReadonlyMap<string, ContractField> = new Map(contractFields.map((field) => [field.name, field]))

/** What is wrong with a value of a field that the parties agree on, or null. A locked field accepts no value. */
export const openProblem = (name: string, value: string): string | null => {
  const field = byName.get(name)
  return field ? field.check(value) : problems.unknown
}
