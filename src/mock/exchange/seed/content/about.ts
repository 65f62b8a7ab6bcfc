import { date } from '#src/model/time/shanghai.ts'
import { brand } from '#src/shared/config/brand.ts'
import type { Evolution, Periodical, Recruit } from '../../tables.ts'
import type { Calendar } from '../calendar.ts'
import { scenePicture } from '../pictures.ts'
import { paragraphsOf } from '../texts/html.ts'

const issues = [
  ['市场观察', '本期看点：国有房屋租赁的公开招租、延时报价的实践数据。', 'growth-chart'],
  ['交易案例', '本期看点：资产包分项竞买、停车场经营权招租两则案例。', 'handshake'],
  ['政策专刊', '本期看点：资产评估备案、信息披露期限的常见问题。', 'share-certificate'],
  ['服务指南', '本期看点：保证金交纳与退还、电子合同签署。', 'office-tower'],
  ['区域聚焦', '本期看点：川南片区产业园区标准厂房的盘活路径。', 'factory-hall'],
  ['年度回顾', '本期看点：全年成交数据与十大典型项目。', 'hydropower'],
] as const

/** Six issues, two months apart, the newest first. */
export const seedPeriodicals = ({ at }: Calendar): Periodical[] =>
  issues.map(([theme, summarys, scene], index) => {
    const publishedAt = at(9 + index * 61, 10)
    const id = `periodical-${index + 1}`
    return {
      id,
      title: `《岷交所产权视界》${theme}`,
      issueNo: `总第 ${48 - index} 期`,
      imgSrc: scenePicture(scene, id),
      publishDate: date(publishedAt),
      pages: Array.from({ length: 8 }, (_, page) =>
        scenePicture(page % 2 === 0 ? scene : 'growth-chart', `${id}-page-${page + 1}`),
      ),
      summarys,
      publishedAt,
    }
  })

const positions = [
  ['产权交易项目经理', '交易部', '成都', 3, '负责项目受理、挂牌与竞价组织，熟悉国有资产交易制度者优先。'],
  ['竞价系统前端开发工程师', '技术支持部', '成都', 2, '负责门户与竞价大厅的开发，熟悉 TypeScript 与无障碍规范。'],
  ['资金结算专员', '财务结算部', '成都', 1, '负责保证金与交易价款的核对、划转，需具备会计从业经历。'],
  ['法务合规专员', '风险控制部', '成都', 1, '负责交易文本审核与异议处理，通过法律职业资格考试者优先。'],
  ['分支机构业务助理', '绵阳分所', '绵阳', 2, '负责当地项目拓展与现场看样组织，能适应市内出差。'],
] as const

export const seedRecruits = ({ at, onDay }: Calendar): Recruit[] =>
  positions.map(([title, department, place, headcount, work], index) => {
    const publishedAt = at(4 + index * 8, 11)
    return {
      id: `recruit-${index + 1}`,
      title,
      department,
      place,
      headcount,
      publishDate: date(publishedAt),
      closeDate: date(onDay(-30 - index * 7)),
      content: paragraphsOf([
        `岗位职责：${work}`,
        '任职要求：本科及以上学历，责任心强，善于沟通。',
        `应聘方式：简历发送至 ${brand.email}，邮件标题注明岗位与姓名。`,
      ]),
      publishedAt,
    }
  })

const events: readonly (readonly [yearsOn: number, monthDay: string, title: string, content: string])[] = [
  [0, '03-18', '岷江联合产权交易所成立', '经批准设立，首批十二家会员单位入场。'],
  [1, '06-08', '首宗股权项目成交', '一宗制造业股权经两轮竞价成交，溢价 24%。'],
  [2, '09-01', '网络竞价系统一期上线', '竞买人可在线报价，现场竞价逐步退出。'],
  [4, '05-20', '首批五家分支机构揭牌', '绵阳、德阳、宜宾、南充、泸州分所同日开业。'],
  [6, '11-11', '资产租赁业务全面上线', '国有房屋公开招租纳入统一平台。'],
  [8, '04-16', '分支机构达到十七家', '全省主要市州实现就近服务。'],
  [10, '12-03', '累计成交突破五十亿元', '十年服务转让方两千余家。'],
  [12, '07-01', '与邻省产权交易中心互联', '信息发布与网络竞价系统共用。'],
  [14, '10-15', '电子合同与数字证书全面启用', '报名、竞价、签约、结算全程网办。'],
  [16, '05-28', '新一代竞价系统上线', '支持八种报价方式，竞价过程全程留痕可回放。'],
]

export const seedEvolution = (): Evolution[] =>
  events.map(([yearsOn, monthDay, title, content], index) => ({
    id: `evolution-${index + 1}`,
    eventDate: `${brand.founded + yearsOn}-${monthDay}`,
    title,
    content,
  }))
