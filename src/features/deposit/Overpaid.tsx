import { overpaidOf } from '#src/model/deposit/overpaid.ts'
import type { DepositRow } from '#src/model/deposit/schema.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { yuan } from './Yuan.tsx'

export type OverpaidPart = Pick<DepositRow, 'over' | 'overReturned' | 'isPackage' | 'state'>

/** What happened to money above the amount due, in one sentence; null without any. */
export function overpaidText(deposit: OverpaidPart, t: Translate): string | null {
  const overpaid = overpaidOf(deposit)
  if (!overpaid) return null
  const over = yuan(overpaid.over)
  if (overpaid.kind === 'returned') return t('多缴 {{over}} 元，已退回', { over })
  if (overpaid.kind === 'pooled') return t('多缴 {{over}} 元，计入资产包保证金池，竞价结束后退还未使用的部分', { over })
  const { returned, rest } = overpaid
  return t('多缴 {{over}} 元，已退回 {{returned}} 元，待退 {{rest}} 元', {
    over,
    returned: yuan(returned),
    rest: yuan(rest),
  })
}

/** The same beside a received amount. */
export function Overpaid({ deposit, className }: { deposit: OverpaidPart; className?: string | undefined }) {
  const text = overpaidText(deposit, useT())
  return text === null ? null : <p className={className}>{text}</p>
}
