import { type Actor, userOf } from '../actor.ts'
import type { Core } from '../core.ts'
import type { Appeals } from './appeals.ts'
import type { Addition, NewAppeal, Verdict } from './record.ts'

type Services = Pick<Core, 'tables'> & { appeals: Appeals }

/** What users and the simulator do with appeals. */
export const appealCommands = {
  submitAppeal: (services: Services, input: NewAppeal, actor: Actor) =>
    services.appeals.submit(userOf(services, actor).id, input),
  supplementAppeal: (services: Services, input: Addition, actor: Actor) =>
    services.appeals.supplement(userOf(services, actor).id, input),
  withdrawAppeal: (services: Services, { id }: { id: string }, actor: Actor) =>
    services.appeals.withdraw(userOf(services, actor).id, id),
  reviewAppeal: (services: Services, input: Addition, actor: Actor) =>
    services.appeals.review(userOf(services, actor).id, input),
  answerAppeal: ({ appeals }: Services, { id, verdict, text }: { id: string; verdict: Verdict; text: string }) =>
    appeals.answer(id, verdict, text),
}
