import { type Location, parsePath } from 'react-router-dom'
import type { NavigationItem } from '#src/model/content/schema.ts'
import { paths } from '#src/model/paths.ts'
import { inSiteAddress } from './in-site-address.ts'

type Place = Pick<Location, 'pathname' | 'search'>

/** The query as the page understands it: the list of trade information is the first one unless the second is named. */
function understoodQuery({ pathname, search }: Place): URLSearchParams {
  const query = new URLSearchParams(search)
  if (pathname === paths.purchaseTrade && query.get('activeIndex') !== '0-0') query.set('activeIndex', '1-0')
  return query
}

/** Whether the item leads to this place: the same path, and every key that the item's address names has its value. */
export function isHere(item: NavigationItem, place: Place): boolean {
  const { pathname, search } = parsePath(inSiteAddress(item) ?? '')
  if (pathname !== place.pathname) return false
  const query = understoodQuery(place)
  return [...new URLSearchParams(search)].every(([key, value]) => query.get(key) === value)
}
