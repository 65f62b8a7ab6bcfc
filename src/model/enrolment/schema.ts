import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { filesMax } from '../file/limits.ts'
import { uploadedFile } from '../file/schema.ts'
import { listingRow } from '../listing/schema.ts'
import { maybe } from '../nullish.ts'
import { priceDue } from '../settlement/schema.ts'

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
] as const
export type EnrolState = (typeof enrolStates)[number]

/** Why somebody may not enrol; answered in the envelope's code, shown where the person stands (domain 6.3). */
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
  /** Another window has saved the draft since this one read it. */
  overtaken: 4119,
  /** What a joint member agrees to is no longer what was read. */
  jointChanged: 4120,
  /** A price that this user owes is overdue. */
  overdue: 4121,
} as const

export const account = z.object({
  /** 户名: must be the bidder's own. */
  name: z.string(),
  bank: z.string(),
  account: z.string(),
})
export type Account = z.output<typeof account>

/** One who takes part jointly; the share in per cent of the whole, at most two decimals. */
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

/** What somebody declares when enrolling. A draft holds as much of it as has been typed. */
export const enrolForm = z.object({
  /** The lots of a package that are bid for; empty for a single asset. */
  lotIds: z.array(z.string()),
  /** For a package: what will be paid into the pool, 元. */
  poolAmount: maybe(amount),
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
  /** One for each condition of the notice, in its order. */
  answers: z.array(conditionAnswer),
  contact: z.string(),
  telPhone: z.string(),
  email: z.string(),
  refund: account,
  agency: z.string(),
  /** Ids of uploaded files by requirement. */
  files: z.record(z.string(), z.array(z.string()).check(z.maxLength(filesMax))),
  /** Ids of the texts that were read and agreed to. */
  agreed: z.array(z.string()),
})
export type EnrolForm = z.output<typeof enrolForm>

export const enrolDraft = z.partial(enrolForm)
export type EnrolDraft = z.output<typeof enrolDraft>

const agreement = z.object({ id: z.string(), title: z.string(), paragraphs: z.array(z.string()) })

/** A file that the notice asks for. */
const requirement = z.object({
  id: z.string(),
  name: z.string(),
  isRequired: z.boolean(),
  /** Asked of nobody but who claims to hold the priority, and of him without fail. */
  forPriority: maybe(z.boolean()),
  note: maybe(z.string()),
})
export type Requirement = z.output<typeof requirement>

const packageLot = z.object({
  assetsId: z.string(),
  assetsName: z.string(),
  startPrice: amount,
  priceUnitName: maybe(z.string()),
  /** 元 */
  deposit: amount,
  /** Absent where nobody raises a price. */
  step: maybe(amount),
  delaySeconds: maybe(z.number()),
  status: z.string(),
})
export type PackageLot = z.output<typeof packageLot>

export const partyKinds = ['person', 'organisation'] as const

/** The bidder as the exchange has verified it; shown, not typed. */
const party = z.object({
  kind: z.enum(partyKinds),
  name: z.string(),
  documentType: z.string(),
  /** Masked. */
  documentNo: z.string(),
})
export type Party = z.output<typeof party>

/** What the type of the asset makes people say of their intent (domain 6.3). */
const intentKinds = ['ratio', 'investment', 'use'] as const

const intent = z.object({
  kind: z.enum(intentKinds),
  /** Of a share: per cent that is offered. */
  most: maybe(z.string()),
  /** What the notice says of it. */
  note: maybe(z.string()),
})
export type Intent = z.output<typeof intent>

/** How a room lets a right to the same price be exercised. */
const rightInRoom = z.object({
  mode: z.string(),
  /** IN_ROOM or POST_CONFIRM, as the rules of the room say it. */
  priority: z.string(),
  /** Who may go on into the timed round of such a room. */
  entryRule: maybe(z.string()),
  /** How long the holder is waited for after the room, ms; null where he is not asked. */
  confirmMs: maybe(z.number()),
})

/** Everything an enrolment form needs to know beforehand (domain 6.3, 6.4). */
export const enrolSheet = z.object({
  asset: listingRow,
  no: z.string(),
  isPackage: z.boolean(),
  party,
  agreements: z.array(agreement),
  conditions: z.array(z.string()),
  requirements: z.array(requirement),
  lots: z.array(packageLot),
  /** 元; for a package the least and the most of the pool. */
  deposit: amount,
  depositMax: maybe(amount),
  hasPriority: z.boolean(),
  /** What a holder of the right could do with it; null where there is none to hold. */
  right: maybe(rightInRoom),
  /** Of the room of a single asset: what the offer binds to depends on it. */
  mode: maybe(z.string()),
  intent: maybe(intent),
  enrolUntil: z.number(),
  depositUntil: z.number(),
  /** The number of the account: whoever has it leads, and is no member as well. */
  ownPhone: maybe(z.string()),
  /** What is known of the person from earlier: contact, refund account. */
  known: enrolDraft,
  draft: maybe(enrolDraft),
  /** Counts the savings of the draft; absent before the first. Who saves says on which one it is built. */
  draftVersion: maybe(z.int()),
  /** Of the last saving, epoch ms. */
  draftAt: maybe(z.number()),
  enrolId: maybe(z.string()),
  /** Shown when the exchange gave the draft back to be put right. */
  fixReason: maybe(z.string()),
  /** Until when that is to be done, epoch ms. */
  fixUntil: maybe(z.number()),
  /** What of the form that is about; an unknown one is the files. */
  fixStep: maybe(z.string()),
  /** What had been handed in then. */
  returned: maybe(enrolDraft),
})
export type EnrolSheet = z.output<typeof enrolSheet>

/** The right to the same price that somebody claims, what the review made of it, and how the room lets it be exercised. */
const enrolPriority = z.extend(rightInRoom, {
  state: z.enum(['claimed', 'accepted', 'refused']),
  /** Why it was refused; the enrolment may pass all the same. */
  reason: maybe(z.string()),
})
export type EnrolPriority = z.output<typeof enrolPriority>

export const enrolRow = z.object({
  id: z.string(),
  no: z.string(),
  asset: listingRow,
  state: z.string(),
  /** What the deposit of it is doing; absent before the review. */
  depositState: maybe(z.number()),
  depositId: maybe(z.string()),
  bidNo: maybe(z.string()),
  /** Null where none is claimed. */
  priority: maybe(enrolPriority),
  /** Epoch ms; null while it is a draft. */
  submittedAt: maybe(z.number()),
  /** Somebody else leads it; the person has agreed to take part. */
  asMember: maybe(z.boolean()),
  opensAt: z.number(),
  closesAt: z.number(),
  /** When the present state runs out, epoch ms. */
  dueAt: maybe(z.number()),
  /** What makes that sooner than usual (`enrol`, `deposit`), and when it comes itself, epoch ms. */
  dueLimit: maybe(z.object({ by: z.string(), at: z.number() })),
  /** Of what was won: the price, while it is owed. */
  price: maybe(priceDue),
})
export type EnrolRow = z.output<typeof enrolRow>

const enrolEvent = z.object({ at: z.number(), title: z.string(), note: maybe(z.string()) })

const consent = z.object({
  name: z.string(),
  /** Masked; blank of the others to a member. */
  telPhone: z.string(),
  share: z.string(),
  /** `mismatched`: name or number are not those of whoever has the account, who was therefore not asked. */
  state: z.enum(['asked', 'agreed', 'refused', 'mismatched']),
  isMe: z.boolean(),
  /** Of a consent: the account that gave it, when, and to which version of the terms; blank of the others to a member. */
  account: maybe(z.string()),
  at: maybe(z.number()),
  termsVersion: maybe(z.string()),
})

const enrolDocument = z.object({ name: z.string(), url: z.string(), at: maybe(z.number()) })

export const enrolDetail = z.extend(enrolRow, {
  party,
  form: enrolForm,
  /** The conditions of the notice, in the order of the form's answers. */
  conditions: z.array(z.string()),
  /** `requirement` is its id, `name` what the notice calls it. */
  files: z.array(z.object({ requirement: z.string(), name: z.string(), files: z.array(uploadedFile) })),
  lots: z.array(packageLot),
  consents: z.array(consent),
  /** Version of the texts that are agreed to. */
  termsVersion: maybe(z.string()),
  /** Of everything that a joint member agrees to: who takes which share of what, under which terms. */
  jointVersion: maybe(z.string()),
  /** The reader's own account, as a consent names it. */
  ownAccount: maybe(z.string()),
  /** Oldest first. */
  events: z.array(enrolEvent),
  reason: maybe(z.string()),
  /** Receipts and letters that the exchange has issued. */
  documents: z.array(enrolDocument),
  enrolUntil: z.number(),
  /** Whether the one who looks enrolled, or was only asked to take part jointly: then of the form there are but the shares. */
  isOwner: z.boolean(),
  can: z.object({ edit: z.boolean(), withdraw: z.boolean(), pay: z.boolean(), enter: z.boolean() }),
})
export type EnrolDetail = z.output<typeof enrolDetail>

/** What is wrong with an enrolment and where: the path of the form's field, a sentence of `enrolWords` and what stands in it. */
export type EnrolProblem = { field: string; message: string; values?: Record<string, string> }
