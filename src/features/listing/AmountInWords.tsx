import { yuan } from '#src/model/listing/labels.ts'
import { capitalsPer, yuanOf } from '#src/model/listing/price/capitals.ts'
import { fullUnit } from '#src/model/listing/price/written-amount.ts'
import { isMoney } from '#src/model/money/money.ts'
import { type English, type Translate, useEnglish, useT } from '#src/shared/lib/text/i18n.ts'

type Props = {
  value: string | null
  unit: string
  /** Translated; before the words. */
  label?: string
}

function inEnglish(value: string, unit: string, english: English, t: Translate): string | null {
  const inYuan = yuanOf(value, unit)
  const words = inYuan === null ? null : english.amountInWords(inYuan)
  const per = fullUnit(unit).slice(yuan.length)
  return words && [words, per && t(per)].filter(Boolean).join(' ')
}

/** An amount in its unit as a contract writes it: in Chinese capitals, in English in words; nothing where it is no money. */
export function AmountInWords({ value, unit, label }: Props) {
  const t = useT()
  const english = useEnglish()
  if (!isMoney(value)) return null
  const words = english ? inEnglish(value, unit, english, t) : capitalsPer(value, unit)
  if (!words) return null
  return (
    <>
      {label && `${label} `}
      <span lang={english ? undefined : 'zh-CN'}>{words}</span>
    </>
  )
}
