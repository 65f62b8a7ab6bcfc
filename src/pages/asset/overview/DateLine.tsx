import { courseDates } from '#src/features/asset-detail/course-dates.ts'
import { dateLabels } from '#src/features/asset-detail/labels.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import styles from './DateLine.module.css'

type Mark = { key: string; label: string; time: string; at: number; look: 'past' | 'today' | 'next' | 'later' }

function Point({ label, time, at, look }: Mark) {
  const t = useT()
  const [day, clock] = time.split(' ')
  return (
    <li className={styles[look]} aria-current={look === 'today' ? 'date' : undefined}>
      <span className={styles['label']}>
        {label}
        {look === 'past' && <span className="visuallyHidden">{t('（已过）')}</span>}
      </span>
      <time className="number" dateTime={new Date(at).toISOString()}>
        <span>{day}</span> <span>{clock}</span>
      </time>
    </li>
  )
}

/** The dates of a listing on a line, today among them. */
export function DateLine({ asset }: { asset: AssetDetail }) {
  const t = useT()
  // To the minute, which is what the line shows.
  const now = Math.floor(useNow() / 60_000) * 60_000
  const dates = courseDates(asset)
  const next = dates.find(({ at }) => at > now)
  const marks = dates.map(({ what, at }): Mark => {
    const look = at <= now ? 'past' : what === next?.what ? 'next' : 'later'
    return { key: what, label: t(dateLabels[what]), time: exactTime(at), at, look }
  })
  const today: Mark = { key: 'today', label: t('今天'), time: dateTime(now), at: now, look: 'today' }
  const before = marks.filter(({ look }) => look === 'past')
  return (
    <ol className={styles['line']} aria-label={t('重要时间')}>
      {[...before, today, ...marks.slice(before.length)].map((mark) => (
        <Point {...mark} key={mark.key} />
      ))}
    </ol>
  )
}
