import { randomStream } from './random.ts'

/** A failure of the exchange's calls, set through `/__mock/faults` to see how screens handle it. */
export type Fault = {
  /** The beginning of the contract's path; `*` is every call. */
  path: string
  kind: 'down' | 'slow' | 'nonsense' | 'refuse'
  /** For `slow`: ms before the answer. */
  ms?: number
  /** For `refuse`: the envelope's code and message. */
  code?: number
  msg?: string
  /** For `nonsense`: the body to send instead of an envelope. */
  body?: string
  /** How many more calls it befalls; absent means all. */
  times?: number
  /**
   * The share of its calls that it befalls, 0 to 1; absent means all. Drawn from a stream of the fault's own, so that what the
   * exchange draws for itself, and with it a journal played again, stays what it is.
   */
  share?: number
  /** What that stream begins with. */
  seed?: string
  /** The call is carried out first, and its answer suffers: the caller cannot know what became of it. */
  after?: boolean
}

const streams = new WeakMap<Fault, () => number>()

function streamOf(fault: Fault): () => number {
  const known = streams.get(fault)
  if (known) return known
  const { seed = '', path, kind, after = false } = fault
  const made = randomStream(`fault:${seed}:${path}:${kind}:${after}`)
  streams.set(fault, made)
  return made
}

const counts = new WeakMap<Fault, number>()

/** How many calls it has befallen. */
export const struckBy = (fault: Fault): number => counts.get(fault) ?? 0

const isMeant = ({ path }: Fault, called: string): boolean => path === '*' || called.startsWith(path)
const strikes = (fault: Fault): boolean => fault.share === undefined || streamOf(fault)() < fault.share

/** The fault that befalls this call now, the first that does; one that is used up is gone. */
export function faultOn(faults: Fault[], path: string): Fault | null {
  const fault = faults.find((known) => isMeant(known, path) && strikes(known))
  if (!fault) return null
  counts.set(fault, struckBy(fault) + 1)
  if (fault.times !== undefined) {
    fault.times -= 1
    if (fault.times <= 0) faults.splice(faults.indexOf(fault), 1)
  }
  return fault
}
