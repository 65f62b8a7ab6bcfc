import type { ReactNode } from 'react'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { listingName } from '#src/model/listing/rules.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import screen from '../asset.module.css'
import { Gallery } from './Gallery.tsx'
import { Headline } from './Headline.tsx'
import { KeyFacts } from './KeyFacts.tsx'

/** The first block of a page: pictures, state, name, price and facts; `children`: its actions. */
export function Overview({ asset, children }: { asset: AssetDetail; children: ReactNode }) {
  return (
    <Card label={listingName(asset)} className={screen['top']}>
      <Gallery asset={asset} />
      <div className={screen['summary']}>
        <Headline asset={asset} />
        <KeyFacts asset={asset} />
        {children}
      </div>
    </Card>
  )
}
