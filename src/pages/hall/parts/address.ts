import type { HallState } from '#src/features/hall/queries.ts'
import { normaliseQuery } from '#src/shared/lib/search-input.ts'

/** What the address of the hall asks for. */
export type HallAddress = { state: HallState; q: string; page: number }

const longestName = 100
const lastPage = 9999

const pageIn = (text: string | null): number => {
  const page = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(page, 1), lastPage)
}

export const hallAddressIn = (search: URLSearchParams): HallAddress => ({
  state: search.get('projectActive') === '2' ? 2 : 1,
  q: normaliseQuery(search.get('q') ?? '').slice(0, longestName),
  page: pageIn(search.get('current')),
})

/** The query of an address; the same address always has the same, so that a wrong one is known by it. */
export function hallSearch({ state, q, page }: HallAddress): string {
  const search = new URLSearchParams({ projectActive: String(state) })
  if (q) search.set('q', q)
  if (page > 1) search.set('current', String(page))
  return `?${search.toString()}`
}

/** Whether an address says neither more nor less than what it is read as. */
export const isRight = (search: URLSearchParams): boolean => {
  const own = new URLSearchParams(hallSearch(hallAddressIn(search)))
  return ['projectActive', 'q', 'current'].every((name) => own.get(name) === search.get(name))
}
