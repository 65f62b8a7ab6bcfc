import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useDisplayName, useSession } from '#src/features/session/store.ts'
import { authStatusLabels } from '#src/model/account/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import styles from './Person.module.css'
import { kycAddress } from './menu.ts'

type Props = {
  /** Of the portrait, px. */
  size: 48 | 72
  /** Address that the name leads to. */
  to?: string
  /** Below the name. */
  children?: ReactNode
}

/** Characters of a name that is set smaller: it is shown whole. */
const longName = 8

/** The signed-in person: portrait, name, KYC state, and 去认证 unless the KYC is under review or passed. */
export function Person({ size, to, children }: Props) {
  const t = useT()
  const name = useDisplayName()
  const info = useSession(({ userInfo }) => userInfo)
  const authStatus = info?.authStatus
  const isUnverified = authStatus === 0 || authStatus === 2
  const isLong = (name ?? '').length > longName
  const look = { className: [styles['name'], isLong && styles['long']].filter(Boolean).join(' '), lang: 'zh-CN' }
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
          <StateTag labels={authStatusLabels} state={authStatus} hidesUnknown />
          {isUnverified && (
            <Button look="text" to={kycAddress(authStatus)}>
              {t('去认证')}
            </Button>
          )}
        </div>
        {children}
      </div>
    </div>
  )
}
