import type { ClaimNumber } from './schema.ts'

/** Spec 3: document types by code. */
export const documentTypeLabels: readonly string[] = [
  '居民身份证',
  '临时居民身份证',
  '户口簿',
  '军官证',
  '因公普通护照',
  '因私普通护照',
  '公务护照',
  '外交护照',
  '港澳居民来往内地通行证',
  '台湾居民来往大陆通行证',
  '其他',
]

/** Domain 6.2: kinds of organisation by code. */
export const organisationTypeLabels: readonly string[] = [
  '企业',
  '事业单位',
  '机关',
  '社会团体',
  '个体工商户',
  '其他组织',
]

export const kindLabels = { person: '个人', organisation: '组织机构' } as const

export const methodLabels = {
  carrier: '运营商三要素核验',
  bank: '银行卡四要素核验',
  face: '人脸识别核验',
  manual: '人工审核',
  legal: '法定代表人核验',
  transfer: '对公打款核验',
  letter: '法定代表人授权书签署',
} as const

/** Shown below the selected method. */
export const methodHints = {
  carrier: '核对姓名、身份证号与手机号的登记人是否一致，即时通过。',
  bank: '核对姓名、身份证号、银行卡号与银行预留手机号，即时通过；支持本人名下的个人银行卡。',
  face: '提交后用手机扫码，由本人完成人脸识别；每天最多 3 次未通过。',
  manual: '由审核人员核对证件，预计1个工作日内完成。',
  transfer: '交易所向对公账户打入一笔小于 1 元的款项，收到后在 3 天内回填金额。',
  legal: '法定代表人本人经办，且已在本网完成个人认证，用认证时的手机号接收验证码，即时通过。',
  letter: '提交后下载授权书，由法定代表人签字并加盖公章，7 天内上传，预计1个工作日内完成审核。',
} as const

/** State of a face check (domain 5.6). */
export const faceCheckLabels = {
  waiting: '请使用手机扫码，按提示完成人脸识别',
  scanned: '已扫码，请在手机上完成识别',
  passed: '识别成功',
  failed: '识别未通过',
  expired: '二维码已失效',
  cancelled: '已在手机上取消识别',
} as const

/** Why a face check failed. */
export const faceCheckReasonLabels = {
  mismatch: '人脸与证件照片不一致',
  still: '未检测到真人，请由本人面对镜头完成动作',
  dark: '光线过暗或面部被遮挡，请调整后重试',
} as const
export type FaceCheckReason = keyof typeof faceCheckReasonLabels

/** The numbers of a claim that are not sent back, as their fields are called. */
export const claimNumberLabels: Record<ClaimNumber, string> = {
  docNumber: '证件号码',
  legalDocNumber: '法定代表人证件号码',
  agentDocNumber: '经办人证件号码',
  bankCard: '银行卡号',
  accountNo: '账号',
  telPhone: '手机号码',
}

export const claimProblems = {
  nameMissing: '姓名不能为空',
  name: '姓名与证件不符，请填写证件上的姓名',
  documentMissing: '证件号码不能为空',
  document: '证件号码格式错误',
  expiryMissing: '请选择证件有效期，或勾选长期有效',
  expired: '证件已过期',
  front: '请上传身份证人像面',
  back: '请上传身份证国徽面',
  page: '请上传证件资料页',
  licence: '请上传营业执照或登记证书',
  letter: '经办人不是法定代表人时，请上传授权委托书',
  signed: '请上传签字并盖章后的授权书',
  accountName: '户名应与机构名称一致',
  bankName: '请填写开户行',
  agreed: '请阅读并同意实名认证服务协议',
  methodManual: '该证件类型或机构类型只能人工审核',
  methodLetter: '法定代表人本人经办时无需授权书，请选择其他核验方式',
  methodLegal: '经办人不是法定代表人，请选择其他核验方式',
  amount: '请填写收到的金额，如 0.37',
  capital: '注册资本应为数字，单位万元，最多两位小数',
  date: '日期格式应为 2020-01-31',
  docType: '请选择证件类型',
  orgType: '请选择机构类型',
} as const

/** Shown when the picture of a document cannot be read. */
export const ocrFailed = '识别失败，请手工填写'

/** Membership levels; an unknown one is shown as its own text. */
export const memberLevels = { registered: '注册会员', verified: '认证会员' } as const
