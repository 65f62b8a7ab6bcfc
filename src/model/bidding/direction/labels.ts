import { outcomeLabels, refusalLabels, tagLabels } from '../labels.ts'

type Pairs = readonly (readonly [rising: string, falling: string])[]

/** Refusals of a room in which suppliers underbid each other; the others are those of every room. */
export const fallingRefusals = {
  E_QUAL: '您不是本项目的报价供应商，不能报价',
  E_PHASE: '当前状态不能报价',
  E_STALE: '竞价状态已转换，请刷新',
  E_MIN: '首次报价不得高于{{startPrice}}',
  E_STEP: '报价不得高于 {{x}}',
  E_MULT: '降价金额必须是降价幅度的整数倍',
  E_MAX: '单次降价不得超过降价幅度的 {{m}} 倍',
  E_SELF: '您的报价当前最低，无需重复报价',
  E_CAP: '已降至最低可报价格，不接受报价',
  E_CONF: '价格已变化，当前最高有效报价为{{x}}',
  E_RANGE: '报价不得高于{{startPrice}}',
} as const satisfies Partial<Record<keyof typeof refusalLabels, string>>

/** Why such a room ended. */
export const fallingOutcomes = {
  HIGHEST: '本场竞价已结束，产生拟成交供应商',
  AGREEMENT: '仅一家合格供应商，转协议成交',
  NO_BIDDER: '无供应商参加竞价',
  SINGLE: '合格供应商不足两家',
  NO_QUOTE: '无人报价，本场竞价未成交',
  BELOW_RESERVE: '最低报价高于控制价，本场竞价未成交',
  TERMINATED: '本场竞价已终止',
} as const satisfies Partial<Record<keyof typeof outcomeLabels, string>>

/** The states of rows; as short as those of the other rooms, for a record is narrow. */
export const fallingTags = { ...tagLabels, LEADING: '最低', DEAL: '胜出' } as const

/** Rules of such a room, by those of one in which the price rises. */
const terms: Pairs = [
  [
    '限时报价期内即可报价；限时报价期结束后自动进入延时报价期，延时期内每出现一次有效报价，倒计时重新开始；倒计时结束，最高报价者为最高应价人。',
    '限时报价期内即可报价；限时报价期结束后自动进入延时报价期，延时期内每出现一次有效报价，倒计时重新开始；倒计时结束，最低报价者为拟成交供应商。',
  ],
  [
    '在规定时间内密封报价，可在次数内修改，以最后一次有效报价为准，截止后统一开启，价高者得，同价时间优先。',
    '在规定时间内密封报价，可在次数内修改，以最后一次有效报价为准，截止后统一开启，价低者得，同价时间优先。',
  ],
  ['加价幅度', '降价幅度'],
  ['单次最多加价', '单次最多降价'],
  ['保留价', '控制价'],
  ['仅一名竞买人', '仅一家供应商'],
  [
    '首次报价不低于 {{start}}，每次加价为 {{step}}的整数倍，单次不超过 {{most}} 倍。',
    '首次报价不高于 {{start}}，每次降价为 {{step}}的整数倍，单次不超过 {{most}} 倍。',
  ],
  [
    '首次报价不低于 {{start}}，每次加价为 {{step}}的整数倍。',
    '首次报价不高于 {{start}}，每次降价为 {{step}}的整数倍。',
  ],
  ['首次报价不低于 {{start}}，每次加价不少于 {{step}}。', '首次报价不高于 {{start}}，每次降价不少于 {{step}}。'],
  ['报价不低于 {{start}}，超出部分为 {{step}}的整数倍。', '报价不高于 {{start}}，降低部分为 {{step}}的整数倍。'],
  ['设有保留价，不公开；最高报价低于保留价的，不成交。', '设有控制价，不公开；最低报价高于控制价的，不成交。'],
  ['不设保留价。', '不设控制价。'],
  [
    '只有一名合格竞买人的，该竞买人应在竞价时间内报价，不低于{{startPrice}}即成交。',
    '只有一家合格供应商的，该供应商应在竞价时间内报价，不高于{{startPrice}}即成交。',
  ],
  [
    '只有一名合格竞买人的，以{{startPrice}}与其报价孰高者协议成交。',
    '只有一家合格供应商的，以{{startPrice}}与其报价孰低者协议成交。',
  ],
  ['合格竞买人不足两名的，不成交。', '合格供应商不足两家的，不成交。'],
]

/** The bidder's standing, and what is announced of it. */
const standing: Pairs = [
  ['领先', '报价最低'],
  ['领先：', '最低：'],
  ['暂无人领先', '暂无人报价'],
  ['被超越', '已有更低报价'],
  ['您当前领先', '您的报价当前最低'],
  ['您已被超越，当前最低有效报价 {{amount}}', '已有更低报价，当前最高有效报价 {{amount}}'],
  ['连接中断前您领先，恢复连接后更新', '连接中断前您的报价最低，恢复连接后更新'],
  ['连接中断前您已被超越，恢复连接后更新', '连接中断前已有更低报价，恢复连接后更新'],
  [
    '{{place}}，{{currentPrice}} {{amount}}，第 {{count}} 次报价，您当前领先',
    '{{place}}，{{currentPrice}} {{amount}}，第 {{count}} 次报价，您的报价最低',
  ],
  [
    '{{place}}，{{currentPrice}} {{amount}}，第 {{count}} 次报价，您未领先',
    '{{place}}，{{currentPrice}} {{amount}}，第 {{count}} 次报价，您的报价不是最低',
  ],
  [
    '您当前领先，报价仍然有效；离开后被超越时收不到本页提醒，可能错过加价。',
    '您的报价当前最低，报价仍然有效；离开后出现更低报价时收不到本页提醒，可能错过降价。',
  ],
  [
    '连接中断前您领先，报价可能仍然有效；离开后被超越时收不到本页提醒，可能错过加价。',
    '连接中断前您的报价最低，报价可能仍然有效；离开后出现更低报价时收不到本页提醒，可能错过降价。',
  ],
  ['围观中：只有取得竞买资格的竞买人可以报价', '观看中：只有参加本项目竞价的供应商可以报价'],
]

/** The amount, its steps and its confirmation. */
const quoting: Pairs = [
  ['快捷加价', '快捷降价'],
  ['加 {{count}} 手', '降 {{count}} 手'],
  ['加价', '降价'],
  ['最低有效报价 {{amount}}', '最高有效报价 {{amount}}'],
  ['恢复为最低有效报价 {{amount}}', '恢复为最高有效报价 {{amount}}'],
  ['报价不得低于 {{low}}', '报价不得高于 {{low}}'],
  [
    '您的报价高于{{base}} {{steps}} 手（+{{rate}}%），请核对金额是否有误',
    '您的报价低于{{base}} {{steps}} 手（−{{rate}}%），请核对金额是否有误',
  ],
  ['您的报价高于{{base}}（+{{rate}}%），请核对金额是否有误', '您的报价低于{{base}}（−{{rate}}%），请核对金额是否有误'],
  ['价格已变动，该金额已低于最低有效报价', '价格已变动，该金额已高于最高有效报价'],
  ['溢价率 {{rate}}', '降幅 {{rate}}'],
  ['较{{startPrice}}', '低于{{startPrice}}'],
]

/** Participants, the project and the end. */
const parties: Pairs = [
  ['竞买号', '供应商号'],
  ['我的竞买号', '我的供应商号'],
  ['竞得号 {{no}}', '拟成交供应商号 {{no}}'],
  ['标的', '采购标的'],
  ['标的信息', '采购项目信息'],
  [
    '报名 {{enrolled}} 人 · 合格 {{qualified}} 人 · 报价 {{bids}} 次 · 在看 {{watching}} 人',
    '供应商 {{qualified}} 家 · 报价 {{bids}} 次 · 在看 {{watching}} 人',
  ],
  ['成交', '拟成交供应商'],
  ['已成交', '竞价已结束'],
  ['未成交', '竞价未成交'],
  ['恭喜您竞得', '恭喜，您的报价最低，为拟成交供应商'],
  ['已竞得', '竞价胜出'],
  ['未竞得', '未胜出'],
  ['很遗憾，您未能竞得本标的', '很遗憾，您的报价未能胜出'],
  ['本场设有保留价，{{dealPrice}}已达到保留价。', '本场设有控制价，{{dealPrice}}未超过控制价。'],
  ['本场设有保留价，最高报价未达到保留价。', '本场设有控制价，最低报价高于控制价。'],
  ['本场未设保留价。', '本场未设控制价。'],
  [
    '请留存，可在标的详情的竞价记录中核对本场报价是否被改动。',
    '请留存，可在采购项目的竞价记录中核对本场报价是否被改动。',
  ],
  [
    '回执摘要是报价已被受理的凭据，请复制留存；竞价结束后，可在标的详情的竞价记录中核对。',
    '回执摘要是报价已被受理的凭据，请复制留存；竞价结束后，可在采购项目的竞价记录中核对。',
  ],
]

/** The record of a room, its replay and its verification. */
const records: Pairs = [
  ['领先竞买号', '最低报价供应商号'],
  ['竞得号', '拟成交供应商号'],
  ['竞买号 {{bidNo}}', '供应商号 {{bidNo}}'],
  ['竞买人撤回', '供应商撤回'],
  ['校验失败：第 {{n}} 条（竞买号 {{bidNo}}）{{what}}', '校验失败：第 {{n}} 条（供应商号 {{bidNo}}）{{what}}'],
  [
    '公布的竞得人与报价记录不符，按规则竞得人应为竞买号 {{expected}}（第 {{n}} 条）',
    '公布的拟成交供应商与报价记录不符，按规则应为供应商号 {{expected}}（第 {{n}} 条）',
  ],
  ['保留价不公开，是否达到保留价无从核对', '控制价不公开，是否超过控制价无从核对'],
  ['保留价不公开，是否达到保留价不在核对之列。', '控制价不公开，是否超过控制价不在核对之列。'],
  [
    '竞买人可将报价成功时收到的回执摘要与对应记录的 link 比对，二者应当一致。',
    '供应商可将报价成功时收到的回执摘要与对应记录的 link 比对，二者应当一致。',
  ],
  [
    '公布竞价结果时的末条摘要（成交公示、成交确认书均有载明）应等于 head。',
    '公布竞价结果时的末条摘要（竞价厅的竞价结果有载明）应等于 head。',
  ],
  [
    '每次有效报价被受理时，交易所即为其生成摘要，并与上一条的摘要相连；改动、增删任何一条，其后的摘要都会对不上。以上结果由您的浏览器刚刚逐条重新计算得出；竞买人还可将报价时收到的回执与对应记录的摘要比对。',
    '每次有效报价被受理时，交易所即为其生成摘要，并与上一条的摘要相连；改动、增删任何一条，其后的摘要都会对不上。以上结果由您的浏览器刚刚逐条重新计算得出；供应商还可将报价时收到的回执与对应记录的摘要比对。',
  ],
  ['粘贴报价回执、成交公示或成交确认书上的摘要', '粘贴报价回执或竞价结果上的摘要'],
]

const named = <N extends string>(rising: Readonly<Record<N, string>>, falling: Partial<Record<N, string>>): Pairs =>
  (Object.entries(falling) as [N, string][]).map(([name, text]) => [rising[name], text])

/** The texts of a procurement room by those of a room in which the price rises. */
export const fallingTexts: ReadonlyMap<string, string> = new Map([
  ...named(refusalLabels, fallingRefusals),
  ...named(outcomeLabels, fallingOutcomes),
  ...terms,
  ...standing,
  ...quoting,
  ...parties,
  ...records,
])
