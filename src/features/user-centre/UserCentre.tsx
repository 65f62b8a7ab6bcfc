import type { ReactNode } from 'react'
import { AntdRoot } from '#src/shared/ui/antd/AntdRoot.tsx'
import { Identity } from './parts/Identity.tsx'
import { SideMenu } from './parts/SideMenu.tsx'
import styles from './UserCentre.module.css'

type Props = {
  /** The page's heading, translated. */
  title: string
  /** At the right end of the heading's line. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of the private pages: who is here, the menu, the heading (spec 2.4). What is inside may use antd. */
export function UserCentre({ title, actions, children }: Props) {
  return (
    <AntdRoot>
      <div className={`content ${styles['frame']}`}>
        <aside className={styles['side']}>
          <Identity />
          <SideMenu />
        </aside>
        <div className={styles['main']}>
          <div className={styles['head']}>
            <h1 className={styles['title']}>{title}</h1>
            {actions && <div className={styles['actions']}>{actions}</div>}
          </div>
          {children}
        </div>
      </div>
    </AntdRoot>
  )
}
