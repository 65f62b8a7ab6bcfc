import { type ChangeEvent, type CompositionEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** The text of a field after an edit, and its caret: from the text before, the edited text and the caret in it. */
export type Format = (before: string, text: string, caret: number) => { text: string; caret: number }

type Field = { input: RefObject<HTMLInputElement | null>; text: string; format: Format; onText: (text: string) => void }

/** The handlers of a field whose text is formatted while typing; the caret goes where `format` says. */
export function useFormattedInput({ input, text, format, onText }: Field) {
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === input.current)
      input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  /** The text before an input method began to compose. */
  const composedFrom = useRef<string | null>(null)
  const edit = ({ value, selectionStart }: HTMLInputElement) => {
    const next = format(composedFrom.current ?? text, value, selectionStart ?? value.length)
    composedFrom.current = null
    if (next.text !== value) caret.current = next.caret
    onText(next.text)
  }
  return {
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      if (!(nativeEvent as InputEvent).isComposing) {
        edit(target)
        return
      }
      // Another text would end the composition.
      composedFrom.current ??= text
      onText(target.value)
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => edit(currentTarget),
  }
}
