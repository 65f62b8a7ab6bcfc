import Big from 'big.js'
import type { KindCode } from '#src/model/asset-kind/labels.ts'
import { factLabels, written } from '#src/model/contract/template/written.ts'
import type { SceneKind } from '../../../pictures/pictures.ts'
import type { NamedStreams, Random } from '../../../random.ts'
import type { Place } from '../listings/places.ts'

/** The place for which an asset is generated, and the random streams of its fields. */
export type Setting = { stream: NamedStreams; place: Place; district: string }

/** Price of an asset: in 元, or in a unit of its own with the value of one such unit over the whole term. */
type Price = { amount: string; unitName: string | null; totalYuan: string }

type Made = {
  name: string
  price: Price
  facts: readonly (readonly [label: string, value: string])[]
  highlights: readonly string[]
  text: readonly string[]
  seller?: string
  /** Where the kind has things of several looks. */
  scene?: SceneKind
}

/** One kind of asset that the exchange trades. */
export type Kind = {
  typeCode: KindCode
  parentId: string
  operation: string
  scene: SceneKind
  /** Division of GB/T 4754. */
  industry: string
  /** In a rural district: the latter half of a place's districts. */
  rural?: true
  make: (setting: Setting) => Made
}

export const yuan = (amount: number): Price => ({ amount: String(amount), unitName: null, totalYuan: String(amount) })

/** `amount` per unit; one unit of it is `worthYuan` over the whole term. */
export const perUnit = (unitName: string, amount: string, worthYuan: number): Price => ({
  amount,
  unitName,
  totalYuan: new Big(amount).times(worthYuan).toFixed(),
})

/** Rent by the year in 万元. */
export const rent = (wanPerYear: string, years: number): Price => perUnit('万元/年', wanPerYear, 10_000 * years)

/** Rounded as appraisals are: to hundreds below ten million, to thousands above. */
export const rounded = (amount: number): number => {
  const grain = amount < 1_000_000 ? 100 : amount < 10_000_000 ? 1_000 : 10_000
  return Math.max(grain, Math.round(amount / grain) * grain)
}

export const squareMetres = (area: number): string => `${area.toLocaleString('en-US')} 平方米`

/** Rows whose values are drawn, each from the stream that has the name of its label. */
export const drawnRow =
  (stream: NamedStreams) =>
  (label: string, value: (random: Random) => string): readonly [label: string, value: string] => [
    label,
    value(stream(label)),
  ]

/** So many working days after what has been paid; the contract of the deal has it from this row. */
export const handedOver = (paid: string, days: number): readonly [label: string, value: string] => [
  factLabels.deliveryDays[0],
  written.afterPayment(paid, days),
]
