import * as z from 'zod/mini'
import { fact, figure, identifier, orElse } from '../lenient.ts'
import { attachment } from '../listing/detail.ts'

/** A file of an article. `digest` is the SHA-256 of its bytes in lower-case hexadecimal digits. */
export const articleFile = z.extend(attachment, { digest: fact(z.string()) })
export type ArticleFile = z.output<typeof articleFile>

export const attachments = fact(z.array(articleFile))

/** The article before (newer) or after (older) one in its plate. */
const neighbour = z.object({ id: identifier, title: z.string() })
export type Neighbour = z.output<typeof neighbour>

/** What every article may have besides its text. */
export const neighbours = {
  previous: fact(neighbour),
  next: fact(neighbour),
  /** When its text was last corrected, and what was changed. */
  correctedAt: fact(z.string()),
  correction: fact(z.string()),
}

export const relatedAsset = z.object({
  assetsId: identifier,
  assetsName: z.string(),
  /** 0, a single asset, if absent. */
  projectType: orElse(figure, 0),
  projectNature: fact(figure),
})
export type RelatedAsset = z.output<typeof relatedAsset>

export const legalStates = ['in-force', 'repealed'] as const
export type LegalState = (typeof legalStates)[number]

export const legalFacts = z.object({
  /** The document number, such as 国务院国资委令第32号. */
  number: fact(z.string()),
  issuer: fact(z.string()),
  /** `YYYY-MM-DD` */
  effectiveDate: fact(z.string()),
  /** One of `legalStates`. */
  status: fact(z.string()),
  /** Of a repealed one: the document number of what took its place. */
  replacedBy: fact(z.string()),
})
export type LegalFacts = z.output<typeof legalFacts>
