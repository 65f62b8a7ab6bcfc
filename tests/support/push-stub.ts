import { providePush, type PushHandlers } from '#src/shared/lib/push.ts'

/** Stubs a live push connection; `onReader` gets the handlers of each subscription, through which the test sends events. */
export function stubPush(onReader: (handlers: PushHandlers, topic: string) => void): void {
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
