import type { Reader, SetTimer } from './reader.ts'
import type { TopicBook } from './topic-book.ts'

const pingEveryMs = 5_000

/** Pings all readers every few seconds with the heads of their topics, as long as there are any. */
export function createPings(
  { now, setTimer }: { now: () => number; setTimer: SetTimer },
  readers: ReadonlySet<Reader>,
  { headOf }: TopicBook,
) {
  let undo: (() => void) | null = null
  const eachReader = (run: (reader: Reader, t: number, heads: ReturnType<typeof headOf>[]) => void) => {
    const t = now()
    for (const reader of Array.from(readers)) run(reader, t, [...reader.topics].map(headOf))
  }
  const pingAll = () => {
    eachReader((reader, t, heads) => reader.ping(t, heads))
    undo = readers.size > 0 ? setTimer(pingAll, pingEveryMs) : null
  }
  return {
    begin: () => {
      undo ??= setTimer(pingAll, pingEveryMs)
    },
    end: () => {
      undo?.()
      undo = null
    },
    /** A ping that needs no answer. */
    extra: () => eachReader((reader, t, heads) => reader.sendMessage({ kind: 'ping', t, heads })),
  }
}
