import type { ReaderPosition } from '#src/model/push/client-messages.ts'
import type { ResetMessage, ServerMessage } from '#src/model/push/frames.ts'
import type { Actor } from '../exchange/actor.ts'
import { Refusal } from '../exchange/refusal.ts'
import { createTopicLog, type TopicLog } from './topic-log.ts'

type Options = {
  now: () => number
  epoch: string
  /** The current state of a topic for a reader; undefined when there is no such topic. */
  snapshotOf: (topic: string, who: Actor) => unknown
  mayRead: (topic: string, who: Actor) => boolean
}

export type TopicBook = ReturnType<typeof createTopicBook>

/** All topics, and how a reader catches up with one. Missing access or content is thrown as `Refusal`. */
export function createTopicBook({ now, epoch, snapshotOf, mayRead }: Options) {
  const logs = new Map<string, TopicLog>()

  const logOf = (topic: string): TopicLog => {
    const log = logs.get(topic) ?? createTopicLog(topic, epoch)
    logs.set(topic, log)
    return log
  }

  const checkAccess = (topic: string, who: Actor) => {
    if (mayRead(topic, who)) return
    throw who.userId === null ? new Refusal(401, '请先登录') : new Refusal(403, '您无权查看该内容')
  }

  const reset = (topic: string, who: Actor): ResetMessage => {
    const snapshot = snapshotOf(topic, who)
    // Only existing topics get a log, or strangers could fill the memory with names.
    if (snapshot === undefined) throw new Refusal(404, '该内容不存在')
    return { kind: 'reset', topic, epoch, seq: logOf(topic).seq(), t: now(), snapshot }
  }

  return {
    logOf,
    /** Whether it has ever had a reader: before that no one can have missed an event. */
    isFollowed: (topic: string) => logs.has(topic),
    checkAccess,
    forget: (topic: string) => logs.delete(topic),
    headOf: (topic: string) => ({ topic, epoch, seq: logOf(topic).seq() }),
    /** Messages, as text, from a reader's position to the present. */
    catchUpTexts: (position: ReaderPosition, who: Actor): string[] => {
      checkAccess(position.topic, who)
      const replay = logs.get(position.topic)?.replaySince(position, now())
      return replay ?? [JSON.stringify(reset(position.topic, who))]
    },
    /** The same for an HTTP answer, whose size is unlimited. */
    catchUpMessage: (position: ReaderPosition, who: Actor): ServerMessage => {
      const { topic } = position
      checkAccess(topic, who)
      const frames = logs.get(topic)?.framesSince(position, now())
      return frames ? { kind: 'replay', topic, epoch, frames } : reset(topic, who)
    },
  }
}
