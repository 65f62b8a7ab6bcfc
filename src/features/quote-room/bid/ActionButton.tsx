import type { ReactNode } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/Button.tsx'
import { useAlarm } from '../voice/alarms.ts'
import type { Lock } from './bid-blocker.ts'
import styles from './quote-box.module.css'

type Props = { lock: Lock | null; busy: boolean; isMain?: boolean; onDo: () => void; children: ReactNode }

/** A deed that is no quote: confirm, queue, pay, answer. */
export function ActionButton({ lock, busy, isMain = false, onDo, children }: Props) {
  const isOff = busy || lock !== null
  const handleClick = () => {
    if (!isOff) onDo()
  }
  return (
    <Button
      look={isMain ? 'primary' : 'default'}
      className={(isMain ? styles['send'] : styles['second']) ?? ''}
      aria-disabled={isOff}
      onClick={handleClick}
    >
      {children}
    </Button>
  )
}

/** Why a deed cannot be done now, or what became of the last. */
export function DeedTrouble({ lock, trouble }: { lock: Lock | null; trouble: string | null }) {
  const t = useT()
  useAlarm(trouble)
  return (
    <>
      {lock && <p className={styles['lock']}>{t(lock.text, lock.values)}</p>}
      <p className={styles['problem']}>{trouble}</p>
    </>
  )
}
