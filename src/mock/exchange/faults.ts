/** Something wrong with the exchange's own doors, set through `/__mock/faults` so that screens can be seen to bear it. */
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
}

/** The fault that befalls this call now, if any; one that is used up is gone. */
export function faultOn(faults: Fault[], path: string): Fault | null {
  const fault = faults.find((known) => known.path === '*' || path.startsWith(known.path))
  if (!fault) return null
  if (fault.times !== undefined) {
    fault.times -= 1
    if (fault.times <= 0) faults.splice(faults.indexOf(fault), 1)
  }
  return fault
}
