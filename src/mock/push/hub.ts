import * as z from 'zod/mini'
import { type ClientMessage, clientMessage, type ReaderPosition } from '#src/model/push/client-messages.ts'
import { closeCode, messageIn, type PollAnswer, type ServerMessage } from '#src/model/push/frames.ts'
import type { Actor } from '../exchange/actor.ts'
import { Refusal } from '../exchange/refusal.ts'
import { createPings } from './pings.ts'
import { createReader, type Reader, type SetTimer } from './reader.ts'
import { createTopicBook, type TopicBook } from './topic-book.ts'
import type { Wire } from './wire.ts'

export type HubOptions = {
  /** The exchange's current time, epoch ms; reading it publishes nothing. */
  now: () => number
  /** Changes at each start, so that positions of an earlier run are recognised. */
  epoch: string
  /** The current state of a topic for a reader; undefined when there is no such topic. */
  snapshotOf: (topic: string, who: Actor) => unknown
  mayRead: (topic: string, who: Actor) => boolean
  /** A client sends a message to a topic; throws `Refusal` when it is not accepted. */
  onSay: (topic: string, who: Actor, data: unknown) => void
  setTimer: SetTimer
  /** The user of a ticket; `expired` when it is too old, null when it is unknown or used up. */
  admit?: (ticket: string, who: Actor) => Actor | 'expired' | null
  /** Remaining time of the user's session, ms; 0 when it does not end. */
  sessionTtl?: (who: Actor) => number
  /** Receives the exchange's own failures. */
  report?: (error: unknown) => void
}

export type Hub = {
  connect: (wire: Wire, who: Actor) => void
  publish: (topic: string, type: string, data: unknown, lotId?: string) => void
  /** Whether a topic has ever had a reader; before that its snapshot contains everything. */
  isFollowed: (topic: string) => boolean
  /** Removes a topic whose subject no longer exists, and refuses its readers. */
  forget: (topic: string) => void
  /** The messages that a socket would have received since these positions. */
  answerPoll: (positions: readonly ReaderPosition[], who: Actor) => PollAnswer
  /** The exchange's clock was set: sends the time to every page at once, not only with the next ping. */
  announceTime: () => void
  /** The current number of readers of a topic. */
  readersOf: (topic: string) => number
  /** Ends the connections of a user, only those that `isMeant` selects; after 4401 the pages do not reconnect before a new sign-in. */
  closeUser: (userId: string, code?: number, isMeant?: (who: Actor) => boolean) => void
  /** Disconnects all readers, which may reconnect elsewhere, and accepts no new ones. */
  close: () => void
  readonly closed: boolean
}

export const topicsPerReader = 200
const rememberedSays = 10_000
const gone = { code: 404, msg: '该内容不存在' }

/** The fields by which the sender of an invalid message recognises it. */
const namesIn = z.object({
  topic: z.optional(z.string().check(z.maxLength(100))),
  id: z.optional(z.string().check(z.maxLength(100))),
})

type Report = (error: unknown) => void

/** The refusal for a thrown error; anything but a `Refusal` is the exchange's own failure. */
function refusalOf(error: unknown, report: Report): { code: number; msg: string } {
  if (error instanceof Refusal) return { code: error.code, msg: error.message }
  report(error)
  return { code: 500, msg: '系统繁忙，请稍后再试' }
}

/** Applies each message of a client once, however often it is sent. */
function createSayOnce(onSay: HubOptions['onSay']) {
  const applied = new Set<string>()
  return ({ topic, id, data }: Extract<ClientMessage, { kind: 'say' }>, who: Actor) => {
    const name = JSON.stringify([who.userId ?? who.visitor, topic, id])
    if (applied.has(name)) return
    onSay(topic, who, data)
    applied.add(name)
    const [oldest] = applied
    if (applied.size > rememberedSays && oldest !== undefined) applied.delete(oldest)
  }
}

/** The readers of each topic. */
function createAudience() {
  const readers = new Set<Reader>()
  const byTopic = new Map<string, Set<Reader>>()
  const leave = (reader: Reader, topic: string) => {
    reader.topics.delete(topic)
    const audience = byTopic.get(topic)
    audience?.delete(reader)
    if (audience?.size === 0) byTopic.delete(topic)
  }
  return {
    readers,
    join: (reader: Reader, topic: string) => {
      if (reader.topics.size >= topicsPerReader && !reader.topics.has(topic)) throw new Refusal(429, '订阅过多')
      reader.topics.add(topic)
      byTopic.set(topic, (byTopic.get(topic) ?? new Set()).add(reader))
    },
    leave,
    remove: (reader: Reader) => {
      for (const topic of reader.topics) leave(reader, topic)
      readers.delete(reader)
    },
    of: (topic: string): Iterable<Reader> => byTopic.get(topic) ?? [],
  }
}

type Audience = ReturnType<typeof createAudience>

/** Handles the messages of a reader; a refusal is sent to that reader. */
function createListener(options: HubOptions, book: TopicBook, audience: Audience, report: Report) {
  const sayOnce = createSayOnce(options.onSay)
  const ttlOf = options.sessionTtl ?? (() => 0)

  const join = (reader: Reader, position: ReaderPosition) => {
    const { topic } = position
    const isNew = !reader.topics.has(topic)
    // Before the answer, which may count its reader.
    audience.join(reader, topic)
    try {
      for (const text of book.catchUpTexts(position, reader.who)) reader.send(text)
    } catch (error) {
      if (isNew) audience.leave(reader, topic)
      throw error
    }
  }

  /** A connection may change to another user, who may read less. */
  const admit = (reader: Reader, ticket: string) => {
    const who = options.admit?.(ticket, reader.who)
    if (who === 'expired') return reader.drop(closeCode.ticketExpired, 'ticket expired')
    if (!who) return reader.drop(closeCode.sessionEnded, 'ticket refused')
    reader.who = who
    reader.greet(options.now(), ttlOf(who))
    for (const topic of reader.topics) {
      if (options.mayRead(topic, who)) continue
      audience.leave(reader, topic)
      reader.sendMessage({ kind: 'refused', topic, code: 403, msg: '您无权查看该内容' })
    }
  }

  const hear = (reader: Reader, message: ClientMessage) => {
    switch (message.kind) {
      case 'subscribe':
      case 'replay':
        return join(reader, message)
      case 'unsubscribe':
        return audience.leave(reader, message.topic)
      case 'say':
        book.checkAccess(message.topic, reader.who)
        sayOnce(message, reader.who)
        return reader.sendMessage({ kind: 'said', topic: message.topic, id: message.id })
      case 'time':
        return reader.sendMessage({ kind: 'time', sent: message.sent, t: options.now() })
      case 'auth':
        return admit(reader, message.ticket)
      case 'pong':
    }
  }

  const take = (reader: Reader, text: string) => {
    if (!reader.admits(text)) return
    const message = messageIn(clientMessage, text)
    try {
      if (!message) throw new Refusal(400, '消息格式不正确')
      hear(reader, message)
    } catch (error) {
      reader.sendMessage({ kind: 'refused', ...messageIn(namesIn, text), ...refusalOf(error, report) })
    }
  }
  return { take, greet: (reader: Reader) => reader.greet(options.now(), ttlOf(reader.who)) }
}

/** The server side of the push protocol: topics with numbered frames, readers that may disconnect and resume. */
export function createHub(options: HubOptions): Hub {
  const report: Report = options.report ?? ((error) => console.error(error))
  const book = createTopicBook(options)
  const audience = createAudience()
  const { readers } = audience
  const { take, greet } = createListener(options, book, audience, report)
  const pings = createPings(options, readers, book)
  let isClosed = false

  const catchUp = (position: ReaderPosition, who: Actor): ServerMessage => {
    try {
      return book.catchUpMessage(position, who)
    } catch (error) {
      return { kind: 'refused', topic: position.topic, ...refusalOf(error, report) }
    }
  }

  return {
    connect: (wire, who) => {
      if (isClosed) return wire.close(closeCode.restart, 'closed')
      const reader = createReader(wire, who, options.setTimer, audience.remove)
      readers.add(reader)
      wire.onMessage((text) => take(reader, text))
      wire.onClose(reader.leave)
      greet(reader)
      pings.begin()
    },
    isFollowed: book.isFollowed,
    publish: (topic, type, data, lotId) => {
      const text = book.logOf(topic).append(type, data, options.now(), lotId)
      for (const reader of audience.of(topic)) reader.send(text)
    },
    forget: (topic) => {
      for (const reader of Array.from(audience.of(topic))) {
        audience.leave(reader, topic)
        reader.sendMessage({ kind: 'refused', topic, ...gone })
      }
      book.forget(topic)
    },
    answerPoll: (positions, who) => ({
      t: options.now(),
      messages: positions.map((position) => catchUp(position, who)),
    }),
    announceTime: pings.extra,
    readersOf: (topic) => Array.from(audience.of(topic)).length,
    closeUser: (userId, code = closeCode.sessionEnded, isMeant = () => true) => {
      for (const reader of Array.from(readers))
        if (reader.who.userId === userId && isMeant(reader.who)) reader.drop(code, 'session ended')
    },
    close: () => {
      isClosed = true
      pings.end()
      for (const reader of Array.from(readers)) reader.drop(closeCode.restart, 'restart')
    },
    get closed() {
      return isClosed
    },
  }
}
