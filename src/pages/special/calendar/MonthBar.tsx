import { calendarAddress } from '#src/features/calendar/address.ts'
import { type CalendarEvent, hasMonth } from '#src/model/content/calendar.ts'
import { monthOf, shiftedMonth } from '#src/model/time/month.ts'
import { parseShanghai } from '#src/model/time/shanghai.ts'
import { isOnlyExpected } from '#src/model/time/working-days.ts'
import type { ListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import styles from './calendar.module.css'
import { isComing, monthText, saveEvents } from './events.ts'

type Props = {
  month: string
  list: ListState<typeof calendarAddress.schema>
  /** Those that are shown. */
  events: readonly CalendarEvent[]
  now: number
}

/** The month, the steps to others, and a calendar file of what is to come in it. */
export function MonthBar({ month, list, events, now }: Props) {
  const t = useT()
  const coming = events.filter((event) => isComing(event, now))
  const step = (months: number, label: string, text: string) => {
    const to = shiftedMonth(month, months)
    return hasMonth(to, now) ? (
      <Button to={list.addressOf({ month: to, day: '' })} aria-label={label} preventScrollReset>
        {text}
      </Button>
    ) : (
      <Button isOff aria-label={label}>
        {text}
      </Button>
    )
  }
  return (
    <div className={styles['bar']}>
      {step(-1, t('上个月'), '‹')}
      <h2 className={styles['month']} aria-live="polite">
        {monthText(t, month)}
      </h2>
      {step(1, t('下个月'), '›')}
      {month !== monthOf(now) && (
        <Button to={list.addressOf({ month: '', day: '' })} className="noPrint" preventScrollReset>
          {t('今天')}
        </Button>
      )}
      {isOnlyExpected(parseShanghai(`${month}-01`)!) && (
        <span className="muted">
          {t('{{year}} 年节假日安排尚未公布，休息日以公布为准', { year: month.slice(0, 4) })}
        </span>
      )}
      {coming.length > 0 && (
        <Button className={`noPrint ${styles['save']}`} onClick={() => saveEvents(coming, `calendar-${month}`)}>
          {coming.length === events.length
            ? t('本月全部 {{count}} 项加入日历', { count: coming.length })
            : t('未到的 {{count}} 项加入日历', { count: coming.length })}
        </Button>
      )}
    </div>
  )
}
