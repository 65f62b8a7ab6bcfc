/** Both in ms: `perf` is monotonic, `date` can be changed by the user and by sleep. */
export type LocalClocks = { perf: () => number; date: () => number }

/**
 * Server time from an HTTP answer: its clock read between `time` and `time + grain` (epoch ms, ms) while handling a request
 * sent at `sent` and answered at `received` (ms of the monotonic clock).
 */
export type ServerTimeSample = { time: number; grain: number; sent: number; received: number }

export type ServerClock = {
  /** The monotonic clock, ms. */
  perf(): number
  /** The server's time, epoch ms; the local date until there is a sample. */
  now(): number
  /** One round trip: when it was sent, the server's clock, when it was received. */
  learn(sentPerf: number, serverT: number, receivedPerf: number): void
  /**
   * Adds a sample from an HTTP answer. Used alone only while there are no better samples; with them it narrows the range when
   * the two directions of the connection differ in delay.
   */
  learnCoarse(sample: ServerTimeSample): void
  /** No sample yet, or the machine has slept or its clock was set since. */
  needsResync(): boolean
}

/** Offsets that one answer allows, ms: the server read its clock somewhere between request and answer. */
type Range = { from: number; until: number }

const maxSamples = 8
const jumpFromMs = 2_000
/** The server sends whole milliseconds, and clocks drift apart. */
const slackMs = 50

const middle = ({ from, until }: Range) => (from + until) / 2
const width = ({ from, until }: Range) => until - from
const overlap = (one: Range, other: Range) => one.from <= other.until && other.from <= one.until
/** Whether both answers can be correct. */
const agree = (one: Range, other: Range) => overlap({ from: one.from - slackMs, until: one.until + slackMs }, other)

/** The range intersected with the others, newest first; one without overlap is skipped. */
const narrowed = (range: Range, others: readonly Range[]): Range =>
  others.reduceRight<Range>((left, other) => {
    const next = { from: Math.max(left.from, other.from), until: Math.min(left.until, other.until) }
    return overlap(left, other) ? next : left
  }, range)

const nearest = (offset: number, { from, until }: Range) => Math.min(Math.max(offset, from), until)

/** The midpoint of the fastest answer's range after narrowing by the others. */
function offsetOf(samples: readonly Range[], headers: readonly Range[]): number {
  const best = samples.reduce((quickest, next) => (width(next) < width(quickest) ? next : quickest))
  return middle(narrowed(best, [...headers, ...samples]))
}

/**
 * The offset is signed: a local clock may be ahead or behind; clamping one side would show half of the users a wrong time. It
 * is relative to the monotonic clock, so setting the date does not change it.
 */
export function createServerClock({ perf, date }: LocalClocks): ServerClock {
  let samples: Range[] = []
  let headers: Range[] = []
  let offset: number | null = null
  let clockDistance = date() - perf()

  const hasJumped = () => Math.abs(date() - perf() - clockDistance) > jumpFromMs
  const settle = (next: number) => {
    offset = next
    clockDistance = date() - perf()
  }
  const forgetAfterJump = () => {
    if (hasJumped()) samples = headers = []
  }

  return {
    perf,
    now: () => (offset === null ? date() : perf() + offset),
    learn: (sentPerf, serverT, receivedPerf) => {
      if (!(receivedPerf >= sentPerf)) return
      const sample = { from: serverT - receivedPerf, until: serverT - sentPerf }
      forgetAfterJump()
      // Samples that contradict the new one are from before the server's clock was set.
      samples = [...samples.filter((one) => agree(one, sample)), sample].slice(-maxSamples)
      settle(offsetOf(samples, headers))
    },
    learnCoarse: ({ time, grain, sent, received }) => {
      const jumped = hasJumped()
      forgetAfterJump()
      const header = { from: time - received - slackMs, until: time + grain - sent + slackMs }
      headers = [...headers.filter((one) => overlap(one, header)), header].slice(-maxSamples)
      if (samples.length > 0) return
      // Moves as little as possible: a header is too coarse to make a countdown jump.
      settle(nearest(offset === null || jumped ? middle(header) : offset, narrowed(header, headers)))
    },
    needsResync: () => offset === null || hasJumped(),
  }
}

/**
 * Displayed time, epoch ms: after a small correction backwards it pauses until the corrected clock catches up, so a countdown
 * never shows more time left than before (F06). A larger correction is shown at once.
 */
export function withoutStepsBack(now: () => number): () => number {
  let shown = -Infinity
  return () => {
    const at = now()
    if (at > shown || shown - at > jumpFromMs) shown = at
    return shown
  }
}
