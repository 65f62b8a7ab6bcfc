import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '#src/api/endpoint.ts'
import type { Actor } from '../../exchange/actor.ts'
import type { Exchange } from '../../worlds.ts'
import type { User } from '../../exchange/tables.ts'

/** The input of a handler: the parsed input of the call, the exchange of the visitor's world, and the caller. */
export type Ask<I> = { input: I; exchange: Exchange; actor: Actor; user: User | null }

/** A call of the contract with the exchange's answer; a refusal is thrown. */
export type Handler = { endpoint: Endpoint; answer: (ask: Ask<never>) => unknown }

export const handle = <I extends Schema, D extends Schema>(
  endpoint: Endpoint<I, D>,
  answer: (ask: Ask<z.output<I>>) => z.input<D> | Promise<z.input<D>>,
): Handler => ({ endpoint, answer })
