import type { SupplierTask } from '#src/model/procurement/supplier/states.ts'
import { exactTime } from '#src/model/time/exact.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'

/** Until when a task is possible; for an auction, since when its room is open. */
export function dueText(t: Translate, { act, until }: { act: SupplierTask; until: number }, now: number): string {
  const time = exactTime(until)
  if (act !== 'quote') return t('截止 {{time}}', { time })
  return now < until ? t('竞价将于 {{time}} 开始', { time }) : t('竞价已于 {{time}} 开始', { time })
}
