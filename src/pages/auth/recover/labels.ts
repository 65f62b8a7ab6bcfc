import type { AccountKind } from '#src/model/session/refusals.ts'

export const recoverSteps = ['验证手机', '设置新密码', '完成'] as const

/** Labels of the form that finds an account. */
export const claimLabels: Record<
  AccountKind,
  { title: string; name: string; nameHint: string; number: string; numberHint: string }
> = {
  person: {
    title: '找回个人账号',
    name: '姓名',
    nameHint: '实名认证时填写的姓名',
    number: '身份证号码',
    numberHint: '18位居民身份证号码',
  },
  organisation: {
    title: '找回机构账号',
    name: '机构名称',
    nameHint: '与营业执照一致的全称',
    number: '统一社会信用代码',
    numberHint: '18位统一社会信用代码',
  },
}
