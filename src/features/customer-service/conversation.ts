import type { DeskMessage } from '#src/model/message/desk.ts'

/** A message of this person that the desk's record does not hold yet. */
export type Own = { id: string; text: string; at: number; state: 'sending' | 'taken' | 'failed'; why?: string }

export type Conversation = {
  /** As the desk has it; null until it has been heard. */
  record: readonly DeskMessage[] | null
  own: readonly Own[]
}

export type ConversationEvent =
  | { type: 'record'; messages: readonly DeskMessage[] }
  | { type: 'message'; message: DeskMessage }
  | { type: 'said'; id: string; text: string; at: number }
  | { type: 'taken'; id: string }
  | { type: 'failed'; id: string; why: string }

export const silence: Conversation = { record: null, own: [] }

/** The own messages that these new ones of the record are not about; the oldest of the same words goes first. */
function unanswered(own: readonly Own[], news: readonly DeskMessage[]): Own[] {
  const rest = [...own]
  for (const { from, text } of news) {
    const at = from === 'visitor' ? rest.findIndex((known) => known.text === text) : -1
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}

function withRecord({ record, own }: Conversation, messages: readonly DeskMessage[]): Conversation {
  const known = new Set(record?.map(({ id }) => id))
  return {
    record: messages,
    own: unanswered(
      own,
      messages.filter(({ id }) => !known.has(id)),
    ),
  }
}

const change = (state: Conversation, id: string, to: Partial<Own>): Conversation => ({
  ...state,
  own: state.own.map((message) => (message.id === id ? { ...message, ...to } : message)),
})

/** What is known of the conversation after this. Pure: no clock, no line. */
export function conversationAfter(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'record':
      return withRecord(state, event.messages)
    case 'message': {
      const record = state.record ?? []
      return record.some(({ id }) => id === event.message.id) ? state : withRecord(state, [...record, event.message])
    }
    case 'said': {
      const { id, text, at } = event
      const others = state.own.filter((message) => message.id !== id)
      return { ...state, own: [...others, { id, text, at, state: 'sending' }] }
    }
    case 'taken':
      return change(state, event.id, { state: 'taken' })
    case 'failed':
      return change(state, event.id, { state: 'failed', why: event.why })
  }
}
