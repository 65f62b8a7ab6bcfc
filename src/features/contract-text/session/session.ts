import { getVersion, sendableSteps } from 'prosemirror-collab'
import type { EditorState, Transaction } from 'prosemirror-state'
import { Mapping, type Step } from 'prosemirror-transform'
import { textLimits, type TextStep } from '#src/model/contract/text/record.ts'
import type { DocJson } from '#src/model/contract/text/schema.ts'
import type { ShownComment, TextNews, TextView } from '#src/model/contract/text/wire.ts'
import { begin, stepOf } from './begin.ts'
import type { SessionOptions } from './options.ts'
import { stateAfter } from './rebase.ts'

/** The exchange does not take this batch, whatever happens in between. */
export class BatchRefused extends Error {
  override name = 'BatchRefused'
}

/** `unsent`: no answer; what was typed is stored here and is sent again. `refused`: it never will be. */
export type SaveState = 'saved' | 'saving' | 'unsent' | 'refused'

export type TextRange = { from: number; to: number }

export type SessionView = {
  state: EditorState
  save: SaveState
  /** What is unsent would survive the end of this page. */
  isStored: boolean
  /** Why the exchange refused. */
  refusal: string | null
  /** The range that the reader is about to comment on; it moves with its text. */
  marked: TextRange | null
  comments: readonly ShownComment[]
  versions: TextView['versions']
  /** All accepted steps. */
  accepted: readonly TextStep[]
}

const pauseMs = 250
const retryMs = [1_000, 2_000, 5_000, 10_000] as const

const jsonOf = (step: Step): DocJson => step.toJSON() as DocJson

/** What is typed at the edges of a range does not belong to it. */
function movedRange<T extends TextRange>(range: T, mapping: Mapping): T {
  const from = mapping.map(range.from, 1)
  return { ...range, from, to: Math.max(from, mapping.map(range.to, -1)) }
}

/** The mapping of each transaction knows which undone steps are made again: a comment on unsent text survives a rebase. */
const moved = ({ comments, marked }: SessionView, transactions: readonly Transaction[]) => {
  const through = <T extends TextRange>(range: T): T =>
    transactions.reduce((place, { mapping }) => movedRange(place, mapping), range)
  return { comments: comments.map(through), marked: marked && through(marked) }
}

/**
 * One window that edits the text of a contract: typed changes are sent to the exchange in order, those of others are rebased in, and
 * what has no answer yet is stored until it has one. Knows no screen.
 */
export class TextSession {
  readonly clientId: string
  #options: SessionOptions
  #view: SessionView
  #listeners = new Set<() => void>()
  #isOver = false
  #isSending = false
  #isCatchingUp = false
  #failures = 0
  #stopTimer: (() => void) | null = null

  constructor(options: SessionOptions) {
    const { view, clientId } = options
    const state = begin(options)
    this.clientId = clientId
    this.#options = options
    const save = sendableSteps(state) ? 'saving' : 'saved'
    const { versions, steps: accepted } = view
    this.#view = { state, save, isStored: true, refusal: null, marked: null, comments: [], versions, accepted }
    this.#view = { ...this.#view, comments: this.#placed(view.comments, view.steps.length) }
    if (save === 'saving') this.#schedule(0)
  }

  readonly view = (): SessionView => this.#view

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** A change by the reader, or of the selection. Changes of a refused text are not taken. */
  readonly dispatch = (transaction: Transaction): void => {
    const before = this.#view
    if (transaction.docChanged && before.save === 'refused') return
    const state = before.state.apply(transaction)
    if (!transaction.docChanged || state.doc === before.state.doc) return this.#set({ state })
    const save = before.save === 'unsent' ? 'unsent' : 'saving'
    this.#set({ state, save, ...moved(before, [transaction]) })
    this.#storeUnsent()
    if (!this.#isSending && save === 'saving') this.#schedule(pauseMs)
  }

  /** Steps from the topic. */
  readonly receive = (version: number, steps: readonly TextStep[]): void => {
    if (this.#options.isComposing?.()) this.#options.later(() => void this.catchUp(), pauseMs)
    else if (!this.#take(version, steps)) void this.catchUp()
  }

  readonly receiveComment = (version: number, comment: ShownComment): void => {
    if (version > this.#view.accepted.length) return void this.catchUp()
    const others = this.#view.comments.filter(({ id }) => id !== comment.id)
    this.#set({ comments: [...others, ...this.#placed([comment], version)] })
  }

  readonly receiveVersion = (version: TextView['versions'][number]): void => {
    const { versions } = this.#view
    if (!versions.some(({ no }) => no === version.no)) this.#set({ versions: [...versions, version] })
  }

  readonly mark = (marked: TextRange | null): void => this.#set({ marked })

  /** Fetches what events have not brought. */
  async catchUp(): Promise<void> {
    if (this.#isCatchingUp || this.#isOver) return
    this.#isCatchingUp = true
    const since = getVersion(this.#view.state)
    try {
      const news = await this.#options.fetchSince(since)
      if (!this.#isOver) this.#takeNews(since, news)
    } catch {
      this.#options.later(() => void this.catchUp(), retryMs[1])
    } finally {
      this.#isCatchingUp = false
    }
  }

  /** Sends now, for instance when the connection is back. */
  readonly flush = (): void => {
    if (!this.#isSending) this.#schedule(0)
  }

  /** The number of accepted steps, once everything typed here is among them; null if that takes longer than `ms`. */
  settled(ms: number): Promise<number | null> {
    const settledAt = () => (sendableSteps(this.#view.state) ? null : getVersion(this.#view.state))
    if (settledAt() !== null) return Promise.resolve(settledAt())
    this.flush()
    return new Promise((resolve) => {
      const finish = (version: number | null) => {
        stopListening()
        stopWaiting()
        resolve(version)
      }
      const stopListening = this.subscribe(() => {
        if (settledAt() !== null) finish(settledAt())
      })
      const stopWaiting = this.#options.later(() => finish(null), ms)
    })
  }

  stop(): void {
    if (!this.#isOver) this.#storeUnsent()
    this.#isOver = true
    this.#stopTimer?.()
  }

  /** Gives up what the exchange does not take. */
  discard(): void {
    this.#isOver = true
    this.#stopTimer?.()
    this.#options.store(null)
  }

  #set(change: Partial<SessionView>): void {
    this.#view = { ...this.#view, ...change }
    for (const listener of this.#listeners) listener()
  }

  /** Comments of the exchange after `version` steps, at their places in the document of this window. */
  #placed(comments: readonly ShownComment[], version: number): ShownComment[] {
    const later = this.#view.accepted.slice(version).map(({ step }) => stepOf(step))
    const unsent = sendableSteps(this.#view.state)?.steps ?? []
    const mapping = new Mapping([...later, ...unsent].map((step) => step.getMap()))
    return comments.map((comment) => movedRange(comment, mapping))
  }

  #storeUnsent(): void {
    const unsent = sendableSteps(this.#view.state)
    const isStored = this.#options.store(unsent && { version: unsent.version, steps: unsent.steps.map(jsonOf) })
    if (isStored !== this.#view.isStored) this.#set({ isStored })
  }

  #schedule(ms: number): void {
    this.#stopTimer?.()
    this.#stopTimer = this.#isOver ? null : this.#options.later(() => void this.#pump(), ms)
  }

  /** Takes accepted steps that begin after `version`; those that are known are skipped. False if some before them are missing. */
  #take(version: number, steps: readonly TextStep[]): boolean {
    const { state, accepted } = this.#view
    const known = getVersion(state)
    if (version > known) return false
    const news = steps.slice(known - version)
    if (news.length === 0) return true
    const after = stateAfter(
      state,
      news.map(({ step }) => stepOf(step)),
      news.map(({ clientId }) => clientId),
      this.clientId,
    )
    const places = moved(this.#view, after.transactions)
    this.#set({ state: after.state, ...places, accepted: [...accepted, ...news] })
    this.#storeUnsent()
    return true
  }

  #takeNews(since: number, { version, steps, versions, comments }: TextNews): void {
    this.#take(since, steps)
    this.#set({ versions })
    if (version <= this.#view.accepted.length) this.#set({ comments: this.#placed(comments, version) })
  }

  async #sendNext(): Promise<void> {
    const { options, clientId } = { options: this.#options, clientId: this.clientId }
    const unsent = sendableSteps(this.#view.state)!
    const steps = unsent.steps.slice(0, textLimits.batchSteps).map(jsonOf)
    const answer = await options.send({ version: unsent.version, steps, clientId })
    if (this.#isOver) return
    const own = steps.map((step) => ({ step, by: options.view.role, clientId, at: 0 }))
    // The event of the topic may have been faster than the answer.
    this.#take(unsent.version, answer.isAccepted ? own : answer.steps)
  }

  async #pump(): Promise<void> {
    if (this.#isSending || this.#isOver || this.#view.save === 'refused') return
    if (!sendableSteps(this.#view.state)) return this.#set({ save: 'saved' })
    if (this.#options.isComposing?.()) return this.#schedule(pauseMs)
    this.#isSending = true
    try {
      await this.#sendNext()
      this.#afterAnswer()
    } catch (error) {
      this.#afterFailure(error)
    } finally {
      this.#isSending = false
    }
  }

  #afterAnswer(): void {
    this.#failures = 0
    const isDone = sendableSteps(this.#view.state) === null
    this.#set({ save: isDone ? 'saved' : 'saving' })
    if (!isDone) this.#schedule(0)
  }

  #afterFailure(error: unknown): void {
    if (error instanceof BatchRefused) return this.#set({ save: 'refused', refusal: error.message })
    this.#set({ save: 'unsent' })
    this.#schedule(retryMs[Math.min(this.#failures, retryMs.length - 1)]!)
    this.#failures += 1
  }
}
