import type { DeskMessage } from '#src/model/message/desk.ts'
import { deskTopic } from '#src/model/push/topics.ts'
import { answerTo, greeting } from '../seed/texts/desk.ts'
import type { Actor } from '../actor.ts'
import type { Exchange } from '../exchange.ts'
import { Refusal } from '../refusal.ts'

/** The desk reads before it answers. */
const answerAfterMs = 900
const textMax = 500

export type Desk = ReturnType<typeof createDesk>

/** The service desk: one conversation for each browser, answered by the exchange's own people. */
export function createDesk(exchange: Exchange) {
  const conversations = new Map<string, DeskMessage[]>()

  const historyOf = (conversation: string): DeskMessage[] => {
    const known = conversations.get(conversation)
    if (known) return known
    const begun: DeskMessage[] = [{ id: `${conversation}-0`, from: 'desk', text: greeting, at: exchange.now() }]
    conversations.set(conversation, begun)
    return begun
  }

  const add = (conversation: string, from: DeskMessage['from'], text: string) => {
    const history = historyOf(conversation)
    const message: DeskMessage = { id: `${conversation}-${history.length}`, from, text, at: exchange.now() }
    history.push(message)
    exchange.hub.publish(deskTopic(conversation), 'message', message)
  }

  return {
    historyOf,
    say: (conversation: string, text: string, _actor: Actor) => {
      const said = text.trim()
      if (!said || said.length > textMax) throw new Refusal(400, `请输入 1 至 ${textMax} 个字`)
      add(conversation, 'visitor', said)
      exchange.timers.set(exchange.now() + answerAfterMs, () => add(conversation, 'desk', answerTo(said)))
    },
  }
}
