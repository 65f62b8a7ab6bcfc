import { useT } from '#src/shared/lib/text/i18n.ts'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import type { RoomView } from '../state/room-view.ts'
import styles from './stage.module.css'

function toneOf({ phase, paused, result }: RoomView): 'over' | 'warn' | 'on' {
  if (result) return 'over'
  return paused || phase.name === 'NOT_STARTED' ? 'warn' : 'on'
}

/** The running phase, and how often its end was moved. */
export function PhaseName({ room }: { room: RoomView }) {
  const t = useT()
  const { phase, extensions, paused, result } = room
  return (
    <span className={styles['phase']} data-tone={toneOf(room)}>
      {paused && !result ? t('竞价暂停中') : t(phase.label)}
      {extensions > 0 && !result && <Tag tone="special">{t('第 {{count}} 次延时', { count: extensions })}</Tag>}
    </span>
  )
}
