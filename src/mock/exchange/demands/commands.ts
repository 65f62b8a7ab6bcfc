import type { DemandText } from '#src/model/demand/schema.ts'
import { type Actor, userOf } from '../actor.ts'
import type { Core } from '../core.ts'
import type { Demands, NewDemand, Question, Rating } from './demands.ts'

type Services = Pick<Core, 'tables'> & { demands: Demands }

/** What users and the simulator do with demands. */
export const demandCommands = {
  submitDemand: (services: Services, input: NewDemand, actor: Actor) =>
    services.demands.submit(userOf(services, actor).id, input).id,
  updateDemand: (services: Services, input: DemandText & { id: string }, actor: Actor) =>
    services.demands.update(userOf(services, actor).id, input).id,
  withdrawDemand: (services: Services, { id }: { id: string }, actor: Actor) =>
    services.demands.withdraw(userOf(services, actor).id, id).id,
  askFurther: (services: Services, input: Question, actor: Actor) =>
    services.demands.ask(userOf(services, actor).id, input).id,
  rateDemand: (services: Services, input: Rating, actor: Actor) =>
    services.demands.rate(userOf(services, actor).id, input).id,
  acceptDemand: ({ demands }: Services, { id }: { id: string }) => demands.accept(id),
  answerDemand: ({ demands }: Services, { id, text }: { id: string; text: string }) => demands.answer(id, text),
}
