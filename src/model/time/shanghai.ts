import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

const shanghaiOffsetMs = 8 * 3_600_000
const seconds = 'YYYY-MM-DD HH:mm:ss'
const written = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d)(?::(\d\d))?)?$/

/** Epoch ms, or the contract's text in Shanghai time. */
type Instant = number | string | null | undefined

// Shifted and read as UTC: dayjs' utcOffset() uses the machine's zone with its missing daylight-saving hours.
const wallClock = (instant: number, form: string): string => dayjs.utc(instant + shanghaiOffsetMs).format(form)

/**
 * The epoch ms of `YYYY-MM-DD`, `YYYY-MM-DD HH:mm` or `YYYY-MM-DD HH:mm:ss` in Shanghai time; null for any other text or a
 * moment that does not exist.
 */
export function parseShanghai(text: string): number | null {
  const found = written.exec(text)
  if (!found) return null
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0))
  const instant = Date.UTC(year, month - 1, day, hour, minute, second) - shanghaiOffsetMs
  // 30 February and 24:00 roll over, and then differ from the text.
  return wallClock(instant, seconds).startsWith(text) ? instant : null
}

function shown(value: Instant, form: string): string {
  const instant = typeof value === 'string' ? parseShanghai(value) : value
  return typeof instant === 'number' && Number.isFinite(instant) ? wallClock(instant, form) : ''
}

/** `2026-03-01` in Shanghai, whatever the machine's zone; empty for none. */
export function date(value: Instant): string {
  return shown(value, 'YYYY-MM-DD')
}

/** `2026-03-01 09:30` in Shanghai; empty for none. */
export function dateTime(value: Instant): string {
  return shown(value, 'YYYY-MM-DD HH:mm')
}

/** `2026-03-01 09:30:05` in Shanghai, the contract's format; empty for none. */
export function dateTimeSeconds(value: Instant): string {
  return shown(value, seconds)
}
