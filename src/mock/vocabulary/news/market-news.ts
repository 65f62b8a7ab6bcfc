import { brand } from '#src/shared/config/brand.ts'
import { logYuan, wanText } from '../amounts.ts'
import { h3, p, table, ul } from '../html.ts'
import { lastMonth, lastQuarter, type Writer } from './article.ts'

const us = brand.operator
const short = brand.operatorShort

const monthly: Writer = (desk) => {
  const { random } = desk
  const { year, month } = lastMonth(desk)
  const count = random.int(86, 214)
  const amounts = Array.from({ length: 5 }, () => logYuan(random, 8_000_000, 900_000_000))
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  const names = ['企业股权转让', '增资扩股', '资产转让', '资产租赁', '资产合作']
  return {
    plate: '本所动态',
    title: `${year} 年 ${month} 月${short}成交项目 ${count} 宗，金额 ${wanText(total)}`,
    summary: `${month} 月共成交 ${count} 宗，成交金额 ${wanText(total)}，平均溢价率 ${(random.int(40, 260) / 10).toFixed(1)}%。`,
    kind: 'growth-chart',
    body: [
      p(
        `${year} 年 ${month} 月，${us}共成交各类产权项目 ${count} 宗，成交金额 ${wanText(total)}，竞价率 ${(random.int(280, 560) / 10).toFixed(1)}%。分类情况如下：`,
      ),
      table([
        ['业务类型', '成交宗数', '成交金额', '平均溢价率'],
        ...names.map((name, index) => [
          name,
          String(random.int(4, 64)),
          wanText(amounts[index] ?? 0),
          `${(random.int(0, 420) / 10).toFixed(1)}%`,
        ]),
      ]),
      p(
        `从区域看，${['成都', '绵阳', '宜宾', '泸州', '德阳', '南充'].slice(random.int(0, 2), random.int(4, 6)).join('、')}等地成交活跃；从类型看，房产租赁与车辆处置参与人数增长明显。`,
      ),
      p(`当月新增注册投资人 ${random.int(420, 2_600)} 名，完成实名认证 ${random.int(300, 1_900)} 名。`),
      p('以上为初步统计数据，最终以年度报告为准。'),
    ],
  }
}

const quarterly: Writer = (desk) => {
  const { random } = desk
  const quarter = lastQuarter(desk)
  const cities = random.sample(
    ['绵阳', '宜宾', '泸州', '德阳', '南充', '达州', '乐山', '攀枝花', '广元', '遂宁', '内江', '自贡', '眉山'],
    5,
  )
  return {
    plate: '本所动态',
    title: `${quarter}全省产权交易分析：${random.pick(['租赁类项目占比过半', '工业资产需求回升', '文旅资产受到关注', '清洁能源股权活跃', '车辆处置量价齐升'])}`,
    summary: `${quarter}挂牌项目 ${random.int(260, 620)} 宗，成交 ${random.int(180, 420)} 宗，${cities[0] ?? ''}、${cities[1] ?? ''}等地增长较快。`,
    kind: 'growth-chart',
    body: [
      p(`${quarter}，${short}服务全省市场平稳运行，挂牌、成交、竞价三项主要指标均高于上年同期。`),
      h3('区域表现'),
      table([
        ['市州', '挂牌宗数', '成交宗数', '成交金额'],
        ...cities.map((name) => [
          name,
          String(random.int(12, 68)),
          String(random.int(6, 40)),
          wanText(logYuan(random, 6_000_000, 180_000_000)),
        ]),
      ]),
      h3('主要特点'),
      ul([
        '单宗金额 1,000 万元以上项目成交占比提高',
        '首次参与竞价的投资人占比约四成',
        '租赁项目平均租期由 3.1 年延长至 3.6 年',
        '流标项目经调整价格后再次挂牌的成交率为 57%',
      ]),
      p('后续将加强重点项目推介，完善意向方数据库，为转让方和投资人提供更精准的匹配服务。'),
    ],
  }
}

const industry: Writer = ({ random, place, year }) => {
  const topic = random.pick([
    '公共资源交易全流程电子化',
    '国有资产租赁进场',
    '产权交易数据标准',
    '存量资产盘活',
    '碳资产与绿色产权',
    '知识产权交易',
  ])
  return {
    plate: '行业资讯',
    title: `${topic}观察：从 ${random.int(3, 28)} 个${random.pick(['典型案例', '挂牌项目', '市州实践', '成交样本'])}看${random.pick(['价格发现', '规范交易', '服务创新', '风险防控', '区域协同'])}（${year} 年第 ${random.int(1, 48)} 期）`,
    summary: `结合近期公开交易实践，对${topic}的做法与成效作一梳理。`,
    kind: random.pick(['growth-chart', 'office-tower', 'handshake']),
    body: [
      p(`近年来，${topic}受到各方关注。本文结合公开市场的实践，从制度、流程和技术三个方面作一梳理。`),
      h3('制度先行'),
      p('进场范围、信息披露内容、资格条件设置、公告期限等基本规则逐步统一，为公平竞争提供了前提。'),
      h3('流程再造'),
      p(
        `以${place.city.fullName}为例，通过线上受理、线上审核、线上竞价、线上签约，项目平均办理周期缩短约 ${random.int(18, 46)}%。`,
      ),
      h3('技术支撑'),
      p('报价全程留痕、时间统一以服务器为准、竞买人身份匿名处理，使交易过程可追溯、可核验。'),
      p('文中观点仅供参考，不构成投资建议。'),
    ],
    source: '本所研究部',
  }
}

/** Figures and views of the market. */
export const marketNews: readonly Writer[] = [industry, monthly, quarterly]
