import type { StateLabel } from '#src/shared/ui/display/tone.ts'
import type { SealKind, SealScope, SealShape, SealState } from './schema.ts'

/** Domain 6.19. */
export const sealKindLabels: Record<SealKind, string> = {
  official: '公章',
  contract: '合同章',
  legal: '法人章',
  personal: '个人签名',
}

/** Domain 5.6. */
export const sealStateLabels: Record<SealState, StateLabel> = {
  draft: { label: '待提交', tone: 'warning' },
  checking: { label: '审核中', tone: 'info' },
  active: { label: '已启用', tone: 'success' },
  stopped: { label: '停用', tone: 'muted' },
  refused: { label: '驳回', tone: 'danger' },
  expired: { label: '过期', tone: 'muted' },
}

export const sealShapeLabels: Record<SealShape, string> = { round: '圆形', ellipse: '椭圆形', rectangle: '方形' }

export const sealScopeLabels: Record<SealScope, string> = {
  contract: '交易合同',
  confirmation: '成交确认文件',
  enrolment: '报名与承诺文件',
  settlement: '结算与付款文件',
}

/** The state of a face check (domain 6.19). */
export const sealFaceLabels = {
  waiting: '待扫码',
  scanned: '已扫码',
  passed: '认证成功',
  failed: '认证失败',
  expired: '二维码已失效',
  cancelled: '已取消',
} as const

/** Usual reasons of a review that refuses. */
export const sealReasons = {
  letterName: '授权书上的印章名称与申请不一致，请更正后重新上传',
  letterDate: '授权书未签署日期，请补签后重新上传',
} as const

export const sealProblems = {
  kind: '请选择印章类型',
  kindPerson: '个人账户只能申请个人签名',
  kindOrganisation: '机构账户可以申请公章、合同章和法人章',
  name: '请填写印章名称',
  nameLong: '印章名称不能超过 30 字',
  look: '请选择样式模板，或上传印章图片',
  shape: '该类型的印章没有这种样式',
  text: '请填写印章文字',
  textLong: '印章文字不能超过 60 字',
  textSigns: '印章文字只能包含汉字、字母、数字、括号和间隔号',
  partyName: '印章文字须包含认证的机构名称',
  legalName: '印章文字须为法定代表人姓名，可以加“印”、“之印”或“章”',
  personName: '印章文字须为本人认证的姓名，可以加“印”、“之印”或“章”',
  across: '横向文不能超过 12 字',
  below: '下弦文不能超过 20 字',
  picture: '请上传印章图片',
  letter: '请上传授权书',
  scopes: '请选择使用范围',
  validToMissing: '请选择印章的有效期',
  validToPast: '有效期应晚于今天',
  validToFar: '有效期最长 3 年',
} as const
