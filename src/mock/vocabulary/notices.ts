import { brand } from '#src/shared/config/brand.ts'
import { noticeType } from '#src/model/notice/schema.ts'
import { date } from '#src/model/time/shanghai.ts'
import type { Random } from '../pictures/seed.ts'
import { h3, ol, p, table, ul } from './html.ts'
import { brandWord } from './companies.ts'

export type NoticeType = (typeof noticeType)[keyof typeof noticeType]

/** What a notice is about. Amounts are texts ready to show, unit included. */
export type NoticeSubject = {
  assetsName: string
  projectNo: string
  seller: string
  startPrice: string
  /** Needed by deal notices (4) and deal publicity (5). */
  dealPrice?: string
  appraisal?: string
}

export type NoticeText = { noticeType: NoticeType; noticeTitle: string; html: string }

type Ask = { random: Random; subject: NoticeSubject; day: (after: number) => string }
type NoticeMaker = (ask: Ask) => { title: string; body: readonly string[] }

const facts = (
  { assetsName, projectNo, seller, startPrice }: NoticeSubject,
  more: readonly (readonly [string, string])[] = [],
): string =>
  table([
    ['项目', '内容'],
    ['项目名称', assetsName],
    ['项目编号', projectNo],
    ['转让方（出租方）', seller],
    ['挂牌价格', startPrice],
    ...more,
  ])

const bidding: NoticeMaker = ({ random, subject, day }) => ({
  title: `${subject.assetsName}竞价公告`,
  body: [
    p(`受${subject.seller}委托，${brand.operator}对下列项目组织网络竞价，现公告如下。`),
    facts(subject, [
      ['报名截止', `${day(random.int(3, 8))} 17:00（保证金以到账为准）`],
      ['竞价开始', `${day(9)} ${random.int(9, 15)}:00`],
      ['竞价方式', '动态报价：限时报价期后进入延时报价期，延时周期 120 秒'],
      ['保留价', random.pick(['无', '无', '有'])],
    ]),
    h3('注意事项'),
    ul([
      '竞价以交易系统服务器时间为准',
      '竞买人以竞买号参与，竞价期间不公开身份',
      '报价提交后不得撤回，请核对金额',
      '请提前登录并检查网络，因自身原因未能报价的由竞买人自行承担',
    ]),
  ],
})

const suspension: NoticeMaker = ({ random, subject, day }) => ({
  title: `关于${subject.assetsName}项目中止交易的公告`,
  body: [
    p(
      `${subject.assetsName}（项目编号：${subject.projectNo}）因${random.pick(['权属事项需进一步核实', '收到有关方面异议，需调查处理', '转让方申请补充材料', '交易系统检修影响报价', '司法机关要求协助核查'])}，自即日起中止交易。`,
    ),
    p('中止期间，已报名的意向方资格和已交纳的保证金继续有效；不愿继续参加的，可以书面申请退回。'),
    p(`中止期限原则上不超过一个月，恢复时间另行公告，最迟不晚于 ${day(30)}。`),
  ],
})

const resumption: NoticeMaker = ({ subject, day }) => ({
  title: `关于${subject.assetsName}项目恢复交易的公告`,
  body: [
    p(`${subject.assetsName}（项目编号：${subject.projectNo}）的中止事由已经消除，经审核，自 ${day(1)} 起恢复交易。`),
    p('恢复后剩余公告期不少于十个工作日，累计公告期不少于二十个工作日。其他内容不变。'),
    facts(subject, [['新的报名截止', `${day(15)} 17:00`]]),
  ],
})

const termination: NoticeMaker = ({ random, subject }) => ({
  title: `关于${subject.assetsName}项目终结交易的公告`,
  body: [
    p(
      `${subject.assetsName}（项目编号：${subject.projectNo}）因${random.pick(['转让方依据批准单位意见撤回', '中止事由在规定期限内未能消除', '标的发生重大变化', '公告期满未征集到意向方且不再延长'])}，经审核决定终结交易。`,
    ),
    p('已交纳的保证金将在三个工作日内不计息原路退还。报名材料可在三十日内申请取回。'),
    p(`由此给各方带来的不便，敬请谅解。咨询电话：${brand.hotline}。`),
  ],
})

const deal: NoticeMaker = ({ random, subject, day }) => ({
  title: `${subject.assetsName}成交公告`,
  body: [
    p(`${subject.assetsName}（项目编号：${subject.projectNo}）已完成交易，现将结果公告如下。`),
    facts(subject, [
      ['成交价格', subject.dealPrice ?? subject.startPrice],
      ['成交方式', random.pick(['网络竞价（动态报价）', '网络竞价（动态报价）', '协议成交'])],
      [
        '受让方',
        `${brandWord(random)}${random.pick(['实业有限公司', '商贸有限公司', '投资有限公司', '物流有限公司', '科技有限公司'])}`,
      ],
      ['合同签订', day(-2)],
    ]),
    p(`交易价款已通过${brand.operatorShort}结算账户结清，交易凭证已出具。`),
  ],
})

const dealPublicity: NoticeMaker = ({ subject, day }) => ({
  title: `${subject.assetsName}成交公示`,
  body: [
    p(`${subject.assetsName}（项目编号：${subject.projectNo}）已确定受让方，现予公示。`),
    facts(subject, [
      ...(subject.appraisal === undefined ? [] : [['评估值', subject.appraisal] as const]),
      ['拟成交价格', subject.dealPrice ?? subject.startPrice],
      ['公示期', `${day(0)} 至 ${day(7)}（不少于五个工作日）`],
    ]),
    p(`公示期内对结果有异议的，请以书面形式向本所提出并附证明材料，联系电话 ${brand.hotline}。逾期不再受理。`),
  ],
})

const filing: NoticeMaker = ({ random, subject, day }) => ({
  title: `${subject.assetsName}项目备案公告`,
  body: [
    p(`根据交易规则，现将${subject.assetsName}（项目编号：${subject.projectNo}）有关备案事项公告如下。`),
    table([
      ['备案事项', '内容'],
      ['评估结果', `已备案，备案编号 ${random.int(100_000, 999_999)}`],
      ['决策文件', random.pick(['董事会决议', '股东会决议', '总经理办公会决议'])],
      ['资格条件', random.pick(['未设置', '已按规定报备，无指向性内容'])],
      ['备案日期', day(-random.int(1, 9))],
    ]),
    p('备案不构成对标的价值和质量的保证，意向方应自行判断。'),
  ],
})

const generals = [
  ['节假日交易安排', '节假日期间暂停资格审核和款项退还，网络竞价按公告安排进行，在线客服正常服务。'],
  ['交易系统例行维护', '维护期间暂停登录和报名，已开始的竞价不受影响。'],
  ['防范冒充工作人员诈骗', '本所不会以任何理由要求向个人账户转账，请通过官方渠道核实。'],
  ['公开征集中介服务机构', '面向社会公开征集资产评估、审计、法律服务机构，择优入库。'],
  ['实名信息核验升级', '请尚未完成新版实名认证的用户在登录后按提示补充信息。'],
  ['竞价大厅入口调整', '竞价大厅入口移至首页与用户中心，原链接将自动跳转。'],
] as const

const general: NoticeMaker = ({ random, day }) => {
  const [topic, about] = random.pick(generals)
  return {
    title: `关于${topic}的公告（${day(0).slice(0, 4)} 年第 ${random.int(1, 99)} 号）`,
    body: [
      p('各有关单位、各位用户：'),
      p(about),
      ol([`执行时间：${day(random.int(1, 6))} 起`, '影响范围：全部用户', '如有变动，另行公告']),
      p(`咨询电话：${brand.hotline}，电子邮箱：${brand.email}。`),
    ],
  }
}

const extension: NoticeMaker = ({ random, subject, day }) => ({
  title: `关于${subject.assetsName}项目延长公告期的公告`,
  body: [
    p(
      `${subject.assetsName}（项目编号：${subject.projectNo}）公告期满未征集到意向方，按公告载明的条件，在内容不变的情况下延长公告期。`,
    ),
    facts(subject, [
      ['本次延长', `${random.pick(['5', '5', '10'])} 个工作日`],
      ['新的报名截止', `${day(8)} 17:00`],
      ['已延长次数', `${random.int(1, 6)} 次`],
    ]),
    p('延长期内征集到意向方的，公告期满后按规定组织交易。'),
  ],
})

const failure: NoticeMaker = ({ random, subject }) => ({
  title: `${subject.assetsName}流标公告`,
  body: [
    p(
      `${subject.assetsName}（项目编号：${subject.projectNo}）因${random.pick(['公告期内无人报名', '竞价期内无有效报价', '最高报价未达到保留价'])}，本次交易流标。`,
    ),
    p('转让方可以调整价格或条件后重新披露。新的底价低于评估结果 90% 的，应履行批准程序。'),
    p('对标的有意向的，可在项目页面点击“提醒我”，重新挂牌时将收到通知。'),
  ],
})

const clarification: NoticeMaker = ({ random, subject, day }) => ({
  title: `关于${subject.assetsName}项目的澄清公告`,
  body: [
    p(`现就${subject.assetsName}（项目编号：${subject.projectNo}）公告内容澄清如下，澄清内容为公告的组成部分。`),
    ol(
      random.sample(
        [
          '面积以不动产权证书记载为准，实测差异不调整价格',
          '水电费由实际使用人承担，移交日前欠费由转让方结清',
          '联合体参加的，应提交联合协议并明确代表人',
          '车辆停放地点变更，看样请提前联系',
          '附件清单第 3 页的数量以更正后的清单为准',
          '租期自实际移交之日起算',
        ],
        3,
      ),
    ),
    p(`报名截止时间顺延至 ${day(6)} 17:00，其他内容不变。`),
  ],
})

const makers: Readonly<Record<NoticeType, NoticeMaker>> = {
  [noticeType.bidding]: bidding,
  [noticeType.suspension]: suspension,
  [noticeType.resumption]: resumption,
  [noticeType.termination]: termination,
  [noticeType.deal]: deal,
  [noticeType.dealPublicity]: dealPublicity,
  [noticeType.filing]: filing,
  [noticeType.general]: general,
  [noticeType.extension]: extension,
  [noticeType.failure]: failure,
  [noticeType.clarification]: clarification,
}

/** All eleven types (domain 1.7); type 7 (general) is about no asset. */
export const noticeTypes: readonly NoticeType[] = Object.values(noticeType)

const dayMs = 86_400_000

/** A notice of one type about one asset, published at `at` (epoch ms): its dates are Shanghai days around it. */
export function makeNotice(type: NoticeType, random: Random, at: number, subject: NoticeSubject): NoticeText {
  const seal = `${brand.operator}　${date(at)}`
  const { title, body } = makers[type]({ random, subject, day: (after) => date(at + after * dayMs) })
  return { noticeType: type, noticeTitle: title, html: [...body, p(seal)].join('') }
}
