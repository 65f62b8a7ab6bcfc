/** Texts for invalid values; the first group is verbatim from the specification (spec 5). */
export const citizenIdProblems = {
  missing: '证件号码不能为空',
  length: '证件号码长度不为18位',
  form: '证件号码格式错误',
  region: '地址编码错误',
  check: '证件号码校验位错误',
} as const

export const personNameProblems = { missing: '姓名不能为空', form: '姓名应为2至4个汉字' } as const

export const organisationNameProblems = {
  missing: '机构名称不能为空',
  form: '机构名称应为4至100个字，与营业执照一致',
} as const

export const creditCodeProblems = {
  missing: '统一社会信用代码不能为空',
  length: '统一社会信用代码长度不为18位',
  form: '统一社会信用代码格式错误',
  check: '统一社会信用代码校验位错误',
} as const

export const bankCardProblems = {
  missing: '银行账号不能为空',
  personal: '银行卡号应为13至19位数字',
  check: '银行卡号校验位错误',
  corporate: '对公账号应为8至30位数字',
} as const

export const addressProblems = {
  emailMissing: '邮箱不能为空',
  email: '邮箱格式不正确',
  urlMissing: '网址不能为空',
  url: '网址格式不正确，应以 http、https 或 ftp 开头',
} as const

export const letterProblems = {
  lower: '只能包含小写字母',
  upper: '只能包含大写字母',
  letters: '只能包含英文字母',
} as const

export const fileNameProblems = {
  missing: '文件名不能为空',
  long: '文件名不能超过100个字',
  signs: '文件名不能包含斜杠、冒号、引号等特殊字符或表情符号',
} as const

export const loginNameProblems = {
  missing: '账号不能为空',
  length: '账号应为4至20位',
  form: '账号须以字母开头，只能包含字母、数字和下划线',
} as const

export const passwordProblems = {
  missing: '密码不能为空',
  short: '密码至少8位',
  long: '密码不能超过64位',
  classes: '密码须包含数字、小写字母、大写字母、符号中的至少三类',
  common: '这个密码太常见，容易被猜到，请换一个',
  ownName: '密码不能包含账号',
  ownPhone: '密码不能包含手机号码',
  repeat: '两次输入的密码不一致',
} as const
