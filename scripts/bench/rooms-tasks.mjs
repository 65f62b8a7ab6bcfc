const taskEvent = 'RunTask'

/** Threads that run page scripts. */
function mainThreads(events) {
  const named = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  return new Set(named.map(({ pid, tid }) => `${pid}/${tid}`))
}

/**
 * Tasks of the pages' main threads in a trace of Chromium: how many took more than 50 ms, and the longest, by wall time
 * and by processor time. Only wall time includes other programs on the machine.
 */
export function taskFigures({ traceEvents }) {
  const mains = mainThreads(traceEvents)
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => name === taskEvent && ph === 'X' && mains.has(`${pid}/${tid}`),
  )
  const figures = (key) => {
    const lengths = tasks.map((task) => (task[key] ?? 0) / 1000)
    return {
      count: lengths.filter((ms) => ms > 50).length,
      longest: Math.max(0, ...lengths),
      total: lengths.reduce((sum, ms) => sum + ms, 0),
    }
  }
  return { wall: figures('dur'), processor: figures('tdur') }
}

/** Traces the page's main thread while `run` runs. */
export async function tracedTasks(browser, page, run) {
  await browser.startTracing(page, { categories: ['-*', 'disabled-by-default-devtools.timeline', '__metadata'] })
  try {
    const outcome = await run()
    return { outcome, ...taskFigures(JSON.parse(String(await browser.stopTracing()))) }
  } catch (error) {
    await browser.stopTracing().catch(() => undefined)
    throw error
  }
}
