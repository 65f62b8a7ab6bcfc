import type { PaperEngine } from './engine.ts'

let load = async (): Promise<PaperEngine> => (await import('./engine.ts')).engine

/** Gives the engine at once: modules of a server that Vite runs cannot be loaded later. */
export function providePaperEngine(engine: PaperEngine): void {
  load = () => Promise.resolve(engine)
}

/** Libraries and font are large: elsewhere they are loaded with the first paper. */
export const paperEngine = (): Promise<PaperEngine> => load()
