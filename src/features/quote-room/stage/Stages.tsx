import { useT } from '#src/shared/lib/text/i18n.ts'
import type { RoomView } from '../state/room-view.ts'
import { momentOf } from './moment.ts'
import styles from './stage.module.css'

/** The stages of a room in order, the running one marked. */
export function Stages({ room: { stages, phase, result, serverNow } }: { room: RoomView }) {
  const t = useT()
  if (stages.length < 2) return null
  const at = stages.findIndex(({ name }) => name === phase.name)
  // Holders of the right of first refusal answer after all stages; that time belongs to none of them.
  const isOver = Boolean(result) || phase.name === 'PRIORITY'
  const isPast = (index: number) => isOver || (at >= 0 && index < at)
  return (
    <ol className={styles['stages']} aria-label={t('竞价阶段')}>
      {stages.map(({ name, label, from }, index) => (
        <li
          key={name}
          data-over={isPast(index) ? '' : undefined}
          aria-current={index === at && !result ? 'step' : undefined}
        >
          <span>{t(label)}</span>
          {from && !isPast(index) && <time className="number">{momentOf(from, serverNow)}</time>}
        </li>
      ))}
    </ol>
  )
}
