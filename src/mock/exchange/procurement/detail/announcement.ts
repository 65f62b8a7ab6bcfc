import { categoryLabels, methodLabels } from '#src/model/procurement/labels.ts'
import { procurementLaw } from '#src/model/procurement/rules.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { isByInvitation } from '#src/model/procurement/kinds.ts'
import { yuanText } from '../../seed/texts/amounts.ts'
import { documentsWord, responseWord, supplierWord } from '../../seed/procurement/texts/terms.ts'
import type { Procurement } from '../../tables.ts'
import { fullAmount, grid, heading, numbered, pairs, paragraphs } from './html.ts'
import type { NoticeFacts } from './detail.ts'

const orNone = (yuan: string | null | undefined, none: string, shown: (yuan: string) => string = yuanText): string =>
  yuan == null || Number(yuan) === 0 ? none : shown(yuan)

const overviewTable = (project: Procurement, { funding, budget, agency, no, name, region, purchaser }: NoticeFacts) =>
  pairs([
    ['项目编号', no],
    ['项目名称', name],
    ['采购方式', methodLabels[project.method]],
    ['采购类别', categoryLabels[project.category]],
    ['采购人', purchaser],
    agency == null ? null : ['代理机构', agency],
    ['所在地区', region],
    ['采购预算', budget == null ? '不公开' : fullAmount(budget)],
    ['资金来源', funding],
  ])

const lotsTable = ({ lots }: NoticeFacts) =>
  grid(
    ['标段', '预算', '最高限价', '保证金', '履约期限'],
    lots.map(({ id, name, budget, ceiling, bond, period }) => [
      `${id}　${name}`,
      orNone(budget, '不公开'),
      orNone(ceiling, '不设'),
      orNone(bond, '不收取'),
      period,
    ]),
  )

const joining = ({ method }: Procurement): string =>
  isByInvitation(method) ? '本项目采用邀请方式，只有收到邀请的单位可以报名。' : '凡符合资格要求的单位均可报名参加。'

export const contactTable = ({ purchaser, purchaserContact: own, agency, agencyContact }: NoticeFacts): string =>
  pairs([
    ['采购人', `${purchaser}，${own.address}`],
    ['联系人', `${own.name}，${own.phone}`],
    agencyContact && agency ? ['代理机构', `${agency}，${agencyContact.address}`] : null,
    agencyContact ? ['代理机构联系人', `${agencyContact.name}，${agencyContact.phone}`] : null,
  ])

/** The announcement as it was published: a changed place of the opening is in the notice that changed it. */
export function announcementText(project: Procurement, facts: NoticeFacts): string {
  const { schedule, openingPlace, openingPlaceBefore, filePrice, overview, requirements, evaluation } = facts
  const documents = documentsWord(project)
  const response = responseWord(project)
  return [
    heading('一、项目概况'),
    overviewTable(project, facts),
    paragraphs(...overview),
    heading('二、标段和最高限价'),
    numbered(facts.lots.map(({ name, content }) => (facts.lots.length > 1 ? `${name}：${content}` : content))),
    lotsTable(facts),
    heading(`三、${supplierWord(project)}资格要求`),
    numbered(requirements),
    heading('四、评审办法'),
    paragraphs(evaluation),
    heading(`五、获取${documents}`),
    paragraphs(
      `获取时间：${exactTime(schedule.saleFrom)} 至 ${exactTime(schedule.saleTo)}，不少于 ${procurementLaw.saleDays} 日。`,
      `${joining(project)}登录后在项目页面报名，${orNone(filePrice, '免费下载', (yuan) => `支付 ${yuanText(yuan)} 后下载`)}${documents}。`,
      `对${documents}有疑问的，在 ${exactTime(schedule.questionsUntil)} 前在线提出，答复以澄清公告发布。`,
    ),
    heading(`六、递交${response}和开启`),
    paragraphs(
      `截止时间：${exactTime(schedule.deadlineAt)}。逾期递交的，系统拒收。`,
      `开启时间：${exactTime(schedule.deadlineAt)}，与截止时间为同一时间。`,
      `开启地点：${openingPlaceBefore ?? openingPlace}。`,
      `保证金应在截止时间前到账，合同签订后 ${procurementLaw.bondReturnDays} 日内连同银行同期存款利息退还。`,
    ),
    heading('七、公示和异议'),
    paragraphs(
      `采购人自收到评审报告之日起 ${procurementLaw.publicityWithinDays} 日内公示候选人，公示期不少于 ${procurementLaw.publicityDays} 日。异议只能在公示期内提出，采购人自收到异议之日起 ${procurementLaw.answerDays} 日内答复，答复前暂停采购活动。`,
    ),
    heading('八、联系方式'),
    contactTable(facts),
  ].join('')
}
