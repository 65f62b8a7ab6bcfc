import { type ReactNode, use } from 'react'
import { toneClass } from '#src/shared/ui/display/Tag.tsx'
import type { Band } from './band.ts'
import { BandIcon } from './BandIcon.tsx'
import { bandLabels, ownLabels } from './labels.ts'
import styles from './band.module.css'
import { RoomDirection, useRoomT } from '../state/room-text.ts'

type OwnProps = { bidNo: string; children?: ReactNode }

/** The reader's bidder number, and what is known of the own quotes. */
export function OwnFigures({ bidNo, children }: OwnProps) {
  const t = useRoomT()
  return (
    <div className={styles['own']}>
      <span className={styles['number']}>
        {t(ownLabels.number)} <b className="number">{bidNo}</b>
      </span>
      {children}
    </div>
  )
}

type Props = { band: Band; sentence: string; children: ReactNode }

/** The reader's state by word, icon, figure and tone. */
export function BandBox({ band, sentence, children }: Props) {
  const t = useRoomT()
  const { label, tone, icon } = bandLabels[band]
  const { isFalling } = use(RoomDirection)
  return (
    <div className={`${styles['band']} ${toneClass(tone)}`} data-band={band} data-tone={tone}>
      <BandIcon shape={isFalling && icon === 'up' ? 'down' : icon} />
      <b className={styles['word']}>{t(label)}</b>
      <span className={styles['sentence']}>{sentence}</span>
      {children}
    </div>
  )
}
