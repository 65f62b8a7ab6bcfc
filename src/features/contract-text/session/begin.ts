import { collab } from 'prosemirror-collab'
import { EditorState } from 'prosemirror-state'
import { Step } from 'prosemirror-transform'
import { docAfter } from '#src/model/contract/text/record.ts'
import { type DocJson, textSchema } from '#src/model/contract/text/schema.ts'
import type { SessionOptions } from './options.ts'
import { stateAfter } from './rebase.ts'

export const stepOf = (json: DocJson): Step => Step.fromJSON(textSchema, json)

/** Unsent steps again on the document they were made on; one that does not apply ends them. */
function withUnsent(state: EditorState, unsent: readonly DocJson[]): EditorState {
  const transaction = state.tr
  try {
    for (const json of unsent) if (transaction.maybeStep(stepOf(json)).failed) break
  } catch {
    // A step of another version of this portal.
  }
  return transaction.docChanged ? state.apply(transaction) : state
}

/** The state of a window that opens: the accepted text, and on it what an earlier page could not send. */
export function begin({ view, clientId, restored, plugins }: SessionOptions): EditorState {
  const from = restored && restored.version <= view.steps.length ? restored : null
  const version = from?.version ?? view.steps.length
  const state = EditorState.create({
    doc: docAfter(view, version),
    plugins: [collab({ version, clientID: clientId }), ...plugins],
  })
  if (!from) return state
  const missed = view.steps.slice(version)
  const before = withUnsent(state, from.steps)
  return stateAfter(
    before,
    missed.map(({ step }) => stepOf(step)),
    missed.map((one) => one.clientId),
    clientId,
  ).state
}
