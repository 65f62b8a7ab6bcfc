import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { EntryBox } from '#src/features/quote-room/bid/TurnBox.tsx'
import type { Bidding } from '#src/features/quote-room/state/use-bidding.ts'
import { ownStanding } from '#src/features/quote-room/state/standing.ts'
import { hall, s } from '#tests/mock/exchange/bidding/engine/support.ts'

afterEach(cleanup)

const leads = '您当前领先，自由期结束时仍领先的自动进入限时竞价；为防届时被超越，可提前确认。'
const silent = '未确认的，限时竞价期内不能报价。'
const button = () => screen.queryByRole('button', { name: '确认进入限时竞价' })

/** The box of B in a free period in which A leads, or B does. */
function showBox(leader: 'A' | 'B', hasConfirmed = false) {
  const room = hall('phased', { S: '5', openMs: s(60), prepMs: s(10), entryRule: 'CONFIRMED' })
  room.wake(0)
  room.quote(leader, 100, s(1))
  if (hasConfirmed) room.take({ kind: 'confirm', userId: 'B' }, s(2))
  const seen = { ...room.see('B', s(3)), revision: 0, settledRevision: 0, isBehind: false, meAt: 0 }
  const bidding: Partial<Bidding> = {
    room: seen,
    standing: ownStanding(seen, 'live'),
    place: { roomId: 'R', mode: 'phased' },
    actionBlocker: null,
    refetch: () => undefined,
  }
  render(<EntryBox bidding={bidding as Bidding} />)
}

test('[BD-10] a leader reads that leading suffices, and why confirming early may help', () => {
  showBox('B')
  expect(screen.getByText(leads)).toBeTruthy()
  fireEvent.click(button()!)
  const dialog = within(screen.getByRole('dialog', { name: '是否确认进入限时竞价' }))
  expect(dialog.getByText(leads)).toBeTruthy()
  expect(dialog.queryByText(silent)).toBeNull()
})

test('[BD-10] a bidder who does not lead reads the consequence of not confirming', () => {
  showBox('A')
  expect(screen.queryByText(leads)).toBeNull()
  fireEvent.click(button()!)
  expect(within(screen.getByRole('dialog')).getByText(silent)).toBeTruthy()
})

test('[BD-10] a bidder who has confirmed is not asked again, leading or not', () => {
  showBox('B', true)
  expect(screen.getByText('您已确认进入限时竞价，请稍候')).toBeTruthy()
  expect(button()).toBeNull()
  expect(screen.queryByText(leads)).toBeNull()
})
