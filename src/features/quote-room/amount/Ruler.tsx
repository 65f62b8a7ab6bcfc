import { Fragment } from 'react'
import { yuanOf } from '#src/model/listing/price/capitals.ts'
import { isMoney } from '#src/model/money/money.ts'
import { digitPlaces } from '#src/model/money/quoted.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { placeLabels } from '../labels.ts'
import styles from './amount.module.css'

/** Labels each digit with its place, so that an extra zero is noticed (domain 3.3); decimals follow a point. */
export function Ruler({ amount, unit }: { amount: string; unit: string }) {
  const t = useT()
  // In 元, like the capitals beside it: 39.74 万元 has its digits under 十万, 万, 千 and 百.
  const places = digitPlaces(isMoney(amount) ? (yuanOf(amount, unit) ?? amount) : '')
  if (places.length === 0) return null
  return (
    <div className={styles['ruler']} aria-hidden>
      {places.map(({ place, digit }) => (
        <Fragment key={place}>
          {place === -1 && <i>.</i>}
          <span data-part={place < 0 ? '' : undefined}>
            <small>{t(placeLabels[place])}</small>
            <b>{digit}</b>
          </span>
        </Fragment>
      ))}
    </div>
  )
}
