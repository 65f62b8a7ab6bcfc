// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as client from '#src/api/client.ts'
import { Refused, Unreachable } from '#src/api/errors.ts'
import { RoomScreen } from '#src/features/quote-room/RoomScreen.tsx'
import { signedOut } from '#src/features/session/state.ts'
import { useSession } from '#src/features/session/store.ts'
import type { RoomHead } from '#src/model/bidding/calls.ts'
import type { PushHandlers, PushStatus } from '#src/shared/lib/push.ts'
import { bidder, type Hall, hall, s } from '#tests/mock/exchange/engine/support.ts'
import { openScreen, useLine } from '#tests/support/screen.tsx'

const head: RoomHead = {
  roomId: 'R1',
  assetsId: 'R1',
  name: '春熙路商铺',
  no: 'N1',
  imgSrc: '/p.webp',
  mode: 'ongoing',
  isPractice: false,
  listing: { assetsId: 'R1', assetsName: '春熙路商铺', projectType: 2 },
  lots: [],
  deposit: '10',
  opensAt: 0,
}

// The window is the only one.
Object.defineProperty(navigator, 'locks', {
  configurable: true,
  value: { request: (_name: string, _options: object, work: () => Promise<void>) => work() },
})

let room: Hall
let reader: PushHandlers
let answers: Record<string, () => unknown>

beforeEach(() => {
  useLine((handlers, topic) => {
    if (topic === 'room:R1') reader = handlers
  })
  answers = {}
  vi.spyOn(client, 'call').mockImplementation(({ path }) => {
    const name = Object.keys(answers).find((end) => path.endsWith(end))
    return new Promise((resolve, reject) => {
      if (!name) return
      const answer = answers[name]!()
      if (answer instanceof Error) reject(answer)
      else resolve(answer)
    })
  })
  useSession.setState({ ...signedOut, baseUserId: 'B' }, true)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  useSession.setState(signedOut, true)
})

const show = (at: number) => act(() => reader.onSnapshot(room.see('B', at)))
const lineIs = (status: PushStatus) => act(() => reader.onStatus?.(status))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const outcome = () => screen.getByRole('group', { name: '报价结果' })

/** B in the room, over a line that is up. */
async function sitIn(config: Parameters<typeof hall>[1] = {}, people: Parameters<typeof hall>[2] = ['A', 'B']) {
  room = hall('ongoing', { S: '5', openMs: s(3_600), ...config }, people)
  room.wake(0)
  const place = { roomId: 'R1', mode: 'ongoing', practiceKey: undefined }
  openScreen([{ path: '/', element: <RoomScreen place={place} head={head} addressOf={() => '/'} /> }], '/')
  show(s(1))
  lineIs('live')
  await act(() => Promise.resolve())
}

/** The confirmation, after the moment in which no click counts. */
async function openConfirmation(opener: string | RegExp) {
  fireEvent.click(button(opener))
  await act(() => new Promise((resolve) => setTimeout(resolve, 450)))
  return within(screen.getByRole('dialog', { name: '确认报价' }))
}

test('[BD-03] what became of a quote is told also when the room has gone on meanwhile', async () => {
  await sitIn()
  answers['/ongoing/quote'] = () => new Refused({ code: 4207, msg: '报价超出截止时间', data: null }, '报价超出截止时间')
  const dialog = await openConfirmation('报价')
  fireEvent.click(dialog.getByRole('button', { name: '确认报价' }))
  room.quote('A', 100, s(2))
  room.wake(s(100_000))
  show(s(100_000))
  await act(() => Promise.resolve())
  expect(screen.getByRole('region', { name: '竞价结果' })).toBeDefined()
  expect(outcome().textContent).toContain('报价 100 元 未被受理：报价超出截止时间')
  act(() => button('知道了').focus())
  fireEvent.click(button('知道了'))
  await act(() => Promise.resolve())
  expect(document.activeElement).toBe(screen.getByRole('group', { name: '操作' }))
})

test('[BD-03] a confirmation that is open when the line is lost or the room paused sends nothing, and says why', async () => {
  await sitIn()
  const dialog = await openConfirmation('报价')
  const yes = dialog.getByRole('button', { name: '确认报价' })
  expect(yes.getAttribute('aria-disabled')).toBe('false')
  lineIs('waiting')
  expect(yes.getAttribute('aria-disabled')).toBe('true')
  expect(dialog.getByText('网络已断开，正在重连，报价以服务器接收为准')).toBeDefined()
  fireEvent.click(yes)
  lineIs('live')
  room.take({ kind: 'pause', reason: '权属核查' }, s(3))
  show(s(3))
  expect(dialog.getByText('竞价暂停中：权属核查')).toBeDefined()
  fireEvent.click(yes)
  expect(outcome().textContent).toBe('')
})

test('[BD-09] a match of a price that another has gone above is not sent', async () => {
  await sitIn({ priority: 'IN_ROOM' }, ['A', bidder('B', { rank: 1 }), 'C'])
  room.quote('A', 100, s(2))
  show(s(3))
  await openConfirmation(/^同价行使优先权/)
  room.quote('C', 105, s(4))
  show(s(5))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(outcome().textContent).toContain('价格或阶段已变化，请重新确认报价')
})

const access = async () => {
  const person = { userInfo: { authStatus: 3 } } as never
  useSession.setState({ ...signedOut, baseUserId: 'B', ...(person as object) }, true)
  await sitIn({}, ['A', 'C'])
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
}

test('[BD-03] a question that failed says nothing of the person, and can be put again', async () => {
  answers['/enroll/detail'] = () => new Refused({ code: 500, msg: '系统繁忙', data: null }, '系统繁忙')
  await access()
  expect(screen.queryByText(/您尚未报名本标的/)).toBeNull()
  answers['/enroll/detail'] = () => new Refused({ code: 404, msg: '没有这份报名', data: null }, '没有这份报名')
  fireEvent.click(button('重试'))
  expect(await screen.findByText(/您尚未报名本标的/)).toBeDefined()
})

test('[BD-03] nobody is sent to be verified before it is known who sits here', async () => {
  answers['/enroll/detail'] = () => new Refused({ code: 404, msg: '', data: null }, '')
  await sitIn({}, ['A', 'C'])
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByText(/请先完成实名认证/)).toBeNull()
})

test.each([
  [['R1'], '已取得竞买资格，正在进入…'],
  [['R2'], '您报名的标的中不含本标的，不能参与报价'],
])('[BD-03] who has just qualified for %s reads so', async (lotIds, says) => {
  answers['/enroll/detail'] = () => ({ id: 'E1', state: 'QUALIFIED', form: { lotIds } })
  await access()
  expect(await screen.findByText(says)).toBeDefined()
})

test('[BD-03] a room that does not come is asked for by itself, and at once by whoever presses 重试', async () => {
  let answer: ((error: Error) => void) | null = null
  const asked = vi.mocked(client.call).mockImplementation(() => new Promise((_, reject) => (answer = reject)))
  const place = { roomId: 'R1', mode: 'ongoing', practiceKey: undefined }
  openScreen([{ path: '/', element: <RoomScreen place={place} head={head} addressOf={() => '/'} /> }], '/')
  const fail = () => act(async () => answer!(new Unreachable('network', '')))
  const again = () => screen.findByRole('button', { name: '重试' })
  await waitFor(() => expect(asked).toHaveBeenCalled())
  await fail()
  asked.mockClear()
  fireEvent.click(await again())
  expect(button('正在重试…').getAttribute('aria-disabled')).toBe('true')
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1), { timeout: 500 })
  await fail()
  expect((await again()).getAttribute('aria-disabled')).toBeNull()
})
