import { Form, type FormInstance } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { createDraftStore, type DraftValues, type StoredDraft } from '../../lib/storage/drafts.ts'
import { confirmPageEnd } from './submit/confirm-page-end.ts'

type Options = {
  /** Incremented when the meaning of the fields changes; drafts of an older version are ignored. */
  version?: number
  /** Fields that are not stored, beside passwords, codes and file content, which never are. */
  omit?: readonly string[]
  /** Known values of the person, once they are loaded: filled into untouched empty fields. */
  known?: Readonly<Record<string, string | null | undefined>> | undefined
  /** The fields contain numbers of documents and accounts: stored for this tab alone, deleted when the browser closes. */
  tabOnly?: boolean
}

type DraftState = { kind: 'none' } | { kind: 'restored'; at: number } | { kind: 'elsewhere'; theirs: StoredDraft }

export type Draft = {
  state: DraftState
  /** Resets the form to its initial values. */
  drop: () => void
  /** Replaces the values by those of the other window. */
  takeOther: () => void
  /** Keeps the values of this window and overwrites the other's. */
  keepOwn: () => void
  /** Writes pending changes, before an action that may end the page. */
  flush: () => void
  /** Called after sending. */
  forget: () => void
}

const none: DraftState = { kind: 'none' }
const usual = { version: 1, omit: [] }

/** Writes pending changes when the page may end; the browser asks for confirmation if they would be lost. */
function useEndOfPage(store: ReturnType<typeof createDraftStore>, flushAll: () => void) {
  const flushNow = useEffectEvent(flushAll)
  useEffect(() => {
    const flush = () => flushNow()
    const stopAsking = confirmPageEnd(() => {
      flushNow()
      return store.isLostWithWindow()
    })
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      stopAsking()
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      store.flush()
    }
  }, [store])
}

/** The field has the focus: filled-in text would be joined to the typed one. */
const isTypedIn = (form: FormInstance, name: string): boolean => {
  const field = form.getFieldInstance(name) as { nativeElement?: HTMLElement | null } | undefined
  return field?.nativeElement?.contains(document.activeElement) ?? false
}

/** Fills known values into fields that are empty, untouched and not focused. */
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
 * Stores the values of a form in this browser, under `draft:<key>:v<version>`: over a reload, an expired session and the detour to
 * the login page. Values must be plain JSON. Show the state with `DraftNotice`. If the values would be lost with the window (no
 * storage, or stored for this tab alone), the browser asks for confirmation before closing it.
 */
export function useDraft(form: FormInstance, key: string, options: Options = {}): Draft {
  const [state, setState] = useState<DraftState>(none)
  const [store] = useState(() => {
    const onConflict = (theirs: StoredDraft) => setState({ kind: 'elsewhere', theirs })
    return createDraftStore(key, { ...usual, ...options, onConflict })
  })
  const values = Form.useWatch<DraftValues | undefined>([], { form, preserve: true })
  const current = (): DraftValues => form.getFieldsValue(true) as DraftValues

  const begin = useEffectEvent(() => {
    const stored = store.begin(current())
    if (!stored) return
    form.setFieldsValue(stored.values)
    setState({ kind: 'restored', at: stored.at })
  })
  // oxlint-disable-next-line react/set-state-in-effect -- storage is the outer system, and the form has to be mounted before it is filled
  useEffect(() => begin(), [])

  const { known } = options
  const fill = useEffectEvent(() => {
    if (fillIn(form, known)) store.setInitial(current())
  })
  const knownText = JSON.stringify(known)
  useEffect(() => {
    if (knownText !== undefined) fill()
  }, [knownText])

  useEffect(() => {
    if (values) store.record(values)
  }, [store, values])

  // The page may end before the form has reported its last change.
  const flushAll = () => {
    store.record(current())
    store.flush()
  }
  useEndOfPage(store, flushAll)

  return {
    state,
    flush: flushAll,
    drop: () => {
      form.resetFields()
      fillIn(form, known)
      store.forget(current())
      setState(none)
    },
    takeOther: () => {
      if (state.kind !== 'elsewhere') return
      form.resetFields()
      form.setFieldsValue(state.theirs.values)
      store.accept(state.theirs)
      setState(none)
    },
    keepOwn: () => {
      store.overwrite()
      setState(none)
    },
    forget: () => {
      store.forget(current())
      setState(none)
    },
  }
}
