import { logYuan, valued, wanText } from '../amounts.ts'
import { brandWord, holder } from '../companies.ts'
import { shortName } from '../places.ts'
import { appraisalDay, closingOnPaper, factsOf, type Maker } from './listing-text.ts'
import { rangeFrom } from './price.ts'

const debtors = ['有限责任公司', '有限公司', '实业有限公司', '商贸有限公司'] as const

/** 债权. */
export const debt: Maker = ({ random, place, year }) => {
  const seller = holder(random, place)
  const debtor = `${shortName(place.city)}${brandWord(random)}${random.pick(debtors)}`
  const households = random.int(3, 28)
  const bundle = random.chance(0.4)
  const principal = logYuan(random, 1_200_000, 160_000_000)
  const interest = valued(principal * random.between(0.05, 0.7))
  const price = valued(principal * random.between(0.12, 0.72))
  return {
    typeCode: '2',
    category: '债权',
    title: bundle
      ? `${seller}对${debtor}等 ${households} 户债权资产包转让（本金 ${wanText(principal)}）`
      : `${seller}对${debtor}享有的 ${wanText(principal + interest)}债权转让`,
    kind: random.pick(['share-certificate', 'handshake']),
    industryCode: '69',
    place,
    seller,
    highlights: [
      bundle ? '资产包' : '单户债权',
      ...random.sample(['有抵押物', '已取得生效判决', '执行中', '保证担保', '诉讼时效有效'], 2),
    ],
    facts: factsOf({
      债务人: bundle ? `${debtor}等 ${households} 户` : debtor,
      债权本金: wanText(principal),
      利息及罚息: `${wanText(interest)}（暂计至 ${appraisalDay(random, year)}）`,
      债权总额: wanText(principal + interest),
      担保方式: random.pick(['房产抵押', '土地使用权抵押及保证', '连带责任保证', '设备抵押', '无担保']),
      诉讼及执行情况: random.pick(['已取得生效判决', '执行中', '终结本次执行程序', '未起诉']),
      受让方限制: '国家公务员、金融监管机构工作人员、债务人及其关联人等不得受让',
      评估值: wanText(price),
    }),
    priceRangeWan: rangeFrom(price),
    description: [
      `标的为${seller}对${bundle ? `${debtor}等 ${households} 户` : debtor}享有的债权，本金 ${wanText(principal)}，利息及罚息 ${wanText(interest)}。`,
      '债权附属的担保权利一并转让。转让方不对债权的实现作任何保证，受让方应自行判断风险。',
      closingOnPaper(random),
    ],
  }
}

const inventions = [
  '边坡监测装置',
  '低温余热回收系统',
  '抗旱水稻品种权',
  '污泥干化方法',
  '桥梁健康监测软件',
  '中药饮片炮制工艺',
  '智能配电终端',
  '冷链温控算法',
  '白酒窖泥培养方法',
  '光伏板清洁机器人',
  '矿用输送带检测系统',
  '公交智能调度平台',
] as const

/** 知识产权. */
export const intellectualProperty: Maker = ({ random, place, year }) => {
  const name = random.pick(inventions)
  const form =
    name.includes('软件') || name.includes('平台') || name.includes('算法')
      ? '软件著作权'
      : name.includes('品种权')
        ? '植物新品种权'
        : random.pick(['发明专利', '发明专利', '实用新型专利'])
  const count = random.int(1, 14)
  const seller = holder(random, place)
  const way = random.pick(['所有权', '独占许可使用权', '普通许可使用权'])
  const price = logYuan(random, 30_000, 5_200_000)
  return {
    typeCode: '2',
    category: '知识产权',
    title: `${seller}“${name}”等 ${count} 项${form}${way}转让`,
    kind: 'laboratory',
    industryCode: '75',
    place,
    seller,
    highlights: [form, ...random.sample(['权利稳定', '已实施转化', '可提供技术指导', '年费已缴'], 2)],
    facts: factsOf({
      名称: name,
      类型: form,
      数量: `${count} 项`,
      转让内容: way,
      权利人: seller,
      授权时间: `${year - random.int(1, 8)} 年 ${random.int(1, 12)} 月`,
      权利状态: '有效，年费已缴至当年',
      实施情况: random.pick(['已在自有生产线应用', '已许可 2 家单位使用', '完成中试', '尚未实施']),
      技术服务: `移交后提供 ${random.int(3, 12)} 个月技术指导`,
      评估值: wanText(price),
    }),
    priceRangeWan: rangeFrom(price),
    description: [
      `标的为${seller}持有的“${name}”等 ${count} 项${form}的${way}。`,
      '权利变更登记由双方共同办理，费用由受让方承担；登记完成前权利人承担维持义务。',
      closingOnPaper(random),
    ],
  }
}
