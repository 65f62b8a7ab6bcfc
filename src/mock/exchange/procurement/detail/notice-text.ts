import { groupOf, type ProcurementNoticeKind } from '#src/model/procurement/kinds.ts'
import { partOfMoney } from '#src/model/money/share.ts'
import { procurementLaw } from '#src/model/procurement/rules.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { date } from '#src/model/time/shanghai.ts'
import { yuanText } from '../../seed/texts/amounts.ts'
import { candidateWord, documentsWord, supplierWord, winnerWord } from '../../seed/procurement/texts/terms.ts'
import type { NoticeStub } from '../notices.ts'
import { announcementText, contactTable } from './announcement.ts'
import type { NoticeFacts } from './detail.ts'
import { fullAmount, grid, heading, pairs, paragraphs } from './html.ts'

type Writer = (notice: NoticeStub, facts: NoticeFacts) => string

const lotName = ({ lots }: NoticeFacts, lotId: string): string => {
  const name = lots.find(({ id }) => id === lotId)?.name
  return name === undefined ? lotId : `${lotId}　${name}`
}

/** Which project, at the beginning of each notice but the first. */
const referenceTable = ({ no, name, purchaser, method, schedule }: NoticeFacts): string =>
  pairs([
    ['项目编号', no],
    ['项目名称', name],
    ['采购人', purchaser],
    [groupOf(method) === 'tender' ? '招标公告日期' : '采购公告日期', date(schedule.announcedAt)],
  ])

const clarification: Writer = ({ project, question }, facts) =>
  [
    referenceTable(facts),
    heading('一、提问'),
    paragraphs(question?.text ?? ''),
    heading('二、答复'),
    paragraphs(question?.answer ?? ''),
    heading('三、说明'),
    paragraphs(
      `本澄清是${documentsWord(project)}的组成部分，对所有${supplierWord(project)}有效；与${documentsWord(project)}不一致的，以本澄清为准。`,
      `递交截止时间不变，仍为 ${exactTime(facts.schedule.deadlineAt)}。`,
    ),
  ].join('')

const change: Writer = (_, facts) =>
  [
    referenceTable(facts),
    heading('一、变更内容'),
    grid(['事项', '变更前', '变更后'], [['开启地点', facts.openingPlaceBefore ?? '', facts.openingPlace]]),
    heading('二、其他事项'),
    paragraphs(
      `递交截止时间和开启时间不变，仍为 ${exactTime(facts.schedule.deadlineAt)}。`,
      '本公告与原公告不一致的，以本公告为准，其他内容不变。',
    ),
  ].join('')

const candidates: Writer = ({ project }, facts) =>
  [
    referenceTable(facts),
    heading(`一、${candidateWord(project)}`),
    grid(
      ['标段', '名次', '单位名称', '报价', '得分'],
      (facts.candidates ?? []).map(({ lotId, rank, supplier, price, score }) => [
        lotName(facts, lotId),
        String(rank),
        supplier,
        fullAmount(price),
        score ?? '按报价排序',
      ]),
    ),
    heading('二、公示期'),
    paragraphs(
      `${exactTime(facts.schedule.publicityFrom)} 至 ${exactTime(facts.schedule.publicityTo)}，不少于 ${procurementLaw.publicityDays} 日。`,
      `开启记录见项目页面，共 ${facts.opening?.length ?? 0} 份。`,
    ),
    heading('三、异议'),
    paragraphs(
      `${supplierWord(project)}对结果有异议的，在公示期内通过项目页面提出。采购人自收到异议之日起 ${procurementLaw.answerDays} 日内答复，答复前暂停采购活动。`,
    ),
  ].join('')

const awardRows = (facts: NoticeFacts) =>
  (facts.awards ?? []).map(({ lotId, supplier, price }) => [lotName(facts, lotId), supplier, fullAmount(price)])

const result: Writer = ({ project }, facts) =>
  [
    referenceTable(facts),
    heading(`一、${winnerWord(project)}`),
    grid(['标段', '单位名称', '金额'], awardRows(facts)),
    heading('二、后续事项'),
    paragraphs(
      `公示期（至 ${exactTime(facts.schedule.publicityTo)}）届满，现公告结果。`,
      `采购人和${winnerWord(project)}自通知书发出之日起 30 日内，按照${documentsWord(project)}和响应内容订立书面合同。`,
      `书面合同签订后 ${procurementLaw.bondReturnDays} 日内，向所有${supplierWord(project)}退还保证金及银行同期存款利息。`,
    ),
  ].join('')

const contract: Writer = (_, facts) =>
  [
    referenceTable(facts),
    heading('一、合同'),
    grid(
      ['标段', '合同相对方', '合同金额', '履约保证金上限'],
      (facts.awards ?? []).map(({ lotId, supplier, price }) => [
        lotName(facts, lotId),
        supplier,
        fullAmount(price),
        yuanText(partOfMoney(price, procurementLaw.performancePercent)),
      ]),
    ),
    heading('二、签订和履行'),
    paragraphs(
      `签订日期：${date(facts.schedule.contractAt)}。`,
      ...facts.lots.map(({ id, period }) => `${lotName(facts, id)}的履约期限：${period}。`),
      `保证金在签订后 ${procurementLaw.bondReturnDays} 日内连同利息退还。`,
    ),
  ].join('')

const termination: Writer = (_, facts) =>
  [
    referenceTable(facts),
    heading('一、终止原因'),
    paragraphs(facts.terminationReason ?? ''),
    heading('二、终止时间'),
    paragraphs(`${exactTime(facts.schedule.terminatedAt)}。`),
  ].join('')

const writers: Record<ProcurementNoticeKind, Writer> = {
  announcement: ({ project }, facts) => announcementText(project, facts),
  clarification,
  change,
  candidates,
  result,
  contract,
  termination,
}

/** The HTML of a published notice. */
export function noticeText(notice: NoticeStub, facts: NoticeFacts): string {
  const { kind, project, publishedAt } = notice
  const contacts = kind === 'announcement' ? '' : heading('联系方式') + contactTable(facts)
  const end = `${paragraphs(facts.agency ?? facts.purchaser, date(publishedAt))}<p><a href="${linkToPurchase.detail(project.id)}">查看采购项目</a></p>`
  return writers[kind](notice, facts) + contacts + end
}
