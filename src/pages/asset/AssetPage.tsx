import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { matchPath, Navigate, useLocation, useParams } from 'react-router-dom'
import { isAbsent, isMissingCall } from '#src/api/errors.ts'
import { assetQuery, isAssetId } from '#src/features/asset-detail/queries.ts'
import { rememberViewed } from '#src/features/asset-detail/viewed.ts'
import { listedAssets } from '#src/features/listing/listed.ts'
import { listingAddress } from '#src/features/listing/ListingLink.tsx'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { detailPage, listingName } from '#src/model/listing/rules.ts'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { NotProvided, Outdated } from '#src/shared/ui/feedback/query-states.tsx'
import { AssetScreen } from './AssetScreen.tsx'
import { AssetSkeleton } from './AssetSkeleton.tsx'
import { BriefScreen } from './BriefScreen.tsx'
import { MessagePage, PendingScreen } from './PendingScreen.tsx'

function useRemembered(asset: AssetDetail | undefined) {
  const name = asset && listingName(asset)
  const { assetsId, imgSrc, projectType, projectNature } = asset ?? {}
  useEffect(() => {
    if (!assetsId || projectType === undefined) return
    rememberViewed({
      assetsId,
      name: name || assetsId,
      imgSrc: imgSrc ?? null,
      projectType,
      projectNature: projectNature ?? null,
    })
  }, [assetsId, name, imgSrc, projectType, projectNature])
}

/**
 * The call answered 404: the exchange offers no details, or does not know the id. The asset is then shown from the public lists; an
 * id that they lack as well leads to /404, unless the call itself is missing.
 */
function Absent({ assetsId, isMissing }: { assetsId: string; isMissing: boolean }) {
  const t = useT()
  const listed = useQuery(listedAssets)
  const row = listed.data?.find((one) => one.assetsId === assetsId)
  if (row) return <BriefScreen row={row} />
  if (listed.isPending) return <AssetSkeleton />
  if (!isMissing) return <Navigate to={paths.notFound} replace />
  return (
    <MessagePage title={t('项目详情')}>
      <NotProvided minHeight={480} />
    </MessagePage>
  )
}

function Asset({ assetsId }: { assetsId: string }) {
  const t = useT()
  const { pathname, search, hash } = useLocation()
  const query = useQuery(assetQuery(assetsId))
  const asset = query.data
  useRemembered(asset)
  if (isAbsent(query.error)) return <Absent assetsId={assetsId} isMissing={isMissingCall(query.error)} />
  if (!asset) return <PendingScreen query={query} title={t('项目详情')} />
  const isPackageAddress = matchPath(paths.projectPkg, pathname) !== null
  if (isPackageAddress !== (detailPage(asset) === 'package'))
    return <Navigate to={listingAddress(asset) + search + hash} replace />
  return <AssetScreen asset={asset} note={<Outdated query={query} />} />
}

/** An asset, single or package (LS-03); the address of the wrong kind leads to the right one, an unknown id to /404 (RT-13). */
export default function AssetPage() {
  const { assetsId = '' } = useParams()
  return isAssetId(assetsId) ? <Asset key={assetsId} assetsId={assetsId} /> : <Navigate to={paths.notFound} replace />
}
