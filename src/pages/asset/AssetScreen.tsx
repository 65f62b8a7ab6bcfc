import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLiveAsset, useLot } from '#src/features/asset-detail/live.ts'
import { assetQuery } from '#src/features/asset-detail/queries.ts'
import { CompareBar } from '#src/features/asset-search/CompareBar.tsx'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { Actions } from './overview/Actions.tsx'
import styles from './asset.module.css'
import { Facts } from './overview/Facts.tsx'
import { Gallery } from './overview/Gallery.tsx'
import { Headline } from './overview/Headline.tsx'
import { Members } from './sections/Members.tsx'
import { Notices } from './sections/Notices.tsx'
import { ProcessRail } from './overview/ProcessRail.tsx'
import { Sections } from './sections/Sections.tsx'
import { Side } from './related/Side.tsx'
import { Sheet } from './print/Sheet.tsx'
import { StickyBar } from './overview/StickyBar.tsx'
import { Tools } from './overview/Tools.tsx'
import { usePrinting } from './print/use-printing.ts'
import { ViewedStrip } from './related/ViewedStrip.tsx'

/** What a new state brings besides its name (why, and which notice says so) is asked for anew. */
function useFreshState(asset: AssetDetail, status: string | null | undefined) {
  const client = useQueryClient()
  const { assetsId } = asset
  // By its name: the answer to one turn may come when the next has happened, and is not of that.
  const turnedTo = status === asset.status ? null : status
  useEffect(() => {
    if (!turnedTo) return
    void client.invalidateQueries({ queryKey: assetQuery(assetsId).queryKey })
    void client.invalidateQueries({ queryKey: ['asset', 'notices', assetsId] })
  }, [client, turnedTo, assetsId])
}

/** One asset in full, following its lot; above it what is to be said of all of it. */
export function AssetScreen({ asset, note }: { asset: AssetDetail; note: ReactNode }) {
  const lot = useLot(asset.assetsId)
  const live = useLiveAsset(asset, lot)
  useFreshState(asset, live.status)
  const isPrinting = usePrinting()
  const actions = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className={`content ${styles['page']}`}>
        <StickyBar asset={live} watched={actions} />
        {note}
        <section className={`${styles['card']} ${styles['top']}`} aria-labelledby="asset-name">
          <Gallery asset={asset} />
          <div className={styles['facts']}>
            <Headline asset={live} />
            <Facts asset={live} />
            <div ref={actions}>
              <Actions asset={live} />
            </div>
            <Tools asset={live} />
          </div>
        </section>
        <ProcessRail asset={live} />
        {isPrinting ? (
          <Sheet asset={live} />
        ) : (
          <div className={styles['columns']}>
            <div className={styles['main']}>
              {asset.members.length > 0 && <Members asset={asset} />}
              <Sections asset={live} quotes={lot.quotes} />
              <Notices assetsId={asset.assetsId} />
            </div>
            <Side asset={asset} />
          </div>
        )}
        {!isPrinting && <ViewedStrip except={asset.assetsId} />}
      </div>
      {!isPrinting && <CompareBar />}
    </>
  )
}
