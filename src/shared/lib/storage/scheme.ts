import { useSyncExternalStore } from 'react'
import type { Scheme } from '../../config/tokens.ts'
import { mediaQuery } from './media-query.ts'
import { useSettings } from './settings.ts'

const systemDark = mediaQuery('(prefers-color-scheme: dark)')

/** The reader's scheme, else the device's. */
export function schemeNow(): Scheme {
  const { scheme } = useSettings.getState()
  if (scheme !== 'system') return scheme
  return systemDark.matches() ? 'dark' : 'light'
}

export function followScheme(onChange: () => void): () => void {
  const stops = [useSettings.subscribe(onChange), systemDark.follow(onChange)]
  return () => stops.forEach((stop) => stop())
}

export const useScheme = (): Scheme => useSyncExternalStore(followScheme, schemeNow)
