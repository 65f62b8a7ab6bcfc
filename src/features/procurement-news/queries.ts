import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { newsPage } from '#src/api/endpoints/news.ts'
import type { EditorialPlate } from './plates.ts'

type Input = { keyword?: string; from?: string; until?: string; current: number; size: number }

/** One page of a plate, newest first. Days are `YYYY-MM-DD`. */
export const editorialPageQuery = (plateCode: EditorialPlate, input: Input) =>
  queryOptions({
    queryKey: ['procurement-news', plateCode, input],
    queryFn: ({ signal }) => call(newsPage, { ...input, plateCode }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

/** The newest texts of a plate. */
export const newestQuery = (plateCode: EditorialPlate, size: number) =>
  editorialPageQuery(plateCode, { current: 1, size })
