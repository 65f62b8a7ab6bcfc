import type { EntryRule } from '../bidding/modes.ts'
import type { BidMode } from '../listing/detail.ts'

/** Summary of each mode (domain 4.14); figures are in the room's rules, prices are named by `priceNameValues`. */
export const modeTerms: Readonly<Record<BidMode, string>> = {
  ongoing:
    '限时报价期内即可报价；限时报价期结束后自动进入延时报价期，延时期内每出现一次有效报价，倒计时重新开始；倒计时结束，最高报价者为最高应价人。',
  phased:
    '先自由报价，再进入限时竞价；限时期内每出现一次有效报价，倒计时重新开始；倒计时结束，最高报价者为最高应价人。',
  final: '在规定时间内密封报价，可在次数内修改，以最后一次有效报价为准，截止后统一开启，价高者得，同价时间优先。',
  'once-off':
    '先在询问确认期内确认参与，未确认的不能报价；每人只有一次报价机会，提交后不得修改或撤回，截止前互不可见。',
  'first-come-first-served': '价格固定，以服务器受理先后为序，首位符合条件并按时付款者成交。',
  'two-stage':
    '第一阶段公开竞价；触发条件成立后，先询问确认，确认参与的在第二阶段密封报价；第二阶段无人报价的，第一阶段最高有效报价者成交。',
  'v-shaped': '价格自上而下逐档下降，首位应价后转为向上加价，延时期内无人加价即结束。',
  'dutch-auction': '价格逐档下降，首位应价者即以{{currentPrice}}成交；降至底价仍无人应价则流拍。',
}

/** Names of a room's rules, in order. */
export const termNames = {
  mode: '竞价方式',
  course: '竞价过程',
  entry: '限时竞价资格',
  confirmation: '参与确认',
  drop: '降价规则',
  amount: '报价要求',
  revisions: '报价机会',
  hold: '付款时限',
  extension: '延时规则',
  cap: '最高限价',
  reserve: '保留价',
  priority: '优先权',
  single: '仅一名竞买人',
  second: '违约递补',
  cycles: '延期挂牌',
} as const
export type TermName = keyof typeof termNames

/** Names of a room's figures, in order: its rules in short. */
export const figureNames = {
  S: '加价幅度',
  S2: '限时期加价幅度',
  M: '单次最多加价',
  entry: termNames.entry,
  dropStep: '降价幅度',
  dropEvery: '降价周期',
  floor: '最低价',
  D: '延时周期',
  range: '报价区间',
  cap: termNames.cap,
  maxRevisions: '可修改次数',
  holdMs: termNames.hold,
  reserve: termNames.reserve,
  priority: termNames.priority,
} as const
export type FigureName = keyof typeof figureNames

/** Who enters the timed round of 分段竞价, in short. */
export const entryShort: Readonly<Record<EntryRule, string>> = {
  ALL: '全体合格竞买人均可进入限时竞价',
  FREE_BIDDERS: '自由期报过价的竞买人方可进入限时竞价',
  CONFIRMED: '确认参加的竞买人方可进入限时竞价',
}

/** Texts of a room's rules, with their figures (domain 4.10) and the names of `priceNameValues`. */
export const termTexts = {
  mode: '本场为“{{name}}”。{{text}}',
  ongoing: '先是限时报价期 {{open}}，期满后进入延时报价期，至少 {{delay}}。',
  phased: '先是自由报价期 {{open}}，结束后准备 {{prep}}，再进入限时竞价期，至少 {{delay}}。',
  sealed: '密封报价期 {{open}}。',
  inquiryThenSealed: '竞价开始后先是参与确认 {{inquiry}}，再是密封报价期 {{open}}。',
  taking: '受理时间 {{open}}，受理一位后锁定标的。',
  twoStage:
    '第一阶段公开竞价 {{open}}，其后延时至少 {{delay}}；有两人以上报价的，等待 {{wait}}、参与确认 {{inquiry}}后进入第二阶段，密封报价 {{sealed}}；不足两人的，没有第二阶段。',
  ceilingStage:
    '第一阶段公开竞价 {{open}}，其后延时至少 {{delay}}；有报价超过最高限价的，等待 {{wait}}、参与确认 {{inquiry}}后进入第二阶段，密封报价 {{sealed}}；没有的，没有第二阶段。',
  enterAll: '自由期未报价的，也可在限时期报价。',
  enterQuoters: '自由期报过价的竞买人方可进入限时竞价；不足两人的，不再限时竞价，自由期最高报价者为最高应价人。',
  enterConfirmed:
    '竞买人应在自由报价期 {{open}}内确认进入限时竞价，自由期领先者视为已确认；未确认的，限时期不能报价；不足两人的，不再限时竞价。',
  confirmOnce: '竞价开始后 {{inquiry}}内须在竞价厅确认参与，未确认的不能报价。',
  confirmSecond:
    '第二阶段报价前有 {{inquiry}}，须在竞价厅确认参与，未确认的不能在第二阶段报价，第一阶段的报价仍然有效。',
  drop: '价格自 {{top}}起，每 {{every}}下降 {{step}}，最低降至 {{floor}}；在最低价停留 {{every}}后仍无人应价的，流拍。',
  dropHidden: '价格自 {{top}}起，每 {{every}}下降 {{step}}，最低价不公开；在最低价停留 {{every}}后仍无人应价的，流拍。',
  rise: '首次报价不低于 {{start}}，每次加价为 {{step}}的整数倍，单次不超过 {{most}} 倍。',
  riseFreely: '首次报价不低于 {{start}}，每次加价为 {{step}}的整数倍。',
  riseLeast: '首次报价不低于 {{start}}，每次加价不少于 {{step}}。',
  riseAfterFall: '首位应价后，每次加价为 {{step}}的整数倍，单次不超过 {{most}} 倍。',
  riseAfterFallFreely: '首位应价后，每次加价为 {{step}}的整数倍。',
  secondStep: '限时竞价期的加价幅度为 {{step}}。',
  whole: '报价不低于 {{start}}，超出部分为 {{step}}的整数倍。',
  wholeInRange: '报价不低于 {{start}}，不高于 {{high}}，超出 {{start}}的部分为 {{step}}的整数倍。',
  secondWhole: '第二阶段报价不低于第一阶段最高有效报价加 {{step}}。',
  fixed: '价格固定为 {{start}}，不加价。',
  atClock: '应价即接受当前档的价格，不能另报其他金额。',
  once: '每人只能报价一次，不能修改或撤回。',
  revisions: '报价后可以修改 {{count}} 次，以最后一次为准，不能撤回。',
  secondOnce: '第二阶段每人只能报价一次，不能修改或撤回。',
  secondRevisions: '第二阶段每人最多报价 {{times}} 次，以最后一次为准，不能撤回。',
  secondRevisionsFree: '第二阶段截止前可以修改报价，以最后一次为准，不能撤回。',
  revisionsFree: '截止前可以修改，以最后一次为准，不能撤回。',
  hold: '受理成功后应在 {{hold}}内确认并付款，逾期由候补顺序的下一位递补。',
  extension: '{{phase}}剩余不多于 {{within}}时出现有效报价的，结束时间延至该报价之后 {{delay}}，次数不限。',
  extensionTimes:
    '{{phase}}剩余不多于 {{within}}时出现有效报价的，结束时间延至该报价之后 {{delay}}，最多 {{count}} 次。',
  hardStop: '无论是否延时，至迟于 {{time}} 结束。',
  noExtension: '到时结束，不延时。',
  cap: '最高限价 {{cap}}，达到即结束。',
  ceiling: '第一阶段最高限价 {{cap}}，超过的报价不成立，转入第二阶段。',
  noCap: '不设最高限价。',
  reserve: '设有保留价，不公开；最高报价低于保留价的，不成交。',
  noReserve: '不设保留价。',
  rightMatch: '他人领先时，优先权人可以在场内以同一价格行使优先权。',
  rightEntrant: '在限时竞价期行使优先权的，应当已取得限时竞价资格。',
  rightSealed: '密封报价开启时，优先权人的报价与他人相同的，优先权人在先；开启后不能再以同一价格行使优先权。',
  rightFirstStage: '第一阶段他人领先时，优先权人可以在场内以同一价格行使优先权。',
  rightSecondStage:
    '第二阶段密封报价开启时，优先权人的报价与他人相同的，优先权人在先；开启后不能再以同一价格行使优先权。',
  rightAfter: '竞价结束后，优先权人应在 {{confirm}}内答复是否以同等价格行使优先权，逾期视为放弃。',
  rightTaken: '本场以受理先后为序，优先权不改变受理次序。',
  rightAccepted: '本场首位应价者即成交，优先权不改变应价次序。',
  oneQuotes: '只有一名合格竞买人的，该竞买人应在竞价时间内报价，不低于{{startPrice}}即成交。',
  oneAccepts: '只有一名合格竞买人的，该竞买人应价即按应价的价格成交。',
  oneTakes: '只有一名合格竞买人的，该竞买人受理成功并按时付款即成交。',
  agreement: '只有一名合格竞买人的，以{{startPrice}}与其报价孰高者协议成交。',
  notAlone: '合格竞买人不足两名的，不成交。',
  secondAsked:
    '竞得人违约、成交终止的，由次高报价人按其本人最后一次有效报价递补，应在收到通知后 {{days}} 个工作日内答复；不接受或逾期未答复的，本次不成交。',
  secondNotAsked: '竞得人违约、成交终止的，不由次高报价人递补，本次不成交。',
  cycles:
    '公告期满未征集到意向方的，按 {{days}} 个工作日为一个周期延长信息披露，最多延长 {{count}} 个周期，其他条件不变；周期用尽仍未征集到意向方的，不再延长。',
  cyclesTaking:
    '公告期满未征集到意向方，或者到期无人受理的，按 {{days}} 个工作日为一个周期延长信息披露，最多延长 {{count}} 个周期，其他条件不变；周期用尽仍然如此的，不再延长。',
  cyclesSoFar: '现为第 {{count}} 个延长周期。',
} as const
export type TermText = keyof typeof termTexts

/** Uses of the right of first refusal. */
export type PriorityUse = 'match' | 'entrant' | 'sealed' | 'firstStage' | 'secondStage' | 'after' | 'taken' | 'accepted'

/** Its uses in short, for a table of rules; null when another use covers it. */
export const priorityShort: Readonly<Record<PriorityUse, string | null>> = {
  match: '场内同价行使',
  entrant: null,
  sealed: '密封同价在先',
  firstStage: '第一阶段场内同价行使',
  secondStage: '第二阶段密封同价在先',
  after: '场后征询',
  taken: '不改变受理次序',
  accepted: '不改变应价次序',
}

/** The shared deposit of a package (domain 5.3). */
export const poolTerm = '报名资产包只需交纳一笔保证金，所选标的共用；金额不少于所选标的中最高的一项，不超过各项之和。'

export const lengthLabels = {
  days: '{{count}} 天',
  hours: '{{count}} 小时',
  minutes: '{{count}} 分钟',
  seconds: '{{count}} 秒',
} as const
