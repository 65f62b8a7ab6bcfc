import { Form, type FormInstance } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { createDraftKeeper, type DraftValues, type StoredDraft } from '../../lib/storage/drafts.ts'
import { askBeforeEnd } from './submit/end-question.ts'

type Options = {
  /** Counts up when the fields change their meaning; what was kept of an older form is left alone. */
  version?: number
  /** Fields that are not kept, beside passwords, codes and file bytes, which never are. */
  omit?: readonly string[]
  /** What is known of the person, as soon as it is: it stands where nothing was typed. */
  known?: Readonly<Record<string, string | null | undefined>> | undefined
  /** Numbers of papers and accounts are among the fields: kept in this tab alone, not by a browser that is closed. */
  tabOnly?: boolean
}

type DraftState = { kind: 'none' } | { kind: 'restored'; at: number } | { kind: 'elsewhere'; theirs: StoredDraft }

export type Draft = {
  state: DraftState
  /** Empties the form to what it was before anybody typed. */
  drop: () => void
  /** Another window has written: its text is shown here. */
  takeTheirs: () => void
  /** Another window has written: the text of this one counts. */
  keepMine: () => void
  /** Writes what is still waiting, before something that may end the page. */
  flush: () => void
  /** After sending. */
  forget: () => void
}

const none: DraftState = { kind: 'none' }
const usual = { version: 1, omit: [] }

/** Writes what is still waiting when the page may end; the browser asks where that would be the end of it. */
function useEndOfPage(keeper: ReturnType<typeof createDraftKeeper>, flushAll: () => void) {
  const flushNow = useEffectEvent(flushAll)
  useEffect(() => {
    const flush = () => flushNow()
    const stopAsking = askBeforeEnd(() => {
      flushNow()
      return keeper.goesWithWindow()
    })
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      stopAsking()
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      keeper.flush()
    }
  }, [keeper])
}

/** Somebody is about to type there: text that comes by itself would be joined to his. */
const isTypedIn = (form: FormInstance, name: string): boolean => {
  const field = form.getFieldInstance(name) as { nativeElement?: HTMLElement | null } | undefined
  return field?.nativeElement?.contains(document.activeElement) ?? false
}

/** Fills in what is known of the fields that are empty, that nobody has touched and that nobody is in. */
function fillIn(form: FormInstance, known: Options['known']): boolean {
  const values = form.getFieldsValue(true) as DraftValues
  const missing = Object.entries(known ?? {}).filter(
    ([name, text]) => Boolean(text) && !values[name] && !form.isFieldTouched(name) && !isTypedIn(form, name),
  )
  if (missing.length === 0) return false
  form.setFieldsValue(Object.fromEntries(missing))
  return true
}

/**
 * Keeps what is typed into a form in this browser, under `draft:<key>:v<version>`: over a reload, an expired session and
 * the way to the login page. Values must be plain JSON. Show the state with `DraftNotice`. Where the text would go with the
 * window (nothing can be stored, or only this tab keeps it) the browser asks before it closes it.
 */
export function useDraft(form: FormInstance, key: string, options: Options = {}): Draft {
  const [state, setState] = useState<DraftState>(none)
  const [keeper] = useState(() => {
    const onConflict = (theirs: StoredDraft) => setState({ kind: 'elsewhere', theirs })
    return createDraftKeeper(key, { ...usual, ...options, onConflict })
  })
  const values = Form.useWatch<DraftValues | undefined>([], { form, preserve: true })
  const current = (): DraftValues => form.getFieldsValue(true) as DraftValues

  const begin = useEffectEvent(() => {
    const kept = keeper.begin(current())
    if (!kept) return
    form.setFieldsValue(kept.values)
    setState({ kind: 'restored', at: kept.at })
  })
  // oxlint-disable-next-line react/set-state-in-effect -- storage is the outer system, and the form has to stand before it is filled
  useEffect(() => begin(), [])

  const { known } = options
  const fill = useEffectEvent(() => {
    if (fillIn(form, known)) keeper.rebase(current())
  })
  const knownText = JSON.stringify(known)
  useEffect(() => {
    if (knownText !== undefined) fill()
  }, [knownText])

  useEffect(() => {
    if (values) keeper.note(values)
  }, [keeper, values])

  // A page may end before the form has told what was typed last.
  const flushAll = () => {
    keeper.note(current())
    keeper.flush()
  }
  useEndOfPage(keeper, flushAll)

  return {
    state,
    flush: flushAll,
    drop: () => {
      form.resetFields()
      fillIn(form, known)
      keeper.forget(current())
      setState(none)
    },
    takeTheirs: () => {
      if (state.kind !== 'elsewhere') return
      form.resetFields()
      form.setFieldsValue(state.theirs.values)
      keeper.accept(state.theirs)
      setState(none)
    },
    keepMine: () => {
      keeper.insist()
      setState(none)
    },
    forget: () => {
      keeper.forget(current())
      setState(none)
    },
  }
}
