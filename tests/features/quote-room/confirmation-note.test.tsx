import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ConfirmationNote } from '#src/features/quote-room/frame/Waiting.tsx'
import { hall, s } from '#tests/mock/exchange/bidding/engine/support.ts'

afterEach(cleanup)

const lengths = { S: '5', openMs: s(60), prepMs: s(10), waitMs: s(10), inquiryMs: s(20), sealedMs: s(60), D: s(10) }

/** The note that A reads at that second of a room in which two bidders have quoted. */
function noteAt(mode: 'phased' | 'once-off' | 'two-stage' | 'ongoing', second: number, more = {}) {
  const room = hall(mode, { ...lengths, ...more })
  if (mode === 'two-stage' && second > 0) {
    room.wake(0)
    room.quote('A', 100, s(1))
    room.quote('B', 110, s(2))
  }
  room.wake(s(second))
  const seen = { ...room.see('A', s(second)), revision: 0, settledRevision: 0, isBehind: false, meAt: 0 }
  const { container } = render(<ConfirmationNote room={seen} />)
  return [seen.phase.name, container.textContent]
}
const ofSecondStage =
  '第二阶段为密封报价：第一阶段结束后，请在询问确认的 20 秒 内点击“确认参与报价”；未确认的不能密封报价，第一阶段的报价仍然有效。'
const ofOnceOff = '竞价开始后，请在 20 秒 内点击“确认参与报价”；未确认的视为放弃，本场不能报价。'
const ofPhased = '请在自由报价期内点击“确认进入限时竞价”；未确认且届时未领先的，限时竞价期内不能报价。'

test.each([
  ['two-stage', -0.5, {}, 'NOT_STARTED', ofSecondStage],
  ['two-stage', 10, {}, 'FREE', ofSecondStage],
  ['two-stage', 65, {}, 'DELAY', ofSecondStage],
  ['two-stage', 75, {}, 'WAIT', ofSecondStage],
  ['two-stage', 85, {}, 'INQUIRY', ''],
  ['two-stage', 105, {}, 'SEALED', ''],
  ['two-stage', 10, { inquiryMs: 0 }, 'FREE', ''],
  ['once-off', -0.5, {}, 'NOT_STARTED', ofOnceOff],
  ['once-off', 10, {}, 'INQUIRY', ''],
  ['phased', -0.5, { entryRule: 'CONFIRMED' }, 'NOT_STARTED', ofPhased],
  ['phased', 10, { entryRule: 'CONFIRMED' }, 'FREE', ''],
  ['phased', -0.5, { entryRule: 'ALL' }, 'NOT_STARTED', ''],
  ['ongoing', -0.5, {}, 'NOT_STARTED', ''],
] as const)('[BD-03] %s at %d s with %o: in %s the bidder reads what will have to be confirmed', (...row) => {
  const [mode, second, more, phase, text] = row
  expect(noteAt(mode, second, more)).toEqual([phase, text])
})
