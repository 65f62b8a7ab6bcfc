export const nameMissing = '请给通行密钥起一个名称'

/** Advice on a factor's removal, by whether another one remains. */
export const removalLabels = {
  one: '删除后不能再用它登录和验证。',
  last: '这是最后一种验证方式：删除后恢复码一并作废，资金和账户资料只由密码和短信验证码保护。',
} as const
