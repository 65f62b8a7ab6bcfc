import { Link } from 'react-router-dom'
import { Credit } from '#src/features/branch-map/Credit.tsx'
import { outlineHeight, OutlineMap } from '#src/features/branch-map/OutlineMap.tsx'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { LazyInView } from '#src/shared/ui/behaviour/LazyInView.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import styles from './PlaceCard.module.css'

type Place = NonNullable<AssetDetail['place']>

/** The address of an asset, and its city on an outline of the province; the exchange does not publish a more exact position. */
export function PlaceCard({
  place: { adcode, address },
  regionName,
}: { place: Place } & Pick<AssetDetail, 'regionName'>) {
  const t = useT()
  return (
    <Card title={t('所在位置')} body="padded" className="noPrint">
      <p className={styles['address']}>
        <Icon name="place" size={16} />
        <span lang="zh-CN">{address}</span>
      </p>
      <LazyInView minHeight={outlineHeight}>
        <OutlineMap adcode={adcode} labelOf={(region) => t('地图：标的在{{region}}', { region })} />
      </LazyInView>
      <p className={`muted ${styles['note']}`}>{t('地图标注到市（州），具体位置以现场为准')}</p>
      {regionName && (
        <Link to={linkTo.project({ region: String(adcode) })} className={styles['link']}>
          {t('查看{{region}}的全部项目', { region: t(regionName) })}
        </Link>
      )}
      <Credit />
    </Card>
  )
}
