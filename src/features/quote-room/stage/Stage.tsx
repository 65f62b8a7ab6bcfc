import type { Bidding } from '../state/use-bidding.ts'
import { PhaseName } from './PhaseName.tsx'
import { PriceBlock } from './PriceBlock.tsx'
import { Stages } from './Stages.tsx'
import { TimeLeft } from './TimeLeft.tsx'
import styles from './stage.module.css'

/** The phase, how long, how much. Its height does not change with a bid. */
export function Stage({ bidding }: { bidding: Pick<Bidding, 'room' | 'typeCode' | 'isOffline'> }) {
  const { room } = bidding
  return (
    <div className={styles['stage']} data-falls={room.rules.drop ? '' : undefined}>
      <div className={styles['phases']}>
        <PhaseName room={room} />
        <Stages room={room} />
      </div>
      <div className={styles['figures']}>
        <TimeLeft room={room} />
        <PriceBlock bidding={bidding} />
      </div>
    </div>
  )
}
