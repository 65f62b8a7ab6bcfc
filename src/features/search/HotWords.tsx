import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/i18n.ts'
import { atSignOfLife } from '#src/shared/lib/sign-of-life.ts'
import { usualWords } from './words.ts'

/** What most people look for (HD-02); how much there is of it is asked at the first sign of a reader. */
export function HotWords() {
  const t = useT()
  const [words, setWords] = useState(usualWords)
  // Without an answer the usual words do as well.
  useEffect(
    () => atSignOfLife(() => void import('./hot.ts').then(({ hotNow }) => hotNow()).then(setWords, () => 0)),
    [],
  )
  return (
    <p className="search-hints">
      <span>{t('热门搜索：')}</span>
      {words.map(([word, count]) => (
        <Link key={word} to={linkTo.project({ q: word })}>
          {t(word)} <small>{count}</small>
        </Link>
      ))}
    </p>
  )
}
