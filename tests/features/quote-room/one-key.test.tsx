import { type Asked, type Network, network, type Said, wait } from '#tests/features/session/support/network.ts'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fillSlots } from '#tests/api/support/slots.ts'
import { hall, s } from '#tests/mock/exchange/engine/support.ts'
import { afterSnapshot, type RoomView } from '#src/features/quote-room/room-view.ts'
import { useQuoting } from '#src/features/quote-room/use-quoting.ts'

let wire: Network
let room: RoomView

beforeEach(() => {
  wire = network()
  fillSlots('http://portal/api')
  const opened = hall('ongoing', { P0: '100', S: '5', openMs: s(600) }, ['A', 'B'])
  opened.wake(0)
  room = afterSnapshot(null, opened.see('A', 0))
})
afterEach(cleanup)

const isQuote = ({ path }: Asked) => path.endsWith('/ongoing/quote')
const reply = { accepted: true, reason: null, seq: 1, serverTime: 1, version: 3, end: null, link: 'a' }
const accepted = { code: 200, msg: '操作成功', data: reply }

/** The person of a room in which every render makes its place anew, as a page that is drawn again does. */
const enter = (answer: (asked: Asked) => Said | Promise<Said>) => {
  wire.answer(answer)
  return renderHook(() => useQuoting({ roomId: 'R1', mode: 'ongoing' }, room, () => undefined))
}

const unheard = new Promise<Said>(() => undefined)

test('[F14] [BD-09] a quote that is drawn again while it is on its way is sent once', async () => {
  const hook = enter(() => unheard)
  act(() => hook.result.current.want('105'))
  act(() => hook.result.current.confirm())
  for (let render = 0; render < 5; render += 1) hook.rerender()
  await waitFor(() => expect(wire.asked.filter(isQuote)).toHaveLength(1))
  expect(hook.result.current.quoting.step).toBe('sending')
  hook.rerender()
  await act(() => Promise.resolve())
  expect(wire.asked.filter(isQuote).map(({ body }) => body['amount'])).toEqual(['105'])
})

test('[F14] [BD-09] a quote without an answer is asked after under the key it was sent with, and never sent again', async () => {
  const known = { code: 200, data: { known: true, code: 200, msg: null, reply } }
  // Said after the page has drawn that it asks.
  const answers = (asked: Asked) => (isQuote(asked) ? 'down' : wait(20).then(() => known))
  const hook = enter(answers)
  act(() => hook.result.current.want('105'))
  const { quoting } = hook.result.current
  const key = quoting.step === 'confirming' ? quoting.intent.idemKey : ''
  expect(key).toMatch(/^[\da-f-]{36}$/)
  act(() => hook.result.current.confirm())
  await waitFor(() => expect(hook.result.current.quoting.step).toBe('accepted'))
  expect(wire.asked.map(({ path, body }) => [path.split('/').at(-1), body['idemKey']])).toEqual([
    ['quote', key],
    ['answer', key],
  ])
})

test('[F14] [BD-09] the next intention has a key of its own', async () => {
  const hook = enter(() => accepted)
  for (const amount of ['105', '110']) {
    act(() => hook.result.current.want(amount))
    act(() => hook.result.current.confirm())
    await waitFor(() => expect(hook.result.current.quoting.step).toBe('accepted'))
    act(() => hook.result.current.seen())
  }
  const keys = wire.asked.filter(isQuote).map(({ body }) => body['idemKey'])
  expect(new Set(keys).size).toBe(2)
})
