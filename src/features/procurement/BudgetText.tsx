import { TotalText } from '#src/features/listing/TotalText.tsx'
import { wanFromYuan } from '#src/model/money/wan.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'

/** A budget in 元 as lists show it, in 万元; null is not published. */
export function BudgetText({ budget }: { budget: string | null | undefined }) {
  const t = useT()
  return budget == null ? <span className="muted">{t('不公开')}</span> : <TotalText total={wanFromYuan(budget)} />
}
