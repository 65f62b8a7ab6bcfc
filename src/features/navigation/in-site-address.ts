import type { NavigationItem } from '#src/model/content/schema.ts'
import { safeLink } from '#src/shared/lib/navigation/safe-href.ts'

/** The address of an item that leads to a page of this site, else null. */
export function inSiteAddress({ inStation, navigationUrl }: NavigationItem): string | null {
  const link = (inStation ?? 1) === 1 ? safeLink(navigationUrl) : null
  return link?.startsWith('/') ? link : null
}
