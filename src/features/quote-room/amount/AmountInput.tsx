import { type KeyboardEvent, useRef } from 'react'
import { withGroups } from '#src/model/money/money.ts'
import type { RoomRules } from '#src/model/bidding/schema.ts'
import { yuan } from '#src/model/listing/labels.ts'
import { useLanguage, useT } from '#src/shared/lib/text/i18n.ts'
import { regrouped } from '#src/model/money/regrouped.ts'
import { useFormattedInput } from '#src/shared/ui/form/formatted/use-formatted-input.ts'
import { figureWidth } from '../price/figure-width.ts'
import { shownDecimals } from '../price/show.ts'
import styles from './amount.module.css'

type Props = {
  id: string
  text: string
  /** The amount that the text parses to; '' for none. */
  amount: string
  rules: Pick<RoomRules, 'unit' | 'decimals'>
  isBlocked: boolean
  isWrong: boolean
  onText: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * What the amount has on every other place of the room: before it the currency, behind it the decimals that are not typed, and
 * the unit.
 */
function useSurroundings(text: string, rules: Props['rules']): { before: string; after: string } {
  const t = useT()
  const isEnglish = useLanguage() === 'en'
  const { unit } = rules
  const decimals = shownDecimals(rules)
  const zeros = text === '' || text.includes('.') || decimals === 0 ? '' : `.${'0'.repeat(decimals)}`
  return { before: isEnglish && unit === yuan ? t(unit) : '', after: isEnglish ? zeros : `${zeros} ${t(unit)}` }
}

/** The field of an amount: thousands are grouped while typing, and the caret stays behind its digit. */
export function AmountInput({ id, text, amount, rules, isBlocked, isWrong, onText, onKeyDown }: Props) {
  const { before, after } = useSurroundings(text, rules)
  const input = useRef<HTMLInputElement>(null)
  const handlers = useFormattedInput({ input, text, format: regrouped, onText })
  return (
    <span className={styles['value']} style={figureWidth({ currency: before, amount: text + after, unit: '' })}>
      <input
        ref={input}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        readOnly={isBlocked}
        aria-invalid={isWrong}
        aria-describedby={`${id}-words ${id}-problem`}
        {...handlers}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (amount !== '' && withGroups(amount) !== text) onText(withGroups(amount))
        }}
      />
      <span className={styles['around']} aria-hidden>
        <small>{before}</small>
        <i data-text={text} />
        <small>{after}</small>
      </span>
    </span>
  )
}
