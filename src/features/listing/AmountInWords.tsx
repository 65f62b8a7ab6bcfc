import { yuan } from '#src/model/listing/labels.ts'
import { capitalsPer, yuanOf } from '#src/model/listing/price/capitals.ts'
import { fullUnit } from '#src/model/listing/price/written-amount.ts'
import { isMoney } from '#src/model/money/money.ts'
import { useEnglish, useT } from '#src/shared/lib/text/i18n.ts'

/** An amount in its unit as a contract writes it: in Chinese capitals, in English in words; nothing where it is no money. */
export function AmountInWords({ value, unit }: { value: string; unit: string }) {
  const t = useT()
  const english = useEnglish()
  if (!isMoney(value)) return null
  if (!english) return <span lang="zh-CN">{capitalsPer(value, unit)}</span>
  const inYuan = yuanOf(value, unit)
  const words = inYuan === null ? null : english.amountInWords(inYuan)
  const per = fullUnit(unit).slice(yuan.length)
  return <span>{words && [words, per && t(per)].filter(Boolean).join(' ')}</span>
}
