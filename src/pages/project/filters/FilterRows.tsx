import { useQuery } from '@tanstack/react-query'
import { bandOf, type Filters } from '#src/features/asset-search/filters.ts'
import { bandLabel, unitOfBands, unitsToChoose, unitLabel } from '#src/features/asset-search/prices.ts'
import { categoriesQuery } from '#src/features/asset-search/queries.ts'
import { industriesQuery, regionsQuery } from '#src/features/dictionary/queries.ts'
import { categoriesBelow, divisionsOf, rootsOf, sectionOf, sectionsOf } from '#src/features/asset-search/vocabulary.ts'
import { filterLabels, periodLabels, statusGroupLabels } from '#src/features/asset-search/labels.ts'
import { kindCodes, kindName } from '#src/model/asset-kind/labels.ts'
import type { Facets } from '#src/model/listing/search.ts'
import { homeProvince, statusGroupKeys, type StatusGroup } from '#src/model/listing/filters.ts'
import { bandsOf } from '#src/model/listing/price-units.ts'
import type { Category } from '#src/model/listing/schema.ts'
import { date } from '#src/model/time/shanghai.ts'
import { dayMs } from '#src/model/time/units.ts'
import { hasFailed } from '#src/shared/lib/query/has-failed.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { DayBounds, PriceBounds } from './Bounds.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { ProvinceSelect } from './ProvinceSelect.tsx'

type RowProps = {
  filters: Filters
  facets: Facets | undefined
  onChoose: (change: Partial<Filters>) => void
}

export function TypeRow({ filters, facets, onChoose }: RowProps) {
  const t = useT()
  return (
    <ChoiceRow
      label={t(filterLabels.typeCode)}
      choices={kindCodes.map((code) => [code, t(kindName(code))])}
      counts={facets?.typeCode}
      value={filters.typeCode}
      onChoose={(typeCode) => onChoose({ typeCode })}
    />
  )
}

const categoryChoices = (categories: readonly Category[]) =>
  categories.map(({ id, typeName }) => [id, typeName] as const)

/** The tree of categories: the first level, and the second level of the chosen one. */
export function CategoryRows({ filters: { typeCode, parentId, operationId }, facets, onChoose }: RowProps) {
  const t = useT()
  const query = useQuery(categoriesQuery)
  const tree = query.data ?? []
  const isKnown = tree.some(({ id }) => id === parentId)
  return (
    <>
      <ChoiceRow
        label={t(filterLabels.category)}
        query={query}
        choices={categoryChoices(rootsOf(tree, typeCode))}
        counts={facets?.parentId}
        value={parentId}
        onChoose={(id) => onChoose({ parentId: id })}
        isData
      />
      {parentId !== '' && (isKnown || (query.isPending && !hasFailed(query))) && (
        <ChoiceRow
          label={t('细类')}
          query={query}
          choices={categoryChoices(categoriesBelow(tree, parentId))}
          counts={facets?.operationId}
          value={operationId}
          onChoose={(id) => onChoose({ operationId: id })}
          isData
          isSub
        />
      )}
    </>
  )
}

const codeChoices = (list: readonly { code: string; name: string }[] = []) =>
  list.map(({ code, name }) => [code, name] as const)

const provinceOf = (code: string): string => code && `${code.slice(0, 2)}0000`

/** A district belongs to its city. */
const cityOf = (code: string): string => (code.endsWith('0000') ? code : code && `${code.slice(0, 4)}00`)

/** The cities of the home province; or another province with its cities. */
export function RegionRows({ filters: { region }, facets, onChoose }: RowProps) {
  const t = useT()
  const query = useQuery(regionsQuery(homeProvince))
  const [province, city] = [provinceOf(region), cityOf(region)]
  const isOutside = province !== '' && province !== homeProvince
  const cities = useQuery({ ...regionsQuery(province), enabled: isOutside })
  const common = { counts: facets?.region, isData: true }
  const choose = (code: string) => onChoose({ region: code })
  return (
    <>
      <ChoiceRow
        {...common}
        label={t(filterLabels.region)}
        query={query}
        choices={codeChoices(query.data)}
        value={isOutside ? '-' : city}
        onChoose={choose}
      >
        <ProvinceSelect value={isOutside ? province : ''} counts={facets?.region} onChoose={choose} />
      </ChoiceRow>
      {isOutside && (
        <ChoiceRow
          {...common}
          label={t('城市')}
          query={cities}
          choices={codeChoices(cities.data)}
          value={city === province ? '' : city}
          onChoose={(code) => choose(code || province)}
          isSub
        />
      )}
    </>
  )
}

export function IndustryRows({ filters: { industry }, facets, onChoose }: RowProps) {
  const t = useT()
  const query = useQuery(industriesQuery)
  const industries = query.data ?? []
  const section = sectionOf(industries, industry)
  const common = { query, counts: facets?.industry, isData: true }
  return (
    <>
      <ChoiceRow
        {...common}
        label={t(filterLabels.industry)}
        choices={codeChoices(sectionsOf(industries))}
        value={section}
        onChoose={(code) => onChoose({ industry: code })}
      />
      {industry !== '' && (
        <ChoiceRow
          {...common}
          label={t('细类')}
          choices={codeChoices(divisionsOf(industries, section))}
          value={industry === section ? '' : industry}
          onChoose={(code) => onChoose({ industry: code || section })}
          isSub
        />
      )}
    </>
  )
}

/** The unit in which prices are compared, and the bands of the chosen or most frequent unit. */
export function PriceRows({ filters, facets, onChoose }: RowProps) {
  const t = useT()
  const band = bandOf(filters)
  const { unit, priceFrom, priceTo } = filters
  const shown = unitOfBands(filters, facets)
  const hasPrice = Boolean(priceFrom || priceTo)
  const choose = ({ from, to }: { from: string; to: string }) =>
    onChoose({ unit: from || to ? shown : unit, priceFrom: from, priceTo: to })
  return (
    <>
      <ChoiceRow
        label={t('计价')}
        choices={unitsToChoose(filters, facets).map((key) => [key, unitLabel(key, t)])}
        counts={facets?.unit}
        value={unit}
        onChoose={(chosen) => onChoose({ unit: chosen })}
      />
      <ChoiceRow
        label={t(filterLabels.price)}
        choices={bandsOf(shown).map((one) => [one.key, bandLabel(one, shown, t)])}
        counts={facets?.price}
        value={band?.key ?? (hasPrice ? '-' : '')}
        onChoose={(key) => choose(bandsOf(shown).find((known) => known.key === key) ?? { from: '', to: '' })}
      >
        <PriceBounds unit={shown} from={band ? '' : priceFrom} to={band ? '' : priceTo} onChange={choose} />
        {hasPrice && (
          <p className="muted">
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
      choices={statusGroupKeys.map((key) => [key, t(statusGroupLabels[key])])}
      counts={facets?.status}
      value={filters.status}
      onChoose={(status) => onChoose({ status: status as StatusGroup | '' })}
    />
  )
}

/** The first day of a period. */
export const periodStart = (days: number): string => date(serverNow() - days * dayMs)

export function PublishedRow({ filters: { publishedFrom, publishedTo }, onChoose }: RowProps) {
  const t = useT()
  const period = publishedTo === '' && periodLabels.find(({ days }) => periodStart(days) === publishedFrom)
  const hasOwn = !period && Boolean(publishedFrom || publishedTo)
  return (
    <ChoiceRow
      label={t(filterLabels.published)}
      choices={periodLabels.map(({ days, word }) => [String(days), t(word)])}
      value={period ? String(period.days) : hasOwn ? '-' : ''}
      onChoose={(days) => onChoose({ publishedFrom: days && periodStart(Number(days)), publishedTo: '' })}
    >
      <DayBounds
        from={period ? '' : publishedFrom}
        to={period ? '' : publishedTo}
        onChange={({ from, to }) => onChoose({ publishedFrom: from, publishedTo: to })}
      />
    </ChoiceRow>
  )
}
