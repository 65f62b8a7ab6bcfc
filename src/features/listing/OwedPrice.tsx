import { withGroups } from '#src/model/money/money.ts'
import { daysLate, isOverdue } from '#src/model/settlement/rules.ts'
import type { PriceDue } from '#src/model/settlement/schema.ts'
import { priceLabels } from '#src/model/settlement/labels.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { PhoneLink } from '#src/shared/ui/action/PhoneLink.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'

/** Beside the state of what was won: that its price is overdue, and for how long. */
export function OverdueTag({ price }: { price: PriceDue | null | undefined }) {
  const t = useT()
  const now = useNow()
  if (!price || !isOverdue(price, now)) return null
  return <Tag tone="danger">{t(priceLabels.tag, { count: daysLate(price, now) })}</Tag>
}

/** What is owed for what was won: how much, by when, how late it is, what to do and whom to call. */
export function OwedPrice({ price }: { price: PriceDue }) {
  const t = useT()
  const now = useNow()
  const isLate = isOverdue(price, now)
  const figures = { amount: withGroups(price.amount), time: exactTime(price.dueAt), count: daysLate(price, now) }
  return (
    <>
      <p>{t(isLate ? priceLabels.late : priceLabels.due, figures)}</p>
      {isLate && <p>{t(priceLabels.deposit)}</p>}
      <p>
        {t(isLate ? priceLabels.next : priceLabels.ask)} <PhoneLink phone={price.phone} />
      </p>
    </>
  )
}
