import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Credit } from '#src/features/branch-map/Credit.tsx'
import { type Drawing, drawingQuery } from '#src/features/branch-map/outline.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { LazyInView } from '#src/shared/ui/behaviour/LazyInView.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import styles from './PlaceCard.module.css'

type Place = NonNullable<AssetDetail['place']>

/** px; of the map of the home province. */
const mapHeight = 220

/** Where the pin of 24 by 24 points to. */
const tip = { x: 12, y: 21 }

function OutlineMap({ drawing: { width, height, outlines }, adcode }: { drawing: Drawing; adcode: number }) {
  const t = useT()
  const here = outlines.find((outline) => outline.adcode === adcode)
  return (
    <svg
      className={styles['map']}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={here ? t('地图：标的在{{region}}', { region: t(here.name) }) : t('地图')}
    >
      {outlines.map((outline) => (
        <path key={outline.adcode} d={outline.path} className={outline === here ? styles['here'] : styles['other']} />
      ))}
      {here && (
        <g transform={`translate(${here.x - tip.x} ${here.y - tip.y})`} className={styles['pin']}>
          <path d="M12 21c-4-4.5-6.5-7.8-6.5-11a6.5 6.5 0 0 1 13 0c0 3.2-2.5 6.5-6.5 11Z" />
          <circle cx="12" cy="10" r="2.2" />
        </g>
      )}
    </svg>
  )
}

function Map({ adcode }: Pick<Place, 'adcode'>) {
  return (
    <QueryBoundary
      query={useQuery(drawingQuery(adcode))}
      loading={<Skeleton height={mapHeight} />}
      minHeight={mapHeight}
    >
      {(drawing) => <OutlineMap drawing={drawing} adcode={adcode} />}
    </QueryBoundary>
  )
}

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
      <LazyInView minHeight={mapHeight}>
        <Map adcode={adcode} />
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
