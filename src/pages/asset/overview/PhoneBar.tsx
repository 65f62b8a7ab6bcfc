import { FavouriteButton } from '#src/features/favourite/FavouriteButton.tsx'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { listingName } from '#src/model/listing/rules.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { AssetAction, ConsultButton, useAssetActions } from './AssetActions.tsx'
import styles from './PhoneBar.module.css'

const asText = { look: 'text', size: 'small' } as const

/** The bar at the bottom of a phone: favourite, enquiry, and the first action of the state, if it is another one. */
export function PhoneBar({ asset }: { asset: AssetDetail }) {
  const t = useT()
  const [first] = useAssetActions(asset)
  return (
    <section className={`noPrint ${styles['bar']}`} aria-label={t('项目快捷操作')}>
      <FavouriteButton assetsId={asset.assetsId} name={listingName(asset)} />
      <ConsultButton asset={asset} look={asText} />
      {first && first !== 'favourite' && first !== 'consult' && (
        <AssetAction
          action={first}
          asset={asset}
          look={{ size: 'large', look: 'primary', className: styles['first'] ?? '' }}
        />
      )}
    </section>
  )
}
