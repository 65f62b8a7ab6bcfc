import type { DealStep } from './schema.ts'
import type { Turn } from './steps.ts'

/** Names of the steps after the hammer. */
export const dealStepLabels: Readonly<Record<DealStep, string>> = {
  deal: '成交',
  confirm: '成交确认',
  sign: '签约',
  pay: '付款',
  certificate: '凭证',
  handover: '移交',
}

/** What the current step asks, by whose turn it is. */
export const turnLabels: Readonly<Record<DealStep, Partial<Record<Turn, string>>>> = {
  deal: {},
  confirm: {
    you: '对方已确认，请您确认成交确认书。',
    both: '请双方确认成交确认书。',
    other: '您已确认，等待对方确认。',
  },
  sign: {
    both: '请双方拟定、确认并签署交易合同，全部签署后合同生效。',
    exchange: '成交公示期内收到异议，签约暂停，处理完毕后继续。',
  },
  pay: { you: '请按期付清应付款项。', other: '等待受让方付款。' },
  certificate: { exchange: '款项已付清，交易所将出具交易凭证。' },
  handover: {
    you: '对方已确认移交，请您确认已接收标的。',
    both: '凭交易凭证办理过户和移交，办完后请双方确认。',
    other: '您已确认移交，等待对方确认。',
  },
}

/** What the payment asks of a seller that has a request for instalments. */
export const answerLabel = '受让方申请分期付款，请查阅付款计划和担保文件后答复。'

export const dealEndLabels = {
  done: '全部手续已办结。',
  defaulted: '本次成交已因违约终止。',
} as const

/** What the state of its contract means for the next step. */
export const contractNextLabels = {
  draft: '合同已自动建立，请拟定合同文本。',
  negotiating: '合同文本已生成，双方确认同一文本后进入签署。',
  toSign: '双方已确认合同文本，请签署。',
  signing: '合同正在签署，各方签署后由交易所鉴证。',
  signed: '合同已签署完毕，等待交易所登记生效。',
  rejected: '合同已被拒签，需要重新拟定。',
  revoked: '合同已撤销，需要重新拟定。',
  expired: '合同已过期，需要重新拟定。',
} as const

/** Events of a deal, in its progress and in that of its enrolment. */
export const dealEventLabels = {
  made: '竞得',
  takerConfirmed: '受让方确认成交',
  sellerConfirmed: '项目方确认成交',
  halted: '收到异议，签约暂停',
  resumed: '异议处理完毕，签约继续',
  moved: '签约期限已延长',
  signed: '交易合同已生效',
  paid: '应付款项已付清',
  overdue: '应付款项逾期未付',
  reminded: '逾期付款催告',
  certified: '交易凭证已出具',
  paidOut: '价款已划出',
  handedOver: '移交已确认',
  defaulted: '违约，成交终止',
  offered: '已征询次高报价人递补',
  accepted: '接受递补',
  declined: '放弃递补',
  lapsed: '递补邀约逾期失效',
  succeeded: '递补成交',
} as const

/** What the second-ranked bidder learns after the winner's default, by the state of the offer. */
export const offerLabels = {
  open: '竞得人违约，成交已终止。您的报价排名第二，可以按您最后一次有效报价 {{amount}} 元递补受让；接受后应重新交纳保证金 {{deposit}} 元。',
  accepted: '您已接受按 {{amount}} 元递补受让，请重新交纳保证金 {{deposit}} 元，到账后成交。',
  taken: '保证金已到账，您已按 {{amount}} 元递补成交。',
  declined: '您已放弃递补受让，本标的本次不成交。',
  lapsed: '递补已逾期失效，本标的本次不成交。',
} as const
