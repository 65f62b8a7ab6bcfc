import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Outcome } from '#src/features/quote-room/quoting/Outcome.tsx'
import { draft, type Intent, type Quoting } from '#src/features/quote-room/quoting/quoting.ts'
import { afterSnapshot } from '#src/features/quote-room/state/room-view.ts'
import type { Quoter } from '#src/features/quote-room/quoting/use-quoting.ts'
import { hall, s } from '#tests/mock/exchange/bidding/engine/support.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const intent: Intent = { amount: '105', phaseId: 2, stage: null, priority: false, basis: 0, idemKey: 'key-00000001' }
const unsent: Quoting = { step: 'unsent', intent, reason: { text: '竞价已经结束' } }

test('[BD-03] an unsent quote is shown until it is dismissed, and after the end for a few seconds', () => {
  const room = hall('ongoing', { S: '5', openMs: s(60), D: s(30) })
  room.wake(0)
  const dismiss = vi.fn<() => void>()
  const show = (at: number, quoting: Quoting) => (
    <Outcome
      room={afterSnapshot(null, room.see('B', s(at)))}
      typeCode={null}
      quoter={{ quoting, dismiss } as unknown as Quoter}
    />
  )
  const { rerender } = render(show(1, unsent))
  const region = screen.getByRole('group', { name: '报价结果' })
  expect(region.textContent).toBe('报价 105 元 未发送：竞价已经结束知道了')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(dismiss).not.toHaveBeenCalled()
  room.wake(s(600))
  rerender(show(600, unsent))
  act(() => void vi.advanceTimersByTime(5_000))
  expect(dismiss).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(2_000))
  expect(dismiss).toHaveBeenCalledTimes(1)
  rerender(show(600, draft))
  expect(region.textContent).toBe('')
})
