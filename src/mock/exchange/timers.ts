type Timer = { at: number; run: (at: number) => void }
type Entry = Timer & { order: number }

const before = (a: Entry, b: Entry) => a.at < b.at || (a.at === b.at && a.order < b.order)

/** What is due, soonest first; equal instants in the order they were set (a binary heap). */
export class Timers {
  #heap: Entry[] = []
  #order = 0

  get nextAt(): number | null {
    return this.#heap[0]?.at ?? null
  }

  set(at: number, run: (at: number) => void): void {
    const entry = { at, run, order: (this.#order += 1) }
    const heap = this.#heap
    let child = heap.push(entry) - 1
    while (child > 0) {
      const parent = (child - 1) >> 1
      if (!before(entry, heap[parent]!)) break
      heap[child] = heap[parent]!
      child = parent
    }
    heap[child] = entry
  }

  /** Takes the soonest timer that is due at `now`, or null. */
  takeDue(now: number): Timer | null {
    const first = this.#heap[0]
    if (!first || first.at > now) return null
    const last = this.#heap.pop()!
    if (this.#heap.length > 0) this.#sink(last)
    return first
  }

  #sink(entry: Entry): void {
    const heap = this.#heap
    let parent = 0
    for (;;) {
      let child = 2 * parent + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && before(heap[child + 1]!, heap[child]!)) child += 1
      if (!before(heap[child]!, entry)) break
      heap[parent] = heap[child]!
      parent = child
    }
    heap[parent] = entry
  }
}
