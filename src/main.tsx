import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { boot } from './app/boot.ts'
import { report } from './app/errors/report.ts'

// Not awaited at the top level: the chunk of the first screen imports from this one and would wait for its end.
boot()
  .catch(report)
  .then(() => createRoot(document.getElementById('root')!).render(<App />))
  .catch(report)
