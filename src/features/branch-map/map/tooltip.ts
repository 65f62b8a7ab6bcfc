import { writtenText } from '#src/model/listing/price/written-amount.ts'
import { shownLanguage, type Translate } from '#src/shared/lib/text/i18n.ts'
import { totalAmount } from '../figures/figure-text.ts'
import type { Place } from '../places.ts'
import styles from '../branch-map.module.css'

const element = (tag: string, className: string | undefined, text?: string): HTMLElement => {
  const made = document.createElement(tag)
  if (className) made.className = className
  if (text !== undefined) made.textContent = text
  return made
}

/** The tooltip of a place. Built of elements, so that names from the exchange are never parsed as HTML. */
export function tooltipOf(place: Place | string, t: Translate): HTMLElement {
  const card = element('div', styles['tip'])
  if (typeof place === 'string') {
    card.append(element('strong', undefined, place), element('span', styles['tipRegion'], t('暂无挂牌')))
    return card
  }
  const names = place.branches.map(({ name }) => name).join('、')
  card.append(element('strong', undefined, names || place.region))
  if (names) card.append(element('span', styles['tipRegion'], place.region))
  const list = element('dl', undefined)
  const amountOf = (total: string | null) => writtenText(totalAmount(total, shownLanguage()), t)
  const facts = [
    [t('挂牌宗数'), t('{{count}} 宗', { count: place.listings })],
    [t('挂牌总额'), amountOf(place.listed)],
    [t('成交总额'), amountOf(place.dealt)],
  ]
  for (const [name, value] of facts) list.append(element('dt', undefined, name), element('dd', undefined, value))
  card.append(list)
  return card
}
