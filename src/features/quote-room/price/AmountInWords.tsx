import type { RoomRules } from '#src/model/bidding/schema.ts'
import { yuan } from '#src/model/listing/labels.ts'
import { yuanOf } from '#src/model/listing/price/capitals.ts'
import { fullUnit } from '#src/model/listing/price/written-amount.ts'
import { isMoney } from '#src/model/money/money.ts'
import { useEnglish, useT } from '#src/shared/lib/text/i18n.ts'
import { amountInCapitals } from './show.ts'

type Props = { value: string; rules: Pick<RoomRules, 'unit'> }

/** An amount as a contract writes it: in Chinese capitals, in English in words; nothing where it is no money. */
export function AmountInWords({ value, rules }: Props) {
  const t = useT()
  const english = useEnglish()
  if (!english) return <span lang="zh-CN">{amountInCapitals(value, rules)}</span>
  const inYuan = isMoney(value) ? yuanOf(value, rules.unit) : null
  const words = inYuan === null ? null : english.amountInWords(inYuan)
  const per = fullUnit(rules.unit).slice(yuan.length)
  return <span>{words && [words, per && t(per)].filter(Boolean).join(' ')}</span>
}
