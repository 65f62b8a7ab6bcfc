/**
 * Texts for invalid phone numbers and SMS codes. Apart from those of other values, so that the first load has no more than the login
 * needs. The first group is verbatim from the specification (spec 5).
 */
export const phoneProblems = {
  missing: '手机号码不能为空',
  length: '手机号码长度不为11位',
  form: '手机号码格式不正确',
} as const

export const landlineProblems = { missing: '座机号码不能为空', form: '座机号码格式不正确，应为区号-号码' } as const

export const codeProblems = { missing: '短信验证码不能为空', form: '短信验证码为6位数字' } as const
