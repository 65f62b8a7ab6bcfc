import { createJSONStorage, type StateStorage } from 'zustand/middleware'

type Kind = 'local' | 'session'

/** Private mode and full disks make storage throw; the portal then works without it (F20). */
const attempt = <T>(work: () => T, otherwise: T): T => {
  try {
    return work()
  } catch {
    return otherwise
  }
}

const area = (kind: Kind): Storage => (kind === 'local' ? localStorage : sessionStorage)

export const readStored = (kind: Kind, key: string): string | null => attempt(() => area(kind).getItem(key), null)

/** False if nothing can be stored. */
export const writeStored = (kind: Kind, key: string, value: string): boolean =>
  attempt(() => {
    area(kind).setItem(key, value)
    return true
  }, false)

export const removeStored = (kind: Kind, key: string): void => attempt(() => area(kind).removeItem(key), undefined)

/** The key of every entry. */
export const storedKeys = (kind: Kind): string[] =>
  attempt(() => {
    const stored = area(kind)
    return Array.from({ length: stored.length }, (_, index) => stored.key(index) ?? '')
  }, [])

/** Removes every entry whose key matches. */
export const forgetStored = (kind: Kind, isForgotten: (key: string) => boolean): void => {
  for (const key of storedKeys(kind).filter(isForgotten)) removeStored(kind, key)
}

/** Calls back when another tab writes this key or clears the storage. Returns its undo. */
export function onStored(kind: Kind, key: string, changed: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    const isHere = attempt(() => event.storageArea === area(kind), false)
    if (isHere && (event.key === key || event.key === null)) changed()
  }
  addEventListener('storage', handleStorage)
  return () => removeEventListener('storage', handleStorage)
}

const stateStorage = (kind: Kind): StateStorage => ({
  getItem: (key) => readStored(kind, key),
  setItem: (key, value) => void writeStored(kind, key, value),
  removeItem: (key) => removeStored(kind, key),
})

/** Storage for zustand's `persist`; keys are `name:v1`, and a value that does not fit its schema is dropped on reading. */
export const persistIn = <T>(kind: Kind) => createJSONStorage<T>(() => stateStorage(kind))
