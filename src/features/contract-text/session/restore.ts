import { sendableSteps } from 'prosemirror-collab'
import type { Transaction } from 'prosemirror-state'
import { Step } from 'prosemirror-transform'
import type { PartyRole } from '#src/model/contract/schema.ts'
import { docAfter } from '#src/model/contract/text/record.ts'
import { type DocJson, textSchema } from '#src/model/contract/text/schema.ts'
import type { SessionView } from './session.ts'
import { trackChanges } from './tracked-changes.ts'

/** Takes back every step since, the last first: exact, but as long as the history. */
function takenBack(view: SessionView, base: DocJson, count: number): Transaction {
  let doc = docAfter({ base, steps: [...view.accepted] }, count)
  const later = [
    ...view.accepted.slice(count).map(({ step }) => Step.fromJSON(textSchema, step)),
    ...(sendableSteps(view.state)?.steps ?? []),
  ]
  const inverted = later.map((step) => {
    const inverse = step.invert(doc)
    doc = step.apply(doc).doc ?? doc
    return inverse
  })
  const transaction = view.state.tr
  for (const step of inverted.toReversed()) transaction.step(step)
  return transaction
}

/**
 * A change that brings back the document after `count` accepted steps: only what differs is replaced, so that fields of the deal, which
 * no step has touched, stay in place.
 */
export function restoring(view: SessionView, base: DocJson, role: PartyRole, count: number): Transaction {
  const target = docAfter({ base, steps: [...view.accepted] }, count)
  const transaction = view.state.tr
  const { changes } = trackChanges(base, role, count)(view)
  for (const { fromA, toA, fromB, toB } of changes.toReversed())
    transaction.replace(fromB, toB, target.slice(fromA, toA))
  return transaction.doc.eq(target) ? transaction : takenBack(view, base, count)
}
