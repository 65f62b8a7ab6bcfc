import { type KindCode, priceName } from '#src/model/asset-kind/labels.ts'
import { sellerLabel } from '#src/model/asset-kind/parties/labels.ts'
import type { FileDraft } from '../../../files/file-draft.ts'
import type { PdfLine } from '../../../files/pdf.ts'
import type { Listing } from '../../tables.ts'
import { priceText, wanText } from './amounts.ts'

/** What a presentation of an asset of each kind is called, and what it is about. */
export const roadshowTexts: Readonly<Record<KindCode, { event: string; topics: readonly string[] }>> = {
  '1': {
    event: '股权转让项目路演',
    topics: [
      '标的企业的主营业务、经营情况和近三年财务数据',
      '资产评估结果、股权结构和其他股东的优先购买权',
      '受让方资格条件、价款支付方式和工商变更登记安排',
    ],
  },
  '2': {
    event: '资产转让推介会',
    topics: [
      '资产的权属、现状、面积或数量',
      '占用、抵押和已知瑕疵的披露情况',
      '看样安排、价款支付、税费承担和过户交付',
    ],
  },
  '4': {
    event: '增资扩股项目路演',
    topics: [
      '融资企业的业务模式、行业地位和募集资金用途',
      '拟引入投资方的数量、持股比例和资格条件',
      '遴选方式、投资协议要点和增资后的治理安排',
    ],
  },
  '5': {
    event: '合作项目推介会',
    topics: ['合作标的现状和合作方式', '合作方资格条件和收益分配', '合作期限、退出机制和履约保障'],
  },
  '6': {
    event: '招租推介会',
    topics: ['房屋位置、面积、现状和规划用途', '租期、租金支付方式和递增约定', '承租方资格条件、装修和免租期约定'],
  },
}

export const introOf = ({ typeCode }: Listing): string =>
  `本场由项目经理介绍${roadshowTexts[typeCode].topics.join('；')}，并现场解答提问。路演内容不构成投资建议，一切以本所发布的公告为准。`

const heading = (text: string): PdfLine => ({ text, isHeading: true })
const linesIn = (...texts: readonly string[]): PdfLine[] => texts.map((text) => ({ text }))
const numbered = (texts: readonly string[]): PdfLine[] =>
  linesIn(...texts.map((text, index) => `${index + 1}. ${text}`))

const linesOf = (listing: Listing): PdfLine[] => [
  heading('一、项目概况'),
  ...linesIn(
    `项目编号：${listing.no}`,
    `标的名称：${listing.assetsName}`,
    `${sellerLabel(listing.typeCode)}：${listing.seller}`,
    `${priceName('start', listing.typeCode)}：${priceText(listing.startPrice, listing)}`,
    ...(listing.isPackage ? [] : [`保证金：${wanText(listing.deposit)}`]),
  ),
  heading('二、项目亮点'),
  ...numbered(listing.highlights),
  heading('三、介绍内容'),
  ...numbered(roadshowTexts[listing.typeCode].topics),
  heading('四、参与方式'),
  ...linesIn(
    '意向方请在报名截止前登录本所网站提交报名并交纳保证金，逾期不予受理。',
    '本材料用于项目推介，与公告不一致的，以公告为准。',
  ),
]

const replyLines = linesIn(
  '单位或姓名：',
  '参会人数：',
  '联系人及电话：',
  '希望了解的问题：',
  '请于路演前一个工作日将回执发送至承办机构。到场请携带有效证件。',
)

/** The slides of a roadshow, and for one at an address the form to register for it. */
export const roadshowFilesOf = (listing: Listing, title: string, isOffline: boolean): FileDraft[] => [
  { id: 'slides', kind: 'pdf', name: '路演材料.pdf', title, lines: linesOf(listing) },
  ...(isOffline
    ? [{ id: 'reply', kind: 'docx' as const, name: '参会回执.docx', title: `${title}参会回执`, lines: replyLines }]
    : []),
]
