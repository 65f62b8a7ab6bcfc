import { priceNameValues } from '#src/model/asset-kind/prices.ts'
import { Fragment } from 'react'
import { nextPriceOrder } from '#src/features/asset-search/changes.ts'
import type { Filters, View } from '#src/features/asset-search/state.ts'
import { unitLabel } from '#src/features/asset-search/prices.ts'
import { orderLabels, priceOrderLabels, sortedBy, sortedByPrice } from '#src/features/asset-search/labels.ts'
import { priceUnits } from '#src/model/listing/price/price-units.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { Icon, type IconName } from '#src/shared/ui/display/Icon.tsx'
import { ListTools } from '#src/shared/ui/list/ListFilters.tsx'
import { Segments } from '#src/shared/ui/list/Segments.tsx'
import styles from './results.module.css'

type Order = Filters['order']

/** The order as a sentence; prices of different units are never compared. */
function orderText({ order, unit, typeCode }: Filters, isListed: boolean, t: Translate): string {
  if (order === 'price-up' || order === 'price-down') {
    const sorted = t(sortedByPrice[order], priceNameValues(typeCode))
    if (unit) return t('{{sorted}}，均以“{{unit}}”计价', { sorted, unit: unitLabel(unit, t) })
    const units = priceUnits.map((one) => unitLabel(one, t)).join(t('、'))
    return t('{{sorted}}；计价单位不同的不相比较，依次为{{units}}', { sorted, units })
  }
  return t(sortedBy[isListed && (order === 'default' || order === 'heat') ? 'listed' : order])
}

/** The price with an arrow for its direction. The button is named after the current order, its title after the next one. */
function PriceOrder({ order }: { order: Order }) {
  const t = useT()
  const isPrice = order === 'price-up' || order === 'price-down'
  return (
    <span>
      {isPrice && <span className="visuallyHidden">{t(priceOrderLabels[order])}</span>}
      <span aria-hidden={isPrice}>{t('价格')}</span>
      <span aria-hidden>{isPrice ? { 'price-up': ' ↑', 'price-down': ' ↓' }[order] : ' ↕'}</span>
    </span>
  )
}

type Props = {
  filters: Filters
  isListed: boolean
  /** Undefined without a response. */
  total: number | undefined
  onOrder: (order: Order) => void
  onView: (view: View) => void
}

/** Order, number of results and view of the list. */
export function SortLine({ filters, isListed, total, onOrder, onView }: Props) {
  const t = useT()
  const { order, view } = filters
  const option = (key: keyof typeof orderLabels) => [key, t(orderLabels[key])] as const
  const viewOption = (key: View, icon: IconName, label: string) =>
    [
      key,
      <Fragment key={key}>
        <Icon name={icon} size={16} />
        {label}
      </Fragment>,
    ] as const
  return (
    <ListTools isPrinted>
      <Segments
        label={t('排序')}
        chosen={order === 'price-up' || order === 'price-down' ? 'price' : order}
        onChoose={(key) => onOrder(key === 'price' ? nextPriceOrder(order) : key)}
        options={[
          option('default'),
          option('newest'),
          ['price', <PriceOrder key="price" order={order} />, t(priceOrderLabels[nextPriceOrder(order)])],
          option('heat'),
          option('deadline'),
        ]}
      />
      <p className={`${styles['how']} muted`}>{orderText(filters, isListed, t)}</p>
      <output className={`${styles['total']} number`}>
        {total !== undefined && t('共 {{count}} 个项目', { count: total.toLocaleString('en-US') })}
      </output>
      <Segments
        label={t('显示方式')}
        chosen={view}
        onChoose={onView}
        options={[viewOption('list', 'menu', t('列表')), viewOption('card', 'grid', t('卡片'))]}
      />
    </ListTools>
  )
}
