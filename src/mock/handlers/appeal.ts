import * as appeal from '#src/api/endpoints/appeal.ts'
import { appealStates } from '#src/model/appeal/schema.ts'
import { userOf } from '../exchange/actor.ts'
import { shownAppeal } from '../exchange/appeals/views.ts'
import { withCodeUuid } from './call/code-uuid.ts'
import { handle } from './call/handle.ts'
import { pageOfRows } from './call/page.ts'

export const appealHandlers = [
  handle(appeal.appealsPage, ({ input, exchange, actor }) => {
    const all = exchange.appeals.of(userOf(exchange, actor).id).filter(({ kind }) => !input.kind || kind === input.kind)
    const counts = Object.fromEntries(
      appealStates.map((state) => [state, all.filter((one) => one.state === state).length]),
    )
    const wanted = all.filter(({ state }) => !input.state || state === input.state)
    const page = pageOfRows(wanted, input)
    return { ...page, records: page.records.map(shownAppeal), counts }
  }),
  handle(appeal.appealInfo, ({ input, exchange, actor }) =>
    shownAppeal(exchange.appeals.ofUser(userOf(exchange, actor).id, input.id)),
  ),
  handle(appeal.submitAppeal, ({ input, exchange, actor }) =>
    shownAppeal(exchange.take('submitAppeal', withCodeUuid(input), actor)),
  ),
  handle(appeal.supplementAppeal, ({ input, exchange, actor }) =>
    shownAppeal(exchange.take('supplementAppeal', input, actor)),
  ),
  handle(appeal.withdrawAppeal, ({ input, exchange, actor }) =>
    shownAppeal(exchange.take('withdrawAppeal', input, actor)),
  ),
  handle(appeal.reviewAppeal, ({ input, exchange, actor }) => shownAppeal(exchange.take('reviewAppeal', input, actor))),
]
