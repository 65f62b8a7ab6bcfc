/** Part of the vendor chunk (scripts/vite/chunks.ts), where React DOM initialises in a task of its own, before the program. */
export { createRoot } from 'react-dom/client'
