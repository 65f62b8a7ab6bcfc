import { useEffect, useId, useRef, useState } from 'react'
import { queryMax, queryText } from '#src/features/asset-search/filters.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { SearchForm } from '#src/shared/ui/form/SearchForm.tsx'
import styles from './KeywordBox.module.css'

/** The search starts after such a pause in typing. */
const pauseMs = 300

type Props = {
  /** The search of the list. */
  current: string
  onTyped: (text: string) => void
  onSearched: (text: string) => void
}

/** Searches the list after a pause in typing, or at once on Enter; never while an input method is choosing characters. */
export function KeywordBox({ current, onTyped, onSearched }: Props) {
  const t = useT()
  const hint = useId()
  const [typed, setTyped] = useState(current)
  const sent = useRef(current)
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
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
    }, pauseMs)
  }
  const submit = () => {
    clearTimeout(pause.current)
    sent.current = queryText(typed)
    setTyped(sent.current)
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
      aria-describedby={isFull ? hint : undefined}
      onChange={({ target, nativeEvent }) => {
        setTyped(target.value)
        if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) wait(target.value)
      }}
      onCompositionEnd={({ currentTarget }) => wait(currentTarget.value)}
    >
      {isFull && (
        <output id={hint} className={styles['hint']}>
          {t('最多按 {{count}} 个字搜索，多出的部分不参与', { count: queryMax })}
        </output>
      )}
    </SearchForm>
  )
}
