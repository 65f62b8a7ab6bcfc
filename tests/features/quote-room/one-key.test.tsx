import { type Request, type Network, network, type Answer, wait } from '#tests/features/session/support/network.ts'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fillSlots } from '#tests/api/support/slots.ts'
import { hall, s } from '#tests/mock/exchange/bidding/engine/support.ts'
import { afterSnapshot, type RoomView } from '#src/features/quote-room/state/room-view.ts'
import { useQuoting } from '#src/features/quote-room/quoting/use-quoting.ts'
import { isIdleLockPrevented } from '#src/features/session/screen-lock/idle-lock-prevention.ts'

let wire: Network
let room: RoomView

beforeEach(() => {
  sessionStorage.clear()
  wire = network()
  fillSlots('http://portal/api')
  const opened = hall('ongoing', { P0: '100', S: '5', openMs: s(600) }, ['A', 'B'])
  opened.wake(0)
  room = afterSnapshot(null, opened.see('A', 0))
})
afterEach(cleanup)

const isQuote = ({ path }: Request) => path.endsWith('/ongoing/quote')
const reply = { accepted: true, reason: null, seq: 1, serverTime: 1, version: 3, end: null, link: 'a' }
const accepted = { code: 200, msg: '操作成功', data: reply }

/** A component of the room whose place is a new object on every render. */
const enter = (answer: (asked: Request) => Answer | Promise<Answer>) => {
  wire.answer(answer)
  return renderHook(() =>
    useQuoting({ place: { roomId: 'R1', mode: 'ongoing' }, room, typeCode: null, onOutcome: () => undefined }),
  )
}

const unheard = new Promise<Answer>(() => undefined)

test('[F14] [BD-09] a quote that renders again while it is being sent is sent once', async () => {
  const hook = enter(() => unheard)
  act(() => hook.result.current.request('105'))
  act(() => hook.result.current.confirm(false))
  for (let render = 0; render < 5; render += 1) hook.rerender()
  await waitFor(() => expect(wire.asked.filter(isQuote)).toHaveLength(1))
  expect(hook.result.current.quoting.step).toBe('sending')
  hook.rerender()
  await act(() => Promise.resolve())
  expect(wire.asked.filter(isQuote).map(({ body }) => body['amount'])).toEqual(['105'])
})

test('[F14] [BD-09] the outcome of a quote without an answer is polled under its own key, and it is never sent again', async () => {
  const known = { code: 200, data: { known: true, code: 200, msg: null, reply } }
  // Dispatched after the page has shown that it polls.
  const answers = (asked: Request) => (isQuote(asked) ? 'down' : wait(20).then(() => known))
  const hook = enter(answers)
  act(() => hook.result.current.request('105'))
  const { quoting } = hook.result.current
  const key = quoting.step === 'confirming' ? quoting.intent.idemKey : ''
  expect(key).toMatch(/^[\da-f-]{36}$/)
  act(() => hook.result.current.confirm(false))
  await waitFor(() => expect(hook.result.current.quoting.step).toBe('accepted'))
  expect(wire.asked.map(({ path, body }) => [path.split('/').at(-1), body['idemKey']])).toEqual([
    ['quote', key],
    ['answer', key],
  ])
})

test('[F14] [BD-09] the next intent has a key of its own', async () => {
  const hook = enter(() => accepted)
  for (const amount of ['105', '110']) {
    act(() => hook.result.current.request(amount))
    act(() => hook.result.current.confirm(false))
    await waitFor(() => expect(hook.result.current.quoting.step).toBe('accepted'))
    act(() => hook.result.current.dismiss())
  }
  const keys = wire.asked.filter(isQuote).map(({ body }) => body['idemKey'])
  expect(new Set(keys).size).toBe(2)
})

const storedDraft = () => sessionStorage.getItem('draft:quote-R1:v1')
const send = (hook: ReturnType<typeof enter>) => {
  act(() => hook.result.current.request('105'))
  expect(storedDraft()).toBeNull()
  act(() => hook.result.current.confirm(false))
}

test('[F14] the intent is stored before the quote is sent, and until its outcome has been shown', async () => {
  let storedThen: string | null = null
  const hook = enter(async () => {
    storedThen = storedDraft()
    await wait(20)
    return accepted
  })
  send(hook)
  await waitFor(() => expect(hook.result.current.quoting.step).toBe('accepted'))
  const [asked] = wire.asked
  expect(JSON.parse(storedThen!)).toMatchObject({
    place: { roomId: 'R1', mode: 'ongoing' },
    intent: { amount: '105', idemKey: asked!.body['idemKey'] },
  })
  expect(storedDraft()).toBeNull()
})

test('[F14] an outcome that arrives after the room was left is shown on the next visit', async () => {
  const known = { code: 200, data: { known: true, code: 4303, msg: '报价必须大于等于110', reply } }
  let arrive: (reply: Answer) => void = () => undefined
  const late = new Promise<Answer>((resolve) => {
    arrive = resolve
  })
  const first = enter((asked) => (isQuote(asked) ? late : known))
  send(first)
  await waitFor(() => expect(wire.asked).toHaveLength(1))
  first.unmount()
  arrive(accepted)
  await wait(20)
  expect(storedDraft()).not.toBeNull()
  const again = renderHook(() =>
    useQuoting({ place: { roomId: 'R1', mode: 'ongoing' }, room, typeCode: null, onOutcome: () => undefined }),
  )
  expect(again.result.current.quoting).toMatchObject({ step: 'unknown', intent: { amount: '105' } })
  act(() => again.result.current.request('110'))
  act(() => again.result.current.sendNow('110'))
  expect(again.result.current.quoting).toMatchObject({ step: 'unknown', intent: { amount: '105' } })
  await waitFor(() => expect(again.result.current.quoting).toMatchObject({ step: 'refused', code: 4303 }))
  expect(storedDraft()).toBeNull()
  expect(wire.asked.map(({ path }) => path.split('/').at(-1))).toEqual(['quote', 'answer'])
  expect(new Set(wire.asked.map(({ body }) => body['idemKey'])).size).toBe(1)
})

test('[F14] a page restored from the back/forward cache polls the outcome of its quote; a page that was merely shown does not', async () => {
  const known = { code: 200, data: { known: true, code: 200, msg: null, reply } }
  const hook = enter((asked) => (isQuote(asked) ? unheard : known))
  send(hook)
  const shown = (persisted: boolean) =>
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
  shown(false)
  expect(hook.result.current.quoting.step).toBe('sending')
  shown(true)
  expect(hook.result.current.quoting.step).toBe('unknown')
  await waitFor(() => expect(hook.result.current.quoting.step).toBe('accepted'))
  expect(wire.asked.filter(isQuote)).toHaveLength(1)
})

test('[RT-15] the idle lock is prevented while the outcome is unknown, and not longer', async () => {
  const answer = { code: 200, data: { known: true, code: 200, msg: null, reply } }
  const hook = enter((asked) => (isQuote(asked) ? 'down' : wait(20).then(() => answer)))
  act(() => hook.result.current.request('105'))
  expect(isIdleLockPrevented()).toBe(false)
  act(() => hook.result.current.confirm(false))
  expect([hook.result.current.quoting.step, isIdleLockPrevented()]).toEqual(['sending', true])
  await waitFor(() => expect(hook.result.current.quoting.step).toBe('unknown'))
  expect(isIdleLockPrevented()).toBe(true)
  await waitFor(() => expect(hook.result.current.quoting.step).toBe('accepted'))
  expect(isIdleLockPrevented()).toBe(false)
})
