import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { isFault, isNotFound } from '#src/api/errors.ts'
import { assetQuery, isAssetId } from '#src/features/asset-detail/queries.ts'
import { filesFrom } from '#src/features/enrolment/form.ts'
import { enrolDetailQuery, enrolSheetQuery, refusalCode } from '#src/features/enrolment/queries.ts'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import type { EnrolSheet } from '#src/model/enrolment/schema.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { detailPage } from '#src/model/listing/rules.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { hasFailed } from '#src/shared/lib/query/has-failed.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, ErrorState, Loading, Skeleton } from '#src/shared/ui/query-states.tsx'
import { AssetHead } from './AssetHead.tsx'
import styles from './enrol.module.css'
import { RefusalFace } from './wizard/RefusalFace.tsx'
import { Wizard } from './wizard/Wizard.tsx'

type Kind = 'package' | 'detail'

const height = 640

/** An unfinished enrolment brings its files and the answers of those who were asked. */
function Resumed({ sheet, enrolId }: { sheet: EnrolSheet; enrolId: string }) {
  const query = useQuery(enrolDetailQuery({ id: enrolId }))
  return (
    <QueryBoundary query={query} minHeight={height} loading={<Skeleton height={height} />}>
      {(detail) => <Wizard sheet={sheet} files={filesFrom(detail)} />}
    </QueryBoundary>
  )
}

/** The way is chosen once: a draft that comes to be while somebody types does not begin the form anew. */
function Begun({ sheet }: { sheet: EnrolSheet }) {
  const [began] = useState(sheet.enrolId)
  return began ? <Resumed sheet={sheet} enrolId={began} /> : <Wizard sheet={sheet} files={{}} />
}

function Enrolling({ asset }: { asset: AssetDetail }) {
  const query = useQuery(enrolSheetQuery(asset.assetsId))
  // An exchange that broke down has refused nobody, and takes no form away.
  const code = isFault(query.error) ? null : refusalCode(query.error)
  if (code !== null && query.error) return <RefusalFace code={code} message={query.error.message} asset={asset} />
  return (
    <QueryBoundary query={query} minHeight={height} loading={<Skeleton height={height} />}>
      {(sheet) => <Begun sheet={sheet} />}
    </QueryBoundary>
  )
}

function Known({ assetsId, kind }: { assetsId: string; kind: Kind }) {
  const query = useQuery(assetQuery(assetsId))
  const asset = query.data
  if (isNotFound(query.error)) return <Navigate to={paths.notFound} replace />
  if (!asset) {
    if (!hasFailed(query))
      return (
        <Loading>
          <Skeleton height={height} />
        </Loading>
      )
    return (
      <ErrorState minHeight={height} onRetry={() => void query.refetch()} busy={query.isFetching} error={query.error} />
    )
  }
  const own = detailPage(asset)
  if (own !== kind) return <Navigate to={linkTo.enrol(own, assetsId)} replace />
  return (
    <>
      <AssetHead asset={asset} />
      <Enrolling asset={asset} />
    </>
  )
}

/** Enrolling for an asset: the address of the wrong kind leads to the right one, an unknown id to /404. */
export function EnrolScreen({ kind }: { kind: Kind }) {
  const t = useT()
  const [search] = useSearchParams()
  const assetsId = search.get('assetsId') ?? ''
  if (!isAssetId(assetsId)) return <Navigate to={paths.notFound} replace />
  return (
    <UserCentre title={kind === 'package' ? t('资产包报名') : t('我要报名')}>
      <section className={styles['panel']}>
        <Known key={assetsId} assetsId={assetsId} kind={kind} />
      </section>
    </UserCentre>
  )
}
