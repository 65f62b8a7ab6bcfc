import * as z from 'zod/mini'
import { draftName, draftOwner, held, reclaim, timesSignedOut, unstored, writeHere } from './draft-owner.ts'
import { newId } from '../new-id.ts'
import { type PrivateParts, privateParts, splitPrivate, withPrivate } from './private-parts.ts'
import { serverNow } from '../time/server-time.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

export type DraftValues = Record<string, unknown>

const storedDraft = z.object({
  /** Epoch ms, server time. */
  at: z.number(),
  /** Changes with each write, so that a window detects a write of another. */
  mark: z.string(),
  values: z.record(z.string(), z.unknown()),
})
export type StoredDraft = z.output<typeof storedDraft>

type Kind = 'local' | 'session'

const dayMs = 86_400_000
/** A draft expires after this time; a local one lives as long as a session can be renewed. */
export const draftMaxAgeMs: Record<Kind, number> = { local: 7 * dayMs, session: dayMs }

function remove(kind: Kind, name: string): void {
  removeStored(kind, name)
  unstored.delete(name)
  if (kind === 'session') held.delete(name)
}

/** Deletes the draft of a form, also one from before signing in. */
export function forgetDraft(key: string, version = 1): void {
  remove('session', draftName(key, version, null))
  for (const kind of ['local', 'session'] as const) remove(kind, draftName(key, version, draftOwner()))
}

export function parsedDraft(text: string | null): StoredDraft | null {
  try {
    return storedDraft.safeParse(JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** The parts of a local draft that may not outlive the window, stored for this tab alone. */
const privateEntry = z.object({ mark: z.string(), parts: privateParts })

function privateEntryOf(name: string, mark: string): PrivateParts {
  reclaim(name)
  try {
    const stored = privateEntry.safeParse(JSON.parse(readStored('session', name) ?? 'null')).data
    return stored?.mark === mark ? stored.parts : []
  } catch {
    return []
  }
}

function read(kind: Kind, name: string): StoredDraft | null {
  reclaim(name)
  const stored = parsedDraft(unstored.get(name) ?? readStored(kind, name))
  if (stored !== null && serverNow() - stored.at > draftMaxAgeMs[kind]) {
    remove('session', name)
    remove(kind, name)
    return null
  }
  if (stored === null || kind === 'session' || unstored.has(name)) return stored
  const values = withPrivate(stored.values, privateEntryOf(name, stored.mark))
  return Object.keys(values).length > 0 ? { ...stored, values } : null
}

/** Numbers, names and addresses of people, and addresses of files stay in this tab, even if the draft outlives it. */
function store(kind: Kind, name: string, draft: StoredDraft): void {
  const { open, hidden } = kind === 'local' ? splitPrivate(draft.values) : { open: draft.values, hidden: [] }
  const text = JSON.stringify({ ...draft, values: open })
  if (!(kind === 'local' ? writeStored('local', name, text) : writeHere(name, text))) {
    unstored.set(name, JSON.stringify(draft))
    return
  }
  unstored.delete(name)
  if (kind === 'session') return
  if (hidden.length === 0) remove('session', name)
  else writeHere(name, JSON.stringify({ mark: draft.mark, parts: hidden }))
}

const secretNames = /pass_?word|pwd|captcha|(?:sms|verify|validate)_?code|^code$/i
const isBytes = (value: unknown): boolean =>
  value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value)

/** The values of a form that may be stored: no password, no received code, no file content, no empty value. */
export function storable(values: DraftValues, omit: readonly string[] = []): DraftValues {
  const text = JSON.stringify(values, (name, value: unknown) =>
    secretNames.test(name) || isBytes(value) || value === null || value === '' ? undefined : value,
  )
  const stored = JSON.parse(text) as DraftValues
  for (const name of omit) delete stored[name]
  return stored
}

const saveAfterMs = 400

type DraftOptions = {
  version: number
  omit: readonly string[]
  /** Stored for this tab alone, for a reload or a new sign-in; closing the browser deletes it. */
  tabOnly?: boolean
  /** Another window has written since; nothing is stored until the person has chosen. */
  onConflict: (theirs: StoredDraft) => void
}

/** The storage of the draft of one form, and the last write this window knows of. */
function createDraftSlot(key: string, version: number, tabOnly: boolean) {
  const owner = draftOwner()
  // A visitor never signs out: the next person at this browser must not find the text.
  const kind = tabOnly || owner === null ? 'session' : 'local'
  const signedOutBefore = timesSignedOut()
  const name = draftName(key, version, owner)
  let base: string | null = null

  const write = (values: DraftValues): void => {
    const draft: StoredDraft = { at: serverNow(), mark: newId(), values }
    base = draft.mark
    store(kind, name, draft)
  }

  /** The draft a visitor typed before signing in becomes the user's own. */
  const adopted = (): StoredDraft | null => {
    const own = read(kind, name)
    if (owner === null) return own
    const visitorName = draftName(key, version, null)
    const before = read('session', visitorName)
    if (!before || (own && own.at > before.at)) return own
    remove('session', visitorName)
    write(before.values)
    return read(kind, name) ?? before
  }

  const accept = (draft: StoredDraft): void => {
    base = draft.mark
  }

  return {
    read: () => read(kind, name),
    /** Whether the stored draft outlives the window. */
    isLasting: () => kind === 'local' && !unstored.has(name),
    accept,
    /** The stored draft, from now on known to this window. */
    adopt: (): StoredDraft | null => {
      const stored = adopted()
      if (stored) accept(stored)
      return stored
    },
    /** Stores the values, or deletes the draft where they are null; returns whether there are any. */
    put: (values: DraftValues | null): boolean => {
      if (values) {
        write(values)
        return true
      }
      remove(kind, name)
      remove('session', name)
      base = null
      return false
    },
    forget: (): void => {
      forgetDraft(key, version)
      base = null
    },
    /** Another window has written something else since. */
    isConflict: ({ mark, values }: StoredDraft, text: string): boolean =>
      mark !== base && JSON.stringify(values) !== text,
    /**
     * True after a sign-out or a change of user: nothing more is written. After an expired session the last values still are, for
     * the return.
     */
    isAbandoned: (there: StoredDraft | null): boolean =>
      owner !== null && (isOther(owner) || (timesSignedOut() !== signedOutBefore && there === null)),
  }
}

/** Whether another user is signed in now. */
const isOther = (owner: string): boolean => draftOwner() !== null && draftOwner() !== owner

/** Stores the values of one form while the form is open. */
export function createDraftStore(key: string, { version, omit, tabOnly = false, onConflict }: DraftOptions) {
  const slot = createDraftSlot(key, version, tabOnly)
  let [untouched, saved] = ['', '']
  let isStored = false
  let pending: DraftValues | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const cancelPending = (): void => {
    clearTimeout(timer)
    pending = null
  }
  const startFrom = (values: DraftValues): void => {
    untouched = JSON.stringify(storable(values, omit))
    saved = untouched
  }
  const flush = (force = false): void => {
    if (pending === null) return
    clearTimeout(timer)
    const there = slot.read()
    if (slot.isAbandoned(there)) return cancelPending()
    const text = JSON.stringify(pending)
    if (there && !force && slot.isConflict(there, text)) return onConflict(there)
    isStored = slot.put(text === untouched ? null : pending)
    saved = text
    pending = null
  }

  return {
    /** Takes the initial values of the form; returns the stored draft, or null. */
    begin: (values: DraftValues): StoredDraft | null => {
      startFrom(values)
      const stored = slot.adopt()
      isStored = Boolean(stored)
      if (stored) saved = JSON.stringify(stored.values)
      return stored
    },
    /** Known values were filled in: they become the initial values of an untouched form. */
    setInitial: (values: DraftValues): void => {
      if (!isStored && pending === null) startFrom(values)
    },
    /** The values have changed; they are written when the typing pauses. */
    record: (values: DraftValues): void => {
      const next = storable(values, omit)
      if (JSON.stringify(next) === saved) return cancelPending()
      pending = next
      clearTimeout(timer)
      timer = setTimeout(flush, saveAfterMs)
    },
    flush: (): void => flush(),
    /** Whether typed values would be lost with this window, also because a conflict prevents writing them. */
    isLostWithWindow: (): boolean => pending !== null || (isStored && !slot.isLasting()),
    /** Overwrites the draft of another window. */
    overwrite: (): void => flush(true),
    /** Takes over the draft of another window. */
    accept: (theirs: StoredDraft): void => {
      cancelPending()
      slot.accept(theirs)
      isStored = true
      saved = JSON.stringify(theirs.values)
    },
    /** After sending or discarding: nothing is stored until the next change. */
    forget: (values: DraftValues): void => {
      cancelPending()
      slot.forget()
      isStored = false
      saved = JSON.stringify(storable(values, omit))
    },
  }
}
