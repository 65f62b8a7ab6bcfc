import { screen } from './rooms-screen.mjs'

/** What the page holds after its garbage is collected; heap in bytes. The domain `Performance` has to be on. */
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
