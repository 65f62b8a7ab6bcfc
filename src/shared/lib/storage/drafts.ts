import * as z from 'zod/mini'
import { draftName, draftOwner, timesSignedOut, unstored } from './draft-owner.ts'
import { newId } from '../new-id.ts'
import { type PrivateParts, privateParts, splitPrivate, withPrivate } from './private-parts.ts'
import { serverNow } from '../time/server-time.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

export type DraftValues = Record<string, unknown>

const storedDraft = z.object({
  /** Epoch ms of the exchange. */
  at: z.number(),
  /** Changes with each writing, so that a window sees when another has written after it. */
  mark: z.string(),
  values: z.record(z.string(), z.unknown()),
})
export type StoredDraft = z.output<typeof storedDraft>

type Kind = 'local' | 'session'

const dayMs = 86_400_000
/** After this a draft is no longer wanted; a browser keeps one for as long as a session can be renewed. */
const maxAgeMs: Record<Kind, number> = { local: 7 * dayMs, session: dayMs }

function remove(kind: Kind, name: string): void {
  removeStored(kind, name)
  unstored.delete(name)
}

/** Forgets what was typed into a form, here or before signing in. */
export function forgetDraft(key: string, version = 1): void {
  remove('session', draftName(key, version, null))
  for (const kind of ['local', 'session'] as const) remove(kind, draftName(key, version, draftOwner()))
}

function parsed(text: string | null): StoredDraft | null {
  try {
    return storedDraft.safeParse(JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Of a draft that outlives the window: what may not, kept by this tab alone. */
const besides = z.object({ mark: z.string(), parts: privateParts })

function besidesOf(name: string, mark: string): PrivateParts {
  try {
    const kept = besides.safeParse(JSON.parse(readStored('session', name) ?? 'null')).data
    return kept?.mark === mark ? kept.parts : []
  } catch {
    return []
  }
}

function read(kind: Kind, name: string): StoredDraft | null {
  const kept = parsed(unstored.get(name) ?? readStored(kind, name))
  if (kept !== null && serverNow() - kept.at > maxAgeMs[kind]) {
    remove('session', name)
    remove(kind, name)
    return null
  }
  if (kept === null || kind === 'session' || unstored.has(name)) return kept
  const values = withPrivate(kept.values, besidesOf(name, kept.mark))
  return Object.keys(values).length > 0 ? { ...kept, values } : null
}

/** Numbers of papers, accounts and phones, and addresses of files stay in this tab, whatever outlives it. */
function store(kind: Kind, name: string, draft: StoredDraft): void {
  const { open, hidden } = kind === 'local' ? splitPrivate(draft.values) : { open: draft.values, hidden: [] }
  if (!writeStored(kind, name, JSON.stringify({ ...draft, values: open }))) {
    unstored.set(name, JSON.stringify(draft))
    return
  }
  unstored.delete(name)
  if (kind === 'session') return
  if (hidden.length === 0) removeStored('session', name)
  else writeStored('session', name, JSON.stringify({ mark: draft.mark, parts: hidden }))
}

const secretNames = /pass_?word|pwd|captcha|(?:sms|verify|validate)_?code|^code$/i
const isBytes = (value: unknown): boolean =>
  value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value)

/** What of a form may be kept: no password, no code that was sent, no bytes of a file, and nothing that is empty. */
export function storable(values: DraftValues, omit: readonly string[] = []): DraftValues {
  const text = JSON.stringify(values, (name, value: unknown) =>
    secretNames.test(name) || isBytes(value) || value === null || value === '' ? undefined : value,
  )
  const kept = JSON.parse(text) as DraftValues
  for (const name of omit) delete kept[name]
  return kept
}

const saveAfterMs = 400

type Keeping = {
  version: number
  omit: readonly string[]
  /** Kept in this tab alone, for whoever reloads or signs in again; a browser that is closed keeps nothing. */
  tabOnly?: boolean
  /** Another window has written since; nothing is kept until the person has chosen. */
  onConflict: (theirs: StoredDraft) => void
}

/** Where the draft of one form is kept, and which writing of it this window knows. */
function createPlace(key: string, version: number, tabOnly: boolean) {
  const owner = draftOwner()
  // Nobody signs out from what a visitor typed: the next person at this browser may not find it.
  const kind = tabOnly || owner === null ? 'session' : 'local'
  const signedOutBefore = timesSignedOut()
  const name = draftName(key, version, owner)
  let base: string | null = null

  const write = (values: DraftValues): void => {
    const draft: StoredDraft = { at: serverNow(), mark: newId(), values }
    base = draft.mark
    store(kind, name, draft)
  }

  /** What a visitor typed before signing in becomes the person's own. */
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
    /** Whether what is written outlives the window. */
    isLasting: () => kind === 'local' && !unstored.has(name),
    accept,
    /** What was kept before, from now on known here. */
    adopt: (): StoredDraft | null => {
      const kept = adopted()
      if (kept) accept(kept)
      return kept
    },
    /** Null where there is nothing to keep; whether there was. */
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
    isOvertaken: ({ mark, values }: StoredDraft, text: string): boolean =>
      mark !== base && JSON.stringify(values) !== text,
    /**
     * Whoever signed out, or made room for somebody else, wants nothing of theirs left here; when a session runs out, what
     * was typed last is kept for the return.
     */
    isLeft: (there: StoredDraft | null): boolean =>
      owner !== null && (isOther(owner) || (timesSignedOut() !== signedOutBefore && there === null)),
  }
}

/** Somebody else is signed in now. */
const isOther = (owner: string): boolean => draftOwner() !== null && draftOwner() !== owner

/** Keeps the values of one form in the browser's storage, for as long as the form is open. */
export function createDraftKeeper(key: string, { version, omit, tabOnly = false, onConflict }: Keeping) {
  const place = createPlace(key, version, tabOnly)
  let [untouched, saved] = ['', '']
  let isKept = false
  let pending: DraftValues | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const calm = (): void => {
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
    const there = place.read()
    if (place.isLeft(there)) return calm()
    const text = JSON.stringify(pending)
    if (there && !force && place.isOvertaken(there, text)) return onConflict(there)
    isKept = place.put(text === untouched ? null : pending)
    saved = text
    pending = null
  }

  return {
    /** Takes the form as it is before anybody has typed; what was kept before, or null. */
    begin: (values: DraftValues): StoredDraft | null => {
      startFrom(values)
      const kept = place.adopt()
      isKept = Boolean(kept)
      if (kept) saved = JSON.stringify(kept.values)
      return kept
    },
    /** What is known was filled in: a form in which nobody has typed yet begins with it. */
    rebase: (values: DraftValues): void => {
      if (!isKept && pending === null) startFrom(values)
    },
    /** The values have changed; they are written when the person pauses. */
    note: (values: DraftValues): void => {
      const next = storable(values, omit)
      if (JSON.stringify(next) === saved) return calm()
      pending = next
      clearTimeout(timer)
      timer = setTimeout(flush, saveAfterMs)
    },
    flush: (): void => flush(),
    /** Whether something was typed that goes with this window: what another window keeps from being written, too. */
    goesWithWindow: (): boolean => pending !== null || (isKept && !place.isLasting()),
    /** This window's text counts, whatever another has written. */
    insist: (): void => flush(true),
    /** Another window's text is taken over. */
    accept: (theirs: StoredDraft): void => {
      calm()
      place.accept(theirs)
      isKept = true
      saved = JSON.stringify(theirs.values)
    },
    /** Sent or thrown away: nothing is kept until somebody types again. */
    forget: (values: DraftValues): void => {
      calm()
      place.forget()
      isKept = false
      saved = JSON.stringify(storable(values, omit))
    },
  }
}
