import { describe, expect, test } from 'vitest'
import {
  actionBlockerOf,
  type BidBlocker,
  bidBlockerOf,
  type BidContext,
  connectionBlockerOf,
  quoteBlockerOf,
} from '#src/features/quote-room/bid/bid-blocker.ts'
import { blockerLabels } from '#src/features/quote-room/bid/labels.ts'
import { shownBlocker } from '#src/features/quote-room/bid/shown-blocker.ts'
import { draft, type Quoting } from '#src/features/quote-room/quoting/quoting.ts'
import type { RoomView } from '#src/features/quote-room/state/room-view.ts'
import { bidModes } from '#src/model/listing/detail.ts'

const me = { bidNo: '1001', canBid: true, reason: null, reasonText: null } as NonNullable<RoomView['me']>
const room = { mode: 'ongoing', me, paused: null, result: null } as RoomView
const open: BidContext = { room, status: 'live', quoting: draft, windowRole: 'sole' }

const paused = { since: 0, restMs: 5, reason: '系统维护' }
const result = { kind: 'FAILED', reason: 'NO_QUOTE', text: '无人报价，本场竞买已流拍', at: 1 } as const
const refused = (reason: string, reasonText: string | null = null): RoomView => ({
  ...room,
  me: { ...me, canBid: false, reason, reasonText },
})

const stale = '标的当前状态已转换，请刷新'
const stageOver = '上一价格档已结束'

/** The literal text, tone and next step of every blocker; where modes differ, of the modes named. */
const shown: Record<BidBlocker, [text: string, tone: string, next: string, modes?: Record<string, [string, string]>]> =
  {
    ended: ['竞价已经结束', 'warning', 'none'],
    unsettled: ['正在确认上一次报价的结果，请勿重复提交', 'warning', 'wait'],
    'second-window': ['您已在其他窗口打开本竞价厅，本窗口只能查看', 'warning', 'other-window'],
    'window-unknown': ['正在进入竞价厅，请稍候', 'warning', 'wait'],
    connecting: ['正在连接竞价服务，请稍候', 'warning', 'wait'],
    disconnected: ['连接已断开，请刷新页面重新进入', 'danger', 'reload'],
    'not-permitted': ['您无权接收本竞价厅的消息，请刷新页面或重新登录', 'danger', 'reload'],
    reconnecting: ['网络已断开，正在重连，报价以服务器接收为准', 'danger', 'wait'],
    'paused-for-reason': ['竞价暂停中：{{reason}}', 'warning', 'wait'],
    paused: ['竞价暂停中', 'warning', 'wait'],
    watching: ['围观中：只有取得竞买资格的竞买人可以报价', 'warning', 'enrol'],
    'signed-out': ['请先登录', 'danger', 'sign-in'],
    unverified: ['请先完成实名认证', 'danger', 'verify'],
    'not-entrant': ['挂牌期未报价，无法进入限时竞价', 'danger', 'none'],
    'not-confirmed': ['您未确认参与，不能报价', 'danger', 'none'],
    unqualified: ['您未取得本项目竞买资格', 'danger', 'enrol'],
    blacklisted: ['您已被列入黑名单，不允许出价', 'danger', 'none'],
    'deposit-unpaid': ['您未交纳保证金，系统不接受报价', 'danger', 'pay-deposit'],
    'pool-too-small': ['可用保证金不足，请补足保证金后再报价', 'danger', 'pay-deposit'],
    'not-started': ['竞价尚未开始', 'warning', 'wait'],
    'holders-only': ['优先竞买人环节，无法操作', 'warning', 'wait'],
    'no-quotes-taken': ['标的当前状态不能出价', 'warning', 'wait'],
    outdated: [stale, 'warning', 'reload', { 'v-shaped': [stageOver, 'wait'], 'dutch-auction': [stageOver, 'wait'] }],
    'time-over': ['报价超出截止时间', 'warning', 'wait'],
    leading: ['您当前报价已领先，无需重复报价', 'success', 'wait'],
    'ceiling-reached': ['已达最高限价，不接受报价', 'warning', 'wait'],
    'lapsed-before': ['您已多次逾期未付款，不能再次受理或候补', 'danger', 'none'],
    'quoted-once': ['您已经进行过一次报价', 'success', 'wait'],
    'revisions-spent': ['修改次数已用完', 'warning', 'wait'],
    'held-by-another': ['标的已被他人锁定，您可排队候补', 'warning', 'wait'],
    closed: ['标的当前状态不能出价', 'warning', 'wait'],
  }
const names = Object.keys(shown) as BidBlocker[]

describe.each(bidModes)('the text of a blocker in %s', (mode) => {
  test.each(names)('%s', (name) => {
    const [text, tone, next, modes = {}] = shown[name]
    const [textHere, nextHere] = modes[mode] ?? [text, next]
    expect(shownBlocker(name, { ...room, mode })).toEqual({ name, text: textHere, tone, next: nextHere })
  })
})

test('every blocker is in the table', () => {
  expect(Object.keys(blockerLabels).toSorted()).toEqual(names.toSorted())
})

describe('the exchange’s own texts', () => {
  test('of a result and of a refusal replace those of the blocker', () => {
    expect(shownBlocker('ended', { ...room, result }).text).toBe('无人报价，本场竞买已流拍')
    expect(shownBlocker('unqualified', refused('E_QUAL', '企业未满三年')).text).toBe('企业未满三年')
    expect(shownBlocker('closed', refused('E_NEW', '系统升级中')).text).toBe('系统升级中')
  })

  test('of a refusal do not replace those of a blocker of every action', () => {
    expect(shownBlocker('reconnecting', refused('E_QUAL', '企业未满三年')).text).toBe(
      '网络已断开，正在重连，报价以服务器接收为准',
    )
  })

  test('of a pause are its reason', () => {
    expect(shownBlocker('paused-for-reason', { ...room, paused }).values).toEqual({ reason: '系统维护' })
  })
})

test('nothing blocks a bidder with a live connection, or one that polls', () => {
  for (const status of ['live', 'polling'] as const) {
    expect(bidBlockerOf({ ...open, status })).toBeNull()
    expect(actionBlockerOf({ ...open, status })).toBeNull()
    expect(connectionBlockerOf(status)).toBeNull()
  }
})

test.each([
  [
    'ended',
    {
      room: { ...refused('E_SELF'), result, paused },
      quoting: { step: 'unknown' },
      windowRole: 'second',
      status: 'stale',
    },
  ],
  [
    'unsettled',
    { room: { ...refused('E_SELF'), paused }, quoting: { step: 'sending' }, windowRole: 'second', status: 'stale' },
  ],
  ['second-window', { room: { ...refused('E_SELF'), paused }, windowRole: 'second', status: 'stale' }],
  ['window-unknown', { room: { ...refused('E_SELF'), paused }, windowRole: 'pending', status: 'stale' }],
  ['connecting', { room: { ...refused('E_SELF'), paused }, status: 'connecting' }],
  ['disconnected', { room: { ...refused('E_SELF'), paused }, status: 'stopped' }],
  ['not-permitted', { room: { ...refused('E_SELF'), paused }, status: 'refused' }],
  ['reconnecting', { room: { ...refused('E_SELF'), paused }, status: 'stale' }],
  ['reconnecting', { status: 'waiting' }],
  ['reconnecting', { status: 'down' }],
  ['reconnecting', { status: 'idle' }],
  ['paused-for-reason', { room: { ...refused('E_SELF'), paused } }],
  ['paused', { room: { ...refused('E_SELF'), paused: { ...paused, reason: '' } } }],
  ['watching', { room: { ...room, me: null } }],
] as const)('%s comes before what follows it and blocks quotes and actions alike', (blocker, more) => {
  const context = { ...open, ...(more as Partial<BidContext> & { quoting?: Quoting }) }
  expect(bidBlockerOf(context)).toBe(blocker)
  expect(actionBlockerOf(context)).toBe(blocker)
})

test.each([
  ['E401', null, 'signed-out'],
  ['E_AUTH', null, 'unverified'],
  ['E_QUAL', '挂牌期未报价，无法进入限时竞价', 'not-entrant'],
  ['E_QUAL', '您未确认参与，不能报价', 'not-confirmed'],
  ['E_QUAL', '您未取得本项目竞买资格', 'unqualified'],
  ['E_QUAL', null, 'unqualified'],
  ['E_BLACK', null, 'blacklisted'],
  ['E_DEP', null, 'deposit-unpaid'],
  ['E_POOL', null, 'pool-too-small'],
  ['E_PHASE', '竞价尚未开始', 'not-started'],
  ['E_PHASE', '优先竞买人环节，无法操作', 'holders-only'],
  ['E_PHASE', '标的当前状态不能出价', 'no-quotes-taken'],
  ['E_STALE', '上一价格档已结束', 'outdated'],
  ['E_TIME', null, 'time-over'],
  ['E_SELF', '您当前报价已领先，无需重复报价', 'leading'],
  ['E_CAP', null, 'ceiling-reached'],
  ['E_ONCE', '您已多次逾期未付款，不能再次受理或候补', 'lapsed-before'],
  ['E_ONCE', '您已经进行过一次报价', 'quoted-once'],
  ['E_REV', null, 'revisions-spent'],
  ['E_LOCKED', null, 'held-by-another'],
  ['E_NEW', '系统升级中', 'closed'],
])('%s (%s) blocks quotes as %s, and no other action', (reason, reasonText, blocker) => {
  const context = { ...open, room: refused(reason, reasonText) }
  expect(quoteBlockerOf(context.room.me)).toBe(blocker)
  expect(bidBlockerOf(context)).toBe(blocker)
  expect(actionBlockerOf(context)).toBeNull()
})

test('a connection that is not made again is not announced as one that comes back', () => {
  const textOf = (status: Parameters<typeof connectionBlockerOf>[0]) =>
    shownBlocker(connectionBlockerOf(status)!, room).text
  expect(textOf('waiting')).toContain('正在重连')
  expect([textOf('stopped'), textOf('refused')].join(' ')).not.toContain('重连')
})
