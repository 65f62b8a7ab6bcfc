import type { HallState } from '#src/features/hall/queries.ts'
import { modeLabels } from '#src/model/listing/labels.ts'
import { normaliseQuery } from '#src/shared/lib/search-input.ts'

/** What the address of the hall asks for; `mode` null: all of them. */
export type HallAddress = { state: HallState; q: string; mode: string | null; enrolling: boolean; page: number }

const longestName = 100
const lastPage = 9999

const pageIn = (text: string | null): number => {
  const page = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(page, 1), lastPage)
}

const modeIn = (text: string | null): string | null => (text !== null && Object.hasOwn(modeLabels, text) ? text : null)

export const hallAddressIn = (search: URLSearchParams): HallAddress => ({
  state: search.get('projectActive') === '2' ? 2 : 1,
  q: normaliseQuery(search.get('q') ?? '').slice(0, longestName),
  mode: modeIn(search.get('mode')),
  enrolling: search.get('enrolling') === '1',
  page: pageIn(search.get('current')),
})

/** The query of an address; the same address always has the same, so that a wrong one is known by it. */
export function hallSearch({ state, q, mode, enrolling, page }: HallAddress): string {
  const search = new URLSearchParams({ projectActive: String(state) })
  if (q) search.set('q', q)
  if (mode) search.set('mode', mode)
  if (enrolling) search.set('enrolling', '1')
  if (page > 1) search.set('current', String(page))
  return `?${search.toString()}`
}

/** Whether an address says neither more nor less than what it is read as. */
export const isRight = (search: URLSearchParams): boolean => {
  const own = new URLSearchParams(hallSearch(hallAddressIn(search)))
  return ['projectActive', 'q', 'mode', 'enrolling', 'current'].every((name) => own.get(name) === search.get(name))
}
