import * as z from 'zod/mini'
import { nullish } from '../../nullish.ts'

/** A node or a step as the editor's library writes it. */
export const json = z.record(z.string(), z.unknown())

const party = z.enum(['taker', 'seller'])

export const textStep = z.object({ step: json, by: party, clientId: z.string(), at: z.number() })

export const textVersion = z.object({
  no: z.number(),
  by: party,
  at: z.number(),
  note: z.string(),
  steps: z.number(),
  digest: z.string(),
})

export const textComment = z.object({
  id: z.string(),
  by: party,
  at: z.number(),
  text: z.string(),
  from: z.number(),
  to: z.number(),
  quote: z.string(),
  resolvedAt: nullish(z.number()),
  replies: z.array(z.object({ by: party, at: z.number(), text: z.string() })),
})
export type ShownComment = z.output<typeof textComment>

/** What has come to a text since a number of steps; positions of comments are those after the last step. */
export const textNews = z.object({
  /** The number of accepted steps; those of `steps` are the last of them. */
  version: z.number(),
  steps: z.array(textStep),
  versions: z.array(textVersion),
  comments: z.array(textComment),
})
export type TextNews = z.output<typeof textNews>

/** A contract's text as one of its parties opens it. */
export const textView = z.extend(textNews, {
  id: z.string(),
  role: party,
  /** False once it is not negotiated any more. */
  canEdit: z.boolean(),
  base: json,
  /** Values of the fields, by their names; the names of those that the deal has settled. */
  values: z.record(z.string(), z.string()),
  locked: z.array(z.string()),
  /** The values in the template, before anything was agreed on. */
  templateValues: z.record(z.string(), z.string()),
  confirmed: z.object({
    taker: nullish(z.object({ steps: z.number(), values: z.record(z.string(), z.string()) })),
    seller: nullish(z.object({ steps: z.number(), values: z.record(z.string(), z.string()) })),
  }),
})
export type TextView = z.output<typeof textView>

/** Events of the topic of a contract. `version`: the number of steps before those of the event, or with which positions agree. */
export const textEvents = {
  steps: z.object({ version: z.number(), steps: z.array(textStep) }),
  comment: z.object({ version: z.number(), comment: textComment }),
  version: textVersion,
}
