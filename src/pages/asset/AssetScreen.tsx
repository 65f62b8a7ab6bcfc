import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLiveAsset, useLot } from '#src/features/asset-detail/live.ts'
import { assetQuery } from '#src/features/asset-detail/queries.ts'
import { CompareBar } from '#src/features/asset-search/CompareBar.tsx'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { useDocumentHead } from '#src/shared/lib/navigation/document-head.ts'
import { AssetActions } from './overview/AssetActions.tsx'
import { assetHead } from './asset-head.ts'
import styles from './asset.module.css'
import { Members } from './sections/Members.tsx'
import { Notices } from './sections/Notices.tsx'
import { Roadshows } from './sections/Roadshows.tsx'
import { Overview } from './overview/Overview.tsx'
import { PhoneBar } from './overview/PhoneBar.tsx'
import { PriceHistory } from './sections/PriceHistory.tsx'
import { ProcessRail } from './overview/ProcessRail.tsx'
import { Sections } from './sections/Sections.tsx'
import { Side } from './related/Side.tsx'
import { PrintedDetails } from './print/PrintedDetails.tsx'
import { StickyBar } from './overview/StickyBar.tsx'
import { Tools } from './overview/Tools.tsx'
import { useIsPhone } from './overview/use-is-phone.ts'
import { usePrinting } from '#src/shared/lib/hooks/use-printing.ts'
import { ViewedStrip } from './related/ViewedStrip.tsx'

/** Refetches what follows from a new state: its reason and its notice. */
function useFreshState(asset: AssetDetail, status: string | null | undefined) {
  const client = useQueryClient()
  const { assetsId } = asset
  // Keyed by the state: the answer to one change may arrive after the next change, and does not contain that one.
  const newStatus = status === asset.status ? null : status
  useEffect(() => {
    if (!newStatus) return
    void client.invalidateQueries({ queryKey: assetQuery(assetsId).queryKey })
    void client.invalidateQueries({ queryKey: ['asset', 'notices', assetsId] })
  }, [client, newStatus, assetsId])
}

/** One asset in full, updated live; `note` is shown above all of it. */
export function AssetScreen({ asset, note }: { asset: AssetDetail; note: ReactNode }) {
  const lot = useLot(asset.assetsId)
  const live = useLiveAsset(asset, lot)
  useFreshState(asset, live.status)
  useDocumentHead(assetHead(live, location))
  const isPrinting = usePrinting()
  const actions = useRef<HTMLDivElement>(null)
  const isPhone = useIsPhone()
  const hasPhoneBar = isPhone && !isPrinting
  return (
    <div className={hasPhoneBar ? styles['barred'] : undefined}>
      <div className={`content ${styles['page']}`}>
        {!isPhone && <StickyBar asset={live} watched={actions} />}
        {note}
        <Overview asset={live}>
          <div ref={actions}>
            <AssetActions asset={live} isRest={hasPhoneBar} />
          </div>
          <Tools asset={live} />
        </Overview>
        <ProcessRail asset={live} />
        {isPrinting ? (
          <PrintedDetails asset={live} />
        ) : (
          <div className={styles['columns']}>
            <div className={styles['column']}>
              {asset.members.length > 0 && <Members asset={asset} />}
              <Sections asset={live} quotes={lot.quotes} />
              <PriceHistory asset={live} quotes={lot.quotes} />
              <Roadshows assetsId={asset.assetsId} />
              <Notices assetsId={asset.assetsId} />
            </div>
            <Side asset={asset} />
          </div>
        )}
        {!isPrinting && <ViewedStrip except={asset.assetsId} />}
      </div>
      {!isPrinting && <CompareBar />}
      {hasPhoneBar && <PhoneBar asset={live} />}
    </div>
  )
}
