import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { isImeKey, normaliseQuery } from '#src/shared/lib/search-input.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import styles from './HallSearch.module.css'

/** Longer names than this are not kept by the exchange. */
const longest = 100

type Props = {
  /** What the list shown was asked for. */
  asked: string
  onAsk: (assetsName: string) => void
}

/** Searches the hall by the name of an asset, on Enter or by the button (HM-08). */
export function HallSearch({ asked, onAsk }: Props) {
  const t = useT()
  const [typed, setTyped] = useState(asked)
  const [before, setBefore] = useState(asked)
  if (asked !== before) {
    setBefore(asked)
    setTyped(asked)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = normaliseQuery(typed)
    setTyped(wanted)
    onAsk(wanted)
  }
  // An Enter that picks characters would otherwise send the form in browsers that say so by keyCode alone.
  const holdImeEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isImeKey(event)) event.preventDefault()
  }
  return (
    <search aria-label={t('搜索竞价标的')}>
      <form className={styles['form']} onSubmit={submit}>
        <input
          type="search"
          className={styles['input']}
          aria-label={t('标的名称')}
          placeholder={t('请输入标的名称')}
          maxLength={longest}
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={holdImeEnter}
        />
        <Button type="submit" className={styles['submit']}>
          {t('搜索')}
        </Button>
      </form>
    </search>
  )
}
