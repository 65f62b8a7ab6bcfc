/** Actions on an enrolment in the list (domain 6.9). */
export const actionLabels = {
  fill: '继续填写',
  fix: '补正',
  pay: '缴费',
  enter: '进入竞价厅',
  quotes: '查看报价',
  notice: '成交通知书',
  confirm: '确认成交',
  contract: '签合同',
  ownContract: '查看合同',
  settle: '付款',
  settlement: '查看结算',
  refund: '退款说明',
  deposit: '保证金明细',
  again: '重新报名',
  detail: '查看详情',
} as const
export type EnrolmentAction = keyof typeof actionLabels

export const roomTabLabels = { bidding: '竞价中', waiting: '待竞价', over: '已结束' } as const

/** The state of the person's right of first refusal. */
export const holderTags = { claimed: '优先权待确认', accepted: '优先权人', refused: '优先权未获确认' } as const

/** What a room is held for: `any` heads a list that has both assets and procurement projects. The next ones likewise. */
export const matterLabels = { asset: '标的', any: '项目名称' } as const
export const numberLabels = { bidder: '竞买号', any: '编号' } as const
export const standingLabels = { leading: '您当前领先' } as const
