import { useId, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useSession } from '#src/features/session/store.ts'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import { isUnder, menuFor, type MenuItem } from '../menu.ts'
import { UnreadBadge } from '../UnreadBadge.tsx'
import { menuLabels } from '../labels.ts'
import styles from './SideMenu.module.css'
import { useFreshUnread } from './use-fresh-unread.ts'

const overview: MenuItem = { word: 'overview', to: paths.usercenterIndex }

function Entry({ item, unread = 0 }: { item: MenuItem; unread?: number }) {
  const t = useT()
  const { pathname, search } = useLocation()
  const isHere = isUnder(item, pathname, search)
  return (
    <Link className={styles['entry']} to={item.to} aria-current={isHere ? 'page' : undefined}>
      {t(menuLabels[item.word])}
      <UnreadBadge count={unread} />
    </Link>
  )
}

/** The menu of the private pages; on small screens it opens under a button that names where one is. */
export function SideMenu() {
  const t = useT()
  const id = useId()
  const { key, pathname, search } = useLocation()
  const authStatus = useSession(({ userInfo }) => userInfo?.authStatus)
  const unread = useFreshUnread()
  // Going somewhere closes it.
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
        {here ? t(menuLabels[here.word]) : t('用户中心菜单')}
        <Icon name="down" size={16} />
      </button>
      <div id={id} className={styles['groups']}>
        <Entry item={overview} />
        {groups.map(({ word, items }) => (
          <section key={word} aria-labelledby={`${id}-${word}`}>
            <h2 id={`${id}-${word}`} className={styles['group']}>
              {t(menuLabels[word])}
            </h2>
            <ul>
              {items.map((item) => (
                <li key={item.word}>
                  <Entry item={item} unread={item.word === 'messages' ? unread : 0} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  )
}
