import { useSyncExternalStore } from 'react'
import { mediaQuery } from '#src/shared/lib/storage/media-query.ts'

const phone = mediaQuery('(max-width: 767px)')

export const useIsPhone = (): boolean => useSyncExternalStore(phone.follow, phone.matches)
