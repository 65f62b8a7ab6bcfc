import { cleanup, screen, within } from '@testing-library/react'
import { ws } from 'msw'
import { describe, expect, test } from 'vitest'
import { isIdleLockPrevented } from '#src/features/session/screen-lock/idle-lock-prevention.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import { server } from '#tests/support/world.ts'
import {
  centre,
  confirm,
  confirmation,
  duel,
  ending,
  isOff,
  blockerText,
  outcome,
  press,
  quote,
  record,
  roomFor,
  sendButton,
  enterRoom,
  tableAt,
  until,
  untilText,
  waitingRoom,
} from './room.ts'

const headCall = '/dscq-sync/v1/bid-assets/room/head'
const quoteCall = '/dscq-sync/v1/bid-assets/ongoing/quote'
const snapshotCall = '/dscq-sync/v1/bid-assets/room/snapshot'
const main = () => screen.getByRole('main')

test('[BD-03] the quote hall while loading, failing and retried, for a person without an enrolment', async () => {
  const world = openWorld()
  const { assetsId, assetsName } = waitingRoom(world, 'ongoing')
  const release = world.hold(headCall)
  world.faults({ path: headCall, kind: 'down' })
  const { user } = await renderRoute(`/quoteHall?assetsId=${assetsId}`, { as: 'person', world })
  expect(main().querySelector('[aria-busy=true]')).not.toBeNull()
  release()
  const again = await within(main()).findByRole('button', { name: '重试' })
  world.faults()
  await user.click(again)
  await untilText(() => screen.queryByRole('heading', { level: 1 }), assetsName)
  await untilText(centre, '您尚未报名本标的，取得竞买资格后方可报价')
  expect(record().textContent).toContain('竞价记录')
  expect(screen.getByRole('link', { name: '我要报名' }).getAttribute('href')).toMatch(
    new RegExp(`^/bidEnroll.*${assetsId}`),
  )
  expect((await roomFor(world, 'person', assetsId)).me).toMatchObject({ bidNo: null, canBid: false })
})

test('[BD-03] after the end of enrolment a watcher is not sent to enrol, verified or not', async () => {
  const world = openWorld()
  const live = world.exchange.market.biddingNow().find(({ mode, isPackage }) => mode === 'phased' && !isPackage)!
  for (const as of ['person', 'newcomer'] as const) {
    await renderRoute(`/quoteHall?assetsId=${live.assetsId}`, { as, world })
    await untilText(centre, '本标的报名已截止，不能再报名，您可以继续围观')
    expect(screen.queryByRole('link', { name: '我要报名' })).toBeNull()
    expect(screen.getByRole('link', { name: '查看标的' }).getAttribute('href')).toContain(live.assetsId)
    cleanup()
  }
})

test('[BD-03] a room can be watched without an account', async () => {
  const world = openWorld()
  const { assetsId } = waitingRoom(world, 'ongoing')
  await renderRoute(`/hall?watch=${assetsId}`, { world })
  expect(await screen.findByRole('region', { name: '竞价记录' })).toBeDefined()
  expect(screen.getByText('围观中：只有取得竞买资格的竞买人可以报价')).toBeDefined()
  expect(screen.getByRole('link', { name: '查看标的与报名' })).toBeDefined()
  expect(screen.queryByRole('textbox', { name: /^我的报价/ })).toBeNull()
  expect(sendButton()).toBeNull()
})

test.each([
  ['/hall?watch=nowhere', undefined],
  ['/quoteHall?assetsId=nothing', 'person'],
  ['/quoteHall', 'person'],
] as const)('[BD-03] %s shows that the room does not exist', async (address, as) => {
  await renderRoute(address, as ? { as } : {})
  expect(await screen.findByText('未找到该竞价厅')).toBeDefined()
})

test.each([
  ['the quote hall', (id: string) => `/quoteHall?assetsId=${id}`, 'person'],
  ['a watched room', (id: string) => `/hall?watch=${id}`, undefined],
] as const)('[BD-03] %s is not shown as missing when the exchange fails, and can be retried', async (...row) => {
  const [, addressOf, as] = row
  const world = openWorld()
  const { assetsId } = waitingRoom(world, 'ongoing')
  world.faults({ path: '/dscq-sync/v1/bid-assets/room/head', kind: 'refuse', code: 500, msg: '系统繁忙' })
  const { user } = await renderRoute(addressOf(assetsId), { world, ...(as ? { as } : {}) })
  const again = await within(main()).findByRole('button', { name: '重试' })
  expect(screen.queryByText('未找到该竞价厅')).toBeNull()
  world.faults()
  await user.click(again)
  expect(await screen.findByRole('region', { name: '竞价记录' })).toBeDefined()
})

test('[BD-03] the quote hall asks a visitor to sign in', async () => {
  const { address } = await renderRoute('/quoteHall?assetsId=R00-0')
  await until(() => expect(address()).toBe('/login?redirect=%2FquoteHall%3FassetsId%3DR00-0'))
})

test('[BD-03] when the enrolment cannot be fetched, nothing is claimed about it, and it can be retried', async () => {
  const world = openWorld()
  const { assetsId } = waitingRoom(world, 'ongoing')
  world.faults({ path: '/dscq-project/enroll/detail', kind: 'refuse', code: 500, msg: '系统繁忙' })
  const { user } = await renderRoute(`/quoteHall?assetsId=${assetsId}`, { as: 'person', world })
  const again = await within(main()).findByRole('button', { name: '重试' })
  expect(centre().textContent).not.toContain('您尚未报名本标的')
  world.faults()
  await user.click(again)
  await untilText(centre, '您尚未报名本标的')
})

test('[BD-03] an unverified person is sent to 实名认证, and not before the user is loaded', async () => {
  const world = openWorld()
  const { assetsId } = waitingRoom(world, 'ongoing')
  const release = world.hold('/dscq-user/user/detail')
  await renderRoute(`/quoteHall?assetsId=${assetsId}`, { as: 'newcomer', world })
  await until(() => expect(world.callsTo('/dscq-project/enroll/detail')).toHaveLength(1))
  await untilText(() => screen.queryByTestId('line'), '已连接')
  expect(centre().textContent).not.toContain('请先完成实名认证')
  release()
  await untilText(centre, '请先完成实名认证，再报名参与竞价')
  expect(screen.getByRole('link', { name: '去实名认证' }).getAttribute('href')).toBe('/realNamePersonInfo')
})

test('[BD-03] a watcher who qualifies is informed, and can bid as soon as the room knows it', async () => {
  const world = openWorld()
  const listing = waitingRoom(world, 'ongoing')
  await renderRoute(`/quoteHall?assetsId=${listing.assetsId}`, { as: 'person', world })
  await untilText(centre, '您尚未报名本标的')
  // The first snapshot of the connection would admit the bidder as well.
  await untilText(() => screen.queryByTestId('line'), '已连接')
  const release = world.hold(snapshotCall)
  tableAt(world, listing, [['person']])
  await untilText(centre, '已取得竞买资格，正在进入…')
  release()
  await untilText(centre, '竞价尚未开始，开始后即可报价')
})

test('[BD-03] a bidder for other lots of a package is informed that this lot is not among them', async () => {
  const world = openWorld()
  const { exchange } = world
  const listing = exchange.market.upcoming().find(({ mode, isPackage }) => mode === 'ongoing' && isPackage)!
  const [first, second] = listing.memberIds as [string, string]
  const { deposit } = exchange.tables.listings.get(first)!
  tableAt(world, listing, [['person', { lotIds: [first], poolAmount: deposit }]], first)
  await renderRoute(`/quoteHall?assetsId=${listing.assetsId}&lot=${second}`, { as: 'person', world })
  await untilText(centre, '您报名的标的中不含本标的，不能参与报价')
})

test('[BD-03] [F13] a room that fails to load is fetched again by itself, and at once by 重试', async () => {
  const world = openWorld()
  const { assetsId } = waitingRoom(world, 'ongoing')
  server.use(ws.link(/\/push/).addEventListener('connection', ({ client }) => client.close()))
  world.faults({ path: snapshotCall, kind: 'down' })
  const { user } = await renderRoute(`/hall?watch=${assetsId}`, { world })
  const again = () => within(main()).getByRole('button', { name: /^(重试|正在重试…)$/ })
  await until(() => expect(again().textContent).toBe('重试'))
  const release = world.hold(snapshotCall)
  world.clearCalls()
  await user.click(again())
  expect(again().textContent).toBe('正在重试…')
  expect(isOff(again())).toBe(true)
  await until(() => expect(world.callsTo(snapshotCall)).toHaveLength(1))
  world.faults()
  release()
  await untilText(() => document.body, '竞价记录')
})

describe('[BD-03] a lost connection', () => {
  const standing = () => centre().querySelector<HTMLElement>('[data-band]')!
  const sentence = () => standing().querySelector('[class*=sentence]')!.textContent
  const line = () => screen.getByTestId('line').textContent
  /** No socket can be opened from here on. */
  const noSockets = () => server.use(ws.link(/\/push/).addEventListener('connection', ({ client }) => client.close()))
  const dialAnew = () => dispatchEvent(new Event('online'))

  test('is shown as 未连接 and blocks sending, until the room is fetched by HTTP', async () => {
    const { world } = await duel('ongoing')
    await until(() => expect(isOff(sendButton())).toBe(false))
    noSockets()
    world.faults({ path: '*', kind: 'down' })
    const seen = new Set<string | null>()
    world.exchange.hub.close()
    await until(() => {
      dialAnew()
      seen.add(line())
      expect(line()).toBe('未连接')
    })
    expect(isOff(sendButton())).toBe(true)
    expect(blockerText()).toBe('网络已断开，正在重连，报价以服务器接收为准')
    expect([...seen].filter((text) => text?.includes('定时刷新'))).toEqual([])
    world.faults()
    dialAnew()
    await until(() => expect(line()).toBe('实时通道不可用，定时刷新中'))
    await until(() => expect([blockerText(), isOff(sendButton())]).toEqual(['', false]))
  })

  test('shows no lead in green: the earlier lead is shown as such, and being outbid meanwhile is announced', async () => {
    const table = await duel('ongoing')
    const { user, world, quotes, shown } = table
    await quote(user, table, 0)
    await until(() => expect(sentence()).toBe('您当前领先'))
    expect(standing().dataset['tone']).toBe('success')
    noSockets()
    world.faults({ path: '*', kind: 'down' })
    world.exchange.hub.close()
    await until(() => expect(sentence()).toBe('连接中断前您领先，恢复连接后更新'))
    expect(standing().dataset['tone']).toBe('neutral')
    expect(centre().querySelector('[data-mine]')).toBeNull()
    quotes('company', 1)
    await until(() => {
      dialAnew()
      expect(line()).toBe('未连接')
    })
    expect(sentence()).toBe('连接中断前您领先，恢复连接后更新')
    world.faults()
    dialAnew()
    await until(() => expect(sentence()).toBe(`您已被超越，当前最低有效报价 ${shown(2)}`))
    expect(screen.getByTestId('assertive').textContent).toBe(`您已被超越，当前最低有效报价 ${shown(2)}`)
  })
})

test('[RT-15] a live room prevents the idle lock; an ended or left room does not', async () => {
  const table = await duel('ongoing')
  expect(isIdleLockPrevented()).toBe(true)
  await table.world.control('room-order', { roomId: table.roomId, kind: 'terminate', reason: '委托方撤回' })
  await untilText(() => screen.queryByRole('region', { name: '竞价结果' }), /./)
  await until(() => expect(isIdleLockPrevented()).toBe(false))
})

test('[RT-15] a room prevents the idle lock before its opening as well, and until it is left', async () => {
  const world = openWorld()
  const table = tableAt(world, waitingRoom(world, 'ongoing'), [['person']])
  await enterRoom(table)
  await until(() => expect(isIdleLockPrevented()).toBe(true))
  cleanup()
  expect(isIdleLockPrevented()).toBe(false)
})

test('[BD-03] the outcome of a quote is shown also when the room has changed meanwhile', async () => {
  const { user, world, untilEnd, quotes, shown } = await duel('ongoing')
  const release = world.hold(quoteCall)
  await press(user, '报价')
  await confirm(user)
  await untilText(outcome, '正在提交报价')
  quotes('company', 0)
  untilEnd()
  untilEnd()
  release()
  await untilText(ending, shown(0))
  await untilText(outcome, `报价 ${shown(0)} 未被受理：标的当前状态已转换，请刷新`)
  await user.click(screen.getByRole('button', { name: '知道了' }))
  await until(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: '操作' })))
})

test('[BD-03] an open confirmation sends nothing after a lost connection or during a pause, and shows why', async () => {
  const { user, world, roomId } = await duel('ongoing')
  await press(user, '报价')
  const yes = await confirmation()
  const dialog = screen.getByRole('dialog')
  world.exchange.hub.close()
  await untilText(() => dialog, '网络已断开，正在重连，报价以服务器接收为准')
  expect(isOff(yes)).toBe(true)
  await user.click(yes)
  dispatchEvent(new Event('online'))
  await until(() => expect(isOff(yes)).toBe(false))
  await world.control('room-order', { roomId, kind: 'pause', reason: '权属核查' })
  await untilText(() => dialog, '竞价暂停中：权属核查')
  await user.click(yes)
  expect(outcome()).toBe('')
  expect(world.callsTo(quoteCall)).toEqual([])
})

test.each([
  ['a line that breaks', { kind: 'down' }],
  ['nonsense', { kind: 'nonsense', body: '<!doctype html><title>Bad Gateway</title>' }],
  ['a breakdown in an envelope', { kind: 'refuse', code: 500, msg: '系统繁忙' }],
] as const)(
  '[BD-03] [F14] accepted, with %s as response: no outcome is shown until it has been fetched, and the quote is sent once',
  async (_name, fault) => {
    const { user, world, room, shown } = await duel('ongoing')
    world.faults({ path: quoteCall, after: true, ...fault })
    const release = world.hold('/dscq-sync/v1/bid-assets/room/answer')
    await press(user, '报价')
    await confirm(user)
    await untilText(outcome, `尚未收到 ${shown(0)} 的结果，正在向系统查询，请勿重复报价…`)
    expect(blockerText()).toBe('正在确认上一次报价的结果，请勿重复提交')
    release()
    await untilText(outcome, `报价 ${shown(0)} 已受理（第 1 号）`)
    await untilText(centre, '您当前领先')
    expect([world.callsTo(quoteCall).length, room().seq]).toEqual([1, 1])
  },
)

test('[BD-03] [F14] a quote that was not received is reported as such, and may be sent again', async () => {
  const { user, world, room, shown } = await duel('ongoing')
  world.faults({ path: quoteCall, kind: 'down', times: 1 })
  await press(user, '报价')
  await confirm(user)
  await untilText(outcome, '未被受理：报价未送达，未被系统受理，请重新确认报价')
  expect(room().seq).toBe(0)
  await press(user, '报价')
  await confirm(user)
  await untilText(outcome, `报价 ${shown(0)} 已受理（第 1 号）`)
})

test('[C4] of dozens of quotes a screen reader announces the newest, at most one in three seconds', async () => {
  const world = openWorld()
  const { assetsId, opensAt } = waitingRoom(world, 'ongoing')
  world.jumpTo(opensAt)
  await renderRoute(`/hall?watch=${assetsId}`, { world })
  const polite = await screen.findByTestId('polite')
  await until(() => expect(polite.textContent).not.toBe(''))
  const spoken: { text: string; at: number }[] = []
  const listen = () => {
    if (polite.textContent) spoken.push({ text: polite.textContent, at: performance.now() })
  }
  new MutationObserver(listen).observe(polite, { subtree: true, childList: true, characterData: true })
  for (let turn = 0; turn < 12; turn += 1) await world.control('quote', { assetsId, bidNo: String(7100 + turn) })
  await untilText(() => polite, '第 12 次报价')
  expect(spoken.length).toBeLessThan(12)
  const pauses = spoken.slice(1).map(({ at }, index) => at - spoken[index]!.at)
  expect(Math.min(Infinity, ...pauses)).toBeGreaterThan(2_900)
})
