import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { queryMax, queryText } from '#src/features/asset-search/filters.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { isImeKey } from '#src/shared/lib/search-input.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import styles from './KeywordBox.module.css'

/** A pause this long in typing asks. */
const pauseMs = 300

type Props = {
  /** What the list shown was asked for. */
  asked: string
  onTyped: (text: string) => void
  onSearched: (text: string) => void
}

/** Searches the list: at a pause in typing, or at once on Enter; never while an input method is choosing characters. */
export function KeywordBox({ asked, onTyped, onSearched }: Props) {
  const t = useT()
  const hint = useId()
  const [typed, setTyped] = useState(asked)
  const sent = useRef(asked)
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  useEffect(() => {
    // What comes back is what this box sent; the person may be writing on by then.
    if (asked === sent.current) return
    clearTimeout(pause.current)
    sent.current = asked
    setTyped(asked)
  }, [asked])

  const wait = (text: string) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      sent.current = queryText(text)
      onTyped(text)
    }, pauseMs)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    clearTimeout(pause.current)
    sent.current = queryText(typed)
    setTyped(sent.current)
    onSearched(typed)
  }
  const holdImeEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isImeKey(event)) event.preventDefault()
  }
  const isFull = Array.from(typed).length >= queryMax
  return (
    <search className={styles['search']} aria-label={t('搜索项目')}>
      <form className={styles['form']} onSubmit={submit}>
        <input
          type="search"
          className={styles['input']}
          aria-label={t('项目名称或编号')}
          placeholder={t('项目名称或编号')}
          maxLength={queryMax}
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          aria-describedby={isFull ? hint : undefined}
          onChange={({ target, nativeEvent }) => {
            setTyped(target.value)
            if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) wait(target.value)
          }}
          onCompositionEnd={({ currentTarget }) => wait(currentTarget.value)}
          onKeyDown={holdImeEnter}
        />
        <Button type="submit" look="primary" className={styles['submit']}>
          {t('搜索')}
        </Button>
      </form>
      {isFull && (
        <output id={hint} className={styles['hint']}>
          {t('最多按 {{count}} 个字搜索，多出的部分不参与', { count: queryMax })}
        </output>
      )}
    </search>
  )
}
