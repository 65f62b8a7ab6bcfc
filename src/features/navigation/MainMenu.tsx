import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import type { NavigationItem } from '#src/model/content/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { MenuItem } from './MenuItem.tsx'
import { useMenuFlag } from './menu-flag.ts'
import { menuOptions } from './queries.ts'

const placeholders = [1, 2, 3, 4, 5, 6, 7, 8]

/** On the other screens of its section the item is current, and not the page. */
const currentAs = ({ navigationUrl }: NavigationItem, pathname: string) =>
  pathname === navigationUrl ? 'page' : 'true'

function Items() {
  const t = useT()
  const { pathname } = useLocation()
  const flag = useMenuFlag()
  const menu = useQuery(menuOptions)
  if (menu.data)
    return (
      <ul>
        {menu.data.map((item) => (
          <li key={`${item.navigationName} ${item.navigationUrl}`}>
            <MenuItem
              item={item}
              current={item.menuFlag && item.menuFlag === flag ? currentAs(item, pathname) : undefined}
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
