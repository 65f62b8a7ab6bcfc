import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isNotFound } from '#src/api/errors.ts'
import { demandQuery } from '#src/features/demand/queries.ts'
import type { DemandDetail } from '#src/model/demand/schema.ts'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { QueryBoundary, EmptyState, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'

const height = 520

/** The demand that the address names, in every state of its query. */
export function OneDemand({ children }: { children: (demand: DemandDetail) => ReactNode }) {
  const t = useT()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const demand = useQuery({ ...demandQuery(id), enabled: id !== '' })
  if (id === '' || isNotFound(demand.error))
    return (
      <EmptyState
        minHeight={height}
        text={t('没有找到这条需求')}
        hint={<Button to={paths.myService}>{t('返回我的服务')}</Button>}
      />
    )
  return (
    <QueryBoundary query={demand} loading={<Skeleton height={height} />} minHeight={height}>
      {children}
    </QueryBoundary>
  )
}
