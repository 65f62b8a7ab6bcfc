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
  /** The exchange's time, epoch ms: of this very moment, and without anything being published by asking. */
  now: () => number
  /** A new name at each start, so that positions of an earlier life are recognised. */
  epoch: string
  /** What a reader has to know of a topic as of now; undefined when there is no such topic. */
  snapshotOf: (topic: string, who: Actor) => unknown
  mayRead: (topic: string, who: Actor) => boolean
  /** A person says something in a topic; throws `Refusal` when it is not taken. */
  onSay: (topic: string, who: Actor, data: unknown) => void
  setTimer: SetTimer
  /** Who a ticket stands for; `expired` when its time has passed, null when it stands for nobody (any more). */
  admit?: (ticket: string, who: Actor) => Actor | 'expired' | null
  /** How long the session of this person still lasts, ms; 0 when it does not end. */
  sessionTtl?: (who: Actor) => number
  /** Hears of failures that are the exchange's own. */
  report?: (error: unknown) => void
}

export type Hub = {
  connect: (wire: Wire, who: Actor) => void
  publish: (topic: string, type: string, data: unknown, lotId?: string) => void
  /** Whether a topic has ever been read; until then its snapshot tells everything. */
  isFollowed: (topic: string) => boolean
  /** What the topic was about is gone: its readers are told so, and nothing of it is kept. */
  forget: (topic: string) => void
  /** What a socket would have been sent since these positions. */
  answerPoll: (positions: readonly ReaderPosition[], who: Actor) => PollAnswer
  /** The exchange's clock has been set: every page is told to look at it again, now and not with the next ping. */
  tellTime: () => void
  /** How many read a topic at this moment. */
  readersOf: (topic: string) => number
  /** Ends the connections of a user, all unless some are meant; with 4401 its pages do not come back before a new sign-in. */
  closeUser: (userId: string, code?: number, isMeant?: (who: Actor) => boolean) => void
  /** Sends everybody away to dial again, and takes in nobody. */
  close: () => void
  readonly closed: boolean
}

const topicsPerReader = 200
const rememberedSays = 10_000
const gone = { code: 404, msg: '该内容不存在' }

/** The names by which whoever sent something unreadable can recognise it. */
const namesIn = z.object({
  topic: z.optional(z.string().check(z.maxLength(100))),
  id: z.optional(z.string().check(z.maxLength(100))),
})

type Report = (error: unknown) => void

/** Turns what a try throws into a refusal; anything but a `Refusal` is the exchange's own failure. */
function refusalOf(error: unknown, report: Report): { code: number; msg: string } {
  if (error instanceof Refusal) return { code: error.code, msg: error.message }
  report(error)
  return { code: 500, msg: '系统繁忙，请稍后再试' }
}

/** Lets each message of a person be applied once, however often it is said. */
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

/** Who reads which topic. */
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

/** What the hub does with each message of a reader; what is refused is said to that reader. */
function createListener(options: HubOptions, book: TopicBook, audience: Audience, report: Report) {
  const sayOnce = createSayOnce(options.onSay)
  const ttlOf = options.sessionTtl ?? (() => 0)

  const join = (reader: Reader, position: ReaderPosition) => {
    const texts = book.catchUpTexts(position, reader.who)
    audience.join(reader, position.topic)
    for (const text of texts) reader.send(text)
  }

  /** Another person may sit behind the connection now, who may read less. */
  const admit = (reader: Reader, ticket: string) => {
    const who = options.admit?.(ticket, reader.who)
    if (who === 'expired') return reader.drop(closeCode.ticketExpired, 'ticket expired')
    if (!who) return reader.drop(closeCode.sessionEnded, 'ticket refused')
    reader.who = who
    reader.greet(options.now(), ttlOf(who))
    for (const topic of reader.topics) {
      if (options.mayRead(topic, who)) continue
      audience.leave(reader, topic)
      reader.tell({ kind: 'refused', topic, code: 403, msg: '您无权查看该内容' })
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
        return reader.tell({ kind: 'said', topic: message.topic, id: message.id })
      case 'time':
        return reader.tell({ kind: 'time', sent: message.sent, t: options.now() })
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
      reader.tell({ kind: 'refused', ...messageIn(namesIn, text), ...refusalOf(error, report) })
    }
  }
  return { take, greet: (reader: Reader) => reader.greet(options.now(), ttlOf(reader.who)) }
}

/** The server side of the push protocol: topics with numbered frames, readers who may drop out and resume. */
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
        reader.tell({ kind: 'refused', topic, ...gone })
      }
      book.forget(topic)
    },
    answerPoll: (positions, who) => ({
      t: options.now(),
      messages: positions.map((position) => catchUp(position, who)),
    }),
    tellTime: pings.extra,
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
