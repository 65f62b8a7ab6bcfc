import { expect, test } from 'vitest'
import {
  type Delivery,
  cleared,
  joining,
  newStream,
  disconnected,
  overdueRequest,
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

/** A reader at frame 5 of epoch e1, in sync with the server. */
const atFive: Stream = readMessage(joining(newStream, 0), reset(5), 0).stream
const at = (stream: Stream) => stream.position?.seq
const gist = ({ stream, deliveries, request }: Reading) => ({
  phase: stream.phase,
  at: at(stream),
  got: names(deliveries),
  request,
})

test('the next frame is delivered at once and moves the position', () => {
  expect(gist(readMessage(atFive, frame(6), 10))).toEqual({ phase: 'synced', at: 6, got: [6], request: null })
})

test.each([1, 4, 5])('frame %i is a duplicate and is dropped', (seq) => {
  expect(gist(readMessage(atFive, frame(seq), 10))).toEqual({ phase: 'synced', at: 5, got: [], request: null })
})

test('a gap is open for 300 ms and closes when the missing frame arrives', () => {
  const seven = readMessage(atFive, frame(7), 10)
  expect(gist(seven)).toEqual({ phase: 'gap', at: 5, got: [], request: null })
  expect(seven.stream.dueAt).toBe(310)
  const nine = readMessage(seven.stream, frame(9), 50)
  expect(nine.stream.dueAt).toBe(310)
  const six = readMessage(nine.stream, frame(6), 100)
  expect(gist(six)).toEqual({ phase: 'gap', at: 7, got: [6, 7], request: null })
  expect(gist(readMessage(six.stream, frame(8), 120))).toEqual({ phase: 'synced', at: 9, got: [8, 9], request: null })
})

test('a buffered frame received twice is delivered once', () => {
  const early = readMessage(readMessage(atFive, frame(7), 10).stream, frame(7), 11)
  expect(gist(readMessage(early.stream, frame(6), 12))).toEqual({ phase: 'synced', at: 7, got: [6, 7], request: null })
})

test('a gap that stays open requests a replay, a second one within 10 s a snapshot', () => {
  const gap = readMessage(atFive, frame(7), 10).stream
  expect(overdueRequest(gap, 310)).toBe('replay')
  const closed = readMessage(replaying(gap, 310), replay([6, 7]), 400)
  expect(gist(closed)).toEqual({ phase: 'synced', at: 7, got: [6, 7], request: null })
  const second = readMessage(closed.stream, frame(9), 5000).stream
  expect(overdueRequest(second, 5300)).toBe('snapshot')
  const later = readMessage(closed.stream, frame(9), 60_000).stream
  expect(overdueRequest(later, 60_300)).toBe('replay')
})

test('a replay that leaves a gap requests a snapshot, and so does an unanswered one', () => {
  const pending = replaying(readMessage(atFive, frame(9), 10).stream, 310)
  expect(gist(readMessage(pending, replay([6, 7]), 400))).toEqual({
    phase: 'replaying',
    at: 7,
    got: [6, 7],
    request: 'snapshot',
  })
  expect(pending.dueAt).toBe(3310)
  expect(overdueRequest(pending, 3310)).toBe('snapshot')
})

test('a replay in parts is complete with its last part', () => {
  const pending = replaying(readMessage(atFive, frame(9), 10).stream, 310)
  const first = readMessage(pending, { ...replay([6, 7]), more: true }, 400)
  expect(gist(first)).toEqual({ phase: 'replaying', at: 7, got: [6, 7], request: null })
  expect(gist(readMessage(first.stream, replay([8]), 450))).toEqual({
    phase: 'synced',
    at: 9,
    got: [8, 9],
    request: null,
  })
})

test('a replay received twice is delivered once', () => {
  const once = readMessage(replaying(readMessage(atFive, frame(7), 10).stream, 310), replay([6, 7]), 400)
  expect(gist(readMessage(once.stream, replay([6, 7]), 410))).toEqual({
    phase: 'synced',
    at: 7,
    got: [],
    request: null,
  })
})

test('frames of another epoch are never combined with this one, whatever their number', () => {
  expect(gist(readMessage(atFive, frame(6, 'e2'), 10))).toEqual({
    phase: 'synced',
    at: 5,
    got: [],
    request: 'snapshot',
  })
  const pending = replaying(readMessage(atFive, frame(7), 10).stream, 310)
  expect(gist(readMessage(pending, replay([6, 7], 'e2'), 400))).toEqual({
    phase: 'replaying',
    at: 5,
    got: [],
    request: 'snapshot',
  })
})

test('a snapshot has a position: earlier frames are contained in it, later ones follow', () => {
  const waiting = [frame(9, 'e2'), frame(7, 'e2'), frame(8, 'e2')].reduce(
    (stream, next) => readMessage(stream, next, 10).stream,
    joining(newStream, 0),
  )
  expect(gist(readMessage(waiting, reset(7, 'e2'), 20))).toEqual({
    phase: 'synced',
    at: 9,
    got: ['reset 7', 8, 9],
    request: null,
  })
})

test('a snapshot may leave a gap', () => {
  const waiting = readMessage(joining(newStream, 0), frame(9), 10).stream
  expect(gist(readMessage(waiting, reset(7), 20))).toEqual({ phase: 'gap', at: 7, got: ['reset 7'], request: null })
})

test('a late snapshot of this connection does not move the position back', () => {
  const pending = { ...joining(atFive, 10), wantsSnapshot: true }
  expect(gist(readMessage(pending, reset(3), 20))).toEqual({ phase: 'joining', at: 5, got: [], request: null })
  expect(gist(readMessage(pending, reset(5), 20))).toEqual({ phase: 'synced', at: 5, got: ['reset 5'], request: null })
  expect(gist(readMessage(atFive, reset(5), 20))).toEqual({ phase: 'synced', at: 5, got: [], request: null })
})

test('on a new connection the server decides, even with an older position', () => {
  const back = joining(disconnected(atFive), 10)
  expect(gist(readMessage(back, reset(3), 20))).toEqual({ phase: 'synced', at: 3, got: ['reset 3'], request: null })
})

test('only the position survives a connection, and nothing survives a change of identity', () => {
  const gap = readMessage(atFive, frame(7), 10).stream
  expect(disconnected(gap)).toMatchObject({
    phase: 'unsubscribed',
    position: { epoch: 'e1', seq: 5 },
    buffered: [],
    wantsSnapshot: false,
  })
  expect(cleared(gap)).toMatchObject({ phase: 'unsubscribed', position: null, buffered: [], wantsSnapshot: true })
})

test('the positions in a ping reveal a lost last frame', () => {
  expect(gist(readHead(atFive, { epoch: 'e1', seq: 5 }, 10)).phase).toBe('synced')
  const behind = readHead(atFive, { epoch: 'e1', seq: 6 }, 10)
  expect(gist(behind)).toEqual({ phase: 'gap', at: 5, got: [], request: null })
  expect(behind.stream.dueAt).toBe(310)
  expect(gist(readHead(atFive, { epoch: 'e2', seq: 5 }, 10)).request).toBe('snapshot')
})

test('a refusal lasts, except that of a busy server', () => {
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

test('the number of buffered frames is limited', () => {
  let stream = atFive
  let requests = 0
  for (let seq = 7; seq < 2000; seq += 1) {
    const next = readMessage(stream, frame(seq), 10)
    stream = next.stream
    requests += next.request === 'snapshot' ? 1 : 0
    expect(stream.buffered.length).toBeLessThanOrEqual(500)
  }
  expect(requests).toBeGreaterThan(0)
})

const fed = (stream: Stream, frames: readonly EventFrame[]) =>
  frames.reduce((last, next) => readMessage(last.stream, next, 10), {
    stream,
    deliveries: [],
    request: null,
  } as Reading)
const numbered = (from: number, count: number, epoch = 'e1') =>
  Array.from({ length: count }, (_, index) => frame(from + index, epoch))

test('500 frames are buffered in a gap; one more requests a snapshot instead', () => {
  const full = fed(atFive, numbered(7, 500))
  expect([full.stream.buffered.length, full.request]).toEqual([500, null])
  const over = readMessage(full.stream, frame(507), 10)
  expect([over.stream.buffered, over.request]).toEqual([[], 'snapshot'])
})

test('a pending subscription requests nothing else', () => {
  const back = joining(disconnected(atFive), 0)
  expect(gist(readMessage(back, frame(6, 'e2'), 10)).request).toBeNull()
  const over = fed(back, numbered(7, 501))
  expect([over.stream.buffered, over.request]).toEqual([[], null])
  expect(gist(readHead(back, { epoch: 'e2', seq: 9 }, 10))).toEqual({ phase: 'joining', at: 5, got: [], request: null })
  expect(gist(readHead(back, { epoch: 'e1', seq: 9 }, 10)).phase).toBe('joining')
})

test('before the first snapshot the latest frames are buffered', () => {
  const waiting = fed(joining(newStream, 0), numbered(1, 501))
  expect(waiting.stream.buffered.map(({ seq }) => seq)).toEqual([501])
  expect(waiting.request).toBeNull()
  expect(gist(readMessage(waiting.stream, replay([1, 2]), 20))).toMatchObject({ got: [], request: null })
})

test('a replay is ignored once a snapshot is wanted', () => {
  const pending = { ...replaying(readMessage(atFive, frame(8), 10).stream, 310), wantsSnapshot: true }
  expect(gist(readMessage(pending, replay([6, 7]), 400))).toEqual({
    phase: 'replaying',
    at: 5,
    got: [],
    request: 'snapshot',
  })
  expect(gist(readMessage(joining(disconnected(atFive), 0), replay([6], 'e2'), 400))).toEqual({
    phase: 'joining',
    at: 5,
    got: [],
    request: null,
  })
})

test('an empty replay confirms the position: an older snapshot is then a late one', () => {
  const back = joining(disconnected(atFive), 10)
  const confirmed = readMessage(back, replay([]), 20)
  expect(gist(confirmed)).toEqual({ phase: 'synced', at: 5, got: [], request: null })
  expect(gist(readMessage(confirmed.stream, reset(3), 30))).toEqual({ phase: 'synced', at: 5, got: [], request: null })
})

test('each part of a replay restarts the timeout', () => {
  const pending = replaying(readMessage(atFive, frame(9), 10).stream, 310)
  expect(readMessage(pending, { ...replay([6, 7]), more: true }, 400).stream.dueAt).toBe(3400)
})

test('a reader in sync accepts a snapshot with a later position or another epoch', () => {
  expect(gist(readMessage(atFive, reset(8), 20))).toEqual({ phase: 'synced', at: 8, got: ['reset 8'], request: null })
  const restarted = readMessage(atFive, reset(3, 'e2'), 20)
  expect(gist(restarted)).toEqual({ phase: 'synced', at: 3, got: ['reset 3'], request: null })
  expect(restarted.stream.position?.epoch).toBe('e2')
})

test('polled frames move the position and do not mark the topic as subscribed', () => {
  expect(gist(readMessage(disconnected(atFive), reset(8), 20))).toEqual({
    phase: 'unsubscribed',
    at: 8,
    got: ['reset 8'],
    request: null,
  })
  expect(gist(readMessage(disconnected(atFive), replay([6]), 20))).toEqual({
    phase: 'unsubscribed',
    at: 6,
    got: [6],
    request: null,
  })
})

test('10 s after a replay a gap may request another one; an unanswered replay may not', () => {
  const gap = { ...readMessage(atFive, frame(7), 10).stream, replayedAt: 310 }
  expect([overdueRequest(gap, 10_309), overdueRequest(gap, 10_310)]).toEqual(['snapshot', 'replay'])
  expect(overdueRequest(joining(atFive, 0), 60_000)).toBe('snapshot')
})
