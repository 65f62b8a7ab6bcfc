import type { Plugin } from 'prosemirror-state'
import type { TextStep } from '#src/model/contract/text/record.ts'
import type { DocJson } from '#src/model/contract/text/schema.ts'
import type { TextNews, TextView } from '#src/model/contract/text/wire.ts'

/** Unsent steps, which apply to the document after `version` accepted ones. */
export type Unsent = { version: number; steps: DocJson[] }

export type SendBatch = { version: number; steps: DocJson[]; clientId: string }
/** `stale`: others were first; `steps` are those that this client lacks. */
type SendAnswer = { isAccepted: boolean; steps: TextStep[] }

export type SessionOptions = {
  view: Pick<TextView, 'base' | 'steps' | 'comments' | 'versions' | 'role'>
  clientId: string
  /** Unsent steps of an earlier page. */
  restored: Unsent | null
  plugins: readonly Plugin[]
  /** Rejects when there is no answer; throws `BatchRefused` when the exchange refuses. */
  send: (batch: SendBatch) => Promise<SendAnswer>
  /** What has come since so many steps. */
  fetchSince: (version: number) => Promise<TextNews>
  /** Null removes what was stored; false if nothing can be stored. */
  store: (unsent: Unsent | null) => boolean
  /** Calls back later; returns its undo. */
  later: (run: () => void, ms: number) => () => void
  /** Steps of others wait while the reader composes a character. */
  isComposing?: () => boolean
}
