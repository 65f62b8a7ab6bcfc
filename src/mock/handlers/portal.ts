import { batch, pushPoll, pushTicket } from '#src/api/endpoints/portal.ts'
import { Refusal } from '../exchange/refusal.ts'
import { answerCall } from './call/answer.ts'
import { handle } from './call/handle.ts'

/** A call of the batch that takes longer is left out, and the page sends it separately. */
const patienceMs = 250

const notReady = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), ms)
  })

export const portalHandlers = [
  handle(batch, ({ input, exchange, actor }) =>
    Promise.all(
      input.calls.map(async (call) => {
        if (call.path === batch.path || (call.method !== 'get' && call.method !== 'post')) return null
        const question = {
          method: call.method,
          path: call.path,
          input: call.input,
          bearer: null,
          visitor: actor.visitor,
        }
        const answered = await Promise.race([answerCall(exchange, question), notReady(patienceMs)])
        return answered?.kind === 'envelope' ? answered.envelope : null
      }),
    ),
  ),
  handle(pushPoll, ({ input, exchange, actor }) => exchange.hub.answerPoll(input.positions, actor)),
  handle(pushTicket, ({ exchange, actor, user }) => {
    if (!user) throw new Refusal(401, '请先登录')
    return { ticket: exchange.take('newPushTicket', { userId: user.id }, actor) }
  }),
]
