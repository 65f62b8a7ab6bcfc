import { receiveTransaction, sendableSteps } from 'prosemirror-collab'
import type { Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { Mapping, type Step, type StepMap } from 'prosemirror-transform'
import { nodeTypes } from '#src/model/contract/text/schema.ts'

/** Marks a transaction that brings back what a conflict removed. */
export const repairMeta = 'contract-text-repair'

type Range = { from: number; to: number }

/** Where the content that these steps inserted is in the document after the last of them. */
function insertedBy(maps: readonly StepMap[]): Range[] {
  return maps.flatMap((map, index) => {
    const later = new Mapping(maps.slice(index + 1))
    const ranges: Range[] = []
    map.forEach((_oldFrom, _oldTo, from, to) => {
      if (from < to) ranges.push({ from: later.map(from, 1), to: later.map(to, -1) })
    })
    return ranges.filter(({ from, to }) => from < to)
  })
}

/** Text of one paragraph that is to be brought back. */
type Piece = { at: number; end: number; nodes: Node[]; block: Node }

/** The inline content within the ranges that the mapping deletes for good, each token once. */
function lostPieces(doc: Node, ranges: readonly Range[], mapping: Mapping): Piece[] {
  const wanted = new Set<number>()
  for (const { from, to } of ranges)
    doc.nodesBetween(from, to, (node, at) => {
      if (!node.isInline) return
      for (let token = Math.max(from, at); token < Math.min(to, at + node.nodeSize); token += 1)
        if (mapping.mapResult(token, 1).deletedAfter) wanted.add(token)
    })
  const pieces: Piece[] = []
  for (const token of [...wanted].sort((one, other) => one - other)) {
    const block = doc.resolve(token).parent
    const nodes = doc.slice(token, token + 1).content.content
    const last = pieces.at(-1)
    if (last?.end === token && last.block === block) {
      last.nodes.push(...nodes)
      last.end += 1
    } else pieces.push({ at: mapping.map(token, -1), end: token + 1, nodes: [...nodes], block })
  }
  return pieces
}

/** Puts a piece back where it was; a whole paragraph becomes one of its own again. */
function putBack(transaction: Transaction, { at, nodes, block }: Piece): void {
  const isWholeBlock = nodes.length === block.content.size
  const place = transaction.doc.resolve(transaction.mapping.map(at, 1))
  const asBlock = block.type === nodeTypes.clause ? nodeTypes.clause : nodeTypes.paragraph
  if (place.depth === 0) transaction.insert(place.pos, asBlock.create(null, nodes))
  else if (isWholeBlock && place.parent.content.size > 0)
    transaction.insert(place.after(1), asBlock.create(null, nodes))
  else transaction.insert(place.pos, nodes)
}

/**
 * What a rebase removed without anyone having deleted it: own text within a range that the other party deleted at the same time, and
 * the other's text within a range that was deleted here. Both were typed by someone who did not see the deletion, and stay.
 */
function lossesOf(state: EditorState, received: Transaction, own: readonly Step[], foreign: number): Piece[] {
  const undone = own.length
  const afterForeign = received.docs[undone + foreign] ?? received.doc
  const foreignMaps = received.steps.slice(undone, undone + foreign).map((step) => step.getMap())
  return [
    ...lostPieces(state.doc, insertedBy(own.map((step) => step.getMap())), received.mapping),
    ...lostPieces(afterForeign, insertedBy(foreignMaps), received.mapping.slice(undone + foreign)),
  ]
}

/**
 * The state after steps that the exchange has accepted, own ones among them. Unsent steps are rebased onto them by the collaboration
 * plugin; text that its rebase would lose is inserted again as a further unsent step.
 */
export function stateAfter(state: EditorState, steps: readonly Step[], clientIds: readonly string[], own: string) {
  const firstForeign = clientIds.findIndex((id) => id !== own)
  const confirmed = firstForeign < 0 ? steps.length : firstForeign
  const unsent = (sendableSteps(state)?.steps ?? []).slice(confirmed)
  const received = receiveTransaction(state, steps, [...clientIds], { mapSelectionBackward: true })
  const transactions = [received]
  let after = state.apply(received)
  if (unsent.length > 0 && confirmed < steps.length) {
    const pieces = lossesOf(state, received, unsent, steps.length - confirmed)
    if (pieces.length > 0) {
      const repair = after.tr.setMeta(repairMeta, true).setMeta('addToHistory', false)
      for (const piece of pieces) putBack(repair, piece)
      after = after.apply(repair)
      transactions.push(repair)
    }
  }
  return { state: after, transactions }
}
