import type { Exchange } from '../../worlds.ts'

/** Tools of one part of the mock exchange, below `/__mock/<name>`. */
export type ToolGroup = {
  /** Pages that a person opens; the body is HTML, with everything foreign in it escaped. */
  pages?: Record<string, { title: string; body: (exchange: Exchange, url: URL) => string }>
  /** What a script asks. */
  answers?: Record<string, (exchange: Exchange, url: URL) => unknown>
  /** What is ordered, by script (JSON) or by a form of a page (then all values are text); null when it is malformed. */
  orders?: Record<string, (exchange: Exchange, body: unknown) => unknown>
}

/** Who acts in the tools: nobody of the portal. */
export const nobody = { userId: null, visitor: '' }

/** An instant as the exchange's clock in Shanghai shows it. */
export const timeText = (ms: number): string =>
  new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
