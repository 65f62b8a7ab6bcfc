import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '#src/api/endpoint.ts'
import type { Actor } from '../../exchange/actor.ts'
import type { Exchange } from '../../worlds.ts'
import type { User } from '../../exchange/tables.ts'

/** What a handler is given: the parsed input, the exchange of this visitor's world, and who asks. */
export type Ask<I> = { input: I; exchange: Exchange; actor: Actor; user: User | null }

/** One call of the contract with the exchange's answer to it; a refusal is thrown. */
export type Handler = { endpoint: Endpoint; answer: (ask: Ask<never>) => unknown }

export const handle = <I extends Schema, D extends Schema>(
  endpoint: Endpoint<I, D>,
  answer: (ask: Ask<z.output<I>>) => z.input<D> | Promise<z.input<D>>,
): Handler => ({ endpoint, answer })
