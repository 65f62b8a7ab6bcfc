import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { pageCount } from '#src/shared/lib/query/pages.ts'
import type { Filters } from './filters.ts'
import { categoriesQuery, industriesQuery } from './queries.ts'
import { useRegion } from './use-region.ts'
import { settled } from './vocabulary.ts'

type Answer = { total: number } | undefined

/**
 * The filters as they can be, once it is known what there is: no industry or region that nobody knows, a category under its own
 * parent, and no page behind the last. The same object when nothing is wrong.
 */
function useRight(filters: Filters, answer: Answer): Filters {
  const { data: categories } = useQuery(categoriesQuery)
  const { data: industries } = useQuery(industriesQuery)
  const { isUnknown } = useRegion(filters.region)
  return useMemo(() => {
    let right = categories && (filters.parentId || filters.operationId) ? settled(filters, categories) : filters
    if (filters.industry && industries && !industries.some(({ code }) => code === filters.industry))
      right = { ...right, industry: '' }
    if (isUnknown) right = { ...right, region: '' }
    if (!answer) return right
    const last = pageCount(answer.total, filters.size)
    return filters.page > last ? { ...right, page: last } : right
  }, [filters, answer, categories, industries, isUnknown])
}

/** Corrects the address; true while a correction is on its way, and then nothing of the answer is to be shown. */
export function useCorrections(filters: Filters, answer: Answer, correct: (next: Filters) => void): boolean {
  const right = useRight(filters, answer)
  const isWrong = right !== filters
  const apply = useEffectEvent(correct)
  useEffect(() => {
    if (isWrong) apply(right)
  }, [isWrong, right])
  return isWrong
}
