import { date } from '#src/model/time/shanghai.ts'
import { brand } from '#src/shared/config/brand.ts'
import type { Evolution } from '#src/model/content/about.ts'
import { periodicalPageUrl } from '../../../files/address.ts'
import type { SceneKind } from '../../../pictures/pictures.ts'
import type { Periodical, Recruit } from '../../tables.ts'
import type { Calendar } from '../calendar.ts'
import { scenePicture } from '../pictures.ts'
import { eightModesSince } from '../texts/facts/milestones.ts'
import { plateIdOf } from './plates.ts'

const issues = [
  ['市场观察', '本期看点：国有房屋租赁的公开招租、闲置资产盘活的路径。', 'growth-chart', 'zxdt_hy'],
  ['交易案例', '本期看点：网络竞价、公开招租和资产包分项竞买的案例。', 'handshake', 'zxdt_jy'],
  ['政策专刊', '本期看点：资产评估、信息披露期限的常见问题。', 'share-certificate', 'zcfg_jd'],
  ['服务指南', '本期看点：保证金交纳与退还、电子合同签署。', 'office-tower', 'zlxz_sc'],
  ['区域聚焦', '本期看点：分支机构建设、专场对接与业务培训。', 'factory-hall', 'zxdt_yw'],
  ['年度回顾', '本期看点：年度工作报告、信息公开与会员管理。', 'hydropower', 'xxgk_jg'],
] as const

/** Six issues, two months apart, the newest first. */
export const seedPeriodicals = ({ at }: Calendar): Periodical[] =>
  issues.map(([theme, summarys, scene, plate], index) => {
    const publishedAt = at(9 + index * 61, 10)
    const id = `periodical-${index + 1}`
    return {
      id,
      title: `《岷交所产权视界》${theme}`,
      issueNo: `总第 ${48 - index} 期`,
      imgSrc: periodicalPageUrl(id, 1),
      publishDate: date(publishedAt),
      theme,
      summarys,
      scene,
      plateId: plateIdOf(plate),
      publishedAt,
    }
  })

type Position = {
  title: string
  department: string
  place: string
  headcount: number
  education: string
  /** Days from the first day of a world to the last day of applications. */
  closesIn: number
  duties: readonly string[]
  requirements: readonly string[]
}

const positions: readonly Position[] = [
  {
    title: '产权交易项目经理',
    department: '交易部',
    place: '成都',
    headcount: 3,
    education: '本科及以上',
    closesIn: 30,
    duties: [
      '受理转让、租赁、增资项目，核对材料和决策文件；',
      '起草信息披露公告，组织看样和竞价；',
      '跟进签约和结算，整理项目档案。',
    ],
    requirements: [
      '经济、法律、管理类专业；',
      '两年以上产权交易、投资或者资产管理经历；',
      '熟悉国有资产交易制度者优先。',
    ],
  },
  {
    title: '竞价系统前端开发工程师',
    department: '技术支持部',
    place: '成都',
    headcount: 2,
    education: '本科及以上',
    closesIn: 37,
    duties: ['开发门户与竞价大厅；', '保证报价、倒计时在弱网下正确；', '编写自动化测试，排查线上问题。'],
    requirements: [
      '计算机相关专业，三年以上前端经历；',
      '熟悉 TypeScript、实时通信与无障碍规范；',
      '有金融、交易类系统经验者优先。',
    ],
  },
  {
    title: '资金结算专员',
    department: '财务结算部',
    place: '成都',
    headcount: 1,
    education: '本科及以上',
    closesIn: 44,
    duties: ['核对保证金和交易价款的到账；', '办理退还和划转，出具收款凭证；', '每日与开户银行对账。'],
    requirements: ['会计、金融类专业；', '具备会计从业经历，细致、守纪律。'],
  },
  {
    title: '法务合规专员',
    department: '风险控制部',
    place: '成都',
    headcount: 1,
    education: '硕士研究生及以上',
    closesIn: 51,
    duties: ['审核交易文本和公告；', '办理异议、投诉，提出处理意见；', '参与规则的起草和修订。'],
    requirements: ['法律类专业；', '通过法律职业资格考试者优先。'],
  },
  {
    title: '分支机构业务助理',
    department: '绵阳分所',
    place: '绵阳',
    headcount: 2,
    education: '大专及以上',
    closesIn: -3,
    duties: ['拓展当地项目，联系转让方；', '组织现场看样，解答咨询。'],
    requirements: ['能适应市内出差；', '善于沟通，有驾驶证者优先。'],
  },
]

const listed = (heading: string, items: readonly string[]): string =>
  `<h2>${heading}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

export const seedRecruits = ({ at, onDay }: Calendar): Recruit[] =>
  positions.map(({ closesIn, duties, requirements, ...position }, index) => {
    const publishedAt = at(4 + index * 8, 11)
    return {
      id: `recruit-${index + 1}`,
      ...position,
      publishDate: date(publishedAt),
      closeDate: date(onDay(-closesIn)),
      content: listed('岗位职责', duties) + listed('任职要求', requirements),
      email: brand.email,
      publishedAt,
    }
  })

const events: readonly (readonly [
  yearsOn: number,
  monthDay: string,
  title: string,
  content: string,
  scene?: SceneKind,
])[] = [
  [0, '03-18', '岷江联合产权交易所成立', '经批准设立，首批十二家会员单位入场。', 'office-tower'],
  [1, '06-08', '首宗股权项目成交', '一宗制造业股权经两轮竞价成交，溢价 24%。', 'share-certificate'],
  [2, '09-01', '网络竞价系统一期上线', '竞买人可在线报价，现场竞价逐步退出。', 'server-room'],
  [4, '05-20', '首批五家分支机构揭牌', '绵阳、德阳、宜宾、南充、泸州分所同日开业。'],
  [6, '11-11', '资产租赁业务全面上线', '国有房屋公开招租纳入统一平台。', 'shop-front'],
  [8, '04-16', '分支机构达到十七家', '全省主要市州实现就近服务。'],
  [10, '12-03', '累计成交突破一千亿元', '十年服务转让方两千余家。', 'growth-chart'],
  [12, '07-01', '与邻省产权交易中心互联', '信息发布与网络竞价系统共用。', 'handshake'],
  [14, '10-15', '电子合同与数字证书全面启用', '报名、竞价、签约、结算全程网办。'],
  [15, eightModesSince.slice(5), '新一代竞价系统上线', '支持八种报价方式，竞价过程全程留痕可回放。'],
]

export const seedEvolution = (): Evolution[] =>
  events.map(([yearsOn, monthDay, title, content, scene], index) => ({
    id: `evolution-${index + 1}`,
    eventDate: `${brand.founded + yearsOn}-${monthDay}`,
    title,
    content,
    imgSrc: scene ? scenePicture(scene, `evolution-${index + 1}`, '16:9') : null,
  }))
