import { reviewer } from '../../exchange/private-files/private-files.ts'
import type { Exchange } from '../../worlds.ts'
import { escaped } from '../http/html.ts'

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

/** An uploaded file for those who review it; its name alone until it has passed its check. */
export function fileLink({ privateFiles }: Exchange, { name, url }: { name: string; url: string }): string {
  const address = privateFiles.addressFor(url, reviewer)
  return address === null ? `${escaped(name)}（未通过检查）` : `<a href="${escaped(address)}">${escaped(name)}</a>`
}
