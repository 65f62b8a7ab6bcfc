/** What `run` takes of this process, in ms: whatever else the machine does, other tests among it, does not count. */
export function workOf(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The least that one of three runs takes, in ms: the first compiles the code, and any may fall together with a clean-up of memory. */
export function leastWorkOf(run: () => unknown): number {
  return Math.min(...Array.from({ length: 3 }, () => workOf(run)))
}
