import type { DemandFilter } from '#src/features/demand/queries.ts'
import { type DemandState, demandStates, type DemandType, demandTypes } from '#src/model/demand/schema.ts'
import { paths } from '#src/model/paths.ts'

const titleMax = 50

/** What the address asks for; what is none of the known choices is left out. */
export function demandFilterIn(query: URLSearchParams): DemandFilter {
  const page = Number(query.get('page') ?? 1)
  return {
    need: demandTypes.find((need) => String(need) === query.get('need')) ?? null,
    state: demandStates.find((state) => state === query.get('state')) ?? null,
    title: (query.get('q') ?? '').trim().slice(0, titleMax),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

type Asked = { need?: DemandType | null; state?: DemandState | null; title?: string; page?: number }

/** The address of the list as it is filtered. */
export function demandsAddress({ need, state, title, page = 1 }: Asked): string {
  const query = new URLSearchParams()
  if (need) query.set('need', String(need))
  if (state) query.set('state', state)
  if (title) query.set('q', title)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `${paths.myService}?${text}` : paths.myService
}
