import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { onFirstInput } from '#src/shared/lib/time/first-input.ts'
import { type HotCounts, popularWords } from './labels.ts'

/**
 * Popular searches (HD-02). The counts are fetched at the first sign of a reader; the words keep their places, so that no
 * link moves under the pointer.
 */
export function HotWords() {
  const t = useT()
  const [counts, setCounts] = useState<HotCounts>({})
  // The words need no counts.
  useEffect(
    () => onFirstInput(() => void import('./hot.ts').then(({ countsNow }) => countsNow()).then(setCounts, () => 0)),
    [],
  )
  return (
    <p className="search-hints">
      <span>{t('热门搜索：')}</span>
      {popularWords.map((word) => (
        <Link key={word} to={linkTo.project({ q: word })}>
          {t(word)} <small>{counts[word]}</small>
        </Link>
      ))}
    </p>
  )
}
