import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router-dom'
import { isNotFound } from '#src/api/errors.ts'
import { isAssetId, managedQuery } from '#src/features/asset-detail/queries.ts'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Outdated } from '#src/shared/ui/feedback/query-states.tsx'
import { ManagedScreen } from './ManagedScreen.tsx'
import { PendingScreen } from './PendingScreen.tsx'

function Managed({ id }: { id: string }) {
  const t = useT()
  const query = useQuery(managedQuery(id))
  if (isNotFound(query.error)) return <Navigate to={paths.notFound} replace />
  if (query.data) return <ManagedScreen project={query.data} note={<Outdated query={query} />} />
  return <PendingScreen query={query} title={t('在管项目')} />
}

/** A project under management (LS-08); an unknown id leads to /404. */
export default function ManagedPage() {
  const { id = '' } = useParams()
  return isAssetId(id) ? <Managed key={id} id={id} /> : <Navigate to={paths.notFound} replace />
}
