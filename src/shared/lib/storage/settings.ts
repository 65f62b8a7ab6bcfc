import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { persistIn } from './storage.ts'
import { mediaQuery } from './media-query.ts'

export const schemeChoices = ['system', 'light', 'dark'] as const
export const typeScales = [1, 1.25, 1.5, 2] as const
export const idleLockChoices = [5, 10, 15, 30, 60] as const

const settings = z.object({
  language: z._default(z.enum(['zh', 'en']), 'zh'),
  theme: z._default(z.string(), 'theme-default'),
  colour: z._default(z.string().check(z.regex(/^#[0-9a-f]{6}$/i)), '#409EFF'),
  /** Light or dark colours; `system` follows the device. */
  scheme: z._default(z.enum(schemeChoices), 'system'),
  collapse: z._default(z.boolean(), false),
  fullscreen: z._default(z.boolean(), false),
  /** The elder-friendly version: large type, no advertisements, no automatic motion. */
  elder: z._default(z.boolean(), false),
  typeScale: z._default(z.number().check(z.minimum(1), z.maximum(2)), 1),
  /** The reader's own setting, beside that of the system. */
  reducedMotion: z._default(z.boolean(), false),
  /** Sounds of a bidding room: outbid, last minute, won. */
  roomSound: z._default(z.boolean(), false),
  /** A bidding room as large figures: time left, price, whether the bidder leads. */
  roomLarge: z._default(z.boolean(), false),
  /** Minutes of inactivity after which the session locks itself. */
  idleLockMinutes: z._default(z.literal(idleLockChoices), 15),
})
export type Settings = z.output<typeof settings>

const fresh: Settings = settings.parse({})

/** The reader's display settings (SE-10), persisted between visits. */
export const useSettings = create<Settings>()(
  persist(() => fresh, {
    name: 'ui:v1',
    storage: persistIn<Settings>('local'),
    merge: (saved, current) => settings.safeParse(saved).data ?? current,
  }),
)

export const changeSettings = (change: Partial<Settings>): void => {
  useSettings.setState(change)
}
export const resetSettings = (): void => {
  useSettings.setState(fresh, true)
}

const still = mediaQuery('(prefers-reduced-motion: reduce)')

/** Whether automatic motion is off. */
export const wantsStillness = (): boolean => {
  const { reducedMotion, elder } = useSettings.getState()
  return reducedMotion || elder || still.matches()
}

/** The same for a component, which renders again when the reader or the system changes it. */
export function useStillness(): boolean {
  const isSystem = useSyncExternalStore(still.follow, still.matches)
  return useSettings(({ reducedMotion, elder }) => reducedMotion || elder) || isSystem
}
