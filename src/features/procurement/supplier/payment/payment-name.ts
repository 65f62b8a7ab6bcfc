import { grouped } from '#src/model/money/money.ts'
import { paidForLabelOf } from '#src/model/procurement/supplier/labels.ts'
import { type Participation, paidFor, type PurchaseOrder } from '#src/model/procurement/supplier/schema.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'

/** What a payment is for, with the lot of a bond, and its sum. */
export function paymentName(
  t: Translate,
  { lots }: Pick<Participation, 'lots'>,
  order: PurchaseOrder,
  method: string,
): { what: string; sum: string } {
  const known = paidFor.find((one) => one === order.paidFor)
  const label = known ? t(paidForLabelOf(known, method)) : order.paidFor
  const lot = lots.find(({ id }) => id === order.lotId)?.name
  return { what: lot === undefined ? label : t('“{{lot}}”的{{label}}', { label, lot }), sum: grouped(order.amount, 2) }
}
