import { Link } from 'react-router-dom'
import type { NavigationItem } from '#src/model/content/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { safeHref } from '#src/shared/lib/navigation/safe-href.ts'
import { inSiteAddress } from './in-site-address.ts'

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const

type MenuItemProps = {
  item: NavigationItem
  /** How the item is marked as the place where the reader is. */
  current: 'page' | 'true' | undefined
  onFollow?: () => void
}

/** One item as the exchange configured it (HD-03); an invalid address leaves plain text. */
export function MenuItem({ item, current, onFollow }: MenuItemProps) {
  const t = useT()
  const label = t(item.navigationName)
  const tab = item.openPage === 1 ? newTab : {}
  const inSite = inSiteAddress(item)
  if (inSite)
    return (
      <Link to={inSite} {...tab} aria-current={current} onClick={onFollow}>
        {label}
      </Link>
    )
  const outer = safeHref(item.navigationUrl)
  return outer ? (
    <a href={outer} rel="noopener noreferrer" {...tab} onClick={onFollow}>
      {label}
    </a>
  ) : (
    <span>{label}</span>
  )
}
