export const realNameLabels = { begin: '去认证', reason: '查看原因', look: '查看' } as const

export const oldPasswordMissing = '请输入原密码'
export const bankMissing = '请输入开户银行'
export const mailCodeProblems = { missing: '请输入邮箱验证码', form: '邮箱验证码为 6 位数字' } as const

export const appealProblems = {
  kind: '请选择申诉类型',
  description: '请填写申诉说明',
  supplement: '请填写补充说明',
  review: '请填写复核理由',
  files: '请上传证明材料',
  contact: '请填写联系人',
} as const

/** Texts that say what a kind of appeal goes through (domain 6.17). */
export const mediationLabels = [
  '受理后，交易所调查并询问双方',
  '向双方告知拟作出的处理意见',
  '双方可在意见期内反馈、补充证据',
  '出具处理决定书；对决定仍有异议可申请复核一次',
] as const
