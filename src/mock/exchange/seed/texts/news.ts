import type { NewsSection } from '../../../pictures/pictures.ts'

/** Templates of a plate's items; `{place}` and the names in `fillings` and `numbers` are filled in. */
export type PlateTemplates = {
  plate: string
  count: number
  section: NewsSection
  titles: readonly string[]
  paragraphs: readonly string[]
  source: string
}

/** Bounds of the numbers in titles. */
export const numbers: Readonly<Record<string, readonly [low: number, high: number]>> = {
  /** Rounds, per cent, people. */
  n: [6, 38],
  few: [3, 6],
  /** Issues and parts. */
  issue: [1, 18],
  wan: [120, 2_600],
}

export const fillings = {
  asset:
    '国有商铺 闲置厂房 公务车辆 办公用房 停车场经营权 水电站资产 标准厂房 人才公寓 报废物资 城市公交车 林权 采矿权'.split(
      ' ',
    ),
  bank: '岷江农村商业银行 岷源产业银行 蜀都城市银行 沱江村镇银行 川南商业银行'.split(' '),
  partner: '岷江产业投资集团 岷源资产管理公司 川西评估协会 锦岸法律服务中心 嘉陵高等专科学校'.split(' '),
  month: '一季度 二季度 三季度 四季度'.split(' '),
} as const

const trade = [
  '受让方通过岷交所网络竞价系统参与报价，竞价过程全程留痕、公开可查。',
  '自公告发布以来，岷交所多渠道推介，先后组织多轮现场看样，为意向方提供一对一答疑。',
  '本次成交实现了国有资产保值增值，也为同类资产的处置提供了可借鉴的做法。',
  '下一步，岷交所将继续完善服务流程，缩短办理时限，让更多资源在阳光下流转。',
] as const
const work = [
  '会议强调，要坚持公开、公平、公正和诚实信用的原则，切实防范国有资产流失。',
  '会议要求，各分支机构要对照任务清单，把责任落实到人、把时限落实到天。',
  '与会人员围绕业务创新、风险防控和服务能力建设进行了交流。',
  '岷交所将以此为契机，推动产权市场服务实体经济走深走实。',
] as const
/** The news plates; those of the other sections are in `sections.ts`. */
export const newsLabels: readonly PlateTemplates[] = [
  {
    plate: 'zxdt_yw',
    count: 34,
    section: 'exchange',
    source: '岷交所综合部',
    titles: [
      '岷交所召开{month}工作会议，部署产权市场高质量发展重点任务',
      '岷交所与{partner}签署战略合作协议，共建区域要素市场',
      '{place}分支机构揭牌运行，国有资产交易实现全流程网上办理',
      '全省国有资产交易业务培训班在{place}举办，{n} 家单位参加',
      '岷交所发布{month}产权交易数据：成交额同比增长 {n}%',
      '{place}国资系统调研组到岷交所考察网络竞价系统建设',
      '岷交所新一代竞价系统上线，延时报价全程可回放',
      '服务盘活存量资产，岷交所走进{place}开展专场对接',
    ],
    paragraphs: work,
  },
  {
    plate: 'zxdt_jy',
    count: 32,
    section: 'deal',
    source: '岷交所交易部',
    titles: [
      '{place}一批{asset}成功转让，溢价率达 {n}%',
      '{n} 轮报价！{place}{asset}经网络竞价高价成交',
      '{place}{asset}公开招租圆满成交，租金较底价上浮 {n}%',
      '岷交所{month}成交项目 {n} 宗，{asset}最受关注',
      '零的突破：{place}首宗{asset}通过岷交所成交',
      '{place}{asset}资产包分项竞买，{n} 位竞买人激烈角逐',
    ],
    paragraphs: trade,
  },
  {
    plate: 'zxdt_hy',
    count: 24,
    section: 'trade',
    source: '行业观察',
    titles: [
      '产权市场观察：{asset}交易活跃度连续 {few} 个月上升',
      '多地规范国有房屋租赁行为，{place}出台实施办法',
      '数据要素进场交易提速，{place}开展试点',
      '从{place}实践看国有资产盘活的五条路径',
      '绿色低碳交易渐成热点，{asset}受关注',
    ],
    paragraphs: [...trade.slice(1, 3), ...work.slice(2)],
  },
  {
    plate: 'zxdt_fc',
    count: 10,
    section: 'estate',
    source: '岷交所房产频道',
    titles: [
      '{place}精选房源推介：{n} 套国有住宅集中转让',
      '本周看房团：走进{place}商铺与写字楼',
      '购房指南：参与国有房产竞价的 {few} 个要点',
      '{place}写字楼整层出租，租金可按季支付',
    ],
    paragraphs: trade,
  },
]

/** Titles of the few items that link to another site. */
export const outerTitles = [
  '人民关切：让国有资产在阳光下交易（外部媒体报道）',
  '专访岷交所：网络竞价如何做到公开透明（外部媒体报道）',
  '产权市场服务实体经济综述（外部媒体报道）',
  '记者走进竞价大厅：一场竞价的九十分钟（外部媒体报道）',
]
