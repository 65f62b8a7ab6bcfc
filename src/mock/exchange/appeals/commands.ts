import { userOf } from '../actor.ts'
import type { Actor } from '../actor.ts'
import type { Addition, NewAppeal, Verdict } from './record.ts'
import type { Exchange } from '../exchange.ts'

/** What users and the simulator do with appeals. */
export const appealCommands = {
  submitAppeal: (exchange: Exchange, input: NewAppeal, actor: Actor) =>
    exchange.appeals.submit(userOf(exchange, actor).id, input),
  supplementAppeal: (exchange: Exchange, input: Addition, actor: Actor) =>
    exchange.appeals.supplement(userOf(exchange, actor).id, input),
  withdrawAppeal: (exchange: Exchange, { id }: { id: string }, actor: Actor) =>
    exchange.appeals.withdraw(userOf(exchange, actor).id, id),
  reviewAppeal: (exchange: Exchange, input: Addition, actor: Actor) =>
    exchange.appeals.review(userOf(exchange, actor).id, input),
  answerAppeal: (exchange: Exchange, { id, verdict, text }: { id: string; verdict: Verdict; text: string }) =>
    exchange.appeals.answer(id, verdict, text),
}
