import { calendarFile } from '#src/features/calendar/calendar-file.ts'
import { type Roadshow, type RoadshowState, roadshowState } from '#src/model/content/roadshow.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { openOuter } from '#src/shared/ui/action/open-outer.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { saveFile } from '#src/shared/ui/file/download.ts'
import { linkToRoadshow } from './address.ts'

/** The state by the exchange's clock, which changes while the screen is open. */
export const useRoadshowState = (row: Roadshow): RoadshowState => roadshowState(row, useNow())

function Name({ children }: { children: string }) {
  return (
    <span className="visuallyHidden" lang="zh-CN">
      {children}
    </span>
  )
}

/** The live stream while it runs, its recording afterwards; both are on another site. */
function Watch({ row, state }: { row: Roadshow; state: RoadshowState }) {
  const t = useT()
  const { title, liveUrl, replayUrl } = row
  if (state === 'running' && liveUrl)
    return (
      <Button look="primary" onClick={() => openOuter(liveUrl)}>
        {t('观看直播')}
        <Name>{title}</Name>
      </Button>
    )
  if (state === 'over' && replayUrl)
    return (
      <Button onClick={() => openOuter(replayUrl)}>
        {t('观看回放')}
        <Name>{title}</Name>
      </Button>
    )
  return null
}

/** A calendar file of the roadshow, with a reminder an hour before. */
function AddToCalendar({ row }: { row: Roadshow }) {
  const t = useT()
  const { id, title, startsAt, endsAt, place, liveUrl } = row
  const handleClick = () => {
    const address = new URL(linkToRoadshow(id), location.origin).href
    const where = place ?? liveUrl
    const text = calendarFile({
      reminders: [{ id, title, at: startsAt, endsAt, ...(where ? { place: where } : {}) }],
      address,
      notes: address,
      now: serverNow(),
      host: location.hostname,
    })
    saveFile(new Blob([text], { type: 'text/calendar' }), `${id}.ics`)
    showToast('success', t('日历文件已保存，打开后会在开始前一小时提醒您'))
  }
  return (
    <Button onClick={handleClick}>
      {t('加入日历')}
      <Name>{title}</Name>
    </Button>
  )
}

/** What a reader can do with a roadshow in its state. */
export function RoadshowActions({ row }: { row: Roadshow }) {
  const state = useRoadshowState(row)
  return (
    <>
      <Watch row={row} state={state} />
      {state === 'upcoming' && <AddToCalendar row={row} />}
    </>
  )
}
