import { linkTo, paths } from '#src/model/paths.ts'
import { normaliseQuery } from '#src/shared/lib/search-input.ts'
import type { SearchType } from './labels.ts'

/** Where a search leads (HD-02). */
export function searchAddress(type: SearchType, typed: string): string {
  const text = normaliseQuery(typed)
  if (type === 'purchase') return linkTo.purchaseSearchNew(text)
  return linkTo.project(text ? { q: text } : {})
}

const isPurchase = (pathname: string): boolean => /^\/(?:project\/|news\/)?purchase(?:\/|$)/i.test(pathname)

/** What the box shows at an address: the search that led there, or the kind of search that belongs there. */
export function searchAt(pathname: string, search: string): { type: SearchType; text: string } {
  const query = new URLSearchParams(search)
  if (pathname === paths.project) return { type: 'property', text: query.get('q') ?? '' }
  if (pathname === paths.purchaseSearchNew) return { type: 'purchase', text: query.get('keyName') ?? '' }
  return { type: isPurchase(pathname) ? 'purchase' : 'property', text: '' }
}
