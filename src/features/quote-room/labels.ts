import type { BidMode } from '#src/model/listing/detail.ts'
import type { DigitPlace } from '#src/model/money/quoted.ts'
import type { PushStatus } from '#src/shared/lib/push.ts'

/** Texts of the connection light. */
export const connectionLabels: Record<PushStatus, string> = {
  idle: '正在连接',
  connecting: '正在连接',
  live: '已连接',
  stale: '连接不稳定',
  waiting: '重连中',
  polling: '实时通道不可用，定时刷新中',
  down: '未连接',
  stopped: '已断开',
  refused: '无权接收',
}

/** The way out of a room. */
export const exitLabels = {
  hall: { label: '竞价大厅', hint: '回到竞价大厅' },
  project: { label: '采购项目详情', hint: '回到采购项目' },
} as const

/** Standing of the own quote. */
export const standingLabels = {
  leading: '您当前领先',
  outbid: '您已被超越，当前最低有效报价 {{amount}}',
  matchable: '您已被超越，以同价 {{amount}} 行使优先权即可领先，无须加价',
  led: '连接中断前您领先，恢复连接后更新',
  lagged: '连接中断前您已被超越，恢复连接后更新',
} as const

/** What leaving the room now would lose. */
export const lossLabels = {
  unsettled: '您的报价正在等待受理结果，离开后将看不到结果；报价可能已经生效，请勿重复报价。',
  leading: '您当前领先，报价仍然有效；离开后被超越时收不到本页提醒，可能错过加价。',
  led: '连接中断前您领先，报价可能仍然有效；离开后被超越时收不到本页提醒，可能错过加价。',
  holding: '标的已为您锁定，离开后付款时限继续计算；逾期未付款的，由候补者依次递补。',
} as const

/** What an amount is compared with in a second stage; elsewhere with a price that has a name. */
export const firstStageBest = '第一阶段最高价'

/** The price that is accepted now while it falls. */
export const clockPrice = '当前应价价格'

/** Why an amount needs a second confirmation; `{{base}}` is what it is far above. */
export const boldLabels = {
  steps: '您的报价高于{{base}} {{steps}} 手（+{{rate}}%），请核对金额是否有误',
  /** No increments are counted. */
  rate: '您的报价高于{{base}}（+{{rate}}%），请核对金额是否有误',
} as const

/** What the result is to the winner. */
export const endingLabels = { won: '恭喜您竞得', defaulted: '您竞得后违约，成交已终止' } as const

/** Whether a reserve was met, without its amount; the price is named by `priceNameValues`, here and below. */
export const reserveLabels = {
  met: '本场设有保留价，{{dealPrice}}已达到保留价。',
  missed: '本场设有保留价，最高报价未达到保留价。',
  none: '本场未设保留价。',
} as const

/** Outcomes of a quote that the room did not refuse itself. */
export const quoteOutcomeLabels = {
  notReceived: '报价未送达，未被系统受理，请重新确认报价',
  unknownMode: '暂不支持该报价方式',
} as const

/** Why an amount was not sent while its confirmation was open. */
export const unsentLabels = {
  over: '竞价已经结束',
  phaseOver: '这一阶段的报价已经结束',
  priceMoved: '领先价格已变化，优先权须按新的价格行使',
  overtaken: '价格已变动，该金额已低于最低有效报价',
} as const

/** Changes in the room while a confirmation is open. */
export const movedLabels = {
  phase: '阶段已由“{{from}}”变为“{{to}}”。',
  price: '{{currentPrice}}已由 {{from}} 变为 {{to}}。',
  firstPrice: '已有人报价，{{currentPrice}} {{to}}。',
  noPrice: '此前的报价已被撤回，当前没有有效报价。',
  again: '该金额仍可报出，请重新确认。',
} as const

export const placeLabels: Record<DigitPlace, string> = {
  11: '千亿',
  10: '百亿',
  9: '十亿',
  8: '亿',
  7: '千万',
  6: '百万',
  5: '十万',
  4: '万',
  3: '千',
  2: '百',
  1: '十',
  0: '个',
  [-1]: '十分位',
  [-2]: '百分位',
}

/** Names of a lot's own figures, except its start price; those of its room's rules are in the model. */
export const lotLabels = {
  deposit: '保证金',
  bound: '保证金要求',
} as const

/** For a leader, who need not confirm, but may: after being outbid in the last second it is too late. */
export const leaderNeedNotConfirm = '您当前领先，自由期结束时仍领先的自动进入限时竞价；为防届时被超越，可提前确认。'

/** Phases without any action for a bidder. */
export const pauseLabels: Readonly<Record<string, string>> = {
  NOT_STARTED: '竞价尚未开始，开始后即可报价，请留意倒计时',
  PREP2: '自由报价已结束，正在准备限时竞价，此时不接受报价',
  WAIT: '第一阶段已结束，第二阶段即将开始',
  OPENING: '报价已截止，正在统一开启',
}

type ConfirmationTexts = {
  /** Before the opening, where the confirmation is the first phase. */
  opening?: string
  /** When to confirm, and the consequence of not confirming; shown until the confirmation opens. */
  before: string
  /** In the confirmation phase. */
  during: string
  /** What remains possible without it, with an own quote in the open part and without. */
  missed: { quoted?: string; silent: string }
}
type ModeTexts = {
  /** What the opening brings; null where quoting opens at once. */
  opening: string | null
  /** What must be confirmed before quoting; null where nothing is. */
  confirmation: ConfirmationTexts | null
}

const quotingAtOnce: ModeTexts = { opening: null, confirmation: null }

/** What the room shows of a mode in addition to its rules. */
export const modeTexts: Readonly<Record<BidMode, ModeTexts>> = {
  ongoing: quotingAtOnce,
  phased: {
    opening: null,
    confirmation: {
      before: '请在自由报价期内点击“确认进入限时竞价”；未确认且届时未领先的，限时竞价期内不能报价。',
      during: '未确认的，限时竞价期内不能报价。',
      missed: {
        quoted:
          '您未在自由报价期内确认，限时竞价期内不能报价；您在自由报价期的报价仍然有效，限时竞价期无人报价的，由最高有效报价者成交。',
        silent: '您未在自由报价期内确认，限时竞价期内不能报价；仍可在此查看竞价结果。',
      },
    },
  },
  final: quotingAtOnce,
  'once-off': {
    opening: null,
    confirmation: {
      opening: '竞价尚未开始，开始后须先确认参与，请留意倒计时',
      before: '竞价开始后，请在 {{length}} 内点击“确认参与报价”；未确认的视为放弃，本场不能报价。',
      during: '询问确认共 {{length}}，请在倒计时结束前确认；确认后方可在报价期内密封报价，未确认视为放弃。',
      missed: { silent: '您未在规定时间内确认参与，本场不能报价；仍可在此查看开启结果。' },
    },
  },
  'first-come-first-served': {
    opening: '竞价尚未开始，开始后首位受理者锁定标的，请留意倒计时',
    confirmation: null,
  },
  'two-stage': {
    opening: null,
    confirmation: {
      before:
        '第二阶段为密封报价：第一阶段结束后，请在询问确认的 {{length}} 内点击“确认参与报价”；未确认的不能密封报价，第一阶段的报价仍然有效。',
      during:
        '询问确认共 {{length}}，请在倒计时结束前确认；确认后方可在报价期内密封报价，未确认的，第一阶段的报价仍然有效。',
      missed: {
        quoted:
          '您未在规定时间内确认参与，不能密封报价；您在第一阶段的报价仍然有效，第二阶段无人报价的，由第一阶段最高有效报价者成交。',
        silent: '您未在规定时间内确认参与，不能密封报价；仍可在此查看开启结果。',
      },
    },
  },
  'v-shaped': {
    opening: '竞价尚未开始，开始后价格逐级下降，有人应价后转为加价，请留意倒计时',
    confirmation: null,
  },
  'dutch-auction': {
    opening: '竞价尚未开始，开始后价格逐级下降，最先应价者成交，请留意倒计时',
    confirmation: null,
  },
}

/** Milestones of a countdown that are spoken, ms before its end (quality, C4). */
export const milestoneLabels: Readonly<Record<number, string>> = {
  300000: '距本阶段结束还有 5 分钟',
  60000: '距本阶段结束还有 1 分钟',
  30000: '距本阶段结束还有 30 秒',
  10000: '距本阶段结束还有 10 秒',
}

/** What a signed-in person still needs before bidding. */
export const accessLabels = {
  verify: '请先完成实名认证，再报名参与竞价',
  enrol: '您尚未报名本标的，取得竞买资格后方可报价',
  closed: '本标的报名已截止，不能再报名，您可以继续围观',
  continue: '您的报名尚未提交完成，请继续填写',
  pending: '您的报名正在审核，通过并交纳保证金后方可报价',
  pay: '您已报名成功，请尽快完成保证金交纳，到账后即可报价',
  qualified: '已取得竞买资格，正在进入…',
  invited: '您收到了本标的的联合竞买邀请，同意后由牵头人报价',
  member: '您是联合体成员，报价由牵头人办理，您可在此观看',
  otherLots: '您报名的标的中不含本标的，不能参与报价',
  refused: '您的报名未通过或已失效，不能参与报价',
} as const
