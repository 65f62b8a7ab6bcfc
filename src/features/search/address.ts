import { linkTo, paths } from '#src/model/paths.ts'
import { normaliseQuery } from '#src/shared/lib/search-input.ts'
import type { SearchType } from './labels.ts'

/** The address of a search (HD-02). */
export function searchAddress(type: SearchType, typed: string): string {
  const text = normaliseQuery(typed)
  if (type === 'purchase') return linkTo.purchaseSearchNew(text)
  return linkTo.project(text ? { q: text } : {})
}

const isPurchase = (pathname: string): boolean => /^\/(?:project\/|news\/)?purchase(?:\/|$)/i.test(pathname)

/** The search that an address shows, or the empty search of its kind. */
export function searchAt(pathname: string, search: string): { type: SearchType; text: string } {
  const query = new URLSearchParams(search)
  if (pathname === paths.project) return { type: 'property', text: query.get('q') ?? '' }
  if (pathname === paths.purchaseSearchNew) return { type: 'purchase', text: query.get('keyName') ?? '' }
  return { type: isPurchase(pathname) ? 'purchase' : 'property', text: '' }
}
