/** What a payer has to know about the settlement account. */
export const payeeNotices = [
  '请从付款单位本单位（本人）的账户汇款；他人代付的款项不计入应付款项，将原路退回',
  '汇款时请在附言中注明付款用途，款项按其中的结算单号自动入账；附言遗漏的，请上传付款凭证',
  '可以分笔汇入，到账以银行实际入账时间为准；多付的部分将原路退还',
] as const
