import { documentTypeLabels } from '#src/model/kyc/labels.ts'
import { noticeLabels } from '#src/model/notice/labels.ts'

const numbered = (...words: string[]): [key: string, value: string][] =>
  words.map((word, index) => [String(index), word])

/** Closed lists of the exchange by code (domain 6.23); document types as the specification numbers them (spec 3). */
export const dictionaries: Readonly<Record<string, readonly (readonly [key: string, value: string])[]>> = {
  document_type: numbered(...documentTypeLabels),
  organisation_document_type: numbered('统一社会信用代码', '组织机构代码', '纳税人识别号'),
  project_type: [
    ['1', '企业股权转让'],
    ['4', '增资扩股'],
    ['2', '资产转让'],
    ['6', '资产租赁'],
    ['5', '资产合作'],
  ],
  notice_type: numbered(...Object.values(noticeLabels)),
  listing_status: [
    ['PRE', '预披露'],
    ['NOTICE', '报名中'],
    ['EXTENDED', '延期挂牌'],
    ['CLOSED', '报名已截止'],
    ['WAIT_BID', '即将竞价'],
    ['BIDDING', '竞价中'],
    ['PAUSED', '已中止'],
    ['DEAL_PUBLICITY', '成交公示'],
    ['SIGNING', '合同签订中'],
    ['SETTLING', '结算中'],
    ['DONE', '已成交'],
    ['FAILED', '流拍'],
    ['TERMINATED', '终结'],
  ],
  enterprise_type: numbered('全民所有制', '有限责任公司', '股份有限公司', '集体企业', '合伙企业', '其他'),
  economy_type: numbered(
    '国资监管机构/政府部门',
    '国有独资（全资）',
    '国有控股',
    '国有事业单位/社团',
    '国有参股',
    '非国有',
    '外资',
    '其他',
  ),
  enterprise_scale: numbered('大型', '中型', '小型', '微型'),
  trade_mode: numbered(
    '网络竞价',
    '公开招标',
    '邀请招标',
    '竞争性谈判',
    '询价',
    '单一来源',
    '综合评议',
    '一次性密封报价',
    '协议成交',
    '其他',
  ),
  quote_mode: numbered('正向一次报价', '正向多次报价', '反向一次报价', '反向多次报价'),
  decision_document: numbered('董事会决议', '股东会决议', '总经理办公会决议', '其他'),
  payment_mode: numbered('一次性付款', '分期付款'),
  fund_source: numbered('自有资金', '融资', '其他'),
  transferee_mode: numbered('独立受让', '联合受让'),
  suspension_reason: numbered('权属争议', '材料虚假', '批准文件缺失', '系统故障', '不可抗力', '司法要求', '其他'),
}
