/** Names of the fields of a contract. */
export const contractFieldLabels = {
  contractNo: '合同编号',
  projectNo: '项目编号',
  assetsName: '标的名称',
  sellerName: '甲方名称',
  sellerCode: '甲方统一社会信用代码',
  sellerAgent: '甲方经办人',
  takerName: '乙方名称',
  takerCode: '乙方证件号码',
  takerAgent: '乙方经办人',
  exchange: '交易机构',
  mode: '交易方式',
  closedAt: '成交时间',
  price: '价款小写',
  priceInCapitals: '价款大写',
  deposit: '已交纳的保证金',
  payWithin: '付款期限',
  certificateWithin: '出具凭证期限',
  company: '目标企业',
  share: '股权比例',
  firstPercent: '首期付款最低比例',
  ratePercent: '分期付款年利率',
  restWithin: '分期付款最长期限',
  deliveryWay: '标的交付方式',
  leaseUse: '租赁用途',
  leaseTerm: '租赁期限',
  freeRent: '免租期',
  rentRise: '租金递增方式',
  rentWay: '租金支付方式',
  firstRent: '首期租金',
  bondMonths: '履约保证金标准',
  bond: '履约保证金',
  cooperationContent: '合作内容',
  cooperationTerm: '合作期限',
  leastInvestment: '最低投资额',
  deliveryDays: '交割期限（日）',
  registrationDays: '变更登记申请期限（日）',
  deliveryPlace: '交割地点',
  breachRate: '逾期违约金（‰/日）',
  disputeWay: '争议解决方式',
  disputePlace: '仲裁机构或法院所在地',
  copies: '纸质文本份数',
  sellerAddress: '甲方通讯地址',
  sellerEmail: '甲方电子邮箱',
  takerAddress: '乙方通讯地址',
  takerEmail: '乙方电子邮箱',
  otherTerms: '其他约定',
} as const

/** What a field is called where the notice has settled it: no longer a number to be filled in. */
export const settledFieldLabels = { deliveryDays: '交割期限' } as const

/** What the form says about a field. */
export const contractFieldHints = {
  deliveryDays: '自产权交易凭证出具之日起计算',
  registrationDays: '自取得产权交易凭证之日起计算',
} as const

/** Groups of fields in a form (domain 6.18). */
export const fieldGroupLabels = {
  parties: '双方信息',
  subject: '合同标的',
  price: '价款',
  payment: '付款方式',
  delivery: '交割',
  breach: '违约责任',
  dispute: '争议解决',
  other: '其他约定',
} as const

export const disputeWayLabels = { arbitration: '仲裁委员会', court: '人民法院' } as const

/** Problems of what the parties agree on. */
export const contractFieldProblems = {
  locked: '该内容来自公告和成交结果，不可修改',
  unknown: '该合同没有此项内容',
  missing: '请填写该项内容',
  long: '内容过长，请缩短后再保存',
  signs: '内容不能包含花括号或者控制字符',
  deliveryDays: '交割期限应为 1 至 90 的整数',
  registrationDays: '变更登记申请期限应为 1 至 90 的整数',
  breachRate: '违约金比例应为 0.1 至 1，最多两位小数',
  copies: '份数应为 4 至 20 的整数',
  disputeWay: '请选择仲裁委员会或者人民法院',
  disputePlace: '请填写 2 至 20 个汉字的地名，例如“成都”',
} as const
