import type { ReactNode } from 'react'
import { paths } from '#src/model/paths.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { AntdRoot } from '#src/shared/ui/antd/AntdRoot.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Person } from './Person.tsx'
import { SideMenu } from './side/SideMenu.tsx'
import styles from './UserCentre.module.css'

type Props = {
  /** The page's heading, translated. */
  title: string
  /** At the right end of the heading's line. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of the private pages: person, menu, heading (spec 2.4). The content may use antd. */
export function UserCentre({ title, actions, children }: Props) {
  return (
    <AntdRoot>
      <div className={`content ${styles['frame']}`}>
        <aside className="noPrint">
          <Card>
            <div className={styles['person']}>
              <Person size={48} to={paths.usercenterIndex} />
            </div>
            <SideMenu />
          </Card>
        </aside>
        <div className={styles['main']}>
          <div className={styles['head']}>
            <h1 className={styles['title']}>{title}</h1>
            {actions && <Actions>{actions}</Actions>}
          </div>
          {children}
        </div>
      </div>
    </AntdRoot>
  )
}
