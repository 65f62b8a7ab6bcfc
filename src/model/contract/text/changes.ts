import { ChangeSet } from 'prosemirror-changeset'
import type { Node } from 'prosemirror-model'
import { Step, type StepMap } from 'prosemirror-transform'
import type { PartyRole } from '../schema.ts'
import { type ContractText, docAfter } from './record.ts'
import { textSchema } from './schema.ts'

/**
 * A change between two states of a text. Positions are those of the newer one; what was deleted stood at `from`, and `text` is what it
 * was: the end of a paragraph is `¶`, and a field has its name in `〔〕`.
 */
export type TextChange = { kind: 'inserted' | 'deleted'; from: number; to: number; text: string; by: PartyRole }

export type AuthoredChanges = ChangeSet<PartyRole>

/** Neighbouring changes stay apart if their authors differ; the library takes null for "do not combine". */
const combine = (one: PartyRole, other: PartyRole): PartyRole => (one === other ? one : (null as unknown as PartyRole))

export const noChanges = (doc: Node): AuthoredChanges => ChangeSet.create<PartyRole>(doc, combine)

export const withSteps = (
  changes: AuthoredChanges,
  doc: Node,
  maps: readonly StepMap[],
  by: PartyRole | readonly PartyRole[],
): AuthoredChanges => changes.addSteps(doc, maps, by)

const fieldText = (leaf: Node): string => `〔${String(leaf.attrs['name'])}〕`
const textBetween = (doc: Node, from: number, to: number): string => doc.textBetween(from, to, '¶', fieldText)

/** The end of a block is no text of its own, but joining two paragraphs is a change to be seen. */
const deletedText = (doc: Node, from: number, to: number): string => textBetween(doc, from, to) || '¶'

/** The spans of a set of changes, in the order of the text. */
export function spansOf(changes: AuthoredChanges, doc: Node): TextChange[] {
  return changes.changes.flatMap(({ fromA, fromB, deleted, inserted }) => {
    const spans: TextChange[] = []
    let at = fromA
    for (const { length, data: by } of deleted) {
      const text = deletedText(changes.startDoc, at, at + length)
      spans.push({ kind: 'deleted', from: fromB, to: fromB, text, by })
      at += length
    }
    at = fromB
    for (const { length, data: by } of inserted) {
      spans.push({ kind: 'inserted', from: at, to: at + length, text: textBetween(doc, at, at + length), by })
      at += length
    }
    return spans
  })
}

/** What was inserted and deleted between two numbers of steps, by whom. */
export function changesBetween(text: ContractText, fromSteps: number, toSteps: number): TextChange[] {
  const before = docAfter(text, fromSteps)
  const taken = text.steps.slice(fromSteps, toSteps)
  const after = docAfter(text, toSteps)
  const maps = taken.map(({ step }) => Step.fromJSON(textSchema, step).getMap())
  const authors = taken.map(({ by }) => by)
  return spansOf(maps.length > 0 ? withSteps(noChanges(before), after, maps, authors) : noChanges(before), after)
}
