import { screen } from './rooms-screen.mjs'

/** The page's size after garbage collection; heap in bytes. The domain `Performance` has to be enabled. */
export async function weight(page, devtools) {
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (name) => metrics.find((entry) => entry.name === name).value
  const rows = await page.locator(screen.rows).count()
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    rows,
  }
}
