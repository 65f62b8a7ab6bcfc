import * as z from 'zod/mini'
import { create } from 'zustand'
import { deskMessage } from '#src/model/message/desk.ts'
import { deskTopic } from '#src/model/push/topics.ts'
import { push, type PushStatus } from '#src/shared/lib/push.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { onVisitorForgotten, visitorId } from '#src/shared/lib/storage/visitor.ts'
import { type Conversation, conversationAfter, type ConversationEvent, silence } from './conversation.ts'
import { closeDesk, lastSeen, markSeen, useDesk } from './desk-state.ts'

/** What the desk takes in one message. */
export const textMax = 500

export const useConversation = create<Conversation & { status: PushStatus }>()(() => ({ ...silence, status: 'idle' }))

const dispatch = (event: ConversationEvent) => useConversation.setState((state) => conversationAfter(state, event))

/** Answers after the one that was read last count as unread while the panel is closed; on an open panel all is read. */
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

/** Reads the conversation from now on, until whoever had it has left; the panel then begins another. */
export function joinConversation(): void {
  if (hasJoined) return
  hasJoined = true
  const stopReading = push().subscribe(deskTopic(visitorId()), {
    onSnapshot: (snapshot) => {
      const read = z.array(deskMessage).safeParse(snapshot)
      if (!read.success) return
      dispatch({ type: 'record', messages: read.data })
      countUnread()
    },
    onEvent: ({ data }) => {
      const read = deskMessage.safeParse(data)
      if (!read.success) return
      dispatch({ type: 'message', message: read.data })
      countUnread()
    },
    onStatus: (status) => useConversation.setState({ status }),
  })
  useConversation.setState({ status: push().status() })
  const stopCounting = useDesk.subscribe(({ isOpen }, before) => {
    if (isOpen && !before.isOpen) countUnread()
  })
  const stopFollowing = onVisitorForgotten(() => {
    for (const stop of [stopReading, stopCounting, stopFollowing]) stop()
    hasJoined = false
    useConversation.setState({ ...silence, status: 'idle' })
    closeDesk()
    useDesk.setState({ unread: 0 })
  })
  countUnread()
}

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Says something to the desk; whether it took it. Trying again under the same id never doubles it. */
export async function sayToDesk(text: string, id: string = newId()): Promise<boolean> {
  dispatch({ type: 'said', id, text, at: serverNow() })
  try {
    await push().say(deskTopic(visitorId()), { text }, id)
    dispatch({ type: 'taken', id })
    return true
  } catch (error) {
    const { failure } = error as { failure?: { reason: string; msg?: string } }
    dispatch({ type: 'failed', id, why: (failure?.reason === 'refused' && failure.msg) || '' })
    return false
  }
}
