import type { EventFrame, ResetMessage } from '#src/model/push/frames.ts'
import type { Status, TopicStatus } from './state.ts'
import type { Delivery } from './streams.ts'

export type TopicHandlers = {
  /** The whole state of the topic: first, and again when frames cannot be recovered. Replaces everything before. */
  onSnapshot: (snapshot: unknown, reset: ResetMessage) => void
  /** The next change; never before a snapshot, never twice, never out of order. */
  onEvent: (frame: EventFrame) => void
  /** Called at each change, not with the status at the time of subscribing. */
  onStatus?: (status: TopicStatus) => void
}

type Listener = { handlers: TopicHandlers; isReady: boolean; status: TopicStatus }

export type Listeners = ReturnType<typeof createListeners>

/** Registry of topic and status listeners. A throwing handler is reported and does not affect the others. */
export function createListeners(report: (error: unknown) => void) {
  const topics = new Map<string, Set<Listener>>()
  const statusListeners = new Set<(status: Status) => void>()

  const guarded = (run: () => void) => {
    try {
      run()
    } catch (error) {
      report(error)
    }
  }

  return {
    guarded,
    add: (topic: string, handlers: TopicHandlers, status: TopicStatus) => {
      const listener: Listener = { handlers, isReady: false, status }
      const others = topics.get(topic) ?? new Set()
      topics.set(topic, others.add(listener))
      return () => {
        others.delete(listener)
        if (others.size === 0 && topics.get(topic) === others) topics.delete(topic)
      }
    },
    addStatus: (run: (status: Status) => void) => {
      statusListeners.add(run)
      return () => void statusListeners.delete(run)
    },
    deliver: (topic: string, delivery: Delivery) => {
      const listening = topics.get(topic) ?? new Set()
      for (const listener of Array.from(listening)) {
        // An earlier handler of this frame may have removed it.
        if (!listening.has(listener)) continue
        if (delivery.kind === 'reset') {
          listener.isReady = true
          guarded(() => listener.handlers.onSnapshot(delivery.snapshot, delivery))
        } else if (listener.isReady) guarded(() => listener.handlers.onEvent(delivery))
      }
    },
    announce: (status: Status, before: Status, topicStatus: (topic: string) => TopicStatus) => {
      if (status !== before) for (const run of Array.from(statusListeners)) guarded(() => run(status))
      for (const [topic, listening] of topics) {
        const now = topicStatus(topic)
        for (const listener of Array.from(listening)) {
          if (listener.status === now) continue
          listener.status = now
          guarded(() => listener.handlers.onStatus?.(now))
        }
      }
    },
  }
}
