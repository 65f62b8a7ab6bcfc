import type { DeskMessage } from '#src/model/message/desk.ts'
import { deskTopic } from '#src/model/push/topics.ts'
import type { Core } from '../core.ts'
import { Refusal } from '../refusal.ts'
import { answerTo, greeting } from '../seed/texts/desk.ts'

/** The desk reads before it answers. */
const answerAfterMs = 900
const textMax = 500

export type SupportChat = {
  historyOf: (conversation: string) => DeskMessage[]
  send: (conversation: string, text: string) => void
}

/** The service desk: one conversation for each browser, answered by the exchange's own people. */
export function createSupportChat(core: Core): SupportChat {
  const conversations = new Map<string, DeskMessage[]>()

  const historyOf = (conversation: string): DeskMessage[] => {
    const known = conversations.get(conversation)
    if (known) return known
    const begun: DeskMessage[] = [{ id: `${conversation}-0`, from: 'desk', text: greeting, at: core.now() }]
    conversations.set(conversation, begun)
    return begun
  }

  const add = (conversation: string, from: DeskMessage['from'], text: string) => {
    const history = historyOf(conversation)
    const message: DeskMessage = { id: `${conversation}-${history.length}`, from, text, at: core.now() }
    history.push(message)
    core.hub.publish(deskTopic(conversation), 'message', message)
  }

  return {
    historyOf,
    send: (conversation, text) => {
      const plain = text.trim()
      if (!plain || plain.length > textMax) throw new Refusal(400, `请输入 1 至 ${textMax} 个字`)
      add(conversation, 'visitor', plain)
      core.timers.set(core.now() + answerAfterMs, () => add(conversation, 'desk', answerTo(plain)))
    },
  }
}

type Question = { conversation: string; text: string }

export const supportChatCommands = {
  say: ({ supportChat }: { supportChat: SupportChat }, { conversation, text }: Question) =>
    supportChat.send(conversation, text),
}
