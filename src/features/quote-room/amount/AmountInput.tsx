import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { withGroups } from '#src/model/money/money.ts'
import { regrouped } from '#src/model/money/regrouped.ts'

type Props = {
  id: string
  text: string
  /** The amount that the text parses to; '' for none. */
  amount: string
  isBlocked: boolean
  isWrong: boolean
  onText: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The field of an amount: thousands are grouped while typing, and the caret stays behind its digit. */
export function AmountInput({ id, text, amount, isBlocked, isWrong, onText, onKeyDown }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === input.current)
      input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  /** The text before an input method began to compose. */
  const composedFrom = useRef<string | null>(null)
  const edit = ({ value, selectionStart }: HTMLInputElement) => {
    const next = regrouped(composedFrom.current ?? text, value, selectionStart ?? value.length)
    composedFrom.current = null
    if (next.text !== value) caret.current = next.caret
    onText(next.text)
  }
  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if (!(nativeEvent as InputEvent).isComposing) {
      edit(target)
      return
    }
    // Another text would end the composition.
    composedFrom.current ??= text
    onText(target.value)
  }
  return (
    <input
      ref={input}
      id={id}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      readOnly={isBlocked}
      aria-invalid={isWrong}
      aria-describedby={`${id}-words ${id}-problem`}
      onChange={handleChange}
      onCompositionEnd={({ currentTarget }: CompositionEvent<HTMLInputElement>) => edit(currentTarget)}
      onKeyDown={onKeyDown}
      onBlur={() => {
        if (amount !== '' && withGroups(amount) !== text) onText(withGroups(amount))
      }}
    />
  )
}
