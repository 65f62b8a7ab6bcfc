import { useEffect, useId, useRef, useState } from 'react'
import { queryMax, queryText } from '#src/features/asset-search/filters.ts'
import { holdImeEnter } from '#src/shared/lib/search-input.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { SearchForm } from '#src/shared/ui/form/SearchForm.tsx'
import styles from './KeywordBox.module.css'
import { Suggestions } from './Suggestions.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** The search starts after such a pause in typing. */
const pauseMs = 300

type Props = {
  /** The search of the list. */
  current: string
  onTyped: (text: string) => void
  onSearched: (text: string) => void
}

/**
 * Searches the list after a pause in typing, or at once on Enter; never while an input method is choosing characters. What it finds
 * by name or number is offered in a list below the field.
 */
export function KeywordBox({ current, onTyped, onSearched }: Props) {
  const t = useT()
  const hint = useId()
  const [typed, setTyped] = useState(current)
  const sent = useRef(current)
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const suggestions = useSuggestions()
  useEffect(() => () => clearTimeout(pause.current), [])
  useEffect(() => {
    // The box sent this text itself; the person may have typed on.
    if (current === sent.current) return
    clearTimeout(pause.current)
    sent.current = current
    setTyped(current)
  }, [current])

  const wait = (text: string) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      sent.current = queryText(text)
      onTyped(text)
      suggestions.ask(sent.current)
    }, pauseMs)
  }
  const submit = () => {
    clearTimeout(pause.current)
    sent.current = queryText(typed)
    setTyped(sent.current)
    suggestions.close()
    onSearched(typed)
  }
  const isFull = Array.from(typed).length >= queryMax
  return (
    <SearchForm
      label={t('搜索项目')}
      look="primary"
      className={styles['search']}
      onSubmit={submit}
      aria-label={t('项目名称或编号')}
      placeholder={t('项目名称或编号')}
      maxLength={queryMax}
      value={typed}
      {...suggestions.field}
      onKeyDown={(event) => {
        holdImeEnter(event)
        suggestions.handleKeyDown(event)
      }}
      aria-describedby={isFull ? hint : undefined}
      onChange={({ target, nativeEvent }) => {
        setTyped(target.value)
        if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) wait(target.value)
      }}
      onCompositionEnd={({ currentTarget }) => wait(currentTarget.value)}
    >
      <Suggestions {...suggestions.list} />
      {isFull && (
        <output id={hint} className={styles['hint']}>
          {t('最多按 {{count}} 个字搜索，多出的部分不参与', { count: queryMax })}
        </output>
      )}
    </SearchForm>
  )
}
