import type { DemandText } from '#src/model/demand/schema.ts'
import { userOf } from '../actor.ts'
import type { Actor } from '../actor.ts'
import type { Question, Rating } from './person-actions.ts'
import type { NewDemand } from './submission.ts'
import type { Exchange } from '../exchange.ts'

/** What users and the simulator do with demands. */
export const demandCommands = {
  submitDemand: (exchange: Exchange, input: NewDemand, actor: Actor) =>
    exchange.demands.submit(userOf(exchange, actor).id, input).id,
  updateDemand: (exchange: Exchange, input: DemandText & { id: string }, actor: Actor) =>
    exchange.demands.update(userOf(exchange, actor).id, input).id,
  withdrawDemand: (exchange: Exchange, { id }: { id: string }, actor: Actor) =>
    exchange.demands.withdraw(userOf(exchange, actor).id, id).id,
  askFurther: (exchange: Exchange, input: Question, actor: Actor) =>
    exchange.demands.ask(userOf(exchange, actor).id, input).id,
  rateDemand: (exchange: Exchange, input: Rating, actor: Actor) =>
    exchange.demands.rate(userOf(exchange, actor).id, input).id,
  acceptDemand: (exchange: Exchange, { id }: { id: string }) => exchange.demands.accept(id),
  answerDemand: (exchange: Exchange, { id, text }: { id: string; text: string }) => exchange.demands.answer(id, text),
}
