import { useQuery } from '@tanstack/react-query'
import { regionsQuery } from '#src/features/asset-search/queries.ts'
import { countOf } from '#src/features/asset-search/vocabulary.ts'
import type { Facets } from '#src/model/listing/detail.ts'
import { homeProvince } from '#src/model/listing/filters.ts'
import { langOf, useT } from '#src/shared/lib/text/i18n.ts'
import styles from './FilterRows.module.css'

type Props = { value: string; facets: Facets | undefined; onChoose: (code: string) => void }

/** The provinces besides the home one; those without an asset cannot be chosen. */
export function ProvinceSelect({ value, facets, onChoose }: Props) {
  const t = useT()
  const { data: provinces = [] } = useQuery(regionsQuery(''))
  const others = provinces.filter(({ code }) => code !== homeProvince)
  return (
    <select
      aria-label={t('其他省份')}
      className={`${styles['select']} ${value ? styles['chosen'] : ''}`}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{t('其他省份')}</option>
      {others.map(({ code, name }) => {
        const count = countOf(facets, 'region', code)
        return (
          <option key={code} value={code} lang={langOf(t(name))} disabled={count === 0 && code !== value}>
            {count ? `${t(name)} ${count}` : t(name)}
          </option>
        )
      })}
    </select>
  )
}
