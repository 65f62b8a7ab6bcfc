import type { DepositFilter } from '#src/features/deposit/queries.ts'
import { tabKeys } from '#src/features/deposit/tabs.ts'
import { paths } from '#src/model/paths.ts'

const wordsMax = 50

/** What the address asks for; what is none of the known choices is left out. */
export function depositFilterIn(query: URLSearchParams): DepositFilter {
  const page = Number(query.get('page') ?? 1)
  return {
    tab: tabKeys.find((tab) => tab === query.get('state')) ?? 'all',
    q: (query.get('q') ?? '').trim().slice(0, wordsMax),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The address of the list as it is filtered. */
export function depositsAddress({ tab, q, page }: DepositFilter): string {
  const query = new URLSearchParams()
  if (tab !== 'all') query.set('state', tab)
  if (q) query.set('q', q)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `${paths.myDeposit}?${text}` : paths.myDeposit
}
