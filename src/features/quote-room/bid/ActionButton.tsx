import type { ReactNode } from 'react'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { useAlarm } from '../voice/alarms.ts'
import type { Bidding } from '../state/use-bidding.ts'
import type { ShownBlocker } from './shown-blocker.ts'
import { BlockerNote } from './BlockerNote.tsx'
import styles from './quote-box.module.css'

type Props = { blocker: ShownBlocker | null; busy: boolean; isMain?: boolean; onDo: () => void; children: ReactNode }

/** An action that is no quote: confirm, queue, pay, answer. */
export function ActionButton({ blocker, busy, isMain = false, onDo, children }: Props) {
  const isOff = busy || blocker !== null
  return (
    <Button
      look={isMain ? 'primary' : 'default'}
      size="large"
      className={isMain ? styles['send'] : undefined}
      aria-disabled={isOff}
      isOff={isOff}
      onClick={onDo}
    >
      {children}
    </Button>
  )
}

type TroubleProps = { blocker: ShownBlocker | null; head: Bidding['head']; trouble: string | null }

/** Why no action is possible now, or what became of the last. */
export function ActionTrouble({ blocker, head, trouble }: TroubleProps) {
  useAlarm(trouble)
  return (
    <>
      <BlockerNote blocker={blocker} head={head} />
      <p className={styles['problem']}>{trouble}</p>
    </>
  )
}
