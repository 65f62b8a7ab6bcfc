import { NetworkError } from './errors.ts'

type Wire = typeof import('./wire.ts')

declare global {
  // Only `var` declares a property of globalThis.
  /** Where the file of the wire is, told by the head of a built page. */
  var portalWire: string | undefined
}

let here: Wire | null = null
let coming: Promise<Wire> | null = null
let losses = 0

/** Browsers remember a failed import until the page is loaded anew, but not by another address. */
const fetchWire = (): Promise<Wire> =>
  losses > 0 && globalThis.portalWire
    ? import(/* @vite-ignore */ `${globalThis.portalWire}?${losses}`)
    : import('./wire.ts')

/** What sends questions, if it has come. */
export const loadedWire = (): Wire | null => here

/**
 * Fetches what sends questions. The first screen is answered without it (docs/decisions/0005), so that it comes with the first
 * intent or the first question. Rejects with `Unreachable` when it gets lost; asked for again, it is fetched again.
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
