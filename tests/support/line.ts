import { providePush, type PushHandlers } from '#src/shared/lib/push.ts'

/** A line of push that is up; who reads a topic is handed to `onReader`, and is told what the test tells. */
export function useLine(onReader: (handlers: PushHandlers, topic: string) => void): void {
  providePush({
    subscribe: (topic, handlers) => {
      onReader(handlers, topic)
      return () => undefined
    },
    say: () => Promise.resolve(),
    status: () => 'live',
    onStatus: () => () => undefined,
    roundTripMs: () => null,
    setUrgent: () => undefined,
  })
}
