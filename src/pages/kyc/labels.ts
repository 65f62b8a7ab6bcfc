/** Why the page of a claim shows no form. */
export const pageStateLabels = {
  checking: '您的实名认证正在审核中，审核期间不能修改。',
  'other-kind': '本账户已完成另一类认证；一个账户只能对应一个认证主体，请用另一账户办理。',
  verified: '您已完成实名认证。',
  blocked: '您有未完结的交易，暂不能变更实名信息：',
} as const
