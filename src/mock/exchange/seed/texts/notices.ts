import { termDays } from '#src/model/terms/rules.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { enrolmentOf, publicityMs } from '../../listings/lifecycle.ts'
import type { Listing } from '../../tables.ts'
import { dayMs } from '../calendar.ts'
import { cyclesOf } from '../listings/cycles.ts'

export const suspensionReasons = [
  '{{seller}}补充权属材料',
  '标的评估报告需要更新',
  '收到有关部门的司法协助通知',
  '第三方对标的权属提出异议',
  '{{seller}}内部决策程序调整',
  '不可抗力影响现场看样',
] as const

/** Texts about the result of a room. */
export const outcomeTexts = {
  deal: ['成交公示期内未收到异议，现公告成交结果。', '请竞得人按合同约定付清价款，办理交割手续。'],
  dealPublicity: [`公示期 ${publicityMs / dayMs} 天。对结果有异议的，请在公示期内书面提出。`],
  failure: [`截至竞价结束，没有产生有效报价，本项目流标。保证金将在 ${termDays.refund} 个工作日内原路退还。`],
  default: [
    '竞得人违约，成交终止，未能由次高报价人递补，本项目终结。',
    '违约竞得人的保证金按公告的约定处理，其他竞买人的保证金已按规定退还。',
  ],
} as const

/** Why a notice is extended, and its new dates; for how often that may be, the terms of the same listing. */
export function extensionText(listing: Listing, reason: 'NO_BIDDER' | 'NO_QUOTE'): string[] {
  const why = reason === 'NO_BIDDER' ? '公告期满未征集到意向方' : '竞价到期无人受理'
  const { enrolUntil, depositUntil } = enrolmentOf(listing)
  return [
    `${why}，按公告约定延长信息披露 ${termDays.cycle} 个工作日，本次为第 ${listing.extended?.at.length ?? 0} 个延长周期，最多 ${cyclesOf(listing.assetsId)} 个，其他条件不变。`,
    `报名截止时间延至 ${exactTime(enrolUntil)}，保证金截止时间延至 ${exactTime(depositUntil)}，竞价自 ${exactTime(listing.opensAt)} 开始。`,
  ]
}

/** What was asked about a listing and is made clear for everyone; the attachment of the notice answers in full. */
export const clarification = {
  text: [
    '应意向方询问，现就标的范围、税费承担和交付时间澄清如下，详见附件。',
    '本公告与原公告不一致的，以本公告为准。',
  ],
  answers: [
    '标的范围：以公告所附清单和权属文件的记载为准；公告未列明的附属物不在标的范围内，现场另有标识的除外。',
    '税费承担：办理权属变更涉及的税费，由双方依照法律规定各自承担，公告另有约定的从其约定。',
    '交付时间：公告载明移交时限的，从其载明；没有载明的，以交易合同的约定为准。',
  ],
  correction: '就标的范围、税费承担和交付时间发布了澄清公告；与本公告不一致的，以澄清公告为准。',
} as const

/** Title, then paragraphs; the first six are published in the weeks after a world begins. */
export const generalNotices: readonly (readonly [title: string, ...text: string[]])[] = [
  [
    '关于开展竞买人线上培训的通知',
    '培训采用线上直播方式，内容包括报名、交纳保证金和网络竞价操作。',
    '欢迎各意向方报名参加。',
  ],
  ['关于调整服务大厅接待时间的通知', '服务大厅接待时间有所调整，各窗口的时间以“分支机构”页面公布的为准。'],
  [
    '关于竞价系统例行维护的通知',
    '系统将于周六 22:00 至次日 6:00 例行维护，期间暂停报名和查询服务，不影响已安排的竞价。',
  ],
  ['关于推广电子合同签署的通知', '即日起，资产租赁项目全面采用电子合同，双方凭短信验证码签署。'],
  ['关于征集产权交易服务机构会员的公告', '现面向社会征集评估、审计、法律和招商服务机构会员。'],
  ['关于开展客户满意度调查的通知', '诚邀各交易参与方填写问卷，帮助我们改进服务。'],
  ['关于谨防冒用岷交所名义收取费用的提示', '岷交所只通过公布的结算账户收取保证金和服务费，请勿向个人账户转账。'],
  ['关于保证金账户信息核对的提示', '请核对付款户名与报名主体一致，非报名主体账户付款将原路退回。'],
  ['关于节假日期间业务办理安排的通知', '节假日期间暂停现场业务，网上报名与咨询留言照常。'],
  ['关于启用新版交易文本的公告', '新版交易合同示范文本即日起启用，旧版文本停止使用。'],
  ['关于加强竞买人实名认证管理的通知', '未通过实名认证的用户不能报名，请提前准备证件材料。'],
  ['关于公布年度信用良好竞买人名单的公告', '经综合评定，现公布年度信用良好竞买人名单。'],
  ['关于服务热线升级的通知', '服务热线新增语音导航，按“2”转技术支持。'],
  ['关于数字证书办理有关事项的通知', '需要使用数字证书登录的单位，请携带营业执照到服务大厅办理。'],
  ['关于规范竞价过程中异常报价行为的提示', '报价一经提交不得撤回，请谨慎确认金额。'],
  ['关于优化电子发票开具流程的通知', '成交后可在用户中心自助申请电子发票，两个工作日内开具。'],
  ['关于开展非法中介专项整治的公告', '任何机构和个人不得以岷交所名义承诺成交或收取居间费。'],
  ['关于分支机构办公地址变更的公告', '部分分支机构迁入新址，联系电话不变。'],
]
