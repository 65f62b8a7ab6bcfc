type Job = { at: number; order: number; run: (() => void) | null }

export type Sim = ReturnType<typeof createSim>

/** A simulated clock with a timer queue. A thousand simulated hours take seconds. */
export function createSim(start = 1_000) {
  const heap: Job[] = []
  let now = start
  let order = 0

  const isBefore = (a: Job, b: Job) => a.at < b.at || (a.at === b.at && a.order < b.order)
  const swap = (i: number, j: number) => {
    const previous = heap[i]!
    heap[i] = heap[j]!
    heap[j] = previous
  }
  const rise = (from: number) => {
    let i = from
    while (i > 0) {
      const parent = (i - 1) >> 1
      if (!isBefore(heap[i]!, heap[parent]!)) return
      swap(i, parent)
      i = parent
    }
  }
  const sink = () => {
    let i = 0
    for (;;) {
      const [left, right] = [2 * i + 1, 2 * i + 2]
      let least = i
      if (left < heap.length && isBefore(heap[left]!, heap[least]!)) least = left
      if (right < heap.length && isBefore(heap[right]!, heap[least]!)) least = right
      if (least === i) return
      swap(i, least)
      i = least
    }
  }
  const takeFirst = (): Job => {
    const first = heap[0]!
    const last = heap.pop()!
    if (heap.length > 0) {
      heap[0] = last
      sink()
    }
    return first
  }

  return {
    now: () => now,
    timers: (run: () => void, ms: number) => {
      const job: Job = { at: now + Math.max(0, ms), order: (order += 1), run }
      heap.push(job)
      rise(heap.length - 1)
      return () => {
        job.run = null
      }
    },
    /** Runs everything due within `ms`, in order. */
    elapse: (ms: number) => {
      const until = now + ms
      while (heap.length > 0 && heap[0]!.at <= until) {
        const { at, run } = takeFirst()
        now = Math.max(now, at)
        run?.()
      }
      now = until
    },
    /** Time passes while nothing runs, as in a frozen page; everything due runs late. */
    freeze: (ms: number) => {
      now += ms
    },
    pending: () => heap.filter(({ run }) => run).length,
  }
}

/** Random numbers in [0, 1) from a seed. */
export function createRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
