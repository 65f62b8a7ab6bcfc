import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Announcements } from '#src/features/quote-room/parts/Announcements.tsx'
import type { PushStatus } from '#src/shared/lib/push.ts'
import { hall, s } from '#tests/mock/exchange/engine/support.ts'

afterEach(cleanup)

test('[BD-10] what was said before a loss of the line is not said again after it', () => {
  const room = hall('ongoing', { S: '5' })
  room.wake(0)
  const seen = (at: number, status: PushStatus) => (
    <Announcements room={{ ...room.see('B', at), old: null, isBehind: false, meAt: 0 }} status={status} />
  )
  room.quote('B', 100, s(1))
  const { rerender } = render(seen(s(1), 'live'))
  room.quote('A', 105, s(2))
  rerender(seen(s(2), 'live'))
  const region = screen.getByTestId('assertive')
  expect(region.textContent).toBe('您已被超越，当前最低有效报价 110 元')
  rerender(seen(s(2), 'waiting'))
  expect(region.textContent).toContain('网络已断开')
  rerender(seen(s(3), 'live'))
  expect(region.textContent).toBe('')
})

test('[BD-10] whoever is outbid again hears the new price alone, and nothing while leading', async () => {
  const room = hall('ongoing', { S: '5' })
  room.wake(0)
  const seen = (at: number) => (
    <Announcements room={{ ...room.see('B', at), old: null, isBehind: false, meAt: 0 }} status="live" />
  )
  const { rerender } = render(seen(0))
  const region = screen.getByTestId('assertive')
  const heard: string[] = []
  // What stood there for an instant is in the records, though it is gone when they are handed over.
  const observer = new MutationObserver((records) => {
    for (const { type, oldValue } of records) if (type === 'characterData') heard.push(oldValue ?? '')
    heard.push(region.textContent ?? '')
  })
  observer.observe(region, { subtree: true, childList: true, characterData: true, characterDataOldValue: true })
  for (const [index, [who, amount]] of (
    [
      ['B', 100],
      ['A', 105],
      ['B', 110],
      ['A', 200],
    ] as const
  ).entries()) {
    room.quote(who, amount, s(index + 1))
    rerender(seen(s(index + 1)))
    await Promise.resolve()
  }
  observer.disconnect()
  expect(heard).toEqual(['您已被超越，当前最低有效报价 110 元', '', '您已被超越，当前最低有效报价 205 元'])
})
