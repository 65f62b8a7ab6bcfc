import { procurementLaw } from '#src/model/procurement/rules.ts'
import { categoryLabels, methodLabels } from '#src/model/procurement/labels.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { yuanText } from '../../exchange/seed/texts/amounts.ts'
import { agencyContactOf, openingPlacesOf, purchaserContactOf } from '../../exchange/seed/procurement/texts/contacts.ts'
import {
  documentsWord,
  evaluationOf,
  fundingOf,
  overviewOf,
  requirementsOf,
  responseWord,
  subjectOf,
  supplierWord,
} from '../../exchange/seed/procurement/texts/terms.ts'
import type { Procurement } from '../../exchange/tables.ts'
import type { PdfLine } from '../pdf.ts'

const heading = (text: string): PdfLine => ({ text, isHeading: true })
const numbered = (texts: readonly string[]): PdfLine[] =>
  texts.map((text, index) => ({ text: `${index + 1}. ${text}` }))
const plain = (texts: readonly string[]): PdfLine[] => texts.map((text) => ({ text }))

/** 0 is free of charge. */
const orFree = (yuan: string, none: string): string => (Number(yuan) === 0 ? none : yuanText(yuan))

const datesOf = ({ dates }: Procurement): string[] => [
  `文件获取时间：${exactTime(dates.saleFrom)} 至 ${exactTime(dates.saleTo)}`,
  `提出疑问截止：${exactTime(dates.questionsUntil)}`,
  `递交截止和开启时间：${exactTime(dates.deadlineAt)}`,
]

function contactLines(project: Procurement): string[] {
  const own = purchaserContactOf(project)
  const agency = agencyContactOf(project)
  return [
    `采购人：${project.purchaser}　联系人：${own.name}　电话：${own.phone}　地址：${own.address}`,
    ...(agency
      ? [`代理机构：${project.agency}　联系人：${agency.name}　电话：${agency.phone}　地址：${agency.address}`]
      : []),
  ]
}

/** The documents that are sold: invitation, terms, lots, evaluation and the form of the contract. */
export const documentLines = (project: Procurement): PdfLine[] => [
  ...plain([
    `项目编号：${project.no}`,
    `采购方式：${methodLabels[project.method]}　采购类别：${categoryLabels[project.category]}`,
  ]),
  heading(`第一章　${project.method === 'open' || project.method === 'invited' ? '招标公告' : '采购邀请'}`),
  ...plain([...overviewOf(project), `资金来源：${fundingOf(project)}。`, ...datesOf(project)]),
  heading(`第二章　${supplierWord(project)}须知`),
  ...numbered([
    `${responseWord(project)}一律通过电子采购系统加密递交，截止时间后系统拒收。`,
    `开启地点：${openingPlacesOf(project).first}；公告另行变更的，以变更公告为准。`,
    `投标（响应）有效期为递交截止之日起 90 日历天。`,
    `投标保证金不超过估算价的 ${procurementLaw.bondPercent}%，应在递交截止时间前到账；书面合同签订后 ${procurementLaw.bondReturnDays} 日内连同银行同期存款利息退还。`,
    `候选人公示期不少于 ${procurementLaw.publicityDays} 日，异议只能在公示期内提出，采购人自收到异议之日起 ${procurementLaw.answerDays} 日内答复，答复前暂停采购活动。`,
    `履约保证金不超过合同金额的 ${procurementLaw.performancePercent}%。`,
  ]),
  heading('第三章　资格要求'),
  ...numbered(requirementsOf(project)),
  heading('第四章　标段、最高限价和保证金'),
  ...project.lots.map(({ id, name, content, ceiling, bond, period }) => ({
    text: `标段 ${id}　${name}：${content}。最高限价 ${yuanText(ceiling)}，保证金 ${orFree(bond, '不收取')}，履约期限 ${period}。`,
  })),
  heading('第五章　评审办法'),
  ...plain([evaluationOf(project)]),
  heading('第六章　合同主要条款'),
  ...numbered([
    '合同金额为中选的报价，除合同约定的变更外不予调整。',
    `履约期限：${subjectOf(project).period}。`,
    '付款按进度（交货、服务周期）支付，具体比例见专用条款；质量保证金不超过结算价的 3%。',
    '双方因履行合同发生争议的，协商解决；协商不成的，向采购人所在地人民法院起诉。',
  ]),
  heading('第七章　联系方式'),
  ...plain(contactLines(project)),
]

const standards = {
  works: [
    '施工及验收执行国家现行规范。',
    '主要材料进场前报验，见证取样送检。',
    '施工期间保证周边道路和既有设施的正常使用。',
  ],
  goods: [
    '设备为全新原厂产品，提供合格证和检测报告。',
    '到货后共同开箱验收，安装调试合格后计算质保期。',
    '质保期不少于 24 个月，故障 4 小时内响应。',
  ],
  services: [
    '服务团队的主要人员不得少于响应文件承诺的人数。',
    '按月提交服务报告，接受采购人的考核。',
    '保守在服务中知悉的秘密，不得转包。',
  ],
} as const

export const requirementLines = (project: Procurement): string[] => [
  `项目编号：${project.no}`,
  `一、采购内容：${subjectOf(project).content}。`,
  ...project.lots.map(({ id, name, content, period }) => `标段 ${id}　${name}：${content}。履约期限：${period}。`),
  '二、技术和质量要求',
  ...standards[project.category].map((text, index) => `${index + 1}. ${text}`),
  '三、验收：由采购人组织，以本要求、合同和国家标准为依据。',
]

export const guideLines = (project: Procurement): PdfLine[] => [
  ...plain([`项目编号：${project.no}`, ...datesOf(project)]),
  heading('一、报名'),
  ...numbered([
    '用单位账户登录，完成单位认证后，在项目页面报名。',
    project.method === 'invited' || project.method === 'single'
      ? '本项目只接受采购人邀请的单位报名。'
      : '凡符合资格要求的单位均可报名，采购人不得限制或者排斥。',
  ]),
  heading(`二、获取${documentsWord(project)}`),
  ...numbered([
    `文件售价 ${orFree(project.filePrice, '0 元，免费获取')}，售后不退。`,
    '支付后在线下载，下载后请核对 SHA-256 校验值。',
  ]),
  heading('三、提问和异议'),
  ...numbered([
    '对文件有疑问的，在提问截止时间前在线提出，答复以澄清公告发给所有供应商。',
    `对候选人有异议的，在公示期内提出，采购人 ${procurementLaw.answerDays} 日内答复。`,
  ]),
  heading('四、联系方式'),
  ...plain(contactLines(project)),
]

const blank = '________________________'

export const formLines = (project: Procurement): string[] => [
  `项目名称：${project.name}`,
  `项目编号：${project.no}`,
  `${supplierWord(project)}名称：${blank}`,
  `统一社会信用代码：${blank}`,
  '一、报价表（报价以元为单位，含税）',
  ...project.lots.map(
    ({ id, name, ceiling }) => `标段 ${id}　${name}：最高限价 ${yuanText(ceiling)}，报价 ${blank} 元`,
  ),
  '二、资格证明材料（按资格要求逐项提供）',
  '三、业绩一览表',
  '四、技术方案（服务方案、施工组织设计）',
  `法定代表人或授权委托人（签章）：${blank}`,
  '日期：______ 年 ____ 月 ____ 日',
]
