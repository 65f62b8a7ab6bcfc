import type { PhaseName } from './schema.ts'

/**
 * Texts of refusals (domain 3.3, 3.14, 4); `{{x}}` is an amount in the lot's unit, `{{m}}` a multiple; prices are named by
 * `priceNameValues`.
 */
export const refusalLabels = {
  E401: '请先登录',
  E_AUTH: '请先完成实名认证',
  E_QUAL: '您未取得本项目竞买资格',
  notEntrant: '挂牌期未报价，无法进入限时竞价',
  notConfirmed: '您未确认参与，不能报价',
  notHolder: '您不是本标的的优先权人',
  E_BLACK: '您已被列入黑名单，不允许出价',
  E_DEP: '您未交纳保证金，系统不接受报价',
  E_POOL: '可用保证金不足，请补足保证金后再报价',
  E_PHASE: '标的当前状态不能出价',
  paused: '竞价暂停中',
  notStarted: '竞价尚未开始',
  priorityOnly: '优先竞买人环节，无法操作',
  E_STALE: '标的当前状态已转换，请刷新',
  stageOver: '上一价格档已结束',
  E_TIME: '报价超出截止时间',
  E_KEY: '该请求已提交过其他内容，请重新确认报价',
  keyVoid: '该请求已作废，请重新确认报价',
  E_RATE: '操作过于频繁，请稍后再试',
  E_FMT: '报价格式不正确',
  E_MIN: '首次报价不得低于{{startPrice}}',
  E_STEP: '报价必须大于等于{{x}}',
  E_MULT: '加价金额必须是加价幅度的整数倍',
  E_MAX: '单次加价不得超过加价幅度的{{m}}倍',
  E_SELF: '您当前报价已领先，无需重复报价',
  E_CAP: '已达最高限价，不接受报价',
  overCeiling: '报价超过最高限价，该次报价不成立，转入第二阶段',
  E_CONF: '价格已变化，当前最低有效报价为{{x}}',
  E_ONCE: '您已经进行过一次报价',
  heldBefore: '您已多次逾期未付款，不能再次受理或候补',
  queued: '您已在候补队列中',
  E_REV: '修改次数已用完',
  E_PRICE: '报价必须等于当前价格{{x}}',
  E_RANGE: '报价不在报价区间，请重新报价',
  E_DUP: '您的报价已被报了，请重新报价',
  accepted: '该价格已被其他竞买人应价，请加价',
  taken: '该价格已被其他竞买人应价',
  E_LOCKED: '标的已被他人锁定，您可排队候补',
} as const

/** Phase names; a mode may have its own. */
export const phaseLabels: Record<PhaseName, string> = {
  NOT_STARTED: '即将开始',
  FREE: '自由报价期',
  PREP2: '限时竞价准备',
  DELAY: '延时报价期',
  LIMIT: '限时竞价期',
  SEALED: '密封报价',
  OPENING: '开标',
  DESCEND: '降价应价',
  ASCEND: '加价竞价',
  OPEN: '受理进行中',
  HOLD: '已锁定待付款',
  WAIT: '等待',
  INQUIRY: '询问确认',
  PRIORITY: '优先权人确认',
  ENDED: '已结束',
  TERMINATED: '已终止',
}

/** The operator's terms where a mode differs: the long open period of `ongoing` is the 限时报价期 (domain 0.3). */
export const modePhaseLabels: Readonly<Record<string, Partial<Record<PhaseName, string>>>> = {
  ongoing: { FREE: '限时报价期' },
  'two-stage': { FREE: '公开竞价', DELAY: '公开竞价延时' },
}

/** The state of a row in the bidding record (domain 3.12). */
export const tagLabels = { LEADING: '领先', OUT: '出局', REMOVED: '回退', DEAL: '成交' } as const
/** The small mark beside a row. */
export const markLabels = { PRIORITY: '优' } as const

/** Why a room ended; prices are named by `priceNameValues`. */
export const outcomeLabels = {
  HIGHEST: '本场竞买已成交',
  PRIORITY: '优先权人行使优先权，本场竞买已成交',
  BASE_BID: '报名即视为以{{askingPrice}}报价，本场竞买已成交',
  AGREEMENT: '仅一名合格意向方，转协议成交',
  NO_BIDDER: '公告期满无人报名',
  SINGLE: '合格意向方不足两名',
  NO_QUOTE: '无人报价，本场竞买已流拍',
  BELOW_RESERVE: '未达到保留价，本场竞买已流拍',
  TERMINATED: '本场竞买已终止',
} as const
