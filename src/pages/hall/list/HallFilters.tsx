import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { regionsQuery } from '#src/features/dictionary/queries.ts'
import { homeProvince } from '#src/model/listing/filters.ts'
import type { HallFacets } from '#src/model/listing/hall.ts'
import { bidModes } from '#src/model/listing/detail.ts'
import { labelOf, modeLabels } from '#src/model/listing/labels.ts'
import { linkTo } from '#src/model/paths.ts'
import { termNames } from '#src/model/terms/labels.ts'
import { langOf, useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Checkbox } from '#src/shared/ui/form/Checkbox.tsx'
import { Select } from '#src/shared/ui/form/Select.tsx'
import { ListTools } from '#src/shared/ui/list/ListFilters.tsx'
import { Segments } from '#src/shared/ui/list/Segments.tsx'
import { type HallAddress, hallViews, isFiltered, unfiltered } from './hall-address.ts'
import styles from './HallFilters.module.css'

type Counts = HallFacets['mode']

const countOf = (counts: Counts, key: string): number => counts.find((counted) => counted.key === key)?.count ?? 0

export const totalOf = (counts: Counts): number => counts.reduce((sum, { count }) => sum + count, 0)

/** Each listing is counted for its province and for its city. */
export const provincesIn = (counts: Counts): Counts => counts.filter(({ key }) => key.endsWith('0000'))

type Props = {
  state: HallAddress
  /** Null where the exchange does not count, undefined while it is asked. */
  facets: HallFacets | null | undefined
  /** Whether the rows have modes: a backend of the specification alone gives none. */
  hasModes: boolean
  go: (to: Partial<HallAddress>) => void
}

const modeKeys: readonly string[] = bidModes

const Count = ({ count }: { count: number | null }) =>
  count !== null && <span className={`${styles['count']} number`}>{count}</span>

/** All modes with their numbers; the chosen one can be practised. */
function ModeFilter({ state: { mode }, facets, go }: Props) {
  const t = useT()
  const label = t(termNames.mode)
  const row = useRef<HTMLDivElement>(null)
  // On a small screen the row is swiped, and the chosen mode may be beyond its edge.
  useEffect(() => {
    const chosen = row.current?.querySelectorAll<HTMLElement>('button')[mode ? modeKeys.indexOf(mode) + 1 : 0]
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - row.current.clientWidth / 3
  }, [mode])
  const counted = (key: string) => facets && countOf(facets.mode, key)
  const options = [
    ['', t('全部'), facets && totalOf(facets.mode)] as const,
    ...bidModes.map((key) => [key, t(modeLabels[key]), counted(key)] as const),
  ]
  return (
    <div ref={row} className={`noPrint ${styles['modes']}`}>
      <span className={styles['label']} aria-hidden>
        {label}
      </span>
      <Segments
        label={label}
        options={options.map(([key, text, count]) => [
          key,
          <>
            {text}
            <Count count={count ?? null} />
          </>,
        ])}
        chosen={mode ?? ''}
        onChoose={(key) => go({ mode: key || null })}
      />
    </div>
  )
}

/** The cities of the home province and the other provinces that have assets now, and the chosen one. */
function useRegionOptions(counts: Counts, chosen: string) {
  const t = useT()
  const { data: cities = [] } = useQuery(regionsQuery(homeProvince))
  const { data: provinces = [] } = useQuery(regionsQuery(''))
  return [...cities, ...provinces.filter(({ code }) => code !== homeProvince)]
    .map(({ code, name }) => ({ value: code, name: t(name), count: countOf(counts, code) }))
    .filter(({ value, count }) => count > 0 || value === chosen)
    .map(({ value, name, count }) => ({ value, label: `${name} ${count}`, lang: langOf(name) }))
}

function RegionFilter({ counts, chosen, go }: { counts: Counts; chosen: string; go: Props['go'] }) {
  const t = useT()
  return (
    <label>
      <span>{t('所在地区')}</span>
      <Select
        value={chosen}
        options={useRegionOptions(counts, chosen)}
        placeholder={t('全部地区')}
        isClearable
        onChange={(region = '') => go({ region })}
      />
    </label>
  )
}

type ViewProps = { view: HallAddress['view']; onChoose: (view: HallAddress['view']) => void }

function ViewSwitch({ view, onChoose }: ViewProps) {
  const t = useT()
  const labels = { cards: t('卡片'), rows: t('列表') }
  return (
    <span className={styles['view']}>
      <Segments
        label={t('显示方式')}
        options={hallViews.map((key) => [key, labels[key]])}
        chosen={view}
        onChoose={onChoose}
      />
    </span>
  )
}

/** Narrows the hall to a mode, a region, or to assets that still take enrolments; switches between cards and rows. */
export function HallFilters(props: Props & Pick<ViewProps, 'onChoose'>) {
  const t = useT()
  const { state, facets, hasModes, go, onChoose } = props
  const { mode, region, enrolling, view } = state
  const isNarrowed = isFiltered(state)
  return (
    <>
      {(hasModes || isNarrowed) && <ModeFilter {...props} />}
      <ListTools label={t('筛选竞价标的')}>
        {(facets !== null || region !== '') && <RegionFilter counts={facets?.region ?? []} chosen={region} go={go} />}
        {(hasModes || isNarrowed) && (
          <Checkbox checked={enrolling} onChange={({ target }) => go({ enrolling: target.checked })}>
            {t('只看还可报名的')}
          </Checkbox>
        )}
        {isNarrowed && (
          <Button look="text" onClick={() => go(unfiltered)}>
            {t('重置筛选')}
          </Button>
        )}
        {mode && (
          <Button look="text" to={linkTo.practice(mode)}>
            {t('练习{{mode}}', { mode: t(labelOf(modeLabels, mode)) })}
          </Button>
        )}
        <ViewSwitch view={view} onChoose={onChoose} />
      </ListTools>
    </>
  )
}
