import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useSession } from '#src/features/session/store.ts'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import { isUnder, menuFor, type MenuItem } from '../menu.ts'
import { menuLabels } from '../labels.ts'
import { unreadQuery } from '../queries.ts'
import { useUnread } from '../unread.ts'
import { UnreadBadge } from '../UnreadBadge.tsx'
import styles from './SideMenu.module.css'

const overview: MenuItem = { key: 'overview', to: paths.usercenterIndex }

function Entry({ item, unread = 0 }: { item: MenuItem; unread?: number }) {
  const t = useT()
  const { pathname, search } = useLocation()
  const isHere = isUnder(item, pathname, search)
  return (
    <Link className={styles['entry']} to={item.to} aria-current={isHere ? 'page' : undefined}>
      {t(menuLabels[item.key])}
      <UnreadBadge count={unread} />
    </Link>
  )
}

/** The menu of the private pages; on a narrow screen it opens below a button that names the current entry. */
export function SideMenu() {
  const t = useT()
  const id = useId()
  const { key, pathname, search } = useLocation()
  const authStatus = useSession(({ userInfo }) => userInfo?.authStatus)
  const unread = useUnread()
  useQuery(unreadQuery)
  // A navigation changes the key and so closes the menu.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === key
  const groups = menuFor(authStatus)
  const here = [overview, ...groups.flatMap(({ items }) => items)].find((item) => isUnder(item, pathname, search))
  return (
    <nav className={styles['menu']} aria-label={t('用户中心菜单')} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles['opener']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? null : key)}
      >
        <Icon name="menu" />
        {here ? t(menuLabels[here.key]) : t('用户中心菜单')}
        <Icon name="down" size={16} />
      </button>
      <div id={id} className={styles['groups']}>
        <Entry item={overview} />
        {groups.map(({ key: group, items }) => (
          <section key={group} aria-labelledby={`${id}-${group}`}>
            <h2 id={`${id}-${group}`} className={styles['group']}>
              {t(menuLabels[group])}
            </h2>
            <ul>
              {items.map((item) => (
                <li key={item.key}>
                  <Entry item={item} unread={item.key === 'messages' ? unread : 0} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  )
}
