import { refusalLabels } from '#src/model/bidding/labels.ts'
import type { BidMode } from '#src/model/listing/detail.ts'
import { unsentLabels } from '../labels.ts'
import type { BidBlocker } from './bid-blocker.ts'

/** What a person can do about a blocker. `wait`: it ends without the person; `none`: it stays for this room. */
export type NextStep = 'none' | 'wait' | 'reload' | 'sign-in' | 'verify' | 'enrol' | 'pay-deposit' | 'other-window'

/** `success`: the blocker is good news; `danger`: it lasts until the person acts, or for good. */
export type Tone = 'success' | 'warning' | 'danger'

/** One word for every mode, or one for each. */
export type ByMode<T extends string> = T | Readonly<Record<BidMode, T>>

type BlockerLabel = { text: ByMode<string>; tone: Tone; next: ByMode<NextStep> }

/** A price that falls step by step has steps that are over; every other room has phases. */
const byFall = <T extends string>(falling: T, other: T): Record<BidMode, T> => ({
  ongoing: other,
  phased: other,
  final: other,
  'once-off': other,
  'first-come-first-served': other,
  'two-stage': other,
  'v-shaped': falling,
  'dutch-auction': falling,
})

export const blockerLabels: Readonly<Record<BidBlocker, BlockerLabel>> = {
  ended: { text: unsentLabels.over, tone: 'warning', next: 'none' },
  unsettled: { text: '正在确认上一次报价的结果，请勿重复提交', tone: 'warning', next: 'wait' },
  'second-window': {
    text: '您已在其他窗口打开本竞价厅，本窗口只能查看',
    tone: 'warning',
    next: 'other-window',
  },
  'window-unknown': { text: '正在进入竞价厅，请稍候', tone: 'warning', next: 'wait' },
  connecting: { text: '正在连接竞价服务，请稍候', tone: 'warning', next: 'wait' },
  disconnected: { text: '连接已断开，请刷新页面重新进入', tone: 'danger', next: 'reload' },
  'not-permitted': { text: '您无权接收本竞价厅的消息，请刷新页面或重新登录', tone: 'danger', next: 'reload' },
  reconnecting: { text: '网络已断开，正在重连，报价以服务器接收为准', tone: 'danger', next: 'wait' },
  'paused-for-reason': { text: '竞价暂停中：{{reason}}', tone: 'warning', next: 'wait' },
  paused: { text: '竞价暂停中', tone: 'warning', next: 'wait' },
  watching: { text: '围观中：只有取得竞买资格的竞买人可以报价', tone: 'warning', next: 'enrol' },
  'signed-out': { text: refusalLabels.E401, tone: 'danger', next: 'sign-in' },
  unverified: { text: refusalLabels.E_AUTH, tone: 'danger', next: 'verify' },
  'not-entrant': { text: refusalLabels.notEntrant, tone: 'danger', next: 'none' },
  'not-confirmed': { text: refusalLabels.notConfirmed, tone: 'danger', next: 'none' },
  unqualified: { text: refusalLabels.E_QUAL, tone: 'danger', next: 'enrol' },
  blacklisted: { text: refusalLabels.E_BLACK, tone: 'danger', next: 'none' },
  'deposit-unpaid': { text: refusalLabels.E_DEP, tone: 'danger', next: 'pay-deposit' },
  'pool-too-small': { text: refusalLabels.E_POOL, tone: 'danger', next: 'pay-deposit' },
  'not-started': { text: refusalLabels.notStarted, tone: 'warning', next: 'wait' },
  'holders-only': { text: refusalLabels.priorityOnly, tone: 'warning', next: 'wait' },
  'no-quotes-taken': { text: refusalLabels.E_PHASE, tone: 'warning', next: 'wait' },
  outdated: {
    text: byFall(refusalLabels.stageOver, refusalLabels.E_STALE),
    tone: 'warning',
    next: byFall('wait', 'reload'),
  },
  'time-over': { text: refusalLabels.E_TIME, tone: 'warning', next: 'wait' },
  leading: { text: refusalLabels.E_SELF, tone: 'success', next: 'wait' },
  'ceiling-reached': { text: refusalLabels.E_CAP, tone: 'warning', next: 'wait' },
  'lapsed-before': { text: refusalLabels.heldBefore, tone: 'danger', next: 'none' },
  'quoted-once': { text: refusalLabels.E_ONCE, tone: 'success', next: 'wait' },
  'revisions-spent': { text: refusalLabels.E_REV, tone: 'warning', next: 'wait' },
  'held-by-another': { text: refusalLabels.E_LOCKED, tone: 'warning', next: 'wait' },
  closed: { text: refusalLabels.E_PHASE, tone: 'warning', next: 'wait' },
}

/** The link or button to a next step; a step without one is waited for. */
export const nextStepLabels = {
  reload: '刷新页面',
  'sign-in': '去登录',
  verify: '去实名认证',
  enrol: '查看标的与报名',
  'pay-deposit': '去交保证金',
} as const satisfies Partial<Record<NextStep, string>>
