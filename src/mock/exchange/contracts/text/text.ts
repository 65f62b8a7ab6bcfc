import { contractProblems, contractTextProblems } from '#src/model/contract/labels.ts'
import { contractFields, fieldsOfDeal } from '#src/model/contract/fields.ts'
import {
  addComment,
  type ContractText,
  receiveSteps,
  replyTo,
  resolveComment,
  saveVersion,
  type StepBatch,
  textLimits,
  type TextVersion,
} from '#src/model/contract/text/record.ts'
import type { textEvents, TextNews, TextView } from '#src/model/contract/text/wire.ts'
import { contractTopic } from '#src/model/push/topics.ts'
import type * as z from 'zod/mini'
import type { Core } from '../../core.ts'
import { Refusal } from '../../refusal.ts'
import type { ContractBook } from '../book.ts'
import type { Negotiation } from '../negotiation.ts'
import { type Contract, partyOf } from '../record.ts'

/** The text has changed since, or is not to be changed so. */
const conflictCode = 4090

type Batch = Pick<StepBatch, 'version' | 'clientId'> & { steps: Record<string, unknown>[] }
type CommentEvent = z.output<typeof textEvents.comment>
type OneComment = { commentId: string }
type NewComment = OneComment & { version: number; from: number; to: number; text: string }

export type ContractTexts = {
  /** Only the parties of the deal read the text. */
  isTextReader: (id: string, userId: string | null) => boolean
  /** Number of accepted steps. */
  textVersionOf: (id: string) => { version: number }
  textFor: (id: string, userId: string) => TextView
  newsFor: (id: string, userId: string, version: number) => TextNews
  edit: (id: string, userId: string, batch: Batch) => { isAccepted: boolean; steps: ContractText['steps'] }
  comment: (id: string, userId: string, given: NewComment) => CommentEvent
  reply: (id: string, userId: string, given: OneComment & { text: string }) => CommentEvent
  resolve: (id: string, userId: string, given: OneComment & { isResolved: boolean }) => CommentEvent
  saveVersion: (id: string, userId: string, given: { version: number; note: string }) => TextVersion
}

/** Of every kind, so that a field of another kind is not put into the text; with what the notice of this deal has settled. */
const lockedIn = ({ deal: { listing } }: Contract): ReadonlySet<string> =>
  new Set([...contractFields, ...fieldsOfDeal(listing)].flatMap(({ name, isLocked }) => (isLocked ? [name] : [])))

const newsOf = (text: ContractText, version: number): TextNews => ({
  version: text.steps.length,
  steps: text.steps.slice(version),
  versions: [...text.versions],
  comments: [...text.comments],
})

const lengthOf = (text: string): number => Array.from(text).length

function checkedComment(given: string): string {
  const text = given.trim()
  if (text === '') throw new Refusal(400, contractTextProblems.comment)
  if (lengthOf(text) > textLimits.comment) throw new Refusal(400, contractTextProblems.commentLong)
  return text
}

type Ports = Pick<Negotiation, 'valuesOf' | 'templateValuesOf' | 'textChanged' | 'edited' | 'noteEdits'>

/** The text of each contract as both parties edit it: steps, comments, versions, and the events of its topic (domain 6.18). */
export function createContractTexts(
  core: Core,
  book: ContractBook,
  { valuesOf, templateValuesOf, textChanged, edited, noteEdits }: Ports,
): ContractTexts {
  const read = (id: string, userId: string) => {
    const contract = book.ofReader(id, userId)
    const role = partyOf(contract, userId)
    if (!contract.text) throw new Refusal(404, contractTextProblems.none)
    return { contract, role, text: contract.text }
  }

  const negotiated = (id: string, userId: string) => {
    const known = read(id, userId)
    book.checkMay(known.contract, userId, 'edit')
    return known
  }

  const publish = (contract: Contract, type: keyof typeof textEvents, data: unknown) =>
    core.hub.publish(contractTopic(contract.id), type, data)

  /** Writes a change of one comment, and sends it to both. */
  const commented = (contract: Contract, text: ContractText, commentId: string): CommentEvent => {
    const comment = text.comments.find(({ id }) => id === commentId)
    if (!comment) throw new Refusal(404, contractTextProblems.noComment)
    const event = { version: text.steps.length, comment }
    if (text !== contract.text) publish(contract, 'comment', event)
    contract.text = text
    return event
  }

  const party = (userId: string | null, { deal }: Contract): boolean =>
    userId !== null && (userId === deal.userId || userId === deal.sellerId)

  return {
    isTextReader: (id, userId) => {
      const contract = book.all().find((known) => known.id === id)
      return contract !== undefined && contract.text !== null && party(userId, contract)
    },
    textVersionOf: (id) => ({ version: book.find(id).text?.steps.length ?? 0 }),
    textFor: (id, userId) => {
      const { contract, role, text } = read(id, userId)
      return {
        ...newsOf(text, 0),
        id,
        role,
        canEdit: book.actsOf(contract, userId).includes('edit'),
        base: text.base,
        values: valuesOf(contract),
        templateValues: templateValuesOf(contract),
        locked: [...lockedIn(contract)],
        confirmed: { ...text.confirmed },
      }
    },
    newsFor: (id, userId, version) => newsOf(read(id, userId).text, version),
    edit: (id, userId, batch) => {
      const { contract, role, text } = negotiated(id, userId)
      const after = receiveSteps(text, { ...batch, by: role, at: core.now() }, lockedIn(contract))
      if (after === 'stale') return { isAccepted: false, steps: text.steps.slice(batch.version) }
      if (after === 'locked') throw new Refusal(conflictCode, contractTextProblems.locked)
      if (after === 'invalid') throw new Refusal(400, contractTextProblems.invalid)
      if (after === text) return { isAccepted: true, steps: [] }
      contract.text = after
      const version = text.steps.length
      publish(contract, 'steps', { version, steps: after.steps.slice(version) })
      textChanged(contract)
      edited(contract)
      return { isAccepted: true, steps: [] }
    },
    comment: (id, userId, { commentId, text: given, ...place }) => {
      const { contract, role, text } = negotiated(id, userId)
      const body = checkedComment(given)
      if (text.comments.length >= textLimits.comments) throw new Refusal(400, contractTextProblems.tooMany)
      const after = addComment(text, { ...place, id: commentId, by: role, at: core.now(), text: body })
      if (!after) throw new Refusal(400, contractTextProblems.range)
      return commented(contract, after, commentId)
    },
    reply: (id, userId, { commentId, text: given }) => {
      const { contract, role, text } = negotiated(id, userId)
      const reply = { by: role, at: core.now(), text: checkedComment(given) }
      return commented(contract, replyTo(text, commentId, reply), commentId)
    },
    resolve: (id, userId, { commentId, isResolved }) => {
      const { contract, text } = negotiated(id, userId)
      return commented(contract, resolveComment(text, commentId, isResolved ? core.now() : null), commentId)
    },
    saveVersion: (id, userId, { version, note: given }) => {
      const { contract, role, text } = negotiated(id, userId)
      const note = given.trim()
      if (version !== text.steps.length) throw new Refusal(conflictCode, contractProblems.textChanged)
      if (lengthOf(note) > textLimits.note) throw new Refusal(400, contractTextProblems.noteLong)
      if (text.versions.length >= textLimits.versions) throw new Refusal(400, contractTextProblems.tooMany)
      const after = saveVersion(text, { by: role, at: core.now(), note, values: valuesOf(contract) })
      const saved = after.versions.at(-1)!
      if (after === text) return saved
      contract.text = after
      publish(contract, 'version', saved)
      noteEdits(contract)
      const facts = { versionNo: String(saved.no), ...(note === '' ? {} : { note }), textDigest: saved.digest }
      book.note(contract, 'version', role, facts)
      return saved
    },
  }
}
