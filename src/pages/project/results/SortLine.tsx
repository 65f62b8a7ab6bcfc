import { nextPriceOrder } from '#src/features/asset-search/changes.ts'
import type { Filters, View } from '#src/features/asset-search/filters.ts'
import { unitLabel } from '#src/features/asset-search/prices.ts'
import { orderLabels, sortedBy, sortedByPrice } from '#src/features/asset-search/labels.ts'
import { priceUnits } from '#src/model/listing/price-units.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import styles from './SortLine.module.css'

type Order = Filters['order']
const before = ['default', 'newest'] as const
const after = ['heat', 'deadline'] as const

/** Two arrows; the one that counts stands out. */
function Arrows({ order }: { order: Order }) {
  return (
    <svg viewBox="0 0 10 16" width="10" height="16" aria-hidden className={styles['arrows']}>
      <path d="M5 1 9 6.500H1Z" data-on={order === 'price-up' || undefined} />
      <path d="M5 15 1 9.500h8Z" data-on={order === 'price-down' || undefined} />
    </svg>
  )
}

const signs: Record<View, string> = {
  list: 'M1 2h4v4H1ZM7 3h8M7 5h5M1 10h4v4H1ZM7 11h8M7 13h5',
  card: 'M1 1h6v6H1ZM9 1h6v6H9ZM1 9h6v6H1ZM9 9h6v6H9Z',
}

function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  const t = useT()
  const button = (key: View, word: string) => (
    <button type="button" className={styles['view']} aria-pressed={view === key} onClick={() => onView(key)}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden>
        <path d={signs[key]} />
      </svg>
      {word}
    </button>
  )
  return (
    <fieldset className={styles['views']}>
      <legend className="visuallyHidden">{t('显示方式')}</legend>
      {button('list', t('列表'))}
      {button('card', t('卡片'))}
    </fieldset>
  )
}

/** What the order is, in a sentence; prices of different units are never compared. */
function orderText({ order, unit }: Filters, isListed: boolean, t: Translate): string {
  if (order === 'price-up' || order === 'price-down') {
    const sorted = t(sortedByPrice[order])
    if (unit) return t('{{sorted}}，均以“{{unit}}”计价', { sorted, unit: unitLabel(unit, t) })
    const units = priceUnits.map((one) => unitLabel(one, t)).join(t('、'))
    return t('{{sorted}}；计价单位不同的不相比较，依次为{{units}}', { sorted, units })
  }
  return t(sortedBy[isListed && (order === 'default' || order === 'heat') ? 'listed' : order])
}

type Props = {
  filters: Filters
  isListed: boolean
  /** Unknown before the first answer. */
  total: number | undefined
  onOrder: (order: Order) => void
  onView: (view: View) => void
}

/** How the list is sorted and shown, and how much of it there is. */
export function SortLine({ filters, isListed, total, onOrder, onView }: Props) {
  const t = useT()
  const { order, view } = filters
  const button = (key: keyof typeof orderLabels) => (
    <button
      key={key}
      type="button"
      className={styles['order']}
      aria-pressed={order === key}
      onClick={() => onOrder(key)}
    >
      {t(orderLabels[key])}
    </button>
  )
  const priceName = { 'price-up': t('价格从低到高'), 'price-down': t('价格从高到低') }
  const isPrice = order === 'price-up' || order === 'price-down'
  return (
    <div className={styles['line']}>
      <fieldset className={styles['orders']}>
        <legend className="visuallyHidden">{t('排序')}</legend>
        {before.map(button)}
        <button
          type="button"
          className={styles['order']}
          aria-pressed={isPrice}
          aria-label={isPrice ? priceName[order] : t('价格')}
          title={priceName[nextPriceOrder(order) as 'price-up' | 'price-down']}
          onClick={() => onOrder(nextPriceOrder(order))}
        >
          {t('价格')}
          <Arrows order={order} />
        </button>
        {after.map(button)}
      </fieldset>
      <output className={styles['total']}>
        {total !== undefined && t('共 {{count}} 个项目', { count: total.toLocaleString('en-US') })}
      </output>
      <ViewSwitch view={view} onView={onView} />
      <p className={styles['how']}>{orderText(filters, isListed, t)}</p>
    </div>
  )
}
