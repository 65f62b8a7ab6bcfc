import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { QuoteBox } from '#src/features/quote-room/bid/QuoteBox.tsx'
import type { Bidding } from '#src/features/quote-room/state/use-bidding.ts'
import type { RoomConfig } from '#src/mock/exchange/bidding/engine/config.ts'
import type { BidMode } from '#src/model/listing/detail.ts'
import { hall, s } from '#tests/mock/exchange/bidding/engine/support.ts'

afterEach(cleanup)

const sealing = { S: '5', openMs: s(60), inquiryMs: 0, waitMs: s(10), sealedMs: s(60), W: s(10), D: s(10) }

/** The box of A in the sealed phase, after so many own quotes in it. */
function showBox(mode: BidMode, config: Partial<RoomConfig>, count: number) {
  const room = hall(mode, { ...sealing, ...config })
  room.wake(0)
  if (mode === 'two-stage') {
    room.quote('A', 100, s(1))
    room.quote('B', 110, s(2))
    room.wake(s(80))
  }
  for (let quote = 1; quote <= count; quote += 1)
    expect(room.quote('A', 150 + 5 * quote, room.room.phase.start + s(2 * quote))).toBe('ok')
  const seen = room.see('A', room.room.phase.start + s(20))
  expect(seen.phase.name).toBe('SEALED')
  const bidding: Partial<Bidding> = {
    room: { ...seen, revision: 0, settledRevision: 0, isBehind: false, meAt: 0 },
    blocker: null,
    actionBlocker: null,
    right: '优先购买权',
  }
  render(<QuoteBox bidding={bidding as Bidding} />)
}
const field = () => screen.queryByRole('textbox')

test.each(['once-off', 'two-stage'] as const)(
  '[BD-12] [BD-14] %s: the one quote of a bidder is not offered again',
  (mode) => {
    showBox(mode, { maxRevisions: 0 }, 0)
    expect(screen.getByRole('button', { name: '提交报价（仅一次）' })).toBeTruthy()
    expect(field()).toBeTruthy()
    cleanup()
    showBox(mode, { maxRevisions: 0 }, 1)
    expect(field()).toBeNull()
    expect(screen.queryByText(/还可修改/)).toBeNull()
  },
)

test('[BD-11] final: the button counts the changes that are left', () => {
  showBox('final', { maxRevisions: 2 }, 0)
  expect(screen.getByRole('button', { name: '提交最终报价' })).toBeTruthy()
  cleanup()
  showBox('final', { maxRevisions: 2 }, 1)
  expect(screen.getByRole('button', { name: '修改报价（剩 2 次）' })).toBeTruthy()
  expect(screen.getByText('还可修改 2 次')).toBeTruthy()
})

test.each([
  ['once-off', 2, '修改报价（剩 1 次）'],
  ['two-stage', 2, '修改报价（剩 1 次）'],
  ['two-stage', null, '修改报价'],
] as const)('[BD-12] [BD-14] %s with %o changes in its rules: the quote may be changed', (mode, maxRevisions, name) => {
  showBox(mode, { maxRevisions }, 0)
  expect(screen.getByRole('button', { name: '提交报价' })).toBeTruthy()
  cleanup()
  showBox(mode, { maxRevisions }, 2)
  expect(screen.getByRole('button', { name })).toBeTruthy()
  expect(field()).toBeTruthy()
})
