const denied = (): never => {
  throw new DOMException('denied', 'SecurityError')
}
const full = (): never => {
  throw new DOMException('full', 'QuotaExceededError')
}

/** Throws at every call, `length` included. */
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
 * Makes storage unavailable until the returned function is called: each call throws, or already the access to the storage, as in
 * a frame of another site. Replaces whole objects, because the test DOM caches its methods and spies on them have no effect.
 */
export function withoutStorage(what: 'each call' | 'the storage itself'): () => void {
  const restores = ['localStorage', 'sessionStorage'].map((name) => {
    const own = Object.getOwnPropertyDescriptor(globalThis, name)!
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => (what === 'each call' ? throwing : denied()),
    })
    return () => void Object.defineProperty(globalThis, name, own)
  })
  return () => restores.forEach((undo) => undo())
}
