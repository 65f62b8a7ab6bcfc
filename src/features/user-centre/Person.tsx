import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useDisplayName, useSession } from '#src/features/session/store.ts'
import { authStatusLabels } from '#src/model/account/labels.ts'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import styles from './Person.module.css'
import { VerifyLink } from './VerifyLink.tsx'

type Props = {
  /** Of the portrait, px. */
  size: 48 | 72
  /** Address that the name leads to. */
  to?: string
  /** Below the name. */
  children?: ReactNode
}

/** The signed-in person: portrait, name, KYC state. */
export function Person({ size, to, children }: Props) {
  const name = useDisplayName()
  const info = useSession(({ userInfo }) => userInfo)
  const look = { className: styles['name'], title: name ?? undefined, lang: 'zh-CN' }
  return (
    <div className={styles['person']} data-size={size}>
      <Picture src={info?.headImg} alt="" width={size} height={size} className={styles['portrait']} eager />
      <div className={styles['text']}>
        <div className={styles['line']}>
          {to === undefined ? (
            <span {...look}>{name}</span>
          ) : (
            <Link {...look} to={to}>
              {name}
            </Link>
          )}
          <StateTag labels={authStatusLabels} state={info?.authStatus} hidesUnknown />
          <VerifyLink authStatus={info?.authStatus} />
        </div>
        {children}
      </div>
    </div>
  )
}
