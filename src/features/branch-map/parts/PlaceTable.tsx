import { wanYuan } from '#src/model/listing/labels.ts'
import { langOf, useT } from '#src/shared/lib/text/i18n.ts'
import { bandOf } from '../bands.ts'
import styles from '../branch-map.module.css'
import type { Chosen } from '../categories.ts'
import type { Place } from '../places.ts'
import { wanText } from '../tooltip.ts'
import { PlaceLink } from './PlaceLink.tsx'

/** The figures of the map for readers who cannot see it, and for those who would rather compare (HM-14). */
export function PlaceTable({ places, chosen }: { places: readonly Place[]; chosen: Chosen }) {
  const t = useT()
  return (
    <table className={styles['table']}>
      <caption className="visuallyHidden">{t('各地区挂牌与成交统计')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('地区')}</th>
          <th scope="col">{t('所属机构')}</th>
          <th scope="col" data-number>
            {t('挂牌宗数')}
          </th>
          <th scope="col" data-number>
            {t('挂牌总额')}（{t(wanYuan)}）
          </th>
          <th scope="col" data-number>
            {t('成交总额')}（{t(wanYuan)}）
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => {
          const { adcode, region, branches, listings, listed, dealt } = place
          return (
            <tr key={adcode ?? region}>
              <th scope="row" lang={langOf(t(region))}>
                <span className={styles['swatch']} style={{ background: bandOf(listings).fill }} />
                <PlaceLink place={place} chosen={chosen}>
                  {t(region)}
                </PlaceLink>
              </th>
              <td lang="zh-CN">{branches.length > 0 ? branches.map(({ name }) => name).join('、') : '—'}</td>
              <td data-number>
                <PlaceLink
                  place={place}
                  chosen={chosen}
                  label={t('{{region}}：挂牌 {{count}} 宗', { region: t(region), count: listings })}
                >
                  {listings}
                </PlaceLink>
              </td>
              <td data-number>{wanText(listed)}</td>
              <td data-number>{wanText(dealt)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
