import type { Core } from '../core.ts'

type TextMessage = { at: number; telPhone: string; text: string }

/** Text messages that are kept, newest first. */
const inboxMax = 200

export type TextMessages = {
  /** What phones have received, newest first; codes for mailboxes are in it as well. */
  readonly inbox: TextMessage[]
  send: (telPhone: string, text: string) => void
}

/** Text messages (SMS) of the exchange. */
export function createTextMessages(core: Core): TextMessages {
  const inbox: TextMessage[] = []
  return {
    inbox,
    send: (telPhone, text) => {
      inbox.unshift({ at: core.now(), telPhone, text: `【岷江产权交易网】${text}` })
      inbox.splice(inboxMax)
    },
  }
}
