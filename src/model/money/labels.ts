/** Shown at a field whose text is not an amount. */
export const amountLabels = {
  unreadable: '金额格式不正确，请只输入数字和小数点，千位分隔须每三位一个',
  tooLong: '金额的整数部分不能超过 12 位',
  tooFine: '金额最多两位小数',
} as const
