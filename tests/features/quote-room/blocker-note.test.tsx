import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import type { BidBlocker } from '#src/features/quote-room/bid/bid-blocker.ts'
import { shownBlocker } from '#src/features/quote-room/bid/shown-blocker.ts'
import { BlockerNote } from '#src/features/quote-room/bid/BlockerNote.tsx'
import type { RoomView } from '#src/features/quote-room/state/room-view.ts'
import type { Bidding } from '#src/features/quote-room/state/use-bidding.ts'

afterEach(cleanup)

const room = { mode: 'ongoing', me: null, paused: null, result: null } as unknown as RoomView

function show(name: BidBlocker | null, listing: object | null = { assetsId: 'A1', projectType: 2 }) {
  const head = { listing } as Bidding['head']
  const blocker = name && shownBlocker(name, room)
  render(<BlockerNote id="note" blocker={blocker} head={head} />, { wrapper: MemoryRouter })
}

test.each([
  ['signed-out', '去登录', '/login?redirect=%2F'],
  ['unverified', '去实名认证', '/realNamePersonInfo'],
  ['unqualified', '查看标的与报名', '/projectDetail/A1.html'],
  ['deposit-unpaid', '去交保证金', '/myDeposit'],
  ['pool-too-small', '去交保证金', '/myDeposit'],
] as const)('%s links to “%s”', (name, label, address) => {
  show(name)
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(address)
})

test('a room without a listing has no enrolment link', () => {
  show('unqualified', null)
  expect(screen.queryByRole('link')).toBeNull()
})

test.each(['disconnected', 'not-permitted'] as const)('%s offers to reload the page', (name) => {
  show(name)
  expect(screen.getByRole('button', { name: '刷新页面' })).toBeTruthy()
})

test('a blocker that ends by itself is explained without a link', () => {
  show('reconnecting')
  expect(document.querySelector('#note')?.textContent).toBe('网络已断开，正在重连，报价以服务器接收为准')
  expect(document.querySelector('#note')?.getAttribute('data-tone')).toBe('danger')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('without a blocker the note is empty', () => {
  show(null)
  expect(document.querySelector('#note')?.textContent).toBe('')
})
