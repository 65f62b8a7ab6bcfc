import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { boot } from './app/boot.ts'

await boot()
createRoot(document.getElementById('root')!).render(<App />)
