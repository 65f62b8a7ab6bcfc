import { Link } from 'react-router-dom'
import { useT } from '../../lib/text/i18n.ts'
import styles from './Breadcrumb.module.css'

type Props = {
  /** The two levels of a route's title; a title of one level has no breadcrumb. */
  levels: readonly string[]
  /** The address of the first level. */
  section?: string | undefined
}

/** The position of the screen (RT-03). The item between its levels is for `OwnCrumb`. */
export function Breadcrumb({ levels: [first, second], section }: Props) {
  const t = useT()
  if (!first || !second) return null
  return (
    <nav className={`content noPrint ${styles['crumbs']}`} aria-label={t('面包屑')}>
      <span aria-hidden>{t('当前位置：')}</span>
      <ol>
        <li>{section ? <Link to={section}>{first}</Link> : first}</li>
        <li id="crumb" hidden />
        <li aria-current="page">{second}</li>
      </ol>
    </nav>
  )
}
