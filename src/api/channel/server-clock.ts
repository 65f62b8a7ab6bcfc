/** Both in ms: one that never jumps, one that people and sleep can move. */
export type LocalClocks = { perf: () => number; date: () => number }

/**
 * What an HTTP answer tells of the time: the server's clock stood between `time` and `time + grain` (epoch ms, ms) when it
 * answered a question that left at `sent` and was back at `received` (ms of the monotonic clock).
 */
export type ServerTimeSample = { time: number; grain: number; sent: number; received: number }

export type ServerClock = {
  /** The monotonic clock everything is measured with, ms. */
  perf(): number
  /** The server's time, epoch ms; the local date until something has been learnt. */
  now(): number
  /** One question and its answer: when it left, what the server's clock said, when it was back. */
  learn(sentPerf: number, serverT: number, receivedPerf: number): void
  /**
   * An HTTP answer has come. Counts alone only while no better sample is at hand; beside one it says on which side of a
   * lopsided line the truth lies.
   */
  learnCoarse(told: ServerTimeSample): void
  /** Nothing learnt yet, or the machine slept or its clock was set since. */
  needsResync(): boolean
}

/** The offsets that an answer allows, ms: the server read its clock somewhere between the question and the answer. */
type Range = { from: number; until: number }

const keptSamples = 8
const jumpFromMs = 2_000
/** The server tells whole milliseconds, and two clocks never run at quite the same pace. */
const slackMs = 50

const middle = ({ from, until }: Range) => (from + until) / 2
const width = ({ from, until }: Range) => until - from
const overlap = (one: Range, other: Range) => one.from <= other.until && other.from <= one.until
/** Whether both answers can be right. */
const agree = (one: Range, other: Range) => overlap({ from: one.from - slackMs, until: one.until + slackMs }, other)

/** What is left of a range when the others are believed, the newest first; one that leaves nothing is not. */
const narrowed = (range: Range, others: readonly Range[]): Range =>
  others.reduceRight<Range>((left, other) => {
    const next = { from: Math.max(left.from, other.from), until: Math.min(left.until, other.until) }
    return overlap(left, other) ? next : left
  }, range)

const nearest = (offset: number, { from, until }: Range) => Math.min(Math.max(offset, from), until)

/** The middle of what the others leave of the answer that was quickest to come. */
function offsetOf(samples: readonly Range[], headers: readonly Range[]): number {
  const best = samples.reduce((quickest, next) => (width(next) < width(quickest) ? next : quickest))
  return middle(narrowed(best, [...headers, ...samples]))
}

/**
 * The offset is signed: a local clock may be ahead as well as behind, and clamping one side tells half of the people a
 * wrong time. It rests on the monotonic clock, so setting the date does not move it.
 */
export function createServerClock({ perf, date }: LocalClocks): ServerClock {
  let samples: Range[] = []
  let headers: Range[] = []
  let offset: number | null = null
  let apart = date() - perf()

  const hasJumped = () => Math.abs(date() - perf() - apart) > jumpFromMs
  const settle = (next: number) => {
    offset = next
    apart = date() - perf()
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
      // What the answer contradicts was said before the server's clock was set.
      samples = [...samples.filter((one) => agree(one, sample)), sample].slice(-keptSamples)
      settle(offsetOf(samples, headers))
    },
    learnCoarse: ({ time, grain, sent, received }) => {
      const jumped = hasJumped()
      forgetAfterJump()
      const header = { from: time - received - slackMs, until: time + grain - sent + slackMs }
      headers = [...headers.filter((one) => overlap(one, header)), header].slice(-keptSamples)
      if (samples.length > 0) return
      // No further than it must, so that a countdown does not jump for a precision that a header does not have.
      settle(nearest(offset === null || jumped ? middle(header) : offset, narrowed(header, headers)))
    },
    needsResync: () => offset === null || hasJumped(),
  }
}

/**
 * Time as people see it, epoch ms: a better estimate that lies a little back lets it stand until it is due, so that a
 * countdown never shows more left than before (F06). One that lies further back is another clock, and is shown at once.
 */
export function withoutStepsBack(now: () => number): () => number {
  let shown = -Infinity
  return () => {
    const at = now()
    if (at > shown || shown - at > jumpFromMs) shown = at
    return shown
  }
}
