import { expect, test } from 'vitest'
import { hall, s } from '#tests/mock/exchange/bidding/engine/support.ts'
import { afterEvent, afterSnapshot } from '#src/features/quote-room/state/room-view.ts'

test('[F08] [BD-09] after an extension event the countdown runs to the new end, and no other end moves', () => {
  const world = hall('ongoing', { P0: '100', S: '5', openMs: s(60), W: s(30), D: s(30) }, ['A', 'B'])
  world.wake(s(60))
  const first = afterSnapshot(null, world.see(null, s(60)))
  const { id } = first.phase
  expect(first.phase.end).toBe(90_000)
  expect(world.quote('A', 100, s(80))).toBe('ok')
  expect(world.received('END_MOVED')).toMatchObject([{ phaseId: id, end: 110_000, n: 1 }])

  const heard = (phaseId: number) =>
    afterEvent(first, { type: 'END_MOVED', data: { phaseId, end: 110_000, n: 1, version: first.version + 1 } })
  expect(heard(id)).toMatchObject({ phase: { id, end: 110_000 }, extensions: 1 })
  expect(heard(id + 1)).toMatchObject({ phase: { id, end: 90_000 }, extensions: 0 })
})
