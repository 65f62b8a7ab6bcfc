import { describe, expect, test } from 'vitest'
import { calendarFile } from '#src/features/calendar/calendar-file.ts'
import { hour, now } from './asset.ts'

const file = (title = '报名截止：商铺', notes = 'GR1') =>
  calendarFile({
    reminders: [
      { id: 'A1-enrol', title, at: now + 24 * hour },
      { id: 'A1-bid', title: '竞价开始：商铺', at: now + 48 * hour },
    ],
    address: 'https://portal.example/projectDetail/A1.html',
    notes,
    now,
    host: 'portal.example',
  })
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('[LS-03] the calendar file', () => {
  test('contains each reminder with its time in UTC, an alarm and the address', () => {
    const lines = unfolded(file())
    expect(lines.slice(0, 14)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//portal.example//portal//ZH',
      'BEGIN:VEVENT',
      'UID:A1-enrol@portal.example',
      'DTSTAMP:20261120T020000Z',
      'DTSTART:20261121T020000Z',
      'DTEND:20261121T021500Z',
      'SUMMARY:报名截止：商铺',
      'DESCRIPTION:GR1',
      'URL:https://portal.example/projectDetail/A1.html',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT1H',
    ])
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
    expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', ''])
  })

  test('[CT-10] an event with an end and a place has both', () => {
    const reminders = [{ id: 'LY1', title: '路演', at: now, endsAt: now + 2 * hour, place: '高新区 1 号，路演厅' }]
    const lines = unfolded(calendarFile({ reminders, address: 'https://a.example/', notes: 'n', now, host: 'h' }))
    expect(lines).toContain('DTEND:20261120T040000Z')
    expect(lines).toContain(String.raw`LOCATION:高新区 1 号，路演厅`)
    expect(unfolded(file()).filter((line) => line.startsWith('LOCATION'))).toEqual([])
  })

  test('no line is longer than 75 bytes, and no character is split', () => {
    const long = '国有资产😀'.repeat(40)
    const text = file(long)
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(unfolded(text)).toContain(`SUMMARY:${long}`)
    expect(text).not.toContain('\uFFFD')
  })

  test('no text can add a line or a field', () => {
    const lines = unfolded(file('a;b,c\\d\r\nEND:VEVENT\nX', 'one\ntwo'))
    expect(lines).toContain(String.raw`SUMMARY:a\;b\,c\\d\nEND:VEVENT\nX`)
    expect(lines).toContain(String.raw`DESCRIPTION:one\ntwo`)
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(2)
  })
})
