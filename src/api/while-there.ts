import { isAbsent } from './errors.ts'

/** A call that the exchange turns out not to have is not made again while the page lives; `without` takes its place. */
export function whileThere<I, T>(make: (input: I) => Promise<T>, without: () => Promise<T>): (input: I) => Promise<T> {
  let isThere = true
  return async (input) => {
    if (!isThere) return without()
    try {
      return await make(input)
    } catch (error) {
      if (!isAbsent(error)) throw error
      isThere = false
      return without()
    }
  }
}
