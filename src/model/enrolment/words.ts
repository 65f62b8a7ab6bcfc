/** What keeps an enrolment from being handed in (domain 6.3, 6.4). */
export const enrolWords = {
  contact: '联系人不能为空',
  telPhone: '联系电话不能为空',
  refundName: '退款账户户名不能为空',
  refundHolder: '退款账户户名须与意向方一致：{{name}}',
  refundBank: '退款账户开户行不能为空',
  refundAccount: '退款账户账号不能为空',
  noMember: '联合受让须至少填写一名联合体成员',
  memberBlank: '联合体成员的名称、证件号码和手机号均不能为空',
  shares: '出资比例总和必须等于100%',
  offer: '请填写受让底价',
  offerLow: '受让底价不得低于挂牌价',
  ratio: '请填写拟受让比例，大于 0 且最多两位小数',
  ratioHigh: '拟受让比例不得超过转让比例 {{most}}%',
  investment: '请填写拟投资额',
  use: '请填写租赁用途',
  answer: '请逐条响应资格条件',
  explain: '不符合的条件请说明情况',
  file: '{{name}}必须选择上传文件',
  noLot: '请至少选择一个标的',
  pool: '请填写拟交纳的保证金',
  poolRange: '保证金应在 {{least}} 元至 {{most}} 元之间',
  regulator: '请填写国资监管机构',
  post: '请填写在标的企业担任的职务',
  agree: '请阅读并同意全部文件',
} as const

/** What somebody intends with the asset, by its type (domain 6.3). */
export const intentWords = { ratio: '拟受让比例', investment: '拟投资额', use: '租赁用途' } as const

/** What has happened to an enrolment, as its timeline tells it (domain 5.1). */
export const progressWords = {
  begun: '开始填写报名',
  lapsed: '报名已截止，草稿已失效',
  handedIn: '报名已提交',
  handedInAgain: '补正后重新提交',
  takenBack: '报名已撤回',
  agreed: '{{name}}同意联合受让',
  refused: '{{name}}拒绝联合受让',
  passed: '资格审核通过',
  failed: '资格审核未通过',
  toFix: '退回补正',
  fixLate: '补正逾期',
  unpaid: '保证金未按时足额到账，报名失效',
  qualified: '取得竞买资格',
  bidNo: '竞买号 {{bidNo}}',
  won: '竞得',
  lost: '未竞得',
} as const
