/** Problems of a claimed transfer (domain 5.2). */
export const claimLabels = {
  spent: '保证金已转为价款或已扣除，无需补录或更正',
  unknown: '未查询到该笔待识别的入账，请核对银行流水号',
  payerOther: '付款户名须与报名主体一致，他人代付的款项不计入保证金，将原路退回',
  payerDiffers: '付款户名与银行入账记录不一致',
  accountDiffers: '付款账号与银行入账记录不一致',
  amountDiffers: '付款金额与到账金额不一致',
  paidOnDiffers: '付款日期不能晚于到账日期',
} as const

/** Why a payment at the gateway was closed without a charge; other reasons are those of what was to be paid. */
export const closingReasons = { cancelled: '已取消', expired: '超时关闭' } as const

/** What the payer is told of a closed payment. */
export const closedPaymentLabels = {
  cancelled: '订单已取消，未扣款',
  expired: '订单已超过支付时限，未扣款',
  other: '订单已关闭，未扣款',
} as const
