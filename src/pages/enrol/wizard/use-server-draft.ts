import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { saveDraft } from '#src/features/enrolment/commands.ts'
import { draftFrom, type EnrolValues, saysNothingNew } from '#src/features/enrolment/form.ts'
import { type KeptDraft, keptDraft, refusalCode } from '#src/features/enrolment/queries.ts'
import { type EnrolDraft, enrolRefusal, type EnrolSheet } from '#src/model/enrolment/schema.ts'
import { forgetDraft } from '#src/shared/lib/storage/drafts.ts'
import { type FailureNews, failureOf } from '#src/shared/ui/form/failure.ts'
import type { Draft } from '#src/shared/ui/form/use-draft.ts'

/** The exchange is told when somebody has not typed for so long. */
const pauseMs = 1_500

export type Keeping =
  | { kind: 'none' }
  | { kind: 'saving' }
  /** `isWhole`: nothing had to be left out. */
  | { kind: 'saved'; at: number; isWhole: boolean }
  | { kind: 'failed'; failure: FailureNews }
  /** Another window has saved since; nothing is sent until the person has chosen. */
  | { kind: 'overtaken'; theirs: KeptDraft }

type Options = {
  sheet: EnrolSheet
  /** What the form began with: the draft of the sheet. */
  initial: EnrolValues
  values: Partial<EnrolValues>
  /** What this browser keeps of the form. */
  local: Draft
  draftKey: string
}

const isOvertaken = (error: unknown): boolean => refusalCode(error) === enrolRefusal.overtaken

/** What this browser kept may be older than what another machine has saved. */
function atFirst(
  { sheet, initial, local: { state } }: Pick<Options, 'sheet' | 'initial' | 'local'>,
  draft: EnrolDraft,
  began: { version: number; at: number },
): Keeping {
  const isOlder = state.kind === 'restored' && state.at < began.at
  if (!isOlder || saysNothingNew(draft, draftFrom(initial, sheet).draft)) return { kind: 'none' }
  return { kind: 'overtaken', theirs: { values: initial, ...began } }
}

/** Sends the draft, built on the version of the exchange that this window knows. */
function useVersion(sheet: EnrolSheet, draft: EnrolDraft, begun: number, onOvertaken: (theirs: KeptDraft) => void) {
  const version = useRef(begun)
  /** What was sent since the exchange last said which version it has: any of it may be what it keeps. */
  const sent = useRef<EnrolDraft[]>([])

  /** Another window has saved: says whether this one may go on all the same, because nothing of that would be lost. */
  const settle = async (): Promise<boolean> => {
    const theirs = await keptDraft(sheet.asset.assetsId)
    const their = theirs ? draftFrom(theirs.values, sheet).draft : null
    if (theirs && their && ![draft, ...sent.current].some((own) => saysNothingNew(own, their))) {
      onOvertaken(theirs)
      return false
    }
    version.current = theirs?.version ?? 0
    return true
  }

  const put = async () => {
    const answer = await saveDraft(sheet.asset.assetsId, draft, version.current)
    version.current = answer.version
    sent.current = []
    return answer
  }

  const noteSent = () => {
    sent.current = [...sent.current, draft]
  }

  return {
    settle,
    noteSent,
    send: () =>
      put().catch(async (error: unknown) => {
        if (!isOvertaken(error)) throw error
        return (await settle()) ? await put() : null
      }),
    /** The version on which the text of this window is built. */
    basis: () => version.current,
    buildOn: (known: number) => {
      version.current = known
    },
  }
}

/**
 * Runs when the text has stayed the same for a while and is not what was kept: also one that went back to what was kept before,
 * while another was on its way.
 */
function useAfterPause(text: string, kept: string, run: () => void) {
  const runNow = useEffectEvent(run)
  useEffect(() => {
    if (text === kept) return undefined
    const timer = setTimeout(runNow, pauseMs)
    return () => clearTimeout(timer)
  }, [kept, text])
}

/** The text that the exchange keeps. `isNow` knows it before the next rendering does. */
function useKept(first: string) {
  const [text, setText] = useState(first)
  const latest = useRef(first)
  const keep = (next: string) => {
    latest.current = next
    setText(next)
  }
  return { text, keep, isNow: (asked: string) => latest.current === asked }
}

/**
 * Keeps the form at the exchange while it is being filled in. What is safe there is forgotten here, so that an older text of
 * this browser never wins over a newer one of another machine; where both have changed, the person chooses.
 */
export function useServerDraft({ sheet, initial, values, local, draftKey }: Options) {
  const [happened, setHappened] = useState<Keeping>({ kind: 'none' })
  const [began] = useState({ version: sheet.draftVersion ?? 0, at: sheet.draftAt ?? 0 })
  const { draft, isWhole } = draftFrom(values, sheet)
  const text = JSON.stringify(draft)
  const kept = useKept(text)
  const sending = useRef<Promise<boolean> | null>(null)
  const isOver = useRef(false)
  const overtake = (theirs: KeptDraft) => setHappened({ kind: 'overtaken', theirs })
  const { settle, noteSent, send, basis, buildOn } = useVersion(sheet, draft, began.version, overtake)

  const state = happened.kind === 'none' ? atFirst({ sheet, initial, local }, draft, began) : happened

  const keep = async (): Promise<boolean> => {
    setHappened({ kind: 'saving' })
    try {
      const answer = await send()
      if (answer === null) return false
      kept.keep(text)
      if (isWhole) forgetDraft(draftKey)
      setHappened({ kind: 'saved', at: answer.savedAt, isWhole })
      return true
    } catch (error) {
      setHappened({ kind: 'failed', failure: failureOf(error) })
      return false
    } finally {
      noteSent()
      sending.current = null
    }
  }

  /** Saves now, after what is on its way; says whether everything is at the exchange. */
  const save = async (): Promise<boolean> => {
    await sending.current
    if (isOver.current || state.kind === 'overtaken') return false
    if (kept.isNow(text) && state.kind !== 'none') return true
    sending.current = keep()
    return sending.current
  }

  useAfterPause(text, kept.text, () => void save())

  return {
    state,
    save,
    settle,
    /** What another window has saved is shown here. */
    takeOver: ({ values: theirs, version: theirVersion, at }: KeptDraft) => {
      buildOn(theirVersion)
      kept.keep(JSON.stringify(draftFrom(theirs, sheet).draft))
      setHappened({ kind: 'saved', at, isWhole: true })
    },
    /** What stands here counts, whatever another window has saved. */
    insist: ({ version: theirVersion }: KeptDraft) => {
      buildOn(theirVersion)
      sending.current = keep()
    },
    basis,
    /** The form is handed in: nothing of it is kept any more. Resolves when nothing is on its way. */
    end: async () => {
      isOver.current = true
      await sending.current
      noteSent()
    },
    /** It could not be handed in after all. */
    resume: () => {
      isOver.current = false
    },
  }
}

export type ServerDraft = ReturnType<typeof useServerDraft>
