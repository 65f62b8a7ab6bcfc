import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { RoomAmount } from '../price/RoomAmount.tsx'
import type { Bidding } from '../state/use-bidding.ts'
import { Dock } from './Dock.tsx'
import { BlockerNote } from './BlockerNote.tsx'
import styles from './quote-box.module.css'

/** The amount in a button; on a phone it is beside the button already. */
export const SendAmount = (props: ComponentProps<typeof RoomAmount>) => (
  <span className={styles['sendAmount']}>
    <RoomAmount {...props} />
  </span>
)

const noteId = 'quote-blocker'

type Props = { bidding: Bidding; isReady?: boolean; onSend: () => void; children: ReactNode }

/** The button that sends a quote. Blocked, it keeps the focus, does nothing and says why. */
export function SendButton({ bidding: { blocker, head, room }, isReady = true, onSend, children }: Props) {
  const isOff = blocker !== null || !isReady
  return (
    <>
      <Dock room={room}>
        <Button
          look="primary"
          size="large"
          className={styles['send']}
          isOff={isOff}
          aria-describedby={noteId}
          onClick={onSend}
        >
          {children}
        </Button>
      </Dock>
      <BlockerNote id={noteId} blocker={blocker} head={head} />
    </>
  )
}
