/** What is wrong with a mobile phone number (spec 5). */
export const phoneProblems = {
  missing: '手机号码不能为空',
  length: '手机号码长度不为11位',
  form: '手机号码格式不正确',
} as const
