import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router-dom'
import type { NavigationItem } from '#src/model/content/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { safeHref, safeLink } from '#src/shared/lib/navigation/safe-href.ts'
import { useMenuFlag } from './menu-flag.ts'
import { menuOptions } from './queries.ts'

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const

/** One item as the exchange configured it (HD-03); an invalid address leaves plain text. */
function Item({ item, active }: { item: NavigationItem; active: boolean }) {
  const t = useT()
  const { pathname } = useLocation()
  const label = t(item.navigationName)
  const tab = item.openPage === 1 ? newTab : {}
  const here = active ? ({ 'aria-current': pathname === item.navigationUrl ? 'page' : 'true' } as const) : {}
  const inSite = (item.inStation ?? 1) === 1 ? safeLink(item.navigationUrl) : null
  if (inSite?.startsWith('/'))
    return (
      <Link to={inSite} {...tab} {...here}>
        {label}
      </Link>
    )
  const outer = safeHref(item.navigationUrl)
  return outer ? (
    <a href={outer} rel="noopener noreferrer" {...tab}>
      {label}
    </a>
  ) : (
    <span>{label}</span>
  )
}

const placeholders = [1, 2, 3, 4, 5, 6, 7, 8]

function Items() {
  const t = useT()
  const flag = useMenuFlag()
  const menu = useQuery(menuOptions)
  if (menu.data)
    return (
      <ul>
        {menu.data.map((item) => (
          <li key={`${item.navigationName} ${item.navigationUrl}`}>
            <Item
              item={item}
              active={item.menuFlag !== null && item.menuFlag !== undefined && item.menuFlag === flag}
            />
          </li>
        ))}
      </ul>
    )
  if (menu.isError)
    return (
      <p className="menu-trouble" role="alert">
        {t('菜单加载失败')}
        <button type="button" disabled={menu.isFetching} onClick={() => void menu.refetch()}>
          {menu.isFetching ? t('正在重试…') : t('重试')}
        </button>
      </p>
    )
  return (
    <ul aria-hidden>
      {placeholders.map((place) => (
        <li key={place}>
          <span className="menu-blank" />
        </li>
      ))}
    </ul>
  )
}

/** The main menu. */
export function MainMenu() {
  const t = useT()
  return (
    <nav className="menu" data-dark aria-label={t('主菜单')}>
      <div className="content">
        <Items />
      </div>
    </nav>
  )
}
