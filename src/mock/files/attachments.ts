import type { Attachment } from '#src/model/listing/detail.ts'
import type { FileGroup } from '#src/model/listing/dossier.ts'
import { sellerLabel } from '#src/model/asset-kind/parties/labels.ts'
import { startPriceName } from '#src/model/asset-kind/prices.ts'
import { takingOf } from '#src/model/asset-kind/taking/labels.ts'
import { brand } from '#src/shared/config/brand.ts'
import type { FullDetails } from '../exchange/seed/listings/full-details.ts'
import { priceText, wanText, yuanText } from '../exchange/seed/texts/amounts.ts'
import type { Listing } from '../exchange/tables.ts'
import { draw, isSceneKind } from '../pictures/pictures.ts'
import { hashOf } from '../random.ts'
import { filesRoot } from './address.ts'
import { docx } from './docx.ts'
import { pdf, type PdfLine } from './pdf.ts'
import { zip } from './zip.ts'

type File = Attachment & { bytes: Uint8Array<ArrayBuffer>; type: string }
type Draft = Pick<File, 'id' | 'name' | 'kind' | 'bytes' | 'type'> & { group: FileGroup }

const foot = `${brand.operator}（模拟文件，仅供演示）`

const section = (heading: string, texts: readonly string[]): PdfLine[] => [
  { text: heading, isHeading: true },
  ...texts.map((text, index) => ({ text: `${index + 1}. ${text}` })),
]

/** The announcement in print: name, number, facts and everything disclosed. */
function announcement(listing: Listing, details: FullDetails): Draft {
  const seller = sellerLabel(listing.typeCode)
  const own = listing.facts.filter(({ label }) => label !== seller)
  const facts = [
    ['项目编号', listing.no],
    [seller, listing.seller],
    [startPriceName('document', listing.typeCode), priceText(listing.startPrice, listing)],
    // A package has a range, which is among its facts.
    ...(listing.isPackage ? [] : [['保证金', wanText(listing.deposit)] as const]),
    ...own.map(({ label, value }) => [label, value] as const),
    ...details.facts,
  ] as const
  const lines: PdfLine[] = [
    ...facts.map(([label, value]) => ({ text: `${label}：${value}` })),
    { text: '标的情况', isHeading: true },
    ...listing.description.map((text) => ({ text })),
    ...section('重大事项披露', details.disclosure),
    ...section('意向方条件', details.conditions),
    ...section('交易须知', details.terms),
  ]
  const name = '竞价公告.pdf'
  return {
    id: 'notice',
    group: 'notice',
    name,
    kind: 'pdf',
    type: 'application/pdf',
    bytes: pdf(listing.assetsName, lines, foot),
  }
}

function appraisal(listing: Listing, { appraisal: found, appraisalDate }: FullDetails): Draft[] {
  if (!found || !appraisalDate || hashOf(`report:${listing.assetsId}`) % 10 >= 7) return []
  const lines = [
    { text: `评估对象：${listing.assetsName}` },
    { text: `项目编号：${listing.no}` },
    { text: `评估基准日：${appraisalDate}` },
    { text: '评估方法：资产基础法、市场法' },
    { text: `评估结论：在评估基准日，评估对象的评估价值为 ${yuanText(found)}。` },
    { text: '本摘要摘自评估报告正文，欲了解评估项目的全面情况，应当阅读评估报告全文。' },
  ]
  const bytes = pdf('资产评估报告（摘要）', lines, foot)
  const name = '资产评估报告摘要.pdf'
  return [{ id: 'appraisal', group: 'report', name, kind: 'pdf', type: 'application/pdf', bytes }]
}

/** A drawing, named as such. */
function photo({ assetsId, picture }: Listing): Draft[] {
  if (!isSceneKind(picture) || hashOf(`photo:${assetsId}`) % 10 >= 6) return []
  const bytes = new TextEncoder().encode(draw(picture, `${assetsId}_site`, '16:9'))
  const type = 'image/svg+xml; charset=utf-8'
  return [{ id: 'site', group: 'picture', name: '标的示意图.svg', kind: 'svg', type, bytes }]
}

function application(listing: Listing): Draft {
  const name = takingOf(listing.typeCode).application
  const blank = '________________________'
  const bytes = docx(name, [
    `项目名称：${listing.assetsName}`,
    `项目编号：${listing.no}`,
    `申请人：${blank}`,
    `证件号码：${blank}`,
    `联系电话：${blank}`,
    '我方已阅读公告及全部附件，知悉并接受交易须知和标的现状，自愿提出申请，并对所提交材料的真实性负责。',
    `申请人（签章）：${blank}`,
    '日期：______ 年 ____ 月 ____ 日',
  ])
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  return { id: 'application', group: 'form', name: `${name}.docx`, kind: 'docx', type, bytes }
}

/** The two to four files of an asset, generated on request and always the same. */
export const filesOf = (listing: Listing, details: FullDetails): File[] =>
  [announcement(listing, details), ...appraisal(listing, details), ...photo(listing), application(listing)].map(
    (draft) => ({
      ...draft,
      size: draft.bytes.length,
      publishedAt: listing.publishedAt,
      url: `${filesRoot}${listing.assetsId}/${draft.id}.${draft.kind}`,
    }),
  )

const archiveId = 'all'
export const archiveUrlOf = ({ assetsId }: Pick<Listing, 'assetsId'>): string =>
  `${filesRoot}${assetsId}/${archiveId}.zip`

/** All files of an asset as one. */
export function archiveOf(listing: Listing, details: FullDetails): File {
  const bytes = zip(filesOf(listing, details).map(({ name, bytes: content }) => [name, content]))
  return {
    id: archiveId,
    kind: 'zip',
    name: `${listing.no}.zip`,
    type: 'application/zip',
    bytes,
    size: bytes.length,
    url: archiveUrlOf(listing),
  }
}
