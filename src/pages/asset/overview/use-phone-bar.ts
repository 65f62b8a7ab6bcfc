import { useSyncExternalStore } from 'react'
import { mediaQuery } from '#src/shared/lib/storage/media-query.ts'
import { useSettings } from '#src/shared/lib/storage/settings.ts'

const phone = mediaQuery('(max-width: 767px)')

export const useIsPhone = (): boolean => useSyncExternalStore(phone.follow, phone.matches)

/** Whether the main actions are in a bar at the bottom: on a phone, except where the frame has its own bar there. */
export function useHasPhoneBar(): boolean {
  const isPhone = useIsPhone()
  const isElder = useSettings(({ elder }) => elder)
  return isPhone && !isElder
}
