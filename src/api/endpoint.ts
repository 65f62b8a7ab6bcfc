import * as z from 'zod/mini'
import { figure, firstOf, readAs } from '#src/model/lenient.ts'

/** The resource or the call does not exist. */
export const notFoundCode = 404

/** How a refusal of this call is handled; by default as in the error catalogue (spec 8). */
export type ErrorPolicy = {
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

/**
 * What the portal does when a backend lacks an optional call; the documentation of each is in scripts/vite/contract.ts.
 */
export type Fallback =
  /** The refusal is shown like any other. */
  | 'form'
  /** The block shows that it is not provided. */
  | 'block'
  /** No message; only its data is missing. */
  | 'quiet'
  /** There is no bidding room. */
  | 'room'
  /** Replaced by calls of the specification: lists, facts of a list, the next step, signing in, single calls. */
  | 'listed'
  | 'brief'
  | 'later'
  | 'sign-in'
  | 'single'
  /** Push: only the socket; a guest socket. */
  | 'socket'
  | 'guest'

export type Endpoint<I extends Schema = Schema, D extends Schema = Schema> = {
  method: 'get' | 'post'
  path: string
  /** Which of the two hosts answers. */
  base: 'api' | 'bidding'
  /** Where the input travels; `form` = multipart, for files. */
  encoding: 'query' | 'json' | 'form'
  /**
   * Not null: the parameters contain a password, a code or a token, and the specification puts them into the address (deviations D1
   * and D3). With `VITE_TOKEN_PARAMS=body` the call is a POST with them as its JSON body (`moved`), or a call without them, because
   * the bearer header says the same (`omitted`).
   */
  secretParams: 'moved' | 'omitted' | null
  /** `spec` = section 7 of the specification names the call; `own` = the specification leaves it open. */
  origin: 'spec' | 'own'
  /** Null for a call of the specification. */
  fallback: Fallback | null
  summary: string
  /** Whether sign-in is required. */
  access: 'public' | 'user'
  errorPolicy: ErrorPolicy
  input: I
  data: D
}

type Declaration<I extends Schema, D extends Schema> = Pick<Endpoint, 'method' | 'path' | 'summary'> &
  Partial<Pick<Endpoint, 'base' | 'encoding' | 'secretParams' | 'origin' | 'fallback' | 'access' | 'errorPolicy'>> & {
    /** Created at the first call: a page knows many endpoints and calls few. */
    input: () => I
    data: () => D
  }

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** Whether a 404 is shown as a message, as the error catalogue says (spec 8). */
const isShownToPerson = (fallback: Fallback | null): boolean =>
  fallback === null || fallback === 'form' || fallback === 'room'

/** A call with a fallback, or whose block shows that it is missing, does not show a message as well. */
const errorPolicyOf = ({
  errorPolicy = {},
  fallback = null,
}: Partial<Pick<Endpoint, 'errorPolicy' | 'fallback'>>): ErrorPolicy =>
  isShownToPerson(fallback)
    ? errorPolicy
    : { ...errorPolicy, toCaller: [...(errorPolicy.toCaller ?? []), notFoundCode] }

/** Declares one call of the contract. @__NO_SIDE_EFFECTS__ lets a page bundle only the calls it makes. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<I extends Schema, D extends Schema>(declared: Declaration<I, D>): Endpoint<I, D> {
  const [input, data] = [once(declared.input), once(declared.data)]
  return {
    base: 'api',
    encoding: declared.method === 'get' ? 'query' : 'json',
    secretParams: null,
    origin: 'spec',
    fallback: null,
    access: 'public',
    ...declared,
    errorPolicy: errorPolicyOf(declared),
    get input() {
      return input()
    },
    get data() {
      return data()
    },
  }
}

/** A call of ours that the signed-in user makes with a form, which shows a refusal itself. */
export const userCommand = {
  origin: 'own',
  fallback: 'form',
  access: 'user',
  method: 'post',
  errorPolicy: { refusal: 'caller' },
} as const

/** A query of ours for a block of a signed-in user's page. */
export const userQuery = { origin: 'own', fallback: 'block', access: 'user', method: 'get' } as const

export type InputOf<E extends Endpoint> = z.input<E['input']>
export type DataOf<E extends Endpoint> = z.output<E['data']>

/** The specification requires only `records`; a page without counts has no more than these rows. */
function counted(written: unknown): unknown {
  const page = (Array.isArray(written) ? { records: written } : (written ?? {})) as Record<string, unknown>
  // A page with a total of 0 may omit its list.
  const records = page['records'] ?? (Number(firstOf(page['total']) ?? NaN) === 0 ? [] : null)
  if (!Array.isArray(records)) return written
  const { length } = records
  const [total, size, current] = [page['total'] ?? length, page['size'] ?? length, page['current'] ?? 1]
  return { ...page, records, total, size, current }
}

/** A page of a list with additional fields. */
/* @__NO_SIDE_EFFECTS__ */
export function pageWith<T extends Schema, M extends z.core.$ZodLooseShape>(record: T, more: M) {
  return readAs(counted, z.object({ records: z.array(record), total: figure, size: figure, current: figure, ...more }))
}

/** A page of a list: the contract always puts it under `records` (SE-01). */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<T extends Schema>(record: T) {
  return pageWith(record, {})
}

export const paged = { current: z.optional(z.number()), size: z.optional(z.number()) }
