import * as z from 'zod/mini'
import { create } from 'zustand'
import { deskMessage } from '#src/model/message/desk.ts'
import { deskTopic } from '#src/model/push/topics.ts'
import { push, type PushStatus } from '#src/shared/lib/push.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { onVisitorForgotten, visitorId } from '#src/shared/lib/storage/visitor.ts'
import { type Conversation, conversationAfter, type ConversationEvent, emptyConversation } from './conversation.ts'
import { closeDesk, lastSeen, markSeen, useDesk } from './desk-state.ts'

/** Characters that the desk accepts in one message. */
export const textMax = 500

export const useConversation = create<Conversation & { status: PushStatus }>()(() => ({
  ...emptyConversation,
  status: 'idle',
}))

const dispatch = (event: ConversationEvent) => useConversation.setState((state) => conversationAfter(state, event))

/** While the panel is closed, the desk's messages after the last read one are unread; an open panel reads all of them. */
function countUnread(): void {
  const record = useConversation.getState().record ?? []
  const newest = record.at(-1)
  if (!newest) return
  if (useDesk.getState().isOpen) {
    markSeen(newest.id)
    return
  }
  const seen = record.findIndex(({ id }) => id === lastSeen())
  useDesk.setState({ unread: record.slice(seen + 1).filter(({ from }) => from === 'desk').length })
}

let hasJoined = false

/** Subscribes to the conversation until the visitor's id is forgotten, as at sign-out; the panel then begins another one. */
export function joinConversation(): void {
  if (hasJoined) return
  hasJoined = true
  const stopReading = push().subscribe(deskTopic(visitorId()), {
    onSnapshot: (snapshot) => {
      const parsed = z.array(deskMessage).safeParse(snapshot)
      if (!parsed.success) return
      dispatch({ type: 'record', messages: parsed.data })
      countUnread()
    },
    onEvent: ({ data }) => {
      const parsed = deskMessage.safeParse(data)
      if (!parsed.success) return
      dispatch({ type: 'message', message: parsed.data })
      countUnread()
    },
    onStatus: (status) => useConversation.setState({ status }),
  })
  useConversation.setState({ status: push().status() })
  const stopCounting = useDesk.subscribe(({ isOpen }, before) => {
    if (isOpen && !before.isOpen) countUnread()
  })
  const stopForgetting = onVisitorForgotten(() => {
    for (const stop of [stopReading, stopCounting, stopForgetting]) stop()
    hasJoined = false
    useConversation.setState({ ...emptyConversation, status: 'idle' })
    closeDesk()
    useDesk.setState({ unread: 0 })
  })
  countUnread()
}

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Sends a message to the desk and resolves to whether it was accepted. The same id sent again never makes a second message. */
export async function sendToDesk(text: string, id: string = newId()): Promise<boolean> {
  dispatch({ type: 'sent', id, text, at: serverNow() })
  try {
    await push().say(deskTopic(visitorId()), { text }, id)
    dispatch({ type: 'accepted', id })
    return true
  } catch (error) {
    const { failure } = error as { failure?: { reason: string; msg?: string } }
    dispatch({ type: 'failed', id, reason: (failure?.reason === 'refused' && failure.msg) || '' })
    return false
  }
}
