import { logYuan, valued, wanText } from '../amounts.ts'
import { companyName, shareholders, stateGroup } from '../companies.ts'
import { whereabouts } from '../places.ts'
import { trades } from '../trades/all.ts'
import { appraisalDay, closingOnPaper, factsOf, type Maker, type Setting } from './listing-text.ts'
import { rangeFrom } from './price.ts'

const shares = [
  5, 8.5, 10, 12.6, 15, 18, 20, 24.5, 25, 30, 33.34, 35, 40, 45, 49, 51, 55, 60, 66.7, 70, 75, 80, 90, 100, 100,
] as const

/** Balance sheet in 元 that agrees with itself: assets − debts = net assets. */
function books({ random }: Setting) {
  const registered = logYuan(random, 3_000_000, 400_000_000)
  const net = valued(registered * random.between(0.55, 2.6))
  const debts = valued(net * random.between(0.15, 1.8))
  const revenue = valued((net + debts) * random.between(0.18, 1.1))
  return { registered, net, debts, assets: net + debts, revenue, profit: valued(revenue * random.between(0.01, 0.14)) }
}

function titleOf({ random }: Setting, company: string, share: number, claim: string | null): string {
  const what = share === 100 ? `${company} 100% 股权` : `${company} ${share}% 股权`
  if (claim !== null) return `${what}及转让方对标的企业 ${claim}债权转让`
  if (share > 50 && random.chance(0.12))
    return `${what}转让（国有股东放弃控股权，受让方须承继标的企业对转让方的全部债务并提交产业发展与职工安置方案）`
  return `${what}转让`
}

/** What depends on how much is sold. */
const termsOf = ({ random }: Setting, share: number): Record<string, string> => ({
  原股东是否放弃优先购买权: share === 100 ? '不适用' : random.pick(['是', '否', '未表态']),
  职工安置: share > 50 ? '职工代表大会已审议通过安置方案，劳动关系由标的企业继续履行' : '不涉及',
})

const controlOf = (share: number): string => (share === 100 ? '全资转让' : share > 50 ? '控股权' : '参股权')

/** 1 企业股权转让: shares of a company, now and then together with what it owes the transferor. */
export const equity: Maker = (setting) => {
  const { random, place, year } = setting
  const trade = random.pick(trades)
  const company = companyName(random, place, trade)
  const seller = stateGroup(random, place)
  const share = random.pick(shares)
  const { registered, net, debts, assets, revenue, profit } = books(setting)
  const claimYuan = random.chance(0.14) ? logYuan(random, 2_000_000, 60_000_000) : 0
  const appraised = valued(net * random.between(0.95, 1.6))
  const price = valued((appraised * share) / 100) + claimYuan
  const staff = random.int(12, 640)
  return {
    typeCode: '1',
    category: trade.name,
    title: titleOf(setting, company, share, claimYuan > 0 ? wanText(claimYuan) : null),
    kind: random.chance(0.25) ? 'share-certificate' : random.pick(trade.kinds),
    industryCode: trade.industryCode,
    place,
    seller,
    highlights: [
      controlOf(share),
      ...random.sample(['权属清晰', '资质齐全', '经营稳定', '区位优越', '无对外担保', '土地房产自有'], 2),
    ],
    facts: factsOf({
      标的企业: company,
      注册地: whereabouts(place),
      成立时间: `${random.int(1996, year - 3)} 年 ${random.int(1, 12)} 月`,
      注册资本: wanText(registered),
      经营范围: random.sample(trade.scope, 3).join('；'),
      股权结构: shareholders(random, place, seller, share),
      拟转让比例: `${share}%`,
      资产总额: wanText(assets),
      负债总额: wanText(debts),
      净资产: wanText(net),
      营业收入: `${wanText(revenue)}（${year - 1} 年度）`,
      净利润: `${random.chance(0.18) ? '-' : ''}${wanText(profit)}（${year - 1} 年度）`,
      职工人数: `${staff} 人`,
      评估基准日: appraisalDay(random, year),
      净资产评估值: wanText(appraised),
      评估备案单位: stateGroup(random, place),
      转让标的对应评估值: wanText(price),
      ...(claimYuan > 0 ? { 转让方债权: wanText(claimYuan) } : {}),
      导致实际控制权转移: share > 50 ? '是' : '否',
      管理层是否参与受让: '否',
      ...termsOf(setting, share),
    }),
    priceRangeWan: rangeFrom(price),
    description: [
      `${seller}拟转让所持${company} ${share}% 股权。标的企业注册地为${whereabouts(place)}，主营${random.sample(trade.scope, 2).join('、')}。`,
      `${random.pick(trade.strengths)}。截至评估基准日，标的企业资产总额 ${wanText(assets)}，负债总额 ${wanText(debts)}，净资产 ${wanText(net)}。`,
      claimYuan > 0
        ? `转让方对标的企业享有债权 ${wanText(claimYuan)}，与股权一并转让，价款应一次性付清。`
        : '价款可一次性支付；采用分期付款的，首期不低于总价款的 30%，其余款项应提供合法有效担保。',
      share === 100 ? closingOnPaper(random) : '标的企业其他股东享有优先购买权，行使方式以公告和本所规则为准。',
    ],
  }
}
