import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import {
  type ChipName,
  type ChoiceFilterName,
  filterDefinitions as definitions,
  hasChoices,
} from '#src/features/asset-search/filters.ts'
import { periodLabels } from '#src/features/asset-search/labels.ts'
import { periodOf, periodStart } from '#src/features/asset-search/periods.ts'
import { bandLabel, bandOf, unitOfBands, unitsToChoose, unitLabel } from '#src/features/asset-search/prices.ts'
import { categoriesQuery } from '#src/features/asset-search/queries.ts'
import type { Filters } from '#src/features/asset-search/state.ts'
import { categoriesBelow, divisionsOf, rootsOf, sectionOf, sectionsOf } from '#src/features/asset-search/vocabulary.ts'
import { industriesQuery, regionsQuery } from '#src/features/dictionary/queries.ts'
import { priceNameValues } from '#src/model/asset-kind/prices.ts'
import { homeProvince } from '#src/model/listing/filters.ts'
import { bandsOf } from '#src/model/listing/price/price-units.ts'
import type { Category } from '#src/model/listing/schema.ts'
import type { Facets } from '#src/model/listing/search.ts'
import { hasFailed } from '#src/shared/lib/query/has-failed.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { DayBounds, PriceBounds } from './Bounds.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { ProvinceSelect } from './ProvinceSelect.tsx'

type RowProps = {
  filters: Filters
  facets: Facets | undefined
  onChoose: (change: Partial<Filters>) => void
}

/** A filter whose choices the portal knows. */
function KnownChoicesRow({ name, filters, facets, onChoose }: RowProps & { name: ChoiceFilterName }) {
  const t = useT()
  const { label, choices } = definitions[name]
  return (
    <ChoiceRow
      label={label(t)}
      choices={choices.map(([key, text]) => [key, t(text)])}
      counts={facets?.[name]}
      value={filters[name]}
      onChoose={(key) => onChoose({ [name]: key })}
    />
  )
}

const categoryChoices = (categories: readonly Category[]) =>
  categories.map(({ id, typeName }) => [id, typeName] as const)

/** The tree of categories: the first level, and the second level of the chosen one. */
function CategoryRows({ filters: { typeCode, parentId, operationId }, facets, onChoose }: RowProps) {
  const t = useT()
  const query = useQuery(categoriesQuery)
  const tree = query.data ?? []
  const isKnown = tree.some(({ id }) => id === parentId)
  return (
    <>
      <ChoiceRow
        label={definitions.parentId.label(t)}
        query={query}
        choices={categoryChoices(rootsOf(tree, typeCode))}
        counts={facets?.parentId}
        value={parentId}
        onChoose={(id) => onChoose({ parentId: id })}
        isData
      />
      {parentId !== '' && (isKnown || (query.isPending && !hasFailed(query))) && (
        <ChoiceRow
          label={definitions.operationId.label(t)}
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
function RegionRows({ filters: { region }, facets, onChoose }: RowProps) {
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
        label={definitions.region.label(t)}
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

function IndustryRows({ filters: { industry }, facets, onChoose }: RowProps) {
  const t = useT()
  const query = useQuery(industriesQuery)
  const industries = query.data ?? []
  const section = sectionOf(industries, industry)
  const common = { query, counts: facets?.industry, isData: true }
  return (
    <>
      <ChoiceRow
        {...common}
        label={definitions.industry.label(t)}
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
function PriceRows({ filters, facets, onChoose }: RowProps) {
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
        label={definitions.unit.label(t)}
        choices={unitsToChoose(filters, facets).map((key) => [key, unitLabel(key, t)])}
        counts={facets?.unit}
        value={unit}
        onChoose={(chosen) => onChoose({ unit: chosen })}
      />
      <ChoiceRow
        label={definitions.price.label(t)}
        choices={bandsOf(shown).map((one) => [one.key, bandLabel(one, shown, t)])}
        counts={facets?.price}
        value={band?.key ?? (hasPrice ? '-' : '')}
        onChoose={(key) => choose(bandsOf(shown).find((known) => known.key === key) ?? { from: '', to: '' })}
      >
        <PriceBounds unit={shown} from={band ? '' : priceFrom} to={band ? '' : priceTo} onChange={choose} />
        {hasPrice && (
          <p className="muted">
            {t('按{{currentPrice}}筛选；只与同样以“{{unit}}”计价的项目比较', {
              ...priceNameValues(filters.typeCode),
              unit: unitLabel(shown, t),
            })}
          </p>
        )}
      </ChoiceRow>
    </>
  )
}

function PublishedRow({ filters, onChoose }: RowProps) {
  const t = useT()
  const { publishedFrom, publishedTo } = filters
  const period = periodOf(filters)
  const hasOwn = !period && Boolean(publishedFrom || publishedTo)
  return (
    <ChoiceRow
      label={definitions.published.label(t)}
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

const rows: Readonly<Record<Exclude<ChipName, ChoiceFilterName>, ComponentType<RowProps> | null>> = {
  /** The search box above the rows. */
  q: null,
  parentId: CategoryRows,
  region: RegionRows,
  industry: IndustryRows,
  price: PriceRows,
  published: PublishedRow,
}

/** The row or rows of one filter. */
export function FilterRow({ name, ...props }: RowProps & { name: ChipName }) {
  if (hasChoices(name)) return <KnownChoicesRow name={name} {...props} />
  const Row = rows[name]
  return Row && <Row {...props} />
}
