import { NetworkError } from './errors.ts'

type Wire = typeof import('./wire.ts')

declare global {
  // Only `var` declares a property of globalThis.
  /** Address of the HTTP client chunk, set by the head of a built page. */
  var portalWire: string | undefined
}

let here: Wire | null = null
let coming: Promise<Wire> | null = null
let losses = 0

/** Browsers cache a failed import until reload, but only for the same address. */
const fetchWire = (): Promise<Wire> =>
  losses > 0 && globalThis.portalWire
    ? import(/* @vite-ignore */ `${globalThis.portalWire}?${losses}`)
    : import('./wire.ts')

/** The HTTP client, if it is loaded. */
export const loadedWire = (): Wire | null => here

/**
 * Loads the HTTP client. The first screen is answered without it (docs/decisions/0005), so it loads with the first intent or
 * the first call. Rejects with `NetworkError` when loading fails; the next call tries again.
 */
export function loadWire(): Promise<Wire> {
  coming ??= fetchWire().then(
    (wire) => (here = wire),
    (error: unknown) => {
      coming = null
      losses += 1
      throw new NetworkError('network', error instanceof Error ? error.message : String(error))
    },
  )
  return coming
}
