import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { filesMax } from '../file/limits.ts'
import { uploadedFile } from '../file/schema.ts'
import { listingRow } from '../listing/schema.ts'
import { nullish } from '../nullish.ts'
import { priceDue } from '../settlement/price-due.ts'

/** States of an enrolment (domain 5.1, 5.6); an unknown one is shown as its own text. */
const enrolStates = [
  'DRAFT',
  'PENDING',
  'FIX',
  'REJECTED',
  'CANCELLED',
  'WAIT_DEPOSIT',
  'QUALIFIED',
  'EXPIRED',
  'DISQUALIFIED',
  'WON',
  'LOST',
  'DEFAULT',
] as const
export type EnrolState = (typeof enrolStates)[number]

/** Why a person may not enrol; the envelope's code, shown with the enrolment state (domain 6.3). */
export const enrolRefusal = {
  notVerified: 4101,
  blacklisted: 4103,
  notYet: 4111,
  over: 4112,
  already: 4113,
  jointAlready: 4114,
  sellerSide: 4115,
  missing: 4116,
  consent: 4117,
  documentExpired: 4118,
  /** Another window has saved the draft since this one loaded it. */
  overtaken: 4119,
  /** The terms a joint member agrees to have changed since they were read. */
  jointChanged: 4120,
  /** The user owes an overdue price. */
  overdue: 4121,
} as const

export const account = z.object({
  /** 户名: must be the bidder's own. */
  name: z.string(),
  bank: z.string(),
  account: z.string(),
})
export type Account = z.output<typeof account>

/** A joint bidder; the share in per cent of the whole, at most two decimals. */
const jointMember = z.object({
  name: z.string(),
  documentNo: z.string(),
  telPhone: z.string(),
  share: z.string(),
})
export type JointMember = z.output<typeof jointMember>

const conditionAnswer = z.object({
  meets: z.boolean(),
  note: z.string(),
})

/** The enrolment form. A draft contains what has been typed so far. */
export const enrolForm = z.object({
  /** The chosen lots of a package; empty for a single asset. */
  lotIds: z.array(z.string()),
  /** For a package: payment into the pool, 元. */
  poolAmount: nullish(amount),
  way: z.enum(['sole', 'joint']),
  leadShare: z.string(),
  members: z.array(jointMember).check(z.maxLength(10)),
  /** 受让底价: not below the listing price, in the asset's own unit. */
  offer: z.string(),
  /** 拟受让比例 of a share transfer, per cent of the company. */
  ratio: z.string(),
  /** 拟投资额 of a capital increase, 元. */
  investment: z.string(),
  /** 租赁用途 of a lease. */
  use: z.string(),
  isStateOwned: z.boolean(),
  regulator: z.string(),
  isManagement: z.boolean(),
  managementPost: z.string(),
  isPriority: z.boolean(),
  fundSource: z.enum(['own', 'financing', 'other']),
  /** One for each condition of the notice, in order. */
  answers: z.array(conditionAnswer),
  contact: z.string(),
  telPhone: z.string(),
  email: z.string(),
  refund: account,
  agency: z.string(),
  /** Ids of uploaded files by requirement. */
  files: z.record(z.string(), z.array(z.string()).check(z.maxLength(filesMax))),
  /** Ids of the accepted texts. */
  agreed: z.array(z.string()),
})
export type EnrolForm = z.output<typeof enrolForm>

export const enrolDraft = z.partial(enrolForm)
export type EnrolDraft = z.output<typeof enrolDraft>

const agreement = z.object({ id: z.string(), title: z.string(), paragraphs: z.array(z.string()) })

/** A file required by the notice. */
const requirement = z.object({
  id: z.string(),
  name: z.string(),
  isRequired: z.boolean(),
  /** Required of a person who claims the priority, not asked of others. */
  forPriority: nullish(z.boolean()),
  note: nullish(z.string()),
})
export type Requirement = z.output<typeof requirement>

export const packageLot = z.object({
  assetsId: z.string(),
  assetsName: z.string(),
  startPrice: amount,
  priceUnitName: nullish(z.string()),
  /** 元 */
  deposit: amount,
  /** Absent when prices are not raised. */
  step: nullish(amount),
  delaySeconds: nullish(z.number()),
  status: z.string(),
})
export type PackageLot = z.output<typeof packageLot>

export const partyKinds = ['person', 'organisation'] as const

/** The verified bidder; read-only. */
export const party = z.object({
  kind: z.enum(partyKinds),
  name: z.string(),
  documentType: z.string(),
  /** Masked. */
  documentNo: z.string(),
})
export type Party = z.output<typeof party>

/** The intent declared for each type of asset (domain 6.3). */
const intentKinds = ['ratio', 'investment', 'use'] as const

const intent = z.object({
  kind: z.enum(intentKinds),
  /** For a share: per cent on offer. */
  most: nullish(z.string()),
  /** The notice's remark on it. */
  note: nullish(z.string()),
})
export type Intent = z.output<typeof intent>

/** How the right of first refusal is exercised in a room. */
export const rightInRoom = z.object({
  mode: z.string(),
  /** IN_ROOM or POST_CONFIRM, as in the room's rules. */
  priority: z.string(),
  /** Who may enter the timed round of such a room. */
  entryRule: nullish(z.string()),
  /** Time for the holder to answer after the room, ms; null when not asked. */
  confirmMs: nullish(z.number()),
})

/** Everything an enrolment form needs (domain 6.3, 6.4). */
export const enrolSetup = z.object({
  asset: listingRow,
  no: z.string(),
  isPackage: z.boolean(),
  party,
  agreements: z.array(agreement),
  conditions: z.array(z.string()),
  requirements: z.array(requirement),
  lots: z.array(packageLot),
  /** 元; for a package the minimum and maximum of the pool. */
  deposit: amount,
  depositMax: nullish(amount),
  hasPriority: z.boolean(),
  /** How the right could be exercised; null when there is none. */
  right: nullish(rightInRoom),
  /** Bidding mode of a single asset: it decides what the offer binds to. */
  mode: nullish(z.string()),
  intent: nullish(intent),
  enrolUntil: z.number(),
  depositUntil: z.number(),
  /** Phone of the account: its owner leads and cannot be a member too. */
  ownPhone: nullish(z.string()),
  /** Known from earlier enrolments: contact, refund account. */
  known: enrolDraft,
  draft: nullish(enrolDraft),
  /** Version of the draft; absent before the first save. Each save names the version it is based on. */
  draftVersion: nullish(z.int()),
  /** Time of the last save, epoch ms. */
  draftAt: nullish(z.number()),
  enrolId: nullish(z.string()),
  /** Why the exchange returned the enrolment for correction. */
  fixReason: nullish(z.string()),
  /** Deadline of the correction, epoch ms. */
  fixUntil: nullish(z.number()),
  /** The step to correct; an unknown one means the files. */
  fixStep: nullish(z.string()),
  /** The form submitted before the return. */
  returned: nullish(enrolDraft),
})
export type EnrolSetup = z.output<typeof enrolSetup>

/** The claimed right of first refusal, the result of its review, and how the room lets it be exercised. */
const enrolPriority = z.extend(rightInRoom, {
  state: z.enum(['claimed', 'accepted', 'refused']),
  /** Why it was refused; the enrolment may still pass. */
  reason: nullish(z.string()),
})
export type EnrolPriority = z.output<typeof enrolPriority>

export const enrolRow = z.object({
  id: z.string(),
  no: z.string(),
  asset: listingRow,
  state: z.string(),
  /** State of its deposit; absent before the review. */
  depositState: nullish(z.number()),
  depositId: nullish(z.string()),
  bidNo: nullish(z.string()),
  /** Null when none is claimed. */
  priority: nullish(enrolPriority),
  /** Epoch ms; null for a draft. */
  submittedAt: nullish(z.number()),
  /** Someone else leads; the person has agreed to join. */
  asMember: nullish(z.boolean()),
  opensAt: z.number(),
  closesAt: z.number(),
  /** When the current state expires, epoch ms. */
  dueAt: nullish(z.number()),
  /** The deadline that shortens it (`enrol`, `deposit`), with its instant, epoch ms. */
  dueLimit: nullish(z.object({ by: z.string(), at: z.number() })),
  /** The price of the asset won, while it is owed. */
  price: nullish(priceDue),
  /** Of what was won: the step its deal has come to, `done` after the last one. */
  dealStep: nullish(z.string()),
})
export type EnrolRow = z.output<typeof enrolRow>

const enrolEvent = z.object({ at: z.number(), title: z.string(), note: nullish(z.string()) })

const consent = z.object({
  name: z.string(),
  /** Masked; of other members blank to a member. */
  telPhone: z.string(),
  share: z.string(),
  /** `mismatched`: name or number differ from those of the account's owner, who was therefore not asked. */
  state: z.enum(['asked', 'agreed', 'refused', 'mismatched']),
  isMe: z.boolean(),
  /** Of a consent: the account, the time and the version of the terms; of other members blank to a member. */
  account: nullish(z.string()),
  at: nullish(z.number()),
  termsVersion: nullish(z.string()),
})

const enrolDocument = z.object({ name: z.string(), url: z.string(), at: nullish(z.number()) })

export const enrolDetail = z.extend(enrolRow, {
  party,
  form: enrolForm,
  /** The conditions of the notice, in the order of the form's answers. */
  conditions: z.array(z.string()),
  /** `requirement` is its id, `name` its name in the notice. */
  files: z.array(z.object({ requirement: z.string(), name: z.string(), files: z.array(uploadedFile) })),
  lots: z.array(packageLot),
  consents: z.array(consent),
  /** Version of the texts to accept. */
  termsVersion: nullish(z.string()),
  /** Version of everything a joint member agrees to: shares, asset and terms. */
  jointVersion: nullish(z.string()),
  /** The viewer's own account, as named in a consent. */
  ownAccount: nullish(z.string()),
  /** Oldest first. */
  events: z.array(enrolEvent),
  reason: nullish(z.string()),
  /** Receipts and letters issued by the exchange. */
  documents: z.array(enrolDocument),
  enrolUntil: z.number(),
  /** Whether the viewer leads, or was asked to join: a member sees only the shares of the form. */
  isOwner: z.boolean(),
  can: z.object({ edit: z.boolean(), withdraw: z.boolean(), pay: z.boolean(), enter: z.boolean() }),
})
export type EnrolDetail = z.output<typeof enrolDetail>

/** A problem of an enrolment: the field's path, a sentence of `enrolLabels` and its values. */
export type EnrolProblem = { field: string; message: string; values?: Record<string, string> }
