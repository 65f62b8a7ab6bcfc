import * as z from 'zod/mini'
import { paths, withQuery } from '../paths.ts'
import { type ProcurementFilters, procurementFilters } from './search.ts'
import type { Schedule } from './stage.ts'

/** Of one user. */
export const savedSearchMax = 20

/** Of the name, in characters. */
export const savedNameLength = 30

/** A search of a user. */
export const savedSearch = z.object({
  id: z.string(),
  name: z.string(),
  filters: procurementFilters,
  createdAt: z.number(),
  /** Whether the exchange writes when newly announced projects fit. */
  notifies: z.boolean(),
  /** When it was last opened, epoch ms. */
  seenAt: z.number(),
  /** All announced projects that fit, and those of them that were announced since the search was last opened. */
  total: z.number(),
  fresh: z.number(),
})
export type SavedSearch = z.output<typeof savedSearch>

/** Whether a hit of a search that was last opened then is a new one. */
export const isNewHit = ({ announcedAt }: Pick<Schedule, 'announcedAt'>, seenAt: number): boolean =>
  announcedAt > seenAt

/** The filters that are set, in one order: equal searches have equal texts. */
export const filtersKey = (filters: ProcurementFilters): string => JSON.stringify(filtersIn(filters))

/** The filters that are set. */
export const filtersIn = (filters: ProcurementFilters): ProcurementFilters =>
  Object.fromEntries(
    Object.keys(procurementFilters.shape)
      .map((name) => [name, (filters[name as keyof ProcurementFilters] ?? '').trim()] as const)
      .filter(([, value]) => value !== ''),
  )

/** The page of the comprehensive search with these filters. */
export const searchAddressOf = (filters: ProcurementFilters): string =>
  withQuery(paths.purchaseSearchNew, filtersIn(filters))

/** The page of a saved search; opening it marks its hits as seen. */
export const savedSearchAddress = ({ id, filters }: Pick<SavedSearch, 'id' | 'filters'>): string =>
  withQuery(paths.purchaseSearchNew, { ...filtersIn(filters), saved: id })
