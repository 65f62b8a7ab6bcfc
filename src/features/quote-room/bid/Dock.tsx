import type { ReactNode } from 'react'
import { hiddenAmount } from '#src/model/listing/labels.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { FittedAmount } from '../price/RoomAmount.tsx'
import { clockText } from '../price/show.ts'
import type { RoomView } from '../state/room-view.ts'
import { isSealedNow } from '../state/sealed.ts'
import styles from './quote-box.module.css'

/** To the second: the tenths are on the stage. */
function TimeLeft({ room: { phase, paused } }: { room: RoomView }) {
  const now = useNow()
  if (!paused && !phase.end) return null
  const left = paused ? paused.restMs : Math.max(0, phase.end! - now)
  return <span className="number">{clockText(left).replace(/\.\d$/, '')}</span>
}

function Price({ room }: { room: RoomView }) {
  if (isSealedNow(room)) return <b>{hiddenAmount}</b>
  return (
    <FittedAmount as="b" className={styles['dockPrice']} value={room.current ?? room.rules.P0} rules={room.rules} />
  )
}

type Props = { room: RoomView; children: ReactNode }

/** The main button; on a phone in a bar that stays at the bottom, with the price and the time, which are above as well. */
export function Dock({ room, children }: Props) {
  return (
    <div className={styles['dock']} data-dock>
      <div className={styles['dockFacts']} aria-hidden>
        <Price room={room} />
        <TimeLeft room={room} />
      </div>
      {children}
    </div>
  )
}
