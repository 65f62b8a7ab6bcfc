import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { atSignOfLife } from '#src/shared/lib/time/sign-of-life.ts'
import { type HotCounts, usualWords } from './labels.ts'

/**
 * What most people look for (HD-02); how much there is of it is asked at the first sign of a reader. The words stay as they were
 * first shown: nobody's goal changes under the pointer.
 */
export function HotWords() {
  const t = useT()
  const [counts, setCounts] = useState<HotCounts>({})
  // Without an answer the words do as well.
  useEffect(
    () => atSignOfLife(() => void import('./hot.ts').then(({ countsNow }) => countsNow()).then(setCounts, () => 0)),
    [],
  )
  return (
    <p className="search-hints">
      <span>{t('热门搜索：')}</span>
      {usualWords.map((word) => (
        <Link key={word} to={linkTo.project({ q: word })}>
          {t(word)} <small>{counts[word]}</small>
        </Link>
      ))}
    </p>
  )
}
