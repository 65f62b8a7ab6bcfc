import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { roomRules } from '../bidding/schema.ts'
import { maybe } from '../nullish.ts'
import { listingRow } from './schema.ts'

const labelled = z.object({ label: z.string(), value: z.string() })

const attachment = z.object({
  id: z.string(),
  name: z.string(),
  /** `pdf`, `jpg`, `docx` …: the ending without its dot. */
  kind: z.string(),
  /** Bytes. */
  size: z.number(),
  url: z.string(),
})
export type Attachment = z.output<typeof attachment>

const contact = z.object({ role: z.string(), name: z.string(), phone: z.string() })

/** One accepted quote as everybody may see it: the bidder's number and never the name (domain 3.8). */
export const quoteRow = z.object({
  seq: z.number(),
  bidNo: z.string(),
  amount: maybe(amount),
  at: z.number(),
  /** Of a package, which of its lots was quoted for. */
  lotName: z.optional(z.string()),
})
export type QuoteRow = z.output<typeof quoteRow>

/** How an asset is bid for (domain 4); an unknown mode is shown as its own text. */
export const bidModes = [
  'ongoing',
  'phased',
  'final',
  'once-off',
  'first-come-first-served',
  'two-stage',
  'v-shaped',
  'dutch-auction',
] as const
export type BidMode = (typeof bidModes)[number]

/** Modes in which nobody sees an amount before the opening (domain 3.8). */
/** Modes whose price begins to fall. */
export const fallingModes: ReadonlySet<string> = new Set<BidMode>(['v-shaped', 'dutch-auction'])

export const sealedModes: ReadonlySet<string> = new Set<BidMode>(['final', 'once-off'])

/** What of a lot changes while people look at it, as it is pushed; `biddingPrice` is absent while a sealed mode runs. */
const lotHead = z.object({
  assetsId: z.string(),
  status: z.string(),
  biddingPrice: maybe(amount),
  biddingCount: z.number(),
  enrolled: z.number(),
  bidFrom: z.number(),
  bidUntil: z.number(),
  dealPrice: maybe(amount),
})
export type LotHead = z.output<typeof lotHead>

/** What a reader of a lot's topic begins with: its head and its last quotes, the newest first. */
export const lotSnapshot = z.object({ head: lotHead, quotes: z.array(quoteRow) })
export type LotSnapshot = z.output<typeof lotSnapshot>

/** What the events `quote` and `status` of a lot's topic say; a sealed quote is told by the head alone. */
export const lotUpdate = z.object({ head: lotHead, quote: z.optional(quoteRow) })
export type LotUpdate = z.output<typeof lotUpdate>

/** All that a visitor may know of an asset before enrolling (LS-03). Instants are epoch ms, amounts as in the row. */
export const assetDetail = z.extend(listingRow, {
  no: z.string(),
  /** Identification code of the public resource trading standard. */
  unifiedCode: maybe(z.string()),
  pictures: z.array(z.object({ src: z.string(), alt: z.string() })),
  mode: z.string(),
  step: maybe(amount),
  /** The rules of its room; a package has one of its own for each lot. */
  rules: maybe(roomRules),
  /** 元 */
  deposit: maybe(amount),
  /** 元, for a package whose deposit is a pool: the least and the most. */
  depositMax: maybe(amount),
  /** Seconds that a late quote adds. */
  delaySeconds: maybe(z.number()),
  hasReserve: z.boolean(),
  hasPriority: z.boolean(),
  enrolFrom: z.number(),
  enrolUntil: z.number(),
  /** When the deposit must be there. */
  depositUntil: maybe(z.number()),
  bidFrom: z.number(),
  bidUntil: z.number(),
  /** 元 */
  appraisal: maybe(amount),
  appraisalDate: maybe(z.string()),
  seller: z.string(),
  regionName: maybe(z.string()),
  industryName: maybe(z.string()),
  counts: z.object({ enrolled: z.number(), viewed: z.number(), favourites: z.number(), reminders: z.number() }),
  highlights: z.array(z.string()),
  facts: z.array(labelled),
  /** Paragraphs. */
  description: z.array(z.string()),
  disclosure: z.array(z.string()),
  conditions: z.array(z.string()),
  terms: z.array(z.string()),
  attachments: z.array(attachment),
  contacts: z.array(contact),
  branch: maybe(z.object({ id: z.string(), name: z.string(), address: z.string(), phone: z.string() })),
  /** Members of a package. */
  members: z.array(listingRow),
  /** The package of a lot: there it is enrolled for, and one deposit is paid for all its lots, of which 元 the lot binds `deposit`. */
  pack: maybe(
    z.object({
      assetsId: z.string(),
      no: z.string(),
      assetsName: z.string(),
      deposit: maybe(amount),
      depositMax: maybe(amount),
    }),
  ),
  /** What became of it, 元. */
  dealPrice: maybe(amount),
  /** Why it was suspended or ended, and the notice that says so. */
  statusReason: maybe(z.string()),
  statusNoticeId: maybe(z.string()),
})
export type AssetDetail = z.output<typeof assetDetail>

/** How far a step of a project under management has come; an unknown state is shown as its own text. */
const stepStates = ['done', 'current', 'waiting', 'stopped'] as const
export type StepState = (typeof stepStates)[number]

/** A project under management: the same facts, who is responsible, and how far it has come (LS-08). */
export const managedProject = z.extend(assetDetail, {
  department: z.string(),
  manager: z.string(),
  steps: z.array(z.object({ name: z.string(), at: maybe(z.number()), state: z.string(), note: maybe(z.string()) })),
})
export type ManagedProject = z.output<typeof managedProject>

const facetCount = z.object({ key: z.string(), count: z.number() })
/** How many assets each choice of a filter would leave, the other filters standing. */
export const facets = z.object({
  typeCode: z.array(facetCount),
  parentId: z.array(facetCount),
  operationId: z.array(facetCount),
  region: z.array(facetCount),
  industry: z.array(facetCount),
  status: z.array(facetCount),
  /** By the unit that prices are compared in, 元 for what names none. */
  unit: z.array(facetCount),
  price: z.array(facetCount),
})
export type Facets = z.output<typeof facets>
