import * as z from 'zod/mini'
import { savedNameLength, savedSearch } from '#src/model/procurement/saved.ts'
import { procurementFilters } from '#src/model/procurement/search.ts'
import { endpoint, userCommand, userQuery } from '../endpoint.ts'

const name = () => z.string().check(z.regex(/\S/), z.maxLength(savedNameLength))
const path = '/dscq-purchase/saved'

export const savedProcurementSearches = endpoint({
  ...userQuery,
  path: `${path}/list`,
  summary: 'The saved searches of the user with their hits, the newest first',
  input: () => z.object({}),
  data: () => z.array(savedSearch),
})

export const saveProcurementSearch = endpoint({
  ...userCommand,
  path: `${path}/add`,
  summary: 'Save a search; at most 20, and no two with the same filters',
  input: () => z.object({ name: name(), filters: procurementFilters }),
  data: () => savedSearch,
})

export const renameProcurementSearch = endpoint({
  ...userCommand,
  path: `${path}/rename`,
  summary: 'Rename a saved search',
  input: () => z.object({ id: z.string(), name: name() }),
  data: () => savedSearch,
})

export const notifyOfProcurements = endpoint({
  ...userCommand,
  path: `${path}/notify`,
  summary: 'Switch the messages about new hits of a saved search on or off',
  input: () => z.object({ id: z.string(), on: z.boolean() }),
  data: () => savedSearch,
})

export const openProcurementSearch = endpoint({
  ...userCommand,
  fallback: 'quiet',
  path: `${path}/open`,
  summary: 'The user looks at the hits of a saved search: none of them is new any more',
  input: () => z.object({ id: z.string() }),
  data: () => savedSearch,
})

export const removeProcurementSearch = endpoint({
  ...userCommand,
  path: `${path}/remove`,
  summary: 'Delete a saved search',
  input: () => z.object({ id: z.string() }),
  data: () => z.object({ id: z.string() }),
})
