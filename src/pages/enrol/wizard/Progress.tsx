import { useT } from '#src/shared/lib/text/i18n.ts'
import { stepLabels } from '../labels.ts'
import type { Standing } from './progress-place.ts'
import styles from './Progress.module.css'

/** The six steps of an enrolment (domain 6.3); `current` counts from 0, 6 is the end. */
export function Progress({ current, standing = 'current' }: { current: number; standing?: Standing }) {
  const t = useT()
  const stateOf = (index: number) => {
    if (index < current) return 'done'
    return index === current ? standing : 'waiting'
  }
  return (
    <ol className={styles['progress']} aria-label={t('报名进度')}>
      {stepLabels.map((word, index) => (
        <li
          key={word}
          className={styles[stateOf(index)]}
          {...(index === current ? { 'aria-current': 'step' as const } : {})}
        >
          <span className={styles['mark']} aria-hidden>
            {index < current ? '✓' : index + 1}
          </span>
          <span className={styles['word']}>{t(word)}</span>
          {index < current && <span className="visuallyHidden">{t('已完成')}</span>}
          {index === current && standing !== 'current' && <span className="visuallyHidden">{t('到此终止')}</span>}
        </li>
      ))}
    </ol>
  )
}
