/** Processor time of `run` in this process, in ms: other load on the machine does not count. */
export function cpuTimeOf(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The least of three runs, in ms: the first compiles the code, and any may coincide with garbage collection. */
export function leastCpuTimeOf(run: () => unknown): number {
  return Math.min(...Array.from({ length: 3 }, () => cpuTimeOf(run)))
}
