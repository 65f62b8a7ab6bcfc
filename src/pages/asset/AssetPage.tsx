import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { matchPath, Navigate, useLocation, useParams } from 'react-router-dom'
import { isAbsent, isMissingCall } from '#src/api/errors.ts'
import { assetQuery, isAssetId } from '#src/features/asset-detail/queries.ts'
import { rememberViewed } from '#src/features/asset-detail/viewed.ts'
import { listedAssets } from '#src/features/listing/listed.ts'
import { listingAddress } from '#src/features/listing/ListingLink.tsx'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { detailPage } from '#src/model/listing/rules.ts'
import { paths } from '#src/model/paths.ts'
import { hasFailed } from '#src/shared/lib/query/has-failed.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { ErrorState, NotProvided, Outdated } from '#src/shared/ui/feedback/query-states.tsx'
import { AssetScreen } from './AssetScreen.tsx'
import { AssetSkeleton } from './AssetSkeleton.tsx'
import { BriefScreen } from './BriefScreen.tsx'
import styles from './asset.module.css'

function useRemembered(asset: AssetDetail | undefined) {
  const { assetsId, assetsName, showName, imgSrc, projectType, projectNature } = asset ?? {}
  useEffect(() => {
    if (!assetsId || projectType === undefined) return
    rememberViewed({
      assetsId,
      name: showName || assetsName || assetsId,
      imgSrc: imgSrc ?? null,
      projectType,
      projectNature: projectNature ?? null,
    })
  }, [assetsId, assetsName, showName, imgSrc, projectType, projectNature])
}

/** The page of what could not be shown, with whatever is to be said instead. */
function Instead({ children }: { children: ReactNode }) {
  const t = useT()
  return (
    <div className={`content ${styles['page']}`}>
      <div className={styles['card']}>
        <h1 className="visuallyHidden">{t('项目详情')}</h1>
        {children}
      </div>
    </div>
  )
}

/**
 * The exchange says 404: no details of anything, or nothing of this name. What its lists say of the asset is shown; an id that
 * they do not have either leads to /404, unless it is the call that is missing.
 */
function Absent({ assetsId, isMissing }: { assetsId: string; isMissing: boolean }) {
  const listed = useQuery(listedAssets)
  const row = listed.data?.find((one) => one.assetsId === assetsId)
  if (row) return <BriefScreen row={row} />
  if (listed.isPending) return <AssetSkeleton />
  if (!isMissing) return <Navigate to={paths.notFound} replace />
  return (
    <Instead>
      <NotProvided minHeight={480} />
    </Instead>
  )
}

function Asset({ assetsId }: { assetsId: string }) {
  const { pathname, search, hash } = useLocation()
  const query = useQuery(assetQuery(assetsId))
  const asset = query.data
  useRemembered(asset)
  if (isAbsent(query.error)) return <Absent assetsId={assetsId} isMissing={isMissingCall(query.error)} />
  if (!asset) {
    if (!hasFailed(query)) return <AssetSkeleton />
    return (
      <Instead>
        <ErrorState minHeight={480} onRetry={() => void query.refetch()} busy={query.isFetching} error={query.error} />
      </Instead>
    )
  }
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
