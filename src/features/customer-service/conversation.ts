import type { DeskMessage } from '#src/model/message/desk.ts'

/** A message of this visitor that the desk's record does not contain yet. */
export type OutgoingMessage = {
  id: string
  text: string
  at: number
  state: 'sending' | 'accepted' | 'failed'
  reason?: string
}

export type Conversation = {
  /** The messages that the desk has stored; null before the first snapshot. */
  record: readonly DeskMessage[] | null
  own: readonly OutgoingMessage[]
}

export type ConversationEvent =
  | { type: 'record'; messages: readonly DeskMessage[] }
  | { type: 'message'; message: DeskMessage }
  | { type: 'sent'; id: string; text: string; at: number }
  | { type: 'accepted'; id: string }
  | { type: 'failed'; id: string; reason: string }

export const emptyConversation: Conversation = { record: null, own: [] }

/** The outgoing messages that are not among the added ones; of several with one text, the oldest is confirmed first. */
function unconfirmed(own: readonly OutgoingMessage[], added: readonly DeskMessage[]): OutgoingMessage[] {
  const rest = [...own]
  for (const { from, text } of added) {
    const at = from === 'visitor' ? rest.findIndex((known) => known.text === text) : -1
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}

function withRecord({ record, own }: Conversation, messages: readonly DeskMessage[]): Conversation {
  const known = new Set(record?.map(({ id }) => id))
  return {
    record: messages,
    own: unconfirmed(
      own,
      messages.filter(({ id }) => !known.has(id)),
    ),
  }
}

const change = (state: Conversation, id: string, to: Partial<OutgoingMessage>): Conversation => ({
  ...state,
  own: state.own.map((message) => (message.id === id ? { ...message, ...to } : message)),
})

/** The reducer of the conversation. */
export function conversationAfter(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'record':
      return withRecord(state, event.messages)
    case 'message': {
      const record = state.record ?? []
      return record.some(({ id }) => id === event.message.id) ? state : withRecord(state, [...record, event.message])
    }
    case 'sent': {
      const { id, text, at } = event
      const others = state.own.filter((message) => message.id !== id)
      return { ...state, own: [...others, { id, text, at, state: 'sending' }] }
    }
    case 'accepted':
      return change(state, event.id, { state: 'accepted' })
    case 'failed':
      return change(state, event.id, { state: 'failed', reason: event.reason })
  }
}
