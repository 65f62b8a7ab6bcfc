import { procurementMethods } from '#src/model/procurement/kinds.ts'
import { categoryLabels, methodLabels } from '#src/model/procurement/labels.ts'
import { randomFrom } from '../../../../random.ts'
import type { Procurement } from '../../../tables.ts'
import { yuanText } from '../../texts/amounts.ts'
import { subjects } from '../projects.ts'
import type { Subject } from '../subject.ts'

export const subjectOf = ({ subject }: Procurement): Subject => subjects[subject]!

export const isTender = ({ method }: Procurement): boolean => procurementMethods[method] === 'tender'

/** What a supplier is called in the documents of this way of procurement. */
export const supplierWord = (project: Procurement): string => (isTender(project) ? '投标人' : '供应商')
/** What a supplier hands in. */
export const responseWord = (project: Procurement): string => (isTender(project) ? '投标文件' : '响应文件')
export const documentsWord = (project: Procurement): string => (isTender(project) ? '招标文件' : '采购文件')
/** How the documents call the winner. */
export const bondWord = (project: Procurement): string => (isTender(project) ? '投标保证金' : '保证金')
export const winnerWord = (project: Procurement): string => (isTender(project) ? '中标人' : '成交供应商')
export const candidateWord = (project: Procurement): string => (isTender(project) ? '中标候选人' : '成交候选供应商')

const purposes = {
  works: '改善设施条件，保障安全运行',
  goods: '满足业务需要，更新陈旧设备',
  services: '保证日常运行，提高服务质量',
} as const

/** Paragraphs on what is procured. */
export function overviewOf(project: Procurement): string[] {
  const { purchaser, category, method, lots, isBudgetSecret, budget } = project
  const { content, period, title } = subjectOf(project)
  const inParts =
    lots.length > 1
      ? `本项目分 ${lots.length} 个标段：${lots.map(({ name }) => name).join('、')}。`
      : '本项目不分标段。'
  return [
    `${purchaser}为${purposes[category]}，拟实施${title}。本项目已按规定完成立项审批，采购类别为${categoryLabels[category]}，采购方式为${methodLabels[method]}。`,
    `采购内容：${content}。${period.endsWith('。') ? period : `履约期限：${period}。`}`,
    `${inParts}${isBudgetSecret ? '采购预算不公开。' : `采购预算合计 ${yuanText(budget)}。`}`,
  ]
}

export const fundingOf = ({ id }: Procurement): string =>
  randomFrom(`funding:${id}`).pick([
    '国有企业自筹资金，已落实',
    '财政预算资金，已下达',
    '国有企业自筹资金 60%，银行贷款 40%，已落实',
    '专项债券资金，已到位',
  ])

const jointWords = ['本项目不接受联合体参加。', '本项目接受联合体参加，联合体成员不超过两家。'] as const

/** 资格要求 */
export function requirementsOf(project: Procurement): string[] {
  const { licence, record } = subjectOf(project)
  const random = randomFrom(`requirements:${project.id}`)
  return [
    '具有独立承担民事责任的能力，具有良好的商业信誉和健全的财务会计制度。',
    `资质：${licence}。`,
    `业绩：${record}，提供合同和验收证明。`,
    '未被列入失信被执行人、重大税收违法失信主体名单，近三年在经营活动中没有重大违法记录。',
    '单位负责人为同一人或者存在控股、管理关系的不同单位，不得参加同一标段。',
    random.pick(jointWords),
  ]
}

/** How the responses are compared. */
export function evaluationOf(project: Procurement): string {
  const { method } = project
  if (method === 'inquiry')
    return '最低评审价法：符合资格和技术要求的响应中，报价最低的供应商为第一成交候选供应商；报价相同的，以递交时间在先者为先。'
  if (method === 'auction')
    return '竞价：在规定时间内报价最低且符合要求的供应商为第一成交候选供应商；报价相同的，以报价时间在先者为先。'
  if (method === 'single') return '单一来源：由采购小组与供应商商定价格和服务内容，价格不高于最高限价。'
  const price = isTender(project) ? 40 : 30
  return `综合评分法：满分 100 分，其中价格 ${price} 分、技术和服务 ${80 - price} 分、业绩和信誉 20 分。最低报价得满分，其他报价按比例得分；得分相同的，以递交时间在先者为先。`
}

export const terminationReasons = {
  'too-few': (project: Procurement): string =>
    isTender(project)
      ? '至投标截止时间，递交投标文件的投标人不足三家，根据《中华人民共和国招标投标法》第二十八条，本次招标终止，采购人将依法重新招标。'
      : project.method === 'auction'
        ? '至竞价结束，没有供应商报出有效报价，本次采购终止，采购人将重新组织采购。'
        : '至响应截止时间，递交响应文件的供应商不足三家，本次采购终止，采购人将重新组织采购。',
  withdrawn: (project: Procurement): string =>
    `采购人因项目建设内容调整取消本次采购。已收取的${documentsWord(project)}费用和保证金全部退还，保证金按规定计付利息。`,
} as const

export const terminationReasonOf = (project: Procurement): string | null =>
  project.termination === null ? null : terminationReasons[project.termination](project)
