import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { bandOf, type Filters } from '#src/features/asset-search/filters.ts'
import { bandLabel, unitOfBands, unitsToChoose, unitLabel } from '#src/features/asset-search/prices.ts'
import { categoriesQuery, industriesQuery, regionsQuery } from '#src/features/asset-search/queries.ts'
import { below, countOf, divisionsOf, rootsOf, sectionOf, sectionsOf } from '#src/features/asset-search/vocabulary.ts'
import { filterLabels, periodLabels, statusGroupLabels } from '#src/features/asset-search/labels.ts'
import { classification } from '#src/features/listing/labels.ts'
import type { Facets } from '#src/model/listing/detail.ts'
import { homeProvince, statusGroupKeys, type StatusGroup } from '#src/model/listing/filters.ts'
import { bandsOf } from '#src/model/listing/price-units.ts'
import { date } from '#src/model/time/shanghai.ts'
import { dayMs } from '#src/model/time/units.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { DayBounds, PriceBounds } from './Bounds.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { ProvinceSelect } from './ProvinceSelect.tsx'
import styles from './FilterRows.module.css'

type RowProps = {
  filters: Filters
  facets: Facets | undefined
  onChoose: (change: Partial<Filters>) => void
}

/** What a row says while its choices are on their way, or when they did not come. */
function useFaceOf(query: UseQueryResult): { isLoading: boolean; trouble: ReactNode } {
  const t = useT()
  const isMissing = query.data === undefined
  const trouble = isMissing && query.isError && (
    <span className={styles['trouble']} role="alert">
      {t('选项加载失败')}
      <Button look="text" isOff={query.isFetching} onClick={() => void query.refetch()}>
        {t('重试')}
      </Button>
    </span>
  )
  return { isLoading: isMissing && !query.isError, trouble }
}

export function TypeRow({ filters, facets, onChoose }: RowProps) {
  const t = useT()
  return (
    <ChoiceRow
      label={t(filterLabels.typeCode)}
      value={filters.typeCode}
      onChoose={(typeCode) => onChoose({ typeCode })}
      choices={classification.map(({ typeCode, word }) => ({
        key: typeCode,
        label: t(word),
        count: countOf(facets, 'typeCode', typeCode),
      }))}
    />
  )
}

/** The tree of categories: the first level, and below the chosen one the second. */
export function CategoryRows({ filters, facets, onChoose }: RowProps) {
  const t = useT()
  const query = useQuery(categoriesQuery)
  const face = useFaceOf(query)
  const tree = query.data ?? []
  const chosen = tree.find(({ id }) => id === filters.parentId)
  return (
    <>
      <ChoiceRow
        label={t(filterLabels.category)}
        value={filters.parentId}
        onChoose={(parentId) => onChoose({ parentId })}
        choices={rootsOf(tree, filters.typeCode).map(({ id, typeName }) => ({
          key: id,
          label: typeName,
          count: countOf(facets, 'parentId', id),
        }))}
        isData
        {...face}
      />
      {filters.parentId !== '' && (chosen || face.isLoading) && (
        <ChoiceRow
          label={t('细类')}
          value={filters.operationId}
          onChoose={(operationId) => onChoose({ operationId })}
          choices={below(tree, chosen?.id ?? '-').map(({ id, typeName }) => ({
            key: id,
            label: typeName,
            count: countOf(facets, 'operationId', id),
          }))}
          isData
          isSub
          {...face}
        />
      )}
    </>
  )
}

/** The prefectures of the home province one by one; another province, then its cities. */
export function RegionRows({ filters: { region }, facets, onChoose }: RowProps) {
  const t = useT()
  const query = useQuery(regionsQuery(homeProvince))
  const face = useFaceOf(query)
  const province = region === '' ? '' : `${region.slice(0, 2)}0000`
  const isOutside = province !== '' && province !== homeProvince
  const cities = useQuery({ ...regionsQuery(province), enabled: isOutside })
  const citiesFace = useFaceOf(cities)
  const choicesOf = (list: typeof query.data) =>
    (list ?? []).map(({ code, name }) => ({ key: code, label: name, count: countOf(facets, 'region', code) }))
  // A district stands with its city.
  const city = region.endsWith('0000') ? region : region && `${region.slice(0, 4)}00`
  const choose = (code: string) => onChoose({ region: code })
  return (
    <>
      <ChoiceRow
        label={t(filterLabels.region)}
        value={isOutside ? '-' : city}
        onChoose={choose}
        choices={choicesOf(query.data)}
        isData
        {...face}
      >
        <ProvinceSelect value={isOutside ? province : ''} facets={facets} onChoose={choose} />
      </ChoiceRow>
      {isOutside && (
        <ChoiceRow
          label={t('城市')}
          value={city === province ? '' : city}
          onChoose={(code) => choose(code || province)}
          choices={choicesOf(cities.data)}
          isData
          isSub
          {...citiesFace}
        />
      )}
    </>
  )
}

export function IndustryRows({ filters, facets, onChoose }: RowProps) {
  const t = useT()
  const query = useQuery(industriesQuery)
  const face = useFaceOf(query)
  const industries = query.data ?? []
  const section = sectionOf(industries, filters.industry)
  const choicesOf = (list: typeof industries) =>
    list.map(({ code, name }) => ({ key: code, label: name, count: countOf(facets, 'industry', code) }))
  return (
    <>
      <ChoiceRow
        label={t(filterLabels.industry)}
        value={section}
        onChoose={(industry) => onChoose({ industry })}
        choices={choicesOf(sectionsOf(industries))}
        isData
        {...face}
      />
      {filters.industry !== '' && (
        <ChoiceRow
          label={t('细类')}
          value={filters.industry === section ? '' : filters.industry}
          onChoose={(industry) => onChoose({ industry: industry || section })}
          choices={choicesOf(divisionsOf(industries, section))}
          isData
          isSub
          {...face}
        />
      )}
    </>
  )
}

/** The unit that prices are compared in, and the bands of one unit: of the chosen one, or of that which most have. */
export function PriceRows({ filters, facets, onChoose }: RowProps) {
  const t = useT()
  const band = bandOf(filters)
  const { unit, priceFrom, priceTo } = filters
  const shown = unitOfBands(filters, facets)
  const hasPrice = Boolean(priceFrom || priceTo)
  return (
    <>
      <ChoiceRow
        label={t('计价')}
        value={unit}
        onChoose={(chosen) => onChoose({ unit: chosen })}
        choices={unitsToChoose(filters, facets).map((key) => ({
          key,
          label: unitLabel(key, t),
          count: countOf(facets, 'unit', key),
        }))}
      />
      <ChoiceRow
        label={t(filterLabels.price)}
        value={band?.key ?? (hasPrice ? '-' : '')}
        onChoose={(key) => {
          const { from = '', to = '' } = bandsOf(shown).find((known) => known.key === key) ?? {}
          onChoose({ unit: from || to ? shown : unit, priceFrom: from, priceTo: to })
        }}
        choices={bandsOf(shown).map((one) => ({
          key: one.key,
          label: bandLabel(one, shown, t),
          count: countOf(facets, 'price', one.key),
        }))}
      >
        <PriceBounds
          unit={shown}
          from={band ? '' : priceFrom}
          to={band ? '' : priceTo}
          onChange={({ from, to }) => onChoose({ unit: from || to ? shown : unit, priceFrom: from, priceTo: to })}
        />
        {hasPrice && (
          <p className={styles['hint']}>
            {t('按当前价筛选；只与同样以“{{unit}}”计价的项目比较', { unit: unitLabel(shown, t) })}
          </p>
        )}
      </ChoiceRow>
    </>
  )
}

export function StatusRow({ filters, facets, onChoose }: RowProps) {
  const t = useT()
  return (
    <ChoiceRow
      label={t(filterLabels.status)}
      value={filters.status}
      onChoose={(status) => onChoose({ status: status as StatusGroup | '' })}
      choices={statusGroupKeys.map((key) => ({
        key,
        label: t(statusGroupLabels[key]),
        count: countOf(facets, 'status', key),
      }))}
    />
  )
}

/** The day from which a period counts. */
export const periodStart = (days: number): string => date(serverNow() - days * dayMs)

export function PublishedRow({ filters: { publishedFrom, publishedTo }, onChoose }: RowProps) {
  const t = useT()
  const period = publishedTo === '' && periodLabels.find(({ days }) => periodStart(days) === publishedFrom)
  const hasOwn = !period && Boolean(publishedFrom || publishedTo)
  return (
    <ChoiceRow
      label={t(filterLabels.published)}
      value={period ? String(period.days) : hasOwn ? '-' : ''}
      onChoose={(days) => onChoose({ publishedFrom: days && periodStart(Number(days)), publishedTo: '' })}
      choices={periodLabels.map(({ days, word }) => ({ key: String(days), label: t(word) }))}
    >
      <DayBounds
        from={period ? '' : publishedFrom}
        to={period ? '' : publishedTo}
        onChange={({ from, to }) => onChoose({ publishedFrom: from, publishedTo: to })}
      />
    </ChoiceRow>
  )
}
