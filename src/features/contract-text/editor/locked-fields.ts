import type { Node } from 'prosemirror-model'
import { Plugin, type Transaction } from 'prosemirror-state'
import { lockedFieldsOf, nodeTypes } from '#src/model/contract/text/schema.ts'
import { repairMeta } from '../session/rebase.ts'

/** Set by the collaboration plugin on changes that the exchange has accepted. */
const rebasedMeta = 'rebased'

const isAccepted = (transaction: Transaction): boolean =>
  transaction.getMeta(rebasedMeta) !== undefined || transaction.getMeta(repairMeta) !== undefined

/** A step may not replace a range with such a field in it, even if it puts the field back: two who do so at once would repeat it. */
function replacesField({ steps, docs }: Transaction, locked: ReadonlySet<string>): boolean {
  const isLocked = (node: Node) => node.type === nodeTypes.field && locked.has(String(node.attrs['name']))
  return steps.some((step, index) => {
    let isFound = false
    step.getMap().forEach((from, to) => {
      docs[index]!.nodesBetween(from, to, (node) => {
        isFound ||= isLocked(node)
      })
    })
    return isFound
  })
}

/** Keeps the fields of the deal where they are; `onRefused` explains why nothing happened. */
export const lockedFields = (locked: ReadonlySet<string>, onRefused: () => void): Plugin =>
  new Plugin({
    filterTransaction: (transaction, state) => {
      if (!transaction.docChanged || isAccepted(transaction)) return true
      const isRefused =
        lockedFieldsOf(transaction.doc, locked) !== lockedFieldsOf(state.doc, locked) ||
        replacesField(transaction, locked)
      if (isRefused) onRefused()
      return !isRefused
    },
  })
