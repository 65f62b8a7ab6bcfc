import { expect, test } from 'vitest'
import {
  type Delivery,
  forgotten,
  joining,
  newStream,
  outOf,
  overdue,
  type Reading,
  readHead,
  readMessage,
  replaying,
  type Stream,
} from '#src/api/channel/streams.ts'
import type { EventFrame, ResetMessage } from '#src/model/push/frames.ts'

const frame = (seq: number, epoch = 'e1'): EventFrame => ({
  kind: 'event',
  v: 1,
  epoch,
  seq,
  t: 1_600_000_000_000,
  type: 'added',
  topic: 'hall',
  data: seq,
})
const reset = (seq: number, epoch = 'e1'): ResetMessage => ({
  kind: 'reset',
  topic: 'hall',
  epoch,
  seq,
  t: 1_600_000_000_000,
  snapshot: `up to ${seq}`,
})
const replay = (seqs: number[], epoch = 'e1') => ({
  kind: 'replay' as const,
  topic: 'hall',
  epoch,
  frames: seqs.map((seq) => frame(seq, epoch)),
})
const names = (deliveries: readonly Delivery[]) =>
  deliveries.map((delivery) => (delivery.kind === 'reset' ? `reset ${delivery.seq}` : delivery.seq))

/** A reader that stands at frame 5 of epoch e1, level with the server. */
const atFive: Stream = readMessage(joining(newStream, 0), reset(5), 0).stream
const at = (stream: Stream) => stream.position?.seq
const gist = ({ stream, deliveries, ask }: Reading) => ({
  phase: stream.phase,
  at: at(stream),
  got: names(deliveries),
  ask,
})

test('the next frame is handed out at once and moves the position', () => {
  expect(gist(readMessage(atFive, frame(6), 10))).toEqual({ phase: 'synced', at: 6, got: [6], ask: null })
})

test.each([1, 4, 5])('frame %i was seen before and is dropped', (seq) => {
  expect(gist(readMessage(atFive, frame(seq), 10))).toEqual({ phase: 'synced', at: 5, got: [], ask: null })
})

test('a hole is held for 300 ms and closes by itself when the missing frame comes', () => {
  const seven = readMessage(atFive, frame(7), 10)
  expect(gist(seven)).toEqual({ phase: 'hole', at: 5, got: [], ask: null })
  expect(seven.stream.dueAt).toBe(310)
  const nine = readMessage(seven.stream, frame(9), 50)
  expect(nine.stream.dueAt).toBe(310)
  const six = readMessage(nine.stream, frame(6), 100)
  expect(gist(six)).toEqual({ phase: 'hole', at: 7, got: [6, 7], ask: null })
  expect(gist(readMessage(six.stream, frame(8), 120))).toEqual({ phase: 'synced', at: 9, got: [8, 9], ask: null })
})

test('a held frame that comes twice is handed out once', () => {
  const held = readMessage(readMessage(atFive, frame(7), 10).stream, frame(7), 11)
  expect(gist(readMessage(held.stream, frame(6), 12))).toEqual({ phase: 'synced', at: 7, got: [6, 7], ask: null })
})

test('a hole that stays asks for a replay, a second one within 10 s for a snapshot', () => {
  const hole = readMessage(atFive, frame(7), 10).stream
  expect(overdue(hole, 310)).toBe('replay')
  const mended = readMessage(replaying(hole, 310), replay([6, 7]), 400)
  expect(gist(mended)).toEqual({ phase: 'synced', at: 7, got: [6, 7], ask: null })
  const second = readMessage(mended.stream, frame(9), 5000).stream
  expect(overdue(second, 5300)).toBe('snapshot')
  const later = readMessage(mended.stream, frame(9), 60_000).stream
  expect(overdue(later, 60_300)).toBe('replay')
})

test('a replay that leaves a hole is answered with a snapshot, and so is silence', () => {
  const asked = replaying(readMessage(atFive, frame(9), 10).stream, 310)
  expect(gist(readMessage(asked, replay([6, 7]), 400))).toEqual({
    phase: 'replaying',
    at: 7,
    got: [6, 7],
    ask: 'snapshot',
  })
  expect(asked.dueAt).toBe(3310)
  expect(overdue(asked, 3310)).toBe('snapshot')
})

test('a replay in parts is whole with its last part', () => {
  const asked = replaying(readMessage(atFive, frame(9), 10).stream, 310)
  const first = readMessage(asked, { ...replay([6, 7]), more: true }, 400)
  expect(gist(first)).toEqual({ phase: 'replaying', at: 7, got: [6, 7], ask: null })
  expect(gist(readMessage(first.stream, replay([8]), 450))).toEqual({ phase: 'synced', at: 9, got: [8, 9], ask: null })
})

test('a replay that came twice hands out nothing twice', () => {
  const once = readMessage(replaying(readMessage(atFive, frame(7), 10).stream, 310), replay([6, 7]), 400)
  expect(gist(readMessage(once.stream, replay([6, 7]), 410))).toEqual({ phase: 'synced', at: 7, got: [], ask: null })
})

test('a frame of another epoch is never joined to this one, whatever its number', () => {
  expect(gist(readMessage(atFive, frame(6, 'e2'), 10))).toEqual({ phase: 'synced', at: 5, got: [], ask: 'snapshot' })
  const asked = replaying(readMessage(atFive, frame(7), 10).stream, 310)
  expect(gist(readMessage(asked, replay([6, 7], 'e2'), 400))).toEqual({
    phase: 'replaying',
    at: 5,
    got: [],
    ask: 'snapshot',
  })
})

test('a snapshot carries its number: earlier frames are in it, later ones are joined to it', () => {
  const waiting = [frame(9, 'e2'), frame(7, 'e2'), frame(8, 'e2')].reduce(
    (stream, next) => readMessage(stream, next, 10).stream,
    joining(newStream, 0),
  )
  expect(gist(readMessage(waiting, reset(7, 'e2'), 20))).toEqual({
    phase: 'synced',
    at: 9,
    got: ['reset 7', 8, 9],
    ask: null,
  })
})

test('a snapshot may leave a hole like any other', () => {
  const waiting = readMessage(joining(newStream, 0), frame(9), 10).stream
  expect(gist(readMessage(waiting, reset(7), 20))).toEqual({ phase: 'hole', at: 7, got: ['reset 7'], ask: null })
})

test('a late snapshot of this connection cannot turn back time', () => {
  const asked = { ...joining(atFive, 10), wantsSnapshot: true }
  expect(gist(readMessage(asked, reset(3), 20))).toEqual({ phase: 'joining', at: 5, got: [], ask: null })
  expect(gist(readMessage(asked, reset(5), 20))).toEqual({ phase: 'synced', at: 5, got: ['reset 5'], ask: null })
  expect(gist(readMessage(atFive, reset(5), 20))).toEqual({ phase: 'synced', at: 5, got: [], ask: null })
})

test('on a new connection the server is right, even about less than was known', () => {
  const back = joining(outOf(atFive), 10)
  expect(gist(readMessage(back, reset(3), 20))).toEqual({ phase: 'synced', at: 3, got: ['reset 3'], ask: null })
})

test('only the position outlives a connection, and nothing outlives a person', () => {
  const hole = readMessage(atFive, frame(7), 10).stream
  expect(outOf(hole)).toMatchObject({ phase: 'out', position: { epoch: 'e1', seq: 5 }, held: [], wantsSnapshot: false })
  expect(forgotten(hole)).toMatchObject({ phase: 'out', position: null, held: [], wantsSnapshot: true })
})

test('the heads of a ping reveal a lost last frame', () => {
  expect(gist(readHead(atFive, { epoch: 'e1', seq: 5 }, 10)).phase).toBe('synced')
  const behind = readHead(atFive, { epoch: 'e1', seq: 6 }, 10)
  expect(gist(behind)).toEqual({ phase: 'hole', at: 5, got: [], ask: null })
  expect(behind.stream.dueAt).toBe(310)
  expect(gist(readHead(atFive, { epoch: 'e2', seq: 5 }, 10)).ask).toBe('snapshot')
})

test('a refusal stands, except that of a busy server', () => {
  const refused = (code: number) =>
    readMessage(atFive, { kind: 'refused', topic: 'hall', code, msg: '您无权查看该内容' }, 100).stream
  expect(refused(403)).toMatchObject({
    phase: 'refused',
    dueAt: Infinity,
    refusal: { code: 403, msg: '您无权查看该内容' },
  })
  expect(refused(500).dueAt).toBe(5100)
  expect(refused(429).dueAt).toBe(5100)
})

test('frames that wait for a hole to close do not pile up without end', () => {
  let stream = atFive
  let asked = 0
  for (let seq = 7; seq < 2000; seq += 1) {
    const next = readMessage(stream, frame(seq), 10)
    stream = next.stream
    asked += next.ask === 'snapshot' ? 1 : 0
    expect(stream.held.length).toBeLessThanOrEqual(500)
  }
  expect(asked).toBeGreaterThan(0)
})

const fed = (stream: Stream, frames: readonly EventFrame[]) =>
  frames.reduce((last, next) => readMessage(last.stream, next, 10), { stream, deliveries: [], ask: null } as Reading)
const numbered = (from: number, count: number, epoch = 'e1') =>
  Array.from({ length: count }, (_, index) => frame(from + index, epoch))

test('500 frames wait for a hole to close; one more and a snapshot is asked for instead', () => {
  const full = fed(atFive, numbered(7, 500))
  expect([full.stream.held.length, full.ask]).toEqual([500, null])
  const over = readMessage(full.stream, frame(507), 10)
  expect([over.stream.held, over.ask]).toEqual([[], 'snapshot'])
})

test('while an answer to a subscription is awaited, no other one is asked for', () => {
  const back = joining(outOf(atFive), 0)
  expect(gist(readMessage(back, frame(6, 'e2'), 10)).ask).toBeNull()
  const over = fed(back, numbered(7, 501))
  expect([over.stream.held, over.ask]).toEqual([[], null])
  expect(gist(readHead(back, { epoch: 'e2', seq: 9 }, 10))).toEqual({ phase: 'joining', at: 5, got: [], ask: null })
  expect(gist(readHead(back, { epoch: 'e1', seq: 9 }, 10)).phase).toBe('joining')
})

test('before the first snapshot frames wait for it, of them the latest few', () => {
  const waiting = fed(joining(newStream, 0), numbered(1, 501))
  expect(waiting.stream.held.map(({ seq }) => seq)).toEqual([501])
  expect(waiting.ask).toBeNull()
  expect(gist(readMessage(waiting.stream, replay([1, 2]), 20))).toMatchObject({ got: [], ask: null })
})

test('a replay is of no use once a snapshot is wanted', () => {
  const asked = { ...replaying(readMessage(atFive, frame(8), 10).stream, 310), wantsSnapshot: true }
  expect(gist(readMessage(asked, replay([6, 7]), 400))).toEqual({
    phase: 'replaying',
    at: 5,
    got: [],
    ask: 'snapshot',
  })
  expect(gist(readMessage(joining(outOf(atFive), 0), replay([6], 'e2'), 400))).toEqual({
    phase: 'joining',
    at: 5,
    got: [],
    ask: null,
  })
})

test('an empty replay says that the position holds: an older snapshot is a late one then', () => {
  const back = joining(outOf(atFive), 10)
  const confirmed = readMessage(back, replay([]), 20)
  expect(gist(confirmed)).toEqual({ phase: 'synced', at: 5, got: [], ask: null })
  expect(gist(readMessage(confirmed.stream, reset(3), 30))).toEqual({ phase: 'synced', at: 5, got: [], ask: null })
})

test('each part of a replay is waited for anew', () => {
  const asked = replaying(readMessage(atFive, frame(9), 10).stream, 310)
  expect(readMessage(asked, { ...replay([6, 7]), more: true }, 400).stream.dueAt).toBe(3400)
})

test('a snapshot that is ahead, or of another epoch, is taken by a reader that is level', () => {
  expect(gist(readMessage(atFive, reset(8), 20))).toEqual({ phase: 'synced', at: 8, got: ['reset 8'], ask: null })
  const restarted = readMessage(atFive, reset(3, 'e2'), 20)
  expect(gist(restarted)).toEqual({ phase: 'synced', at: 3, got: ['reset 3'], ask: null })
  expect(restarted.stream.position?.epoch).toBe('e2')
})

test('what is polled moves the position and opens no line', () => {
  expect(gist(readMessage(outOf(atFive), reset(8), 20))).toEqual({ phase: 'out', at: 8, got: ['reset 8'], ask: null })
  expect(gist(readMessage(outOf(atFive), replay([6]), 20))).toEqual({ phase: 'out', at: 6, got: [6], ask: null })
})

test('10 s after a replay a hole is worth another one; silence never is', () => {
  const hole = { ...readMessage(atFive, frame(7), 10).stream, replayedAt: 310 }
  expect([overdue(hole, 10_309), overdue(hole, 10_310)]).toEqual(['snapshot', 'replay'])
  expect(overdue(joining(atFive, 0), 60_000)).toBe('snapshot')
})
