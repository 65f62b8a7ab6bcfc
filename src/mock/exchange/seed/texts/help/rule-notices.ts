export type RuleNotice = {
  title: string
  /** Days before the first day of a world, or the day itself where the notice follows an event. */
  published: number | string
  paragraphs: readonly string[]
}

/** Notices of changes to the rules. */
export const ruleNotices: readonly RuleNotice[] = [
  {
    title: '关于开放八种报价方式模拟竞价的通知',
    published: 12,
    paragraphs: [
      '为便于竞买人熟悉规则，八种报价方式的模拟竞价厅面向公众开放，不需要登录，不收取保证金。',
      '模拟竞价的规则与正式竞价相同，结果不具有任何效力。',
    ],
  },
  {
    title: '关于竞价记录逐笔校验与回放的通知',
    published: 40,
    paragraphs: [
      '竞价记录逐笔串联校验，每笔报价受理后向竞买人返回校验值，作为回执。',
      '竞价结束后，任何人可以在项目页回放报价过程并核对校验值。',
    ],
  },
  {
    title: '关于保证金专用账号和代付款处理的通知',
    published: 75,
    paragraphs: [
      '每次报名生成专用账号，请以收银台显示的为准，不要沿用以前的账号。',
      '付款户名与报名主体不一致的款项不计入保证金，原路退回；由此错过截止时间的，由付款人自行承担。',
    ],
  },
  {
    title: '关于报名补正期限的通知',
    published: 130,
    paragraphs: [
      '报名材料退回补正的，补正期限为 2 个工作日；报名或保证金截止更早的，以更早的时间为准。',
      '补正页面显示倒计时，逾期未补正的视为放弃。',
    ],
  },
  {
    title: '关于 2026 年法定节假日期间交易期限计算的通知',
    published: '2025-11-10',
    paragraphs: [
      '公告期、保证金退还、签约和付款等期限按工作日计算，法定节假日不计，调休的周末计为工作日。',
      '2026 年调休工作日：1 月 4 日、2 月 14 日、2 月 28 日、5 月 9 日、9 月 20 日、10 月 10 日。例：2026 年 9 月 18 日起 5 个工作日，至 9 月 24 日。',
    ],
  },
  {
    title: '关于执行《企业国有资产交易操作规则》的通知',
    published: '2025-02-24',
    paragraphs: [
      '《企业国有资产交易操作规则》（国资发产权规〔2025〕17号）已经施行，原国资发产权〔2009〕120号同时废止。',
      '岷交所的公告、受让申请和结算文本已按新规则修订，请从资料下载栏目取用最新版本。',
    ],
  },
]
