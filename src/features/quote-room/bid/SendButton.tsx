import type { ReactNode } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/Button.tsx'
import type { Lock } from './bid-blocker.ts'
import styles from './quote-box.module.css'

const lockId = 'quote-lock'

type Props = { lock: Lock | null; isReady?: boolean; onSend: () => void; children: ReactNode }

/** The button of a room that counts. Locked, it keeps the focus, does nothing and says why. */
export function SendButton({ lock, isReady = true, onSend, children }: Props) {
  const t = useT()
  const isOff = lock !== null || !isReady
  const handleClick = () => {
    if (!isOff) onSend()
  }
  return (
    <>
      <Button
        look="primary"
        className={styles['send'] ?? ''}
        aria-disabled={isOff}
        aria-describedby={lockId}
        onClick={handleClick}
      >
        {children}
      </Button>
      <p id={lockId} className={styles['lock']}>
        {lock && t(lock.text, lock.values)}
      </p>
    </>
  )
}
