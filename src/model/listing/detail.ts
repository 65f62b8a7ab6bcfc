import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { roomRules } from '../bidding/schema.ts'
import { nullish } from '../nullish.ts'
import { assetPlace, company, priceStep } from './dossier.ts'
import { listingRow } from './schema.ts'

const labelled = z.object({ label: z.string(), value: z.string() })

export const attachment = z.object({
  id: z.string(),
  name: z.string(),
  /** `pdf`, `jpg`, `docx` …: the extension without its dot. */
  kind: z.string(),
  /** Bytes. */
  size: z.number(),
  url: z.string(),
  /** `notice`, `report`, `form`, `picture`. */
  group: nullish(z.string()),
  /** Epoch ms. */
  publishedAt: nullish(z.number()),
})
export type Attachment = z.output<typeof attachment>

const contact = z.object({ role: z.string(), name: z.string(), phone: z.string() })

/** One accepted quote as shown in public: with the bidder's number, never the name (domain 3.8). */
export const quoteRow = z.object({
  seq: z.number(),
  bidNo: z.string(),
  amount: nullish(amount),
  at: z.number(),
  /** For a package, the lot that was quoted for. */
  lotName: z.optional(z.string()),
})
export type QuoteRow = z.output<typeof quoteRow>

/** Bidding modes (domain 4); an unknown mode is shown as its own text. */
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

/** Modes that start with a falling price. */
export const fallingModes: ReadonlySet<string> = new Set<BidMode>(['v-shaped', 'dutch-auction'])

/** Modes that hide amounts until the opening (domain 3.8). */
export const sealedModes: ReadonlySet<string> = new Set<BidMode>(['final', 'once-off'])

/** The changing fields of a lot, as pushed; `biddingPrice` is absent while a sealed mode runs. */
const lotHead = z.object({
  assetsId: z.string(),
  status: z.string(),
  biddingPrice: nullish(amount),
  biddingCount: z.number(),
  enrolled: z.number(),
  bidFrom: z.number(),
  bidUntil: z.number(),
  dealPrice: nullish(amount),
})
export type LotHead = z.output<typeof lotHead>

/** Snapshot of a lot's topic: its head and its last quotes, newest first. */
export const lotSnapshot = z.object({ head: lotHead, quotes: z.array(quoteRow) })
export type LotSnapshot = z.output<typeof lotSnapshot>

/** Data of the events `quote` and `status` of a lot's topic; a sealed quote has the head only. */
export const lotUpdate = z.object({ head: lotHead, quote: z.optional(quoteRow) })
export type LotUpdate = z.output<typeof lotUpdate>

/** Everything public about an asset before enrolment (LS-03). Instants are epoch ms, amounts as in the row. */
export const assetDetail = z.extend(listingRow, {
  no: z.string(),
  /** Identification code of the public resource trading standard. */
  unifiedCode: nullish(z.string()),
  pictures: z.array(z.object({ src: z.string(), alt: z.string() })),
  mode: z.string(),
  step: nullish(amount),
  /** The rules of its room; in a package each lot has its own. */
  rules: nullish(roomRules),
  /** 元 */
  deposit: nullish(amount),
  /** 元, for a package with a deposit pool: minimum and maximum. */
  depositMax: nullish(amount),
  /** Extension by a late quote, seconds. */
  delaySeconds: nullish(z.number()),
  hasReserve: z.boolean(),
  hasPriority: z.boolean(),
  enrolFrom: z.number(),
  enrolUntil: z.number(),
  /** Deadline of the deposit. */
  depositUntil: nullish(z.number()),
  bidFrom: z.number(),
  bidUntil: z.number(),
  /**
   * Rooms that came to their end before the notice was extended, the oldest first: the id of the record, and the reason of the result, a
   * key of `outcomeLabels`.
   */
  earlierRooms: nullish(
    z.array(z.object({ roomId: z.string(), opensAt: z.number(), closedAt: z.number(), reason: z.string() })),
  ),
  /** When its last deal ended by default, and nobody followed. */
  defaultedAt: nullish(z.number()),
  /** 元 */
  appraisal: nullish(amount),
  appraisalDate: nullish(z.string()),
  seller: z.string(),
  regionName: nullish(z.string()),
  industryName: nullish(z.string()),
  counts: z.object({ enrolled: z.number(), viewed: z.number(), favourites: z.number(), reminders: z.number() }),
  highlights: z.array(z.string()),
  facts: z.array(labelled),
  /** Paragraphs. */
  description: z.array(z.string()),
  disclosure: z.array(z.string()),
  conditions: z.array(z.string()),
  terms: z.array(z.string()),
  attachments: z.array(attachment),
  /** All attachments as one archive. */
  archiveUrl: nullish(z.string()),
  place: nullish(assetPlace),
  company: nullish(company),
  /** Oldest first. */
  priceHistory: nullish(z.array(priceStep)),
  contacts: z.array(contact),
  branch: nullish(z.object({ id: z.string(), name: z.string(), address: z.string(), phone: z.string() })),
  /** Lots of a package. */
  members: z.array(listingRow),
  /** The package of a lot: enrolment and the shared deposit are there; the lot binds `deposit` of it, 元. */
  pack: nullish(
    z.object({
      assetsId: z.string(),
      no: z.string(),
      assetsName: z.string(),
      deposit: nullish(amount),
      depositMax: nullish(amount),
    }),
  ),
  /** Final price, 元. */
  dealPrice: nullish(amount),
  /** Why it was suspended or ended, since when (epoch ms), and the notice of it. */
  statusReason: nullish(z.string()),
  statusSince: nullish(z.number()),
  statusNoticeId: nullish(z.string()),
})
export type AssetDetail = z.output<typeof assetDetail>

/** State of a step of a managed project; an unknown state is shown as its own text. */
const stepStates = ['done', 'current', 'waiting', 'stopped'] as const
export type StepState = (typeof stepStates)[number]

/** A managed project: the same facts, the person responsible, and its progress (LS-08). */
export const managedProject = z.extend(assetDetail, {
  department: z.string(),
  manager: z.string(),
  steps: z.array(z.object({ name: z.string(), at: nullish(z.number()), state: z.string(), note: nullish(z.string()) })),
})
export type ManagedProject = z.output<typeof managedProject>
