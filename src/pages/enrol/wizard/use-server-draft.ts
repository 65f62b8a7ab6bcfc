import type { FormInstance } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { saveDraft } from '#src/features/enrolment/commands.ts'
import { draftFrom, type EnrolValues, isUnchanged } from '#src/features/enrolment/form.ts'
import { type SavedDraft, savedDraft, refusalCode } from '#src/features/enrolment/queries.ts'
import { type EnrolDraft, enrolRefusal, type EnrolSetup } from '#src/model/enrolment/schema.ts'
import { forgetDraft } from '#src/shared/lib/storage/drafts.ts'
import { type SubmitFailure, failureOf } from '#src/shared/ui/form/submit/failure.ts'
import type { Draft } from '#src/shared/ui/form/use-draft.ts'

/** Debounce of saving, ms. */
const pauseMs = 1_500

export type DraftState =
  | { kind: 'none' }
  | { kind: 'saving' }
  /** `isWhole`: the exchange could take every field. */
  | { kind: 'saved'; at: number; isWhole: boolean }
  | { kind: 'failed'; failure: SubmitFailure }
  /** Another window has saved since; nothing is sent until the person chooses. */
  | { kind: 'overtaken'; theirs: SavedDraft }

type Options = {
  setup: EnrolSetup
  form: FormInstance<EnrolValues>
  /** Initial values of the form: the draft of the setup. */
  initial: EnrolValues
  values: Partial<EnrolValues>
  /** The draft in this browser's storage. */
  local: Draft
  draftKey: string
}

const isOvertaken = (error: unknown): boolean => refusalCode(error) === enrolRefusal.overtaken

/** Whether this draft contains all that has been typed into the form. */
function isAllIn(text: string, form: FormInstance<EnrolValues>, setup: EnrolSetup): boolean {
  const { draft, isWhole } = draftFrom(form.getFieldsValue(true) as Partial<EnrolValues>, setup)
  return isWhole && JSON.stringify(draft) === text
}

/** The draft in this browser may be older than one that another machine has saved. */
function initialState(
  { setup, initial, local: { state } }: Pick<Options, 'setup' | 'initial' | 'local'>,
  draft: EnrolDraft,
  began: { version: number; at: number },
): DraftState {
  const isOlder = state.kind === 'restored' && state.at < began.at
  if (!isOlder || isUnchanged(draft, draftFrom(initial, setup).draft)) return { kind: 'none' }
  return { kind: 'overtaken', theirs: { values: initial, ...began } }
}

/** Sends the draft, built on the version of the exchange that this window knows. */
function useVersion(setup: EnrolSetup, draft: EnrolDraft, begun: number, onOvertaken: (theirs: SavedDraft) => void) {
  const version = useRef(begun)
  /** Sent since the last answer with a version: the exchange may have saved any of them. */
  const sent = useRef<EnrolDraft[]>([])

  /** Another window has saved: whether this one may overwrite it because nothing of it would be lost. */
  const settle = async (): Promise<boolean> => {
    const theirs = await savedDraft(setup.asset.assetsId)
    const their = theirs ? draftFrom(theirs.values, setup).draft : null
    if (theirs && their && ![draft, ...sent.current].some((own) => isUnchanged(own, their))) {
      onOvertaken(theirs)
      return false
    }
    version.current = theirs?.version ?? 0
    return true
  }

  const put = async () => {
    const answer = await saveDraft(setup.asset.assetsId, draft, version.current)
    version.current = answer.version
    sent.current = []
    return answer
  }

  const recordSent = () => {
    sent.current = [...sent.current, draft]
  }

  return {
    settle,
    recordSent,
    send: () =>
      put().catch(async (error: unknown) => {
        if (!isOvertaken(error)) throw error
        return (await settle()) ? await put() : null
      }),
    /** The version that this window's draft is based on. */
    basis: () => version.current,
    rebaseOn: (known: number) => {
      version.current = known
    },
  }
}

/**
 * Runs `pauseMs` after the last change of a text that differs from the saved one: also where the text is undone to an earlier
 * saved one during a request.
 */
function useDebounced(text: string, saved: string, run: () => void) {
  const runNow = useEffectEvent(run)
  useEffect(() => {
    if (text === saved) return undefined
    const timer = setTimeout(runNow, pauseMs)
    return () => clearTimeout(timer)
  }, [saved, text])
}

/** The text that the exchange has saved. `equals` compares with it before the next rendering. */
function useSavedText(first: string) {
  const [text, setText] = useState(first)
  const latest = useRef(first)
  const set = (next: string) => {
    latest.current = next
    setText(next)
  }
  return { text, set, equals: (other: string) => latest.current === other }
}

/**
 * Saves the form at the exchange while it is being filled in. The browser's own draft is deleted then, unless the person has typed
 * on during the request, so that it never wins over a newer one of another machine; where both have changed, the person chooses.
 */
export function useServerDraft({ setup, form, initial, values, local, draftKey }: Options) {
  const [outcome, setOutcome] = useState<DraftState>({ kind: 'none' })
  const [began] = useState({ version: setup.draftVersion ?? 0, at: setup.draftAt ?? 0 })
  const { draft, isWhole } = draftFrom(values, setup)
  const text = JSON.stringify(draft)
  const saved = useSavedText(text)
  const sending = useRef<Promise<boolean> | null>(null)
  const isOver = useRef(false)
  const overtake = (theirs: SavedDraft) => setOutcome({ kind: 'overtaken', theirs })
  const { settle, recordSent, send, basis, rebaseOn } = useVersion(setup, draft, began.version, overtake)

  const state = outcome.kind === 'none' ? initialState({ setup, initial, local }, draft, began) : outcome

  const saveNow = async (): Promise<boolean> => {
    setOutcome({ kind: 'saving' })
    try {
      const answer = await send()
      if (answer === null) return false
      saved.set(text)
      if (isAllIn(text, form, setup)) forgetDraft(draftKey)
      setOutcome({ kind: 'saved', at: answer.savedAt, isWhole })
      return true
    } catch (error) {
      setOutcome({ kind: 'failed', failure: failureOf(error) })
      return false
    } finally {
      recordSent()
      sending.current = null
    }
  }

  /** Saves after the pending request; resolves to whether the exchange has the current text. */
  const save = async (): Promise<boolean> => {
    await sending.current
    if (isOver.current || state.kind === 'overtaken') return false
    if (saved.equals(text) && state.kind !== 'none') return true
    sending.current = saveNow()
    return sending.current
  }

  useDebounced(text, saved.text, () => void save())

  return {
    state,
    save,
    settle,
    /** Shows the draft of another window here. */
    takeOver: ({ values: theirs, version: theirVersion, at }: SavedDraft) => {
      rebaseOn(theirVersion)
      saved.set(JSON.stringify(draftFrom(theirs, setup).draft))
      setOutcome({ kind: 'saved', at, isWhole: true })
    },
    /** Overwrites the draft of another window. */
    insist: ({ version: theirVersion }: SavedDraft) => {
      rebaseOn(theirVersion)
      sending.current = saveNow()
    },
    basis,
    /** Stops saving before submission; resolves when no request is pending. */
    end: async () => {
      isOver.current = true
      await sending.current
      recordSent()
    },
    /** Saves again after a failed submission. */
    resume: () => {
      isOver.current = false
    },
  }
}

export type ServerDraft = ReturnType<typeof useServerDraft>
