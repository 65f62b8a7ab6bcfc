import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AmountField } from '#src/features/quote-room/amount/AmountField.tsx'
import { Clock } from '#src/features/quote-room/stage/Clock.tsx'
import { Stages } from '#src/features/quote-room/stage/Stages.tsx'
import { TimeLeft } from '#src/features/quote-room/stage/TimeLeft.tsx'
import { roomAmount } from '#src/features/quote-room/price/show.ts'
import { english } from '#src/locales/en.ts'
import { showLanguage } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { bidder, hall, s } from '#tests/mock/exchange/bidding/engine/support.ts'

afterEach(cleanup)

test('[BD-10] while the holder of a right is asked, all parts of the room are over', () => {
  const room = hall(
    'phased',
    { openMs: s(60), prepMs: s(10), W: s(30), D: s(30), S: '5', priority: 'POST_CONFIRM', confirmMs: s(300) },
    ['A', 'B', bidder('H', { rank: 1 })],
  )
  room.wake(0)
  room.quote('A', 100, s(1))
  for (const at of [60, 70, 100, 130]) room.wake(s(at))
  expect(room.room.phase.name).toBe('PRIORITY')
  render(<Stages room={{ ...room.see('H', s(131)), revision: 0, settledRevision: 0, isBehind: false, meAt: 0 }} />)
  const parts = screen.getAllByRole('listitem')
  expect(parts.map((part) => part.hasAttribute('data-over'))).toEqual(parts.map(() => true))
})

test('[BD-03] the clock runs to the end of the stage, and beside it is the end that the lists count to', () => {
  const room = hall('ongoing', { openMs: s(60), W: s(30), D: s(30), S: '5' })
  room.wake(0)
  const shown = (at: number) => {
    cleanup()
    render(<TimeLeft room={{ ...room.see('A', at), revision: 0, settledRevision: 0, isBehind: false, meAt: 0 }} />)
    return document.querySelector('[data-clock] > :first-child')?.textContent
  }
  expect(shown(s(1))).toBe('本阶段剩余预计 08:01:30 结束')
  room.wake(s(60))
  expect(shown(s(61))).toBe('剩余时间')
})

test('[BD-03] a raise by steps is shown in the unit of its field', () => {
  const room = hall('ongoing', { P0: '431400', S: '5000', openMs: s(60) })
  room.wake(0)
  const view = { ...room.see('A', s(1)), revision: 0, settledRevision: 0, isBehind: false, meAt: 0 }
  const nothing = () => undefined
  render(
    <AmountField
      room={view}
      step="5000"
      text="431400"
      amount="431400"
      onText={nothing}
      onEnter={nothing}
      problem={null}
      isBlocked={false}
    />,
  )
  const raises = screen.getByRole('group', { name: '快捷加价' })
  expect([...raises.querySelectorAll('button > small')].map(({ textContent }) => textContent)).toEqual([
    '436,400.00 元',
    '441,400.00 元',
    '456,400.00 元',
    '481,400.00 元',
  ])
})

test('[BD-03] [SE-10] English names the currency first and writes amounts in full', async () => {
  const unit = { unit: '元', decimals: 2 }
  await showLanguage('en', () => Promise.resolve(english))
  const texts = [roomAmount('431400', unit), roomAmount('35.24', { unit: '万元/年', decimals: 2 })]
  await showLanguage('zh', () => Promise.resolve(english))
  expect(texts).toEqual(['CNY 431,400.00', 'CNY 352,400.00 per year'])
  expect(roomAmount('431400', unit)).toBe('431,400.00 元')
})

test.each([
  [3_700_000, 'calm'],
  [3_500_000, 'soon'],
  [310_000, 'soon'],
  [290_000, 'urgent'],
  [5000, 'urgent'],
])('[BD-03] %i ms before the end the clock of the room has the tone of the lists, %s', (ms, urgency) => {
  render(<Clock end={serverNow() + ms} label="剩余时间" />)
  const cell = screen.getByRole('timer').closest<HTMLElement>('[data-clock]')
  expect(cell?.dataset['urgency']).toBe(urgency)
})
