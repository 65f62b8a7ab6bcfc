import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Node } from 'prosemirror-model'
import { Mapping, Step } from 'prosemirror-transform'
import type { PartyRole } from '../schema.ts'
import { docOf, docOfLines, type DocJson, lockedFieldsOf, nodeTypes, textSchema } from './schema.ts'

/** One accepted change; the number of steps before it is the version that it applies to. */
export type TextStep = { step: DocJson; by: PartyRole; clientId: string; at: number }

/** A state that a party has saved under a number: that after so many steps. */
export type TextVersion = { no: number; by: PartyRole; at: number; note: string; steps: number; digest: string }

type Reply = { by: PartyRole; at: number; text: string }
/** A comment on a range of the current document; an empty range when its text was deleted. */
export type TextComment = Reply & {
  id: string
  from: number
  to: number
  /** The text that it was written about. */
  quote: string
  resolvedAt: number | null
  replies: Reply[]
}

/** What a party has confirmed: the document after so many steps, with these values of its fields. */
type Confirmed = { steps: number; values: Readonly<Record<string, string>> }

/** The text of a contract with its whole history; plain JSON, times in epoch ms. */
export type ContractText = {
  base: DocJson
  doc: DocJson
  steps: TextStep[]
  versions: TextVersion[]
  comments: TextComment[]
  /** What each party confirmed last, also after later changes. */
  confirmed: Readonly<Record<PartyRole, Confirmed | null>>
}

export const textLimits = { docBytes: 200_000, batchSteps: 200, comment: 500, note: 50, comments: 500, versions: 200 }

/** Changes by one client that were made on the document after `version` steps. */
export type StepBatch = { version: number; steps: readonly DocJson[]; clientId: string; by: PartyRole; at: number }

/**
 * `stale`: the client has to rebase onto the newer steps and send again. `locked`: a field of the deal would be removed or repeated.
 * `invalid`: no step of this document, or too large.
 */
export type BatchRefusal = 'stale' | 'locked' | 'invalid'

export function beginText(lines: readonly string[]): ContractText {
  const base = docOfLines(lines)
  return { base, doc: base, steps: [], versions: [], comments: [], confirmed: { taker: null, seller: null } }
}

/** The answer to a batch may be lost; then the client sends it again. */
const isAccepted = ({ steps }: ContractText, batch: StepBatch): boolean => {
  const known = steps.slice(batch.version, batch.version + batch.steps.length)
  return (
    known.length === batch.steps.length &&
    known.every(
      ({ step, clientId }, index) =>
        clientId === batch.clientId && JSON.stringify(step) === JSON.stringify(batch.steps[index]),
    )
  )
}

function applied(doc: Node, steps: readonly DocJson[]): { doc: Node; mapping: Mapping } | null {
  const mapping = new Mapping()
  let after = doc
  try {
    for (const json of steps) {
      const step = Step.fromJSON(textSchema, json)
      const result = step.apply(after)
      if (!result.doc) return null
      after = result.doc
      mapping.appendMap(step.getMap())
    }
    after.check()
  } catch {
    return null
  }
  return { doc: after, mapping }
}

const sizeOf = (json: unknown): number => utf8ToBytes(JSON.stringify(json)).length

/** A comment stays at its text: what is typed at its edges does not belong to it. */
const movedComment = (comment: TextComment, mapping: Mapping): TextComment => {
  const from = mapping.map(comment.from, 1)
  return { ...comment, from, to: Math.max(from, mapping.map(comment.to, -1)) }
}

/** The text after a batch. A batch that has been accepted before changes nothing. */
export function receiveSteps(
  text: ContractText,
  batch: StepBatch,
  locked: ReadonlySet<string>,
): ContractText | BatchRefusal {
  const { steps, clientId, by, at } = batch
  if (steps.length === 0 || steps.length > textLimits.batchSteps) return 'invalid'
  if (isAccepted(text, batch)) return text
  if (batch.version !== text.steps.length) return 'stale'
  const before = docOf(text.doc)
  const after = applied(before, steps)
  if (!after) return 'invalid'
  if (lockedFieldsOf(after.doc, locked) !== lockedFieldsOf(before, locked)) return 'locked'
  const doc = after.doc.toJSON() as DocJson
  if (sizeOf(doc) > textLimits.docBytes) return 'invalid'
  return {
    ...text,
    doc,
    steps: [...text.steps, ...steps.map((step) => ({ step, by, clientId, at }))],
    comments: text.comments.map((comment) => movedComment(comment, after.mapping)),
  }
}

/** The document after so many steps. */
export function docAfter({ base, steps }: Pick<ContractText, 'base' | 'steps'>, count: number): Node {
  let doc = docOf(base)
  for (const { step } of steps.slice(0, count)) doc = Step.fromJSON(textSchema, step).apply(doc).doc ?? doc
  return doc
}

/** The document of a saved version; null if there is none with this number. */
export function docAtVersion(text: ContractText, no: number): Node | null {
  const version = text.versions.find((known) => known.no === no)
  return version ? docAfter(text, version.steps) : null
}

/** Names of the fields of a document, sorted, each once. */
export function fieldNamesOf(doc: Node): string[] {
  const names = new Set<string>()
  doc.descendants((node) => {
    if (node.type === nodeTypes.field) names.add(String(node.attrs['name']))
  })
  return [...names].sort()
}

/** SHA-256, hex, of what the parties agree on: the text, and the values of the fields in it. */
export function digestOf(json: DocJson, values: Readonly<Record<string, string>>): string {
  const doc = docOf(json)
  const shown = fieldNamesOf(doc).map((name) => [name, values[name] ?? ''])
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([doc.toJSON(), shown]))))
}

/** Saves the current state under the next number; again without a change in between it is the same version. */
export function saveVersion(
  text: ContractText,
  { by, at, note, values }: { by: PartyRole; at: number; note: string; values: Readonly<Record<string, string>> },
): ContractText {
  const last = text.versions.at(-1)
  const digest = digestOf(text.doc, values)
  if (last && last.steps === text.steps.length && last.digest === digest && last.note === note) return text
  const version = { no: (last?.no ?? 0) + 1, by, at, note, steps: text.steps.length, digest }
  return { ...text, versions: [...text.versions, version] }
}

/** A party confirms the text as it is, with these values of its fields. */
export const confirmText = (
  text: ContractText,
  by: PartyRole,
  values: Readonly<Record<string, string>>,
): ContractText => ({ ...text, confirmed: { ...text.confirmed, [by]: { steps: text.steps.length, values } } })

type NewComment = { id: string; by: PartyRole; at: number; text: string; version: number; from: number; to: number }

/**
 * Adds a comment to a range of the document after `version` steps. Null if that is no range with text in it. The same id twice is one
 * comment.
 */
export function addComment(text: ContractText, { version, from, to, ...given }: NewComment): ContractText | null {
  if (text.comments.some(({ id }) => id === given.id)) return text
  if (version > text.steps.length) return null
  const then = docAfter(text, version)
  if (from < 0 || from >= to || to > then.content.size) return null
  const later = new Mapping(text.steps.slice(version).map(({ step }) => Step.fromJSON(textSchema, step).getMap()))
  const quote = then.textBetween(from, to, ' ', (node) => `〔${String(node.attrs['name'])}〕`).slice(0, 80)
  const comment = movedComment({ ...given, from, to, quote, resolvedAt: null, replies: [] }, later)
  return { ...text, comments: [...text.comments, comment] }
}

const changed = (text: ContractText, id: string, change: (comment: TextComment) => TextComment): ContractText => ({
  ...text,
  comments: text.comments.map((comment) => (comment.id === id ? change(comment) : comment)),
})

/** The same reply of the same party, sent twice, is one. */
export const replyTo = (text: ContractText, id: string, reply: Reply): ContractText =>
  changed(text, id, (comment) => {
    const last = comment.replies.at(-1)
    if (last && last.by === reply.by && last.text === reply.text) return comment
    return { ...comment, replies: [...comment.replies, reply] }
  })

/** A comment is settled, or open again with `at` null. */
export const resolveComment = (text: ContractText, id: string, at: number | null): ContractText =>
  changed(text, id, (comment) => ({ ...comment, resolvedAt: at }))
