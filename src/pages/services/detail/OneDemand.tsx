import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { demandQuery } from '#src/features/demand/queries.ts'
import type { DemandDetail } from '#src/model/demand/schema.ts'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { DetailBoundary } from '#src/shared/ui/feedback/DetailBoundary.tsx'

/** The demand that the address names. */
export function OneDemand({ children }: { children: (demand: DemandDetail) => ReactNode }) {
  const t = useT()
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const query = useQuery({ ...demandQuery(id), enabled: id !== '' })
  const missing = { text: t('未找到该需求'), link: { label: t('返回我的服务'), to: paths.myService } }
  return (
    <DetailBoundary query={query} height={520} missing={missing} isPart isUnnamed={id === ''}>
      {children}
    </DetailBoundary>
  )
}
