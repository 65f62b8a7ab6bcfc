import { noFigure, wanYuan } from '#src/model/listing/labels.ts'
import { fullUnit, type WrittenAmount, writtenAmount } from '#src/model/listing/price/written-amount.ts'
import { grouped } from '#src/model/money/money.ts'
import type { Language } from '#src/shared/lib/text/i18n.ts'

/** A total in 万元 with six decimals, which keep it exact (LS-06); in English in full. */
export function totalAmount(total: string | null | undefined, language: Language): WrittenAmount {
  if (typeof total !== 'string') return { currency: '', amount: noFigure, unit: '' }
  return writtenAmount(total, wanYuan, language, { amount: grouped(total, 6), unit: wanYuan })
}

/** The unit of the totals of a column. */
export const totalUnit = (language: Language): string => (language === 'en' ? fullUnit(wanYuan) : wanYuan)

export const countText = (count: number | null | undefined): string =>
  typeof count === 'number' ? grouped(String(count), 0) : noFigure
