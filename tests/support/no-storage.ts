const denied = (): never => {
  throw new DOMException('denied', 'SecurityError')
}
const full = (): never => {
  throw new DOMException('full', 'QuotaExceededError')
}

/** Throws at every call, and when it is asked how much it holds. */
const throwing = {
  getItem: denied,
  setItem: full,
  removeItem: denied,
  key: denied,
  clear: denied,
  get length(): number {
    return denied()
  },
}

/**
 * Nothing can be stored until the undo is called: each call throws, or already the question for the storage, as in a frame of
 * another site. The test DOM keeps the methods that were used before, so that spies on them are not heard.
 */
export function withoutStorage(what: 'each call' | 'the storage itself'): () => void {
  const undos = ['localStorage', 'sessionStorage'].map((name) => {
    const own = Object.getOwnPropertyDescriptor(globalThis, name)!
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => (what === 'each call' ? throwing : denied()),
    })
    return () => void Object.defineProperty(globalThis, name, own)
  })
  return () => undos.forEach((undo) => undo())
}
