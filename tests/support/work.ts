/** What `run` takes of this process, in ms: whatever else the machine does, other tests among it, does not count. */
export function workOf(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
