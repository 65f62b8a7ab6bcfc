import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useMatch, useSearchParams } from 'react-router-dom'
import { isFault, isNotFound } from '#src/api/errors.ts'
import { assetQuery, isAssetId } from '#src/features/asset-detail/queries.ts'
import { filesFrom } from '#src/features/enrolment/form.ts'
import { enrolDetailQuery, enrolSetupQuery, refusalCode } from '#src/features/enrolment/queries.ts'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import type { EnrolSetup } from '#src/model/enrolment/schema.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { detailPage } from '#src/model/listing/rules.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { paths } from '#src/model/paths.ts'
import { hasFailed } from '#src/shared/lib/query/has-failed.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { QueryBoundary, ErrorState, Loading, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { AssetHead } from './AssetHead.tsx'
import { RefusalResult } from './wizard/RefusalResult.tsx'
import { Wizard } from './wizard/Wizard.tsx'

type Kind = 'package' | 'detail'

const height = 640

/**
 * An unfinished enrolment has files and the answers of the invited members. Its id is read once: a draft that is created while
 * the person types does not restart the form.
 */
function Form({ setup }: { setup: EnrolSetup }) {
  const [id] = useState(setup.enrolId)
  const query = useQuery({ ...enrolDetailQuery({ id: id ?? '' }), enabled: Boolean(id) })
  if (!id) return <Wizard setup={setup} files={{}} />
  return (
    <QueryBoundary query={query} minHeight={height} loading={<Skeleton height={height} />}>
      {(detail) => <Wizard setup={setup} files={filesFrom(detail)} />}
    </QueryBoundary>
  )
}

function Enrolment({ asset }: { asset: AssetDetail }) {
  const query = useQuery(enrolSetupQuery(asset.assetsId))
  // A fault of the exchange is no refusal: the form stays.
  const code = isFault(query.error) ? null : refusalCode(query.error)
  if (code !== null && query.error) return <RefusalResult code={code} message={query.error.message} asset={asset} />
  return (
    <QueryBoundary query={query} minHeight={height} loading={<Skeleton height={height} />}>
      {(setup) => <Form setup={setup} />}
    </QueryBoundary>
  )
}

function Asset({ assetsId, kind }: { assetsId: string; kind: Kind }) {
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
  if (own !== kind) return <Navigate to={linkToOwn.enrol(own, assetsId)} replace />
  return (
    <>
      <AssetHead asset={asset} />
      <Enrolment asset={asset} />
    </>
  )
}

/**
 * /bidEnrollNormal and /bidEnrollPkg: applying for an asset or a package (BD-01, domain 6.3, 6.4). The address of the wrong kind
 * leads to the right one, an unknown id to /404.
 */
export default function EnrolPage() {
  const t = useT()
  const kind = useMatch(paths.bidEnrollPkg) ? 'package' : 'detail'
  const [search] = useSearchParams()
  const assetsId = search.get('assetsId') ?? ''
  if (!isAssetId(assetsId)) return <Navigate to={paths.notFound} replace />
  return (
    <UserCentre title={kind === 'package' ? t('资产包报名') : t('我要报名')}>
      <Card body="stacked">
        <Asset key={assetsId} assetsId={assetsId} kind={kind} />
      </Card>
    </UserCentre>
  )
}
