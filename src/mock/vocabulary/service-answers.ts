import { brand } from '#src/shared/config/brand.ts'

/** 保证金, 报名, 实名认证, 竞价规则, 结算, 发票, 其他. */
export type ServiceTopic = 'deposit' | 'enrolment' | 'identity' | 'bidding' | 'settlement' | 'invoice' | 'other'

export type ServiceAnswer = {
  question: string
  /** Friendly, exact, with the next step. */
  answer: string
}

export const topicNames: Readonly<Record<ServiceTopic, string>> = {
  deposit: '保证金',
  enrolment: '报名',
  identity: '实名认证',
  bidding: '竞价规则',
  settlement: '结算',
  invoice: '发票',
  other: '其他',
}

/** Words that tell the topic. Earlier topics win: 保证金怎么退 is about the deposit, not about settlement. */
const keywords: readonly (readonly [Exclude<ServiceTopic, 'other'>, RegExp])[] = [
  ['deposit', /保证金|押金|诚意金|子账号|退款/],
  ['invoice', /发票|开票|抬头|税号/],
  ['identity', /实名|认证|身份证|营业执照|人脸|资料审核/],
  ['settlement', /结算|价款|尾款|付款|合同|凭证|过户/],
  ['bidding', /竞价|报价|加价|延时|竞买号|出价|保留价|溢价/],
  ['enrolment', /报名|参加|资格|联合体|受让申请|承租申请|看样/],
]

export const topicOf = (said: string): ServiceTopic => keywords.find(([, words]) => words.test(said))?.[0] ?? 'other'

const us = brand.operatorShort

export const serviceAnswers: Readonly<Record<ServiceTopic, readonly ServiceAnswer[]>> = {
  deposit: [
    {
      question: '保证金交到哪里？',
      answer:
        '您好，报名提交后系统会生成该项目的专属子账号，请在“收银台”查看户名、账号和截止时间，用报名主体本人的账户转账即可。到账后会有短信和站内消息提醒。',
    },
    {
      question: '保证金可以分几笔交吗？',
      answer: '可以的，同一项目的多笔款项会自动累加，以截止时间前到账的总额为准。建议预留半天以上的到账时间。',
    },
    {
      question: '没有竞得，保证金什么时候退？',
      answer:
        '请放心，未竞得的保证金会在竞得人确定后三个工作日内不计息原路退回，银行到账时间以各行为准。可以在“用户中心—我的保证金”查看进度。',
    },
    {
      question: '别人能帮我交保证金吗？',
      answer: '不能的，付款账户名称须与报名主体一致。非本人账户的款项无法匹配，会原路退回，请尽快用本人账户补交。',
    },
    {
      question: '保证金在什么情况下不退？',
      answer: '竞得后不签约、逾期不付款、提交虚假材料或恶意串通的，保证金按公告约定处理。具体情形请以项目公告为准。',
    },
  ],
  enrolment: [
    {
      question: '怎么报名？',
      answer:
        '您好，请先完成实名认证，再打开项目页面点击“我要报名”，按步骤填写信息、上传材料并确认承诺，最后在截止时间前交足保证金。',
    },
    {
      question: '报名需要哪些材料？',
      answer:
        '个人一般需要身份证件，单位需要营业执照、法定代表人身份证明和授权委托书；项目有特别要求的，会在报名页逐项列出并提供模板下载。',
    },
    {
      question: '可以联合报名吗？',
      answer:
        '公告载明接受联合体的项目可以。请在报名时选择“联合受让”，填写各方份额并上传联合协议，份额合计须等于转让份额。',
    },
    {
      question: '可以现场看样吗？',
      answer: '可以的，公告期内的工作日都能安排。请在项目页点击“预约看样”，或提前一个工作日联系项目经办人。',
    },
    {
      question: '报名后可以撤回吗？',
      answer: '交纳保证金之前可以在“我的报名”中撤回；交纳后撤回可能影响保证金，请先阅读公告中的相关约定。',
    },
  ],
  identity: [
    {
      question: '实名认证要多久？',
      answer:
        '个人认证通过证件核验与人脸识别，通常几分钟完成；机构认证一般一个工作日内审核完毕，结果会通过短信和站内消息通知您。',
    },
    {
      question: '认证没有通过怎么办？',
      answer:
        '请在“用户中心”查看未通过的原因，按提示修改后重新提交即可。常见原因是照片反光、证件过期或信息与证件不一致。',
    },
    {
      question: '公司名称变更了要重新认证吗？',
      answer: '需要的。请在“会员信息”中提交变更，上传新的营业执照，审核通过后继续使用原账号，历史记录会保留。',
    },
    {
      question: '人脸识别为什么要用手机？',
      answer: '识别需要前置摄像头和活体检测，电脑上会显示二维码，请用手机扫码完成，页面会自动更新结果。',
    },
  ],
  bidding: [
    {
      question: '延时报价是什么意思？',
      answer:
        '限时报价期结束后进入延时报价期：延时周期内只要有人有效报价，就重新开始一个完整周期，直到没有人再报价为止。周期长度以公告为准，常见为 120 秒。',
    },
    {
      question: '报价错了能撤回吗？',
      answer: '很抱歉，报价提交后不能撤回。提交前系统会请您核对大写金额，请务必确认后再点击。',
    },
    {
      question: '时间以哪里为准？',
      answer: '以交易系统服务器时间为准，报价大厅顶部会显示服务器时间和您的网络延迟，请提前进入并保持网络稳定。',
    },
    {
      question: '别人能看到我是谁吗？',
      answer: '竞价期间只显示竞买号，任何人都看不到您的身份；结果公布后按规定公开受让方名称。',
    },
    {
      question: '有保留价的项目怎么算成交？',
      answer: '最高报价达到或超过保留价才能成交。竞价过程中会提示“是否已达保留价”，保留价数额不公开。',
    },
  ],
  settlement: [
    {
      question: '竞得后多久签合同？',
      answer: '请在竞得人确定后五个工作日内签订合同，可在“我的合同”中在线签署。公告另有约定的以公告为准。',
    },
    {
      question: '价款怎么支付？',
      answer: `请按付款通知单，将价款转入${us}的结算账户，通知单上有专属账号、金额和截止日。付款后可在“项目结算”上传凭证，到账后自动核销。`,
    },
    {
      question: '可以分期付款吗？',
      answer:
        '公告允许分期的项目可以，首期不低于总价款的 30%，其余部分须提供担保并支付约定利息；资产转让一般要求一次付清。',
    },
    {
      question: '交易凭证什么时候拿到？',
      answer: '价款和服务费付清后三个工作日内出具，可在“我的文件”下载电子凭证，办理过户时使用。',
    },
  ],
  invoice: [
    {
      question: '服务费怎么开发票？',
      answer:
        '您好，服务费付清后在“项目结算”中选择项目并点击“申请发票”，填写抬头、税号和邮箱即可，电子发票一般两个工作日内送达。',
    },
    {
      question: '可以开专用发票吗？',
      answer: '可以的，请选择“增值税专用发票”并填写完整的开票信息；信息不完整会影响开具，请仔细核对。',
    },
    { question: '价款由谁开票？', answer: `价款发票由转让方开具，请按合同约定联系转让方；${us}只就交易服务费开票。` },
    {
      question: '发票抬头写错了怎么办？',
      answer: '请在开具当月提交“发票更正”申请，我们会作废后重新开具；跨月的需要办理红字发票，约三个工作日。',
    },
  ],
  other: [
    {
      question: '怎么联系人工客服？',
      answer: `请拨打 ${brand.hotline}，工作日 9:00—17:00 有专人接听；也可以在这里留言，我们会在一个工作日内回复。`,
    },
    {
      question: '忘记密码怎么办？',
      answer: '请在登录页点击“忘记密码”，通过注册手机号验证后重设。手机号已停用的，请走“找回账号”并提交身份资料。',
    },
    {
      question: '用什么浏览器比较好？',
      answer: '推荐使用最新版本的 Edge、Chrome 或 Firefox。参加竞价时请关闭省电模式，并避免同时打开多个报价大厅。',
    },
    {
      question: '在哪里投诉或提意见？',
      answer: `可以在“用户中心—申诉记录”提交，也可发送邮件至 ${brand.email}。我们会在三个工作日内受理并告知处理进度。`,
    },
  ],
}
