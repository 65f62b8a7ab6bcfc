import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { pageCount } from '#src/shared/lib/query/pages.ts'
import type { Filters } from './state.ts'
import { industriesQuery } from '#src/features/dictionary/queries.ts'
import { categoriesQuery } from './queries.ts'
import { useRegion } from './use-region.ts'
import { withParentCategory } from './vocabulary.ts'

type Answer = { total: number } | undefined

/**
 * The filters corrected by what the exchange has: no unknown industry or region, a category under its own parent, and no page
 * after the last. The same object when nothing changes.
 */
function useCorrected(filters: Filters, answer: Answer): Filters {
  const { data: categories } = useQuery(categoriesQuery)
  const { data: industries } = useQuery(industriesQuery)
  const { isUnknown } = useRegion(filters.region)
  return useMemo(() => {
    let corrected =
      categories && (filters.parentId || filters.operationId) ? withParentCategory(filters, categories) : filters
    if (filters.industry && industries && !industries.some(({ code }) => code === filters.industry))
      corrected = { ...corrected, industry: '' }
    if (isUnknown) corrected = { ...corrected, region: '' }
    if (!answer) return corrected
    const last = pageCount(answer.total, filters.size)
    return filters.page > last ? { ...corrected, page: last } : corrected
  }, [filters, answer, categories, industries, isUnknown])
}

/** Corrects the address; true during a correction, when the response must not be shown. */
export function useCorrections(filters: Filters, answer: Answer, correct: (next: Filters) => void): boolean {
  const corrected = useCorrected(filters, answer)
  const isWrong = corrected !== filters
  const apply = useEffectEvent(correct)
  useEffect(() => {
    if (isWrong) apply(corrected)
  }, [isWrong, corrected])
  return isWrong
}
