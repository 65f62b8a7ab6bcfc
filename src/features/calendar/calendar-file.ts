/** A time to be reminded of, epoch ms; without an end it is a moment. `address`: its page, if that is not the page of the file. */
export type Reminder = { id: string; title: string; at: number; endsAt?: number; place?: string; address?: string }

type Calendar = { reminders: readonly Reminder[]; address: string; notes: string; now: number; host: string }

const quarterHour = 15 * 60_000
const utf8 = new TextEncoder()

const stamp = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)

/** Folds a line at 75 bytes: the rest follows on a line that begins with a space (RFC 5545, 3.1). No character is split. */
function folded(line: string): string {
  const lines = ['']
  let bytes = 0
  for (const character of line) {
    const size = utf8.encode(character).length
    if (bytes + size > 75) {
      lines.push(' ')
      bytes = 1
    }
    lines[lines.length - 1] += character
    bytes += size
  }
  return lines.join('\r\n')
}

/** An iCalendar file with an alarm one hour before each time (RFC 5545). */
export function calendarFile({ reminders, address, notes, now, host }: Calendar): string {
  const events = reminders.flatMap(({ id, title, at, endsAt = at + quarterHour, place, address: own = address }) => [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@${host}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `DESCRIPTION:${escaped(notes)}`,
    `URL:${own}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT1H',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
  ])
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${host}//portal//ZH`, ...events, 'END:VCALENDAR']
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
