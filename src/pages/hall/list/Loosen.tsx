import { useQuery } from '@tanstack/react-query'
import { regionsQuery } from '#src/features/dictionary/queries.ts'
import type { HallFacets } from '#src/model/listing/hall.ts'
import { labelOf, modeLabels } from '#src/model/listing/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import type { HallAddress } from './hall-address.ts'
import { provincesIn, totalOf } from './HallFilters.tsx'
import styles from './Loosen.module.css'

type Props = {
  state: HallAddress
  facets: HallFacets | null | undefined
  go: (to: Partial<HallAddress>) => void
}

/** The name of a province or a city; its code until it is known. */
function useRegionName(code: string): string {
  const t = useT()
  const parent = code.endsWith('0000') ? '' : `${code.slice(0, 2)}0000`
  const { data } = useQuery({ ...regionsQuery(parent), enabled: code !== '' })
  return t(data?.find((region) => region.code === code)?.name ?? code)
}

/** Of an empty result each condition that can be removed, with the number of assets without it where the exchange counts them. */
export function Loosen({ state: { q, mode, region, enrolling }, facets, go }: Props) {
  const t = useT()
  const regionName = useRegionName(region)
  const conditions: { label: string; count?: number | undefined; without: Partial<HallAddress> }[] = [
    ...(mode
      ? [
          {
            label: t(labelOf(modeLabels, mode)),
            count: facets ? totalOf(facets.mode) : undefined,
            without: { mode: null },
          },
        ]
      : []),
    ...(region
      ? [
          {
            label: regionName,
            count: facets ? totalOf(provincesIn(facets.region)) : undefined,
            without: { region: '' },
          },
        ]
      : []),
    ...(enrolling ? [{ label: t('只看还可报名的'), without: { enrolling: false } }] : []),
    ...(q ? [{ label: `“${q}”`, without: { q: '' } }] : []),
  ]
  const useful = conditions.filter(({ count }) => count !== 0)
  if (useful.length === 0) return null
  return (
    <>
      <p>{t('移除以下任一条件后重试：')}</p>
      <ul className={styles['conditions']}>
        {useful.map(({ label, count, without }) => (
          <li key={label}>
            <Button onClick={() => go(without)}>
              {t('去掉{{label}}', { label })}
              {count !== undefined && <span className="muted number">{count}</span>}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
