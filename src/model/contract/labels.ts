import type { ContractState, ContractTask, SignerRole, SignerState, SignOrder, SignWay } from './schema.ts'

/** States of a contract (domain 5.5). */
export const contractStateLabels: Readonly<Record<ContractState, string>> = {
  draft: '待拟定',
  negotiating: '协商中',
  toSign: '待签署',
  signing: '签署中',
  signed: '已完成',
  effective: '已生效',
  rejected: '已拒签',
  revoked: '已撤销',
  expired: '已过期',
}

export const paperContractLabel = '纸质合同'

/** What the reader has to do, as the name of the button. */
export const contractTaskLabels: Readonly<Record<ContractTask, string>> = {
  draw: '拟定合同',
  confirm: '确认合同',
  sign: '签署合同',
  redraw: '重新拟定',
}

export const signerStateLabels: Readonly<Record<SignerState, string>> = {
  idle: '未通知',
  waiting: '待签',
  signed: '已签',
  rejected: '已拒签',
  ended: '已终止',
}

export const signWayLabels: Readonly<Record<SignWay, string>> = {
  personal: '个人签名',
  official: '机构章',
  legal: '法人章',
}

export const signOrderLabels: Readonly<Record<SignOrder, string>> = { ordered: '顺序签署', free: '无序签署' }

/** Of signers who are not the parties of the deal, whose names depend on its kind. */
export const signerRoleLabels: Readonly<Record<Extract<SignerRole, 'other' | 'witness'>, string>> = {
  other: '其他签署方',
  witness: '鉴证方',
}

/** Who acts for a party without an account: a post, not a person. */
export const deskAgents = { seller: '项目方经办人', witness: '交易鉴证岗' } as const

/** What is refused when the state has changed meanwhile. */
export const contractProblems = {
  changed: '合同状态已变化，请刷新后查看',
  foreign: '无权查看',
  othersField: '对方的通讯地址和电子邮箱由对方填写',
  textChanged: '合同内容已变化，请重新阅读后确认',
  reason: '请填写原因',
  reasonLong: '原因不能超过{{max}}个字',
  rejected: '合同已被拒签，流程已终止',
  expired: '合同已过期',
  unverified: '签署人未实名，请先邀请实名',
  twice: '同一签署方不可重复添加',
  othersPhone: '该手机号是对方签署方的手机号，签署验证码会发给对方，请填写己方经办人的手机号',
  signing: '合同签署中不可修改已签署方',
  turn: '尚未轮到您签署',
  unread: '请先阅读完整合同',
  notDrawn: '请先在框内手写签名',
  notPassed: '请先通过人脸识别',
  notChosen: '请选择印章或签名',
  seal: '请选择可用的印章',
  drawn: '机构签署须使用印章',
  face: '该签署方须通过人脸识别',
  urged: '今天已催签，请明天再试',
  extended: '签署期限最多延长{{max}}次',
} as const

/** What is refused about its text. */
export const contractTextProblems = {
  none: '合同文本尚未生成',
  locked: '成交信息不可修改',
  invalid: '修改内容无法识别或超出长度限制',
  comment: '请填写批注内容',
  commentLong: '批注不能超过500个字',
  noteLong: '版本说明不能超过50个字',
  range: '请先选中要批注的文字',
  noComment: '批注不存在',
  tooMany: '数量已达上限',
} as const

/** Events of a contract, in its history. */
export const contractEventLabels = {
  begun: '合同待拟定',
  drawn: '已生成合同文本',
  fields: '已修改约定条款',
  edited: '已在线编辑文本',
  version: '已保存版本',
  confirmed: '已确认合同文本',
  voided: '已作的确认失效，双方须重新确认',
  returned: '已退回修改',
  agreed: '双方已确认，待签署',
  opened: '已开始签署',
  signed: '已签署',
  rejected: '已拒签',
  revoked: '合同已撤销',
  expired: '合同已过期',
  extended: '已延长签署期限',
  urged: '已催签',
  signerAdded: '已添加签署方',
  signerRemoved: '已删除签署方',
  signerReplaced: '已替换经办人',
  ordered: '已修改签署顺序',
  completed: '全部签署完成',
  effective: '合同已生效',
  redrawn: '已重新拟定',
} as const

/** Reasons that the exchange itself gives. */
export const contractEndLabels = {
  paper: '已在柜台签订纸质合同',
  dealOver: '成交已终止',
} as const
