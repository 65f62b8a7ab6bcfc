import type { Exchange } from '../../worlds.ts'

/** Tools of one part of the mock exchange, below `/__mock/<name>`. */
export type ToolGroup = {
  /** Pages for people; the body is HTML with all foreign text escaped. */
  pages?: Record<string, { title: string; body: (exchange: Exchange, url: URL) => string }>
  /** JSON for scripts. */
  answers?: Record<string, (exchange: Exchange, url: URL) => unknown>
  /** Commands, from a script (JSON) or from a form of a page (all values are text); null if the input is malformed. */
  orders?: Record<string, (exchange: Exchange, body: unknown) => unknown>
}

/** The actor of the tools, who is no user of the portal. */
export const noUser = { userId: null, visitor: '' }

/** An instant in Shanghai time. */
export const timeText = (ms: number): string =>
  new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
