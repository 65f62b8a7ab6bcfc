import { closedPaymentLabels, closingReasons } from './labels.ts'
import type { GatewayOrder } from './schema.ts'

/** What the payer is told of a closed payment, and the reason where that does not say it. */
export function closedPayment({ reason }: Pick<GatewayOrder, 'reason'>): { text: string; reason: string | null } {
  if (reason === closingReasons.cancelled) return { text: closedPaymentLabels.cancelled, reason: null }
  if (reason === closingReasons.expired) return { text: closedPaymentLabels.expired, reason: null }
  return { text: closedPaymentLabels.other, reason: reason ?? null }
}
