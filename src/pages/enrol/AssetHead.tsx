import { startPriceName } from '#src/model/asset-kind/prices.ts'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import { listingName } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './enrol.module.css'

/** The asset of the enrolment: name, number, price. */
export function AssetHead({ asset }: { asset: ListingRow }) {
  const t = useT()
  return (
    <div className={styles['asset']}>
      <h2 className={styles['assetName']} lang="zh-CN">
        <ListingLink row={asset}>{listingName(asset)}</ListingLink>
      </h2>
      <p className={styles['meta']}>
        {asset.no && (
          <span className="number">
            {t('项目编号')} {asset.no}
          </span>
        )}
        <span>
          {t(startPriceName('enrolment', asset.typeCode))} <PriceText price={asset.startPrice ?? null} row={asset} />
        </span>
      </p>
    </div>
  )
}
