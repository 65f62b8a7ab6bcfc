import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { boot } from './app/boot.ts'
import { report } from './app/errors/report.ts'

// A transition, so that drawing the whole page does not hold the browser in one piece; the static page stands until it is done.
// Not awaited at the top level: the chunk of the first screen imports from this one and would wait for its end.
boot()
  .catch(report)
  .then(() => startTransition(() => createRoot(document.getElementById('root')!).render(<App />)))
  .catch(report)
