import { kindCodes, kindName } from '#src/model/asset-kind/labels.ts'
import { statusGroupKeys } from '#src/model/listing/filters.ts'
import type { Category, ListingRow } from '#src/model/listing/schema.ts'
import {
  type FacetName,
  type FieldOf,
  type FilterField,
  type FilterName,
  filterNames,
} from '#src/model/listing/search.ts'
import { parseShanghai } from '#src/model/time/shanghai.ts'
import type { Industry } from '#src/model/system/schema.ts'
import { type Param, param } from '#src/shared/lib/query/list-params.ts'
import { queryText as cutText } from '#src/shared/lib/search-input.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'
import { statusGroupLabels } from './labels.ts'
import { publishedFilter, publishedLabel } from './periods.ts'
import { amountText, priceFilter, priceLabel, unitOfRow, unitText } from './prices.ts'
import type { Filters } from './state.ts'
import { categoryLabel } from './vocabulary.ts'

/** The names of the exchange's own choices, as far as they are loaded. */
export type ChoiceNames = {
  categories: readonly Category[] | undefined
  industries: readonly Industry[]
  region: string | undefined
}

type ChipText = (filters: Filters, t: Translate, names: ChoiceNames) => string
export type Choice = readonly [key: string, label: string]

type CommonParts = {
  label: (t: Translate) => string
  /** How it applies to the rows of an exchange without a search (spec 3); null where the rows do not have its value. */
  rowFilter: ((filters: Filters) => (row: ListingRow) => boolean) | null
  /** Choices that the portal knows; others have a row of their own in `pages/project/filters`. */
  choices?: readonly Choice[]
  chip?: ChipText
  /** The label of the chip, where it is not always that of the filter. */
  chipLabel?: (filters: Filters, t: Translate) => string
  partOf?: FilterName
}

/** Every filter has a chip, or is part of the chip of another one. */
type FilterDefinition<N extends FilterName> = CommonParts & {
  /** How the address reads its fields. */
  params: Record<FieldOf<N>, Param<string>>
} & ({ chip: ChipText } | { partOf: FilterName })

/** The longest search text, in characters as a reader counts them. */
export const queryMax = 100

/** The search text as it is sent: normalised and cut to the longest length. */
export const queryText = (text: string): string => cutText(text, queryMax)

const categoryId = param.id(/^[\w-]{1,32}$/)
const amount = param.parsed((text) => amountText(text))
const day = param.day((text) => parseShanghai(text) !== null)

/** A filter with choices that the portal knows. */
const choiceFilter = <N extends FilterField & FacetName>(
  name: N,
  { choices, ...rest }: Pick<CommonParts, 'label' | 'rowFilter'> & { choices: readonly Choice[] },
) => ({
  ...rest,
  choices,
  params: {
    [name]: param.oneOf<string, string>(
      choices.map(([key]) => key),
      '',
    ),
  } as Record<N, Param<string>>,
  chip: ({ [name]: chosen }: Filters, t: Translate) => t(choices.find(([key]) => key === chosen)?.[1] ?? chosen),
})

export const filterDefinitions = {
  q: {
    label: (t) => t('关键词'),
    params: { q: param.text(queryMax) },
    chip: ({ q }) => q,
    // Every word of the search occurs in the name or in the type.
    rowFilter: ({ q }) => {
      const words = q.split(' ')
      return ({ assetsName, showName, typeName }) =>
        words.every((word) => `${assetsName} ${showName ?? ''} ${typeName ?? ''}`.includes(word))
    },
  },
  typeCode: choiceFilter('typeCode', {
    label: (t) => t('类型'),
    choices: kindCodes.map((code) => [code, kindName(code)]),
    rowFilter:
      ({ typeCode }) =>
      (row) =>
        row.typeCode === typeCode || (Boolean(row.typeName) && row.typeName === kindName(typeCode)),
  }),
  parentId: { label: (t) => t('分类'), params: { parentId: categoryId }, chip: categoryLabel, rowFilter: null },
  operationId: { label: (t) => t('细类'), params: { operationId: categoryId }, partOf: 'parentId', rowFilter: null },
  region: {
    label: (t) => t('地区'),
    params: { region: param.id(/^[1-9]\d{5}$/) },
    chip: (filters, t, { region }) => t(region ?? filters.region),
    rowFilter: null,
  },
  industry: {
    label: (t) => t('行业'),
    params: { industry: param.id(/^(?:[A-T]|\d\d)$/) },
    chip: ({ industry }, t, { industries }) => t(industries.find(({ code }) => code === industry)?.name ?? industry),
    rowFilter: null,
  },
  unit: {
    label: (t) => t('计价'),
    params: { unit: param.parsed(unitText) },
    partOf: 'price',
    rowFilter:
      ({ unit }) =>
      (row) =>
        unitOfRow(row) === unit,
  },
  price: {
    label: (t) => t('价格'),
    params: { priceFrom: amount, priceTo: amount },
    chip: priceLabel,
    // A unit without an amount is a choice of the unit.
    chipLabel: ({ priceFrom, priceTo }, t) => (priceFrom || priceTo ? t('价格') : t('计价')),
    rowFilter: priceFilter,
  },
  status: choiceFilter('status', {
    label: (t) => t('状态'),
    choices: statusGroupKeys.map((key) => [key, statusGroupLabels[key]]),
    rowFilter: null,
  }),
  published: {
    label: (t) => t('时间'),
    params: { publishedFrom: day, publishedTo: day },
    chip: publishedLabel,
    rowFilter: publishedFilter,
  },
} satisfies { [N in FilterName]: FilterDefinition<N> }

type Definitions = typeof filterDefinitions
/** Filters that are removed with one click. */
export type ChipName = { [N in FilterName]: Definitions[N] extends { chip: unknown } ? N : never }[FilterName]
export type ChoiceFilterName = {
  [N in FilterName]: Definitions[N] extends { choices: unknown } ? N : never
}[FilterName]

const definitions: Readonly<Record<FilterName, CommonParts>> = filterDefinitions

/** In the order of their chips and rows. */
export const chipNames = filterNames.filter((name): name is ChipName => definitions[name].chip !== undefined)
/** The rows that are always shown, and those behind a button. The search text has a box of its own. */
export const firstFilters: readonly ChipName[] = ['typeCode', 'region', 'status']
export const furtherFilters: readonly ChipName[] = chipNames.filter(
  (name) => name !== 'q' && !firstFilters.includes(name),
)
export const hasChoices = (name: ChipName): name is ChipName & ChoiceFilterName =>
  definitions[name].choices !== undefined

/** The filters that a chip shows. */
export const partsOf = (chip: ChipName): FilterName[] =>
  filterNames.filter((name) => name === chip || definitions[name].partOf === chip)

export const rowFilterOf = (name: FilterName) => definitions[name].rowFilter

export function chipLabel(name: ChipName, filters: Filters, t: Translate): string {
  const { label, chipLabel: ownLabel } = definitions[name]
  return ownLabel ? ownLabel(filters, t) : label(t)
}
