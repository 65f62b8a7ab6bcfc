/** Both in ms: one that never jumps, one that people and sleep can move. */
export type LocalClocks = { perf: () => number; date: () => number }

export type ServerClock = {
  /** The monotonic clock everything is measured with, ms. */
  perf(): number
  /** The server's time, epoch ms; the local date until something has been learnt. */
  now(): number
  /** One question and its answer: when it left, what the server's clock said, when it was back. */
  learn(sentPerf: number, serverT: number, receivedPerf: number): void
  /** The `Date` header of an HTTP answer that has just come; counts only while no better sample is at hand. */
  learnCoarse(serverDateMs: number): void
  /** Nothing learnt yet, or the machine slept or its clock was set since. */
  needsResync(): boolean
}

type Sample = { offset: number; roundTrip: number }

const keptSamples = 8
const jumpFromMs = 2_000
/** A Date header names a whole second that began up to 1 s ago. */
const halfSecond = 500
const headerPrecision = 1_000

/**
 * The offset is signed: a local clock may be ahead as well as behind, and clamping one side tells half of the people a
 * wrong time. It rests on the monotonic clock, so setting the date does not move it.
 */
export function createServerClock({ perf, date }: LocalClocks): ServerClock {
  let samples: Sample[] = []
  let offset: number | null = null
  let apart = date() - perf()

  const hasJumped = () => Math.abs(date() - perf() - apart) > jumpFromMs
  const settle = (next: number) => {
    offset = next
    apart = date() - perf()
  }

  return {
    perf,
    now: () => (offset === null ? date() : perf() + offset),
    learn: (sentPerf, serverT, receivedPerf) => {
      const roundTrip = receivedPerf - sentPerf
      if (!(roundTrip >= 0)) return
      const sample = { offset: serverT - (sentPerf + receivedPerf) / 2, roundTrip }
      samples = [...(hasJumped() ? [] : samples), sample].slice(-keptSamples)
      settle(samples.reduce((best, next) => (next.roundTrip < best.roundTrip ? next : best)).offset)
    },
    learnCoarse: (serverDateMs) => {
      const jumped = hasJumped()
      if (samples.length > 0 && !jumped) return
      samples = []
      const next = serverDateMs + halfSecond - perf()
      const agrees = offset !== null && !jumped && Math.abs(next - offset) <= headerPrecision
      if (!agrees) settle(next)
    },
    needsResync: () => offset === null || hasJumped(),
  }
}
