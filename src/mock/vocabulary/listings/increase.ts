import { logYuan, valued, wanText } from '../amounts.ts'
import { companyName, stateGroup } from '../companies.ts'
import { whereabouts } from '../places.ts'
import { trades } from '../trades/all.ts'
import { appraisalDay, closingOnPaper, factsOf, type Maker } from './listing-text.ts'
import { rangeFrom } from './price.ts'

const ways = ['竞争性谈判', '综合评议', '网络竞价'] as const

/** 4 增资扩股: a company takes new shareholders; the price is what it means to raise. */
export const increase: Maker = ({ random, place, year }) => {
  const trade = random.pick(trades)
  const company = companyName(random, place, trade)
  const share = random.int(6, 49)
  const value = logYuan(random, 12_000_000, 900_000_000)
  const raised = valued((value * share) / (100 - share))
  const capital = valued(raised * random.between(0.4, 1))
  const investors = random.int(1, 3)
  const round = random.pick(['', '', '', '第二轮', '混合所有制改革'])
  const plans = random.sample(trade.plans, 3)
  return {
    typeCode: '4',
    category: trade.name,
    title: random.pick([
      `${company}${round}增资扩股项目`,
      `${company}${round}增资项目（拟引入 ${investors} 名战略投资者）`,
      `${company}${round}增资扩股，拟募集资金 ${wanText(raised)}`,
    ]),
    kind: random.pick(['handshake', 'growth-chart', random.pick(trade.kinds)]),
    industryCode: trade.industryCode,
    place,
    seller: company,
    highlights: [
      '引入战略投资者',
      ...random.sample(['员工持股同步实施', '原股东不参与', '可组成联合体', '产业协同优先', '资金用途明确'], 2),
    ],
    facts: factsOf({
      增资企业: company,
      注册地: whereabouts(place),
      主要股东: `${stateGroup(random, place)}（持股 ${random.int(51, 100)}%）`,
      拟募集资金总额: `不低于 ${wanText(raised)}`,
      拟新增注册资本: wanText(capital),
      拟征集投资方数量: `${investors} 名`,
      拟新增注册资本对应持股比例: `${share}%`,
      评估基准日: appraisalDay(random, year),
      净资产评估值: wanText(value),
      遴选方式: random.pick(ways),
      募集资金用途: plans.join('；'),
      是否接受联合体: random.pick(['是', '否']),
      原股东是否参与增资: random.pick(['是', '否']),
      企业职工是否参与增资: random.pick(['是', '否']),
      增资达成条件: `征集到 ${investors} 名合格投资方，募集资金不低于 ${wanText(raised)}`,
      增资终结条件: '未征集到合格投资方，或各方未就增资协议主要条款达成一致',
    }),
    priceRangeWan: rangeFrom(raised),
    description: [
      `${company}拟通过公开增资引入 ${investors} 名投资方，新增注册资本对应持股比例合计 ${share}%。`,
      `${random.pick(trade.strengths)}。公司主营${random.sample(trade.scope, 3).join('、')}。`,
      `募集资金将用于：${plans.join('、')}。超出新增注册资本的部分计入资本公积。`,
      `意向投资方应认同企业发展战略，具有良好商业信用，出资须为货币资金。${closingOnPaper(random)}`,
    ],
  }
}
