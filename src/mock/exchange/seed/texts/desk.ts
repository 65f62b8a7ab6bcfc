import { termDays } from '#src/model/terms/rules.ts'
import { brand } from '#src/shared/config/brand.ts'

/** Greeting of the service desk, and its answers to the most frequent questions. Exact, short, with the next step. */
export const greeting = `您好，这里是${brand.operatorShort}在线客服。您可以直接输入问题，例如“保证金”“报名”“实名认证”“竞价规则”“结算”“发票”。`

type Answer = {
  /** A message that matches gets the answer; the first match counts. */
  asks: RegExp
  text: string
}

const answers: readonly Answer[] = [
  {
    asks: /(?:退|返还).{0,6}保证金|保证金.{0,6}(?:退|返还)/,
    text: `未竞得人的保证金在竞得人确定后 ${termDays.refund} 个工作日内不计息原路退回；竞得人的保证金按公告约定转为价款或履约保证金。进度可在“用户中心 > 我的保证金”查看。`,
  },
  {
    asks: /保证金|押金|子账号|转账/,
    text: '报名后系统会为您生成专属收款子账号，请用报名主体本人（本单位）的账户在截止时间前转账，以到账时间为准，可以分笔交纳。非本人账户的付款会原路退回。',
  },
  {
    asks: /实名|认证|身份证|营业执照/,
    text: '登录后进入“用户中心 > 实名认证”：个人提交证件并核验手机，机构提交统一社会信用代码并完成对公打款验证。审核一般在一个工作日内完成；未通过时页面会写明原因，改好后可以重新提交。',
  },
  {
    asks: /报名|参加|受让|承租/,
    text: '请先完成实名认证，再打开项目详情页点击“我要报名”，按步骤确认须知、填写竞买人信息、上传材料，并在截止时间前交足保证金。报名结果会通过站内消息通知您。',
  },
  {
    asks: /系统时间|服务器时间|几点|时间不准|倒计时/,
    text: '竞价以交易系统服务器时间为准，与您的电脑时间无关；页面倒计时已按服务器时间校准，统一显示北京时间。',
  },
  {
    asks: /竞价|报价|加价|延时|出价/,
    text: '各项目的竞价方式、报价时段、延时规则和加价幅度不同，以项目详情页的“交易须知”为准，竞价厅内也可随时查看。报价提交后不能撤回。',
  },
  {
    asks: /结算|付款|价款|尾款|合同/,
    text: `成交公示期满后 ${termDays.contract} 个工作日内签订合同，合同生效后 ${termDays.payment} 个工作日内按付款通知单付清价款；付款后在“用户中心 > 项目结算”上传凭证，核对到账后出具交易凭证。`,
  },
  {
    asks: /发票|开票/,
    text: '服务费付清后，在“用户中心 > 项目结算”选择项目并点击“申请发票”，填写抬头和税号即可。电子发票一般在两个工作日内发送到您的邮箱。',
  },
  {
    asks: /密码|登录|验证码|账号/,
    text: '忘记密码可在登录页点击“忘记密码”，凭注册手机验证码重设；收不到验证码请检查短信拦截，60 秒后可以重新获取。',
  },
  { asks: /看样|踏勘|现场/, text: '公告期内的工作日可以现场看样，请提前一日拨打项目详情页上的联系电话预约。' },
  {
    asks: /人工|电话|投诉|联系/,
    text: `人工服务请拨打 ${brand.hotline}（工作日 9:00–17:00），或发送邮件到 ${brand.email}。`,
  },
  { asks: /谢谢|感谢|再见/, text: '不客气，祝您交易顺利。' },
  { asks: /^(?:您好|你好|在吗|hi|hello)/i, text: '您好，请问有什么可以帮您？' },
]

const otherwise = `您的问题我记下了。请说得再具体一些，或拨打 ${brand.hotline}（工作日 9:00–17:00）由专人为您解答。`

export const answerTo = (message: string): string => answers.find(({ asks }) => asks.test(message))?.text ?? otherwise
