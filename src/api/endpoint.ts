import * as z from 'zod/mini'

/** How a refusal of this call is treated; where nothing is said, the rules of the error catalogue hold (spec 8). */
export type Manners = {
  /** A collection call answers 401 with the dialog 用户未登录 instead of ending the session (SE-03). */
  on401?: 'ask'
  /** The caller handles refusals itself; only 404 still warns (SE-05). */
  refusal?: 'caller'
  /** Codes handed to the caller with the whole body (SE-04). */
  toCaller?: readonly number[]
  /** A refusal is shown as an error with `error_description`, not as a warning (SE-04). */
  shownAs?: 'error'
}

export type Schema = z.ZodMiniType

export type Endpoint<I extends Schema = Schema, D extends Schema = Schema> = {
  method: 'get' | 'post'
  path: string
  /** Which of the two hosts answers. */
  base: 'api' | 'bidding'
  /** Where the input travels; `form` = multipart, for files. */
  carries: 'query' | 'json' | 'form'
  /** `spec` = section 7 of the specification names the call; `own` = the specification leaves it open. */
  origin: 'spec' | 'own'
  summary: string
  /** Who may call it: anybody, or only a signed-in user. */
  access: 'public' | 'user'
  manners: Manners
  input: I
  data: D
}

type Declaration<I extends Schema, D extends Schema> = Pick<
  Endpoint<I, D>,
  'method' | 'path' | 'summary' | 'input' | 'data'
> &
  Partial<Pick<Endpoint<I, D>, 'base' | 'carries' | 'origin' | 'access' | 'manners'>>

/** Declares one call of the contract. @__NO_SIDE_EFFECTS__ lets a page carry only the calls it makes. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<I extends Schema, D extends Schema>(declared: Declaration<I, D>): Endpoint<I, D> {
  return {
    base: 'api',
    carries: declared.method === 'get' ? 'query' : 'json',
    origin: 'spec',
    access: 'public',
    manners: {},
    ...declared,
  }
}

export type InputOf<E extends Endpoint> = z.input<E['input']>
export type DataOf<E extends Endpoint> = z.output<E['data']>

/** A page of a list: the contract always puts it under `records` (SE-01). */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<T extends Schema>(record: T) {
  return z.object({ records: z.array(record), total: z.number(), size: z.number(), current: z.number() })
}

export const paged = { current: z.optional(z.number()), size: z.optional(z.number()) }
