import { Link } from 'react-router-dom'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import type { CalendarEvent } from '#src/model/content/calendar.ts'
import { calendarKindLabels, roadshowModeLabels, roadshowStateLabels } from '#src/model/content/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { ListRow } from '#src/shared/ui/list/ListRow.tsx'
import styles from './calendar.module.css'
import { eventAddress, eventTime, isComing, saveEvents } from './events.ts'

/** One event in full. */
export function EventItem({ event, now }: { event: CalendarEvent; now: number }) {
  const t = useT()
  const { id, kind, at, title, place, isCancelled, asset, roadshowId } = event
  const look = at < now || isCancelled ? styles['past'] : ''
  return (
    <ListRow
      title={
        <Link to={eventAddress(event)} className={`${styles['name']} ${look}`} title={title}>
          {title}
        </Link>
      }
      lang="zh-CN"
      facts={
        <>
          <StateTag labels={calendarKindLabels} state={kind} />
          {isCancelled && <StateTag labels={roadshowStateLabels} state="cancelled" />}
          <time className="number" dateTime={new Date(at).toISOString()}>
            {eventTime(event)}
          </time>
          {roadshowId && asset.no ? (
            <ListingLink row={asset} className={`number ${styles['asset']}`} title={asset.assetsName}>
              {asset.no}
            </ListingLink>
          ) : (
            <span className="number">{asset.no}</span>
          )}
          {place && <span lang="zh-CN">{place}</span>}
          {roadshowId && !place && <span>{t(roadshowModeLabels.online)}</span>}
        </>
      }
      actions={
        isComing(event, now) && (
          <Button look="text" className="noPrint" onClick={() => saveEvents([event], id)}>
            {t('加入日历')}
            <span className="visuallyHidden" lang="zh-CN">
              {title}
            </span>
          </Button>
        )
      }
    />
  )
}
