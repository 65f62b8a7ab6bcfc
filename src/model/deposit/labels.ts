/** Problems of a claimed transfer (domain 5.2). */
export const claimLabels = {
  spent: '保证金已转为价款或已扣除，无需补录或更正',
  payerOther: '付款户名须与报名主体一致，他人代付的款项不计入保证金，将原路退回',
  payerDiffers: '付款户名与银行入账记录不一致',
  accountDiffers: '付款账号与银行入账记录不一致',
  amountDiffers: '付款金额与到账金额不一致',
  paidOnDiffers: '付款日期不能晚于到账日期',
} as const
