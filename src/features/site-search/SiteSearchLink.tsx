import { Link } from 'react-router-dom'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { siteSearchAddress, type SiteSearch } from './address.ts'
import styles from './SiteSearchLink.module.css'

type Props = {
  words: string
  /** The kind that the list shows a part of. */
  kind: SiteSearch['kind']
}

/** From a list that was searched by title to the search of the site, which reads the texts. Nothing is shown without words. */
export function SiteSearchLink({ words, kind }: Props) {
  const t = useT()
  if (words === '') return null
  return (
    <p className={styles['line']}>
      <Link to={siteSearchAddress(words, kind)}>{t('全站搜索“{{words}}”', { words })}</Link>
    </p>
  )
}
