import { startTransition } from 'react'
import { App } from './app/App.tsx'
import { boot } from './app/boot.ts'
import { createRoot } from './app/create-root.ts'
import { report } from './app/errors/report.ts'
import { pause } from '#src/shared/lib/time/pause.ts'

async function start(): Promise<void> {
  if (import.meta.env.DEV && location.pathname === '/__kit') {
    const { showKit } = await import('./app/kit/show-kit.tsx')
    return await showKit()
  }
  await pause()
  await boot().catch(report)
  await pause()
  // A transition, so that drawing the whole page does not hold the browser in one piece; the static page stands until it is done.
  startTransition(() => createRoot(document.getElementById('root')!).render(<App />))
}

// Not awaited at the top level: the chunk of the first screen imports from this one and would wait for its end.
start().catch(report)
