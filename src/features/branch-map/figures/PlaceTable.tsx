import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { langOf, useLanguage, useT } from '#src/shared/lib/text/i18n.ts'
import { bandOf } from '../map/bands.ts'
import styles from '../branch-map.module.css'
import type { Chosen } from '../categories.ts'
import type { Place } from '../places.ts'
import { totalAmount, totalUnit } from './figure-text.ts'
import { PlaceLink } from './PlaceLink.tsx'

type Props = {
  places: readonly Place[]
  chosen: Chosen
  /** Only for screen readers, while the map is shown. */
  isHidden: boolean
}

/** The figures of the map for readers who cannot see it, or who want to compare them (HM-14). */
export function PlaceTable({ places, chosen, isHidden }: Props) {
  const t = useT()
  const language = useLanguage()
  const unit = t(totalUnit(language))
  const columns: Column<Place>[] = [
    {
      key: 'region',
      header: t('地区'),
      isPrimary: true,
      render: (place) => (
        <span lang={langOf(t(place.region))}>
          <span className={styles['swatch']} style={{ background: `var(--${bandOf(place.listings).colour})` }} />
          <PlaceLink place={place} chosen={chosen}>
            {t(place.region)}
          </PlaceLink>
        </span>
      ),
    },
    {
      key: 'branches',
      header: t('所属机构'),
      wraps: true,
      lang: 'zh-CN',
      render: ({ branches }) => (branches.length > 0 ? branches.map(({ name }) => name).join('、') : '—'),
    },
    {
      key: 'listings',
      header: t('挂牌宗数'),
      align: 'right',
      render: (place) => (
        <PlaceLink
          place={place}
          chosen={chosen}
          label={t('{{region}}：挂牌 {{count}} 宗', { region: t(place.region), count: place.listings })}
        >
          {place.listings}
        </PlaceLink>
      ),
    },
    ...(['listed', 'dealt'] as const).map((key): Column<Place> => ({
      key,
      header: key === 'listed' ? t('挂牌总额（{{unit}}）', { unit }) : t('成交总额（{{unit}}）', { unit }),
      align: 'right',
      render: (place) => totalAmount(place[key], language).amount,
    })),
  ]
  const table = (
    <DataTable
      caption={t('各地区挂牌与成交统计')}
      columns={columns}
      rows={places}
      rowKey={({ adcode, region }) => adcode ?? region}
      rowHeight={40}
      narrow="columns"
      {...(!isHidden && { box: { label: t('各地区挂牌与成交统计'), className: styles['tableBox'] } })}
      className={styles['table']}
    />
  )
  return isHidden ? <div className="visuallyHidden">{table}</div> : table
}
