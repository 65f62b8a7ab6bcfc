import * as z from 'zod/mini'
import { nullish } from '../nullish.ts'

/** What an entry is about, in the order of a deal. */
export const evidenceKinds = ['room', 'confirmation', 'contract', 'signature', 'payment', 'certificate'] as const

const fact = z.object({ label: z.string(), value: z.string() })

/** One thing that happened in a deal. */
const evidenceEntry = z.object({
  /** Epoch ms. */
  at: z.number(),
  /** One of `evidenceKinds`. */
  kind: z.string(),
  title: z.string(),
  facts: z.array(fact),
  /** The canonical text of the above. */
  content: z.string(),
  /** SHA-256 of `content`, hex. */
  digest: z.string(),
  /** `chain` of the entry before; 64 zeros for the first. */
  previous: z.string(),
  /** SHA-256 of `previous` followed by `digest`, hex. */
  chain: z.string(),
})
export type EvidenceEntry = z.output<typeof evidenceEntry>

/** All that is known of a deal, for its parties. */
export const evidence = z.object({
  dealNo: z.string(),
  projectNo: z.string(),
  projectName: z.string(),
  /** `chain` of the last entry: reveals entries that are missing at the end. */
  head: z.string(),
  entries: z.array(evidenceEntry),
  /** The signed contract, once it is complete. */
  paper: nullish(z.object({ url: z.string(), name: z.string() })),
})
export type Evidence = z.output<typeof evidence>
