const scale = 8
const decimal = /^(\d{1,18})(?:\.(\d{1,8}))?$/

/** An exact amount as an integer, for fast comparison; null for anything else. */
export function scaledInteger(text: string): bigint | null {
  const [, whole, fraction = ''] = decimal.exec(text) ?? []
  return whole === undefined ? null : BigInt(whole + fraction.padEnd(scale, '0'))
}

/** Caches by key; there are few keys. */
export function memoize<K, V>(compute: (key: K) => V): (key: K) => V {
  const cache = new Map<K, V>()
  return (key) => {
    if (!cache.has(key)) cache.set(key, compute(key))
    return cache.get(key) as V
  }
}
