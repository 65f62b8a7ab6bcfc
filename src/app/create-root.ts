/** Stands in the file of the libraries (scripts/vite/chunks.ts): React DOM sets itself up there, and not in one piece with the program. */
export { createRoot } from 'react-dom/client'
