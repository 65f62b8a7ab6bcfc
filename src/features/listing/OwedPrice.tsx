import { Link } from 'react-router-dom'
import { briefYuan } from '#src/model/money/brief.ts'
import { daysLate, isOverdue } from '#src/model/settlement/rules.ts'
import type { PriceDue } from '#src/model/settlement/price-due.ts'
import { priceLabels } from '#src/model/settlement/labels.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { PhoneLink } from '#src/shared/ui/action/PhoneLink.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'

/** Beside the state of a won listing: its price is overdue, and for how many days. */
export function OverdueTag({ price }: { price: PriceDue | null | undefined }) {
  const t = useT()
  const now = useNow()
  if (!price || !isOverdue(price, now)) return null
  return <Tag tone="danger">{t(priceLabels.tag, { count: daysLate(price, now) })}</Tag>
}

/** The price due for a won listing: amount, time limit, days late, next step and phone number. */
export function OwedPrice({ price }: { price: PriceDue }) {
  const t = useT()
  const now = useNow()
  const isLate = isOverdue(price, now)
  const figures = { amount: briefYuan(price.amount), time: exactTime(price.dueAt), count: daysLate(price, now) }
  return (
    <>
      <p>{t(isLate ? priceLabels.late : priceLabels.due, figures)}</p>
      {isLate && <p>{t(priceLabels.deposit)}</p>}
      {price.settlementId && (
        <p>
          <Link to={linkToOwn.settlement(price.settlementId)}>{t('查看应付款项和收款账户')}</Link>
        </p>
      )}
      <p>
        {t(priceLabels.ask)} <PhoneLink phone={price.phone} />
      </p>
    </>
  )
}
