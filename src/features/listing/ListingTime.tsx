import type { ReactNode } from 'react'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { countdownOf, listedDay } from '#src/model/listing/summary.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { TimeLeft } from './TimeLeft.tsx'

type Props = {
  row: ListingRow
  /** The label of the countdown is for screen readers only. */
  isLabelHidden?: boolean
  /** Shown without a countdown, instead of the day of listing. */
  children?: ReactNode
}

/** The time left in a state that has a countdown, with its label; else the day of listing. */
export function ListingTime({ row, isLabelHidden, children }: Props) {
  const t = useT()
  const countdown = countdownOf(row)
  if (countdown) {
    const label = t(countdown.counts)
    const left = <TimeLeft deadline={countdown.deadline} />
    return isLabelHidden ? (
      <>
        <span className="visuallyHidden">{label}</span>
        {left}
      </>
    ) : (
      <span>
        {label} {left}
      </span>
    )
  }
  if (children !== undefined) return children
  const date = listedDay(row)
  return date && <span className="number">{t('{{date}} 挂牌', { date })}</span>
}
