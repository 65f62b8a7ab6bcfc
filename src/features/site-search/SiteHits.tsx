import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { siteKinds } from '#src/model/content/site-hit.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { siteSearchAddress } from './address.ts'
import { siteKindLabels } from './labels.ts'
import { siteSearchOf } from './queries.ts'
import styles from './SiteHits.module.css'

/** Beside a list of assets: what else the site has for the words of its search. Nothing is shown if there is nothing. */
export function SiteHits({ words }: { words: string }) {
  const t = useT()
  const { data } = useQuery(siteSearchOf(words))
  const found = siteKinds.filter((kind) => kind !== 'asset' && data && data.counts[kind] > 0)
  if (words === '' || found.length === 0) return null
  return (
    <nav className={styles['hits']} aria-label={t('全站搜索结果')}>
      <span>{t('“{{words}}”还出现在', { words })}</span>
      {found.map((kind) => (
        <Link key={kind} to={siteSearchAddress(words, kind)}>
          {t(siteKindLabels[kind])} <span className="number">{data?.counts[kind]}</span>
        </Link>
      ))}
      <Link to={siteSearchAddress(words)}>{t('全站搜索')}</Link>
    </nav>
  )
}
