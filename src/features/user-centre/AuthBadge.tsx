import { Link } from 'react-router-dom'
import { authStatusLabels } from '#src/model/account/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './AuthBadge.module.css'
import { realNameAddress } from './menu.ts'
import { hasScreen } from './screens.ts'

const tones: Readonly<Record<number, string>> = { 0: 'open', 1: 'waiting', 2: 'refused', 3: 'passed', 4: 'passed' }

/** How far the real name has been checked: always a word, with a colour of its kind. */
export function AuthBadge({ authStatus }: { authStatus: number | null | undefined }) {
  const t = useT()
  const word = authStatusLabels[authStatus ?? -1]
  if (!word) return null
  return <span className={`${styles['badge']} ${styles[tones[authStatus!]!]}`}>{t(word)}</span>
}

/** 去认证, as long as the real name is neither being checked nor passed. */
export function VerifyLink({ authStatus }: { authStatus: number | null | undefined }) {
  const t = useT()
  const to = realNameAddress(authStatus)
  if ((authStatus !== 0 && authStatus !== 2) || !hasScreen(to)) return null
  return (
    <Link className={styles['verify']} to={to}>
      {t('去认证')}
    </Link>
  )
}
