import type { MessageKind } from '#src/model/message/schema.ts'
import { paths } from '#src/model/paths.ts'
import { brand } from '#src/shared/config/brand.ts'
import type { Tables } from '../../tables.ts'
import { calendarFrom } from '../calendar.ts'
import { type DemoAccount, type DemoAccounts, demoAccounts, withUsers } from './accounts.ts'
import { pastDealMessages, pastDealOf } from './past-deal.ts'

type SeedMessage = {
  /** Set for messages about a deal; the others get a number. */
  id?: string
  at: number
  isRead: boolean
  kind: MessageKind
  title: string
  text: string
  link?: string
}
type Draft = Omit<SeedMessage, 'id' | 'at' | 'isRead'> & {
  /** Days before the world begins. */
  daysAgo: number
  isRead?: true
}

const weekly = [
  [3, '上周新挂牌项目以资产租赁和设备转让为主，可在项目列表按“最新”查看。'],
  [10, '上周新挂牌项目覆盖股权、房产与车辆三类，部分项目将在月内截止报名。'],
  [17, '上周新挂牌项目中有多宗商铺租赁，报名前请先到现场踏勘。'],
  [24, '上周新挂牌项目涉及林权与在建工程，交易条件以公告为准。'],
  [31, '上周新挂牌项目已更新，收藏后可在价格和状态变化时收到提醒。'],
  [38, '上周新挂牌项目以企业股权为主，报名须先完成实名认证。'],
] as const

/** Messages to all accounts. */
const toAll: readonly Draft[] = [
  {
    daysAgo: 2,
    kind: 'system',
    title: '系统维护通知',
    text: '本周六 00:00 至 02:00 进行系统维护，期间不安排竞价，站内查询不受影响。',
  },
  ...weekly.map(([daysAgo, text], index): Draft => ({
    daysAgo,
    kind: 'system',
    title: '每周新挂牌速递',
    text,
    link: paths.project,
    ...(index > 0 ? { isRead: true } : {}),
  })),
  {
    daysAgo: 12,
    kind: 'system',
    title: '防范假冒网站提醒',
    text: `请认准${brand.productName}的网址。工作人员不会索要您的密码和短信验证码，也不会要求向个人账户转账。`,
    isRead: true,
  },
]

const welcome = (daysAgo: number): Draft => ({
  daysAgo,
  kind: 'system',
  title: `欢迎注册${brand.productName}`,
  text: '完成实名认证后即可报名和竞价。浏览、收藏和订阅提醒不需要认证。',
  link: paths.realNamePerson,
  ...(daysAgo > 30 ? { isRead: true } : {}),
})

const passed = (daysAgo: number, who: string): Draft => ({
  daysAgo,
  kind: 'system',
  title: '实名认证已通过',
  text: `您的${who}实名认证已通过，现在可以报名参与项目。`,
  link: paths.realNamePersonInfo,
  isRead: true,
})

const passwordAdvice: Draft = {
  daysAgo: 20,
  kind: 'security',
  title: '账户安全提醒',
  text: '建议定期更换登录密码，并在账户安全中核对登录设备。如有不认识的设备，请立即退出该设备并修改密码。',
  link: paths.accountSafe,
}

/** About the verification of an account. */
function ofKyc({ kyc }: DemoAccount): Draft[] {
  if (kyc.state === 'verified') return [passed(kyc.daysAgo, kyc.party.kind === 'person' ? '个人' : '机构')]
  if (kyc.state === 'pending')
    return [
      {
        daysAgo: 1,
        kind: 'system',
        title: '实名认证材料已收到',
        text: '我们将在 2 个工作日内完成审核，结果会以站内消息和短信告知。',
        link: paths.realNamePersonInfo,
      },
    ]
  if (kyc.state === 'rejected')
    return [
      {
        daysAgo: 1,
        kind: 'system',
        title: '实名认证未通过',
        text: '您提交的实名认证未通过审核，请查看原因，更正后重新提交。',
        link: paths.membershipReason,
      },
    ]
  return []
}

const priorityRegistered: Draft = {
  daysAgo: 5,
  kind: 'bidding',
  title: '优先购买权已登记',
  text: '您作为原股东的优先购买权已登记。相关项目竞价结束后，请在行权期内确认是否行使，逾期视为放弃。',
}

const blacklisted: Draft = {
  daysAgo: 9,
  kind: 'system',
  title: '您已被列入竞买黑名单',
  text: '限制期内不能报名和竞价。如有异议，可在申诉记录中提交申诉并附证明材料。',
  link: paths.shensuRecord,
}

/** Further messages to a demo account, according to its state. */
const toEach = (account: DemoAccount): Draft[] => [
  ...(account.isActive ? [passwordAdvice] : []),
  ...(account.hasPriority ? [priorityRegistered] : []),
  ...(account.isBlacklisted ? [blacklisted] : []),
  ...ofKyc(account),
  ...(account.registeredDaysAgo === undefined ? [] : [welcome(account.registeredDaysAgo)]),
]

/** Messages about the deal whose price is overdue: its steps, and the reminder of the day before the world begins. */
function ofDeal(tables: Pick<Tables, 'listings' | 'users'>, startedAt: number, accounts: DemoAccounts) {
  const deal = pastDealOf(tables, startedAt, accounts)
  if (!deal) return { userId: null, drafts: [], messages: [] }
  const { userId, messages, late } = pastDealMessages(deal)
  const again: Draft = { daysAgo: 1, kind: 'settlement', title: '逾期付款催告', ...late }
  return { userId, drafts: [again], messages }
}

/** The mailboxes when a world begins, by user, oldest message first. */
export function seedMessages(
  tables: Pick<Tables, 'listings' | 'users'>,
  startedAt: number,
  accounts: DemoAccounts = demoAccounts,
): Map<string, SeedMessage[]> {
  const { onDay } = calendarFrom(startedAt)
  const deal = ofDeal(tables, startedAt, accounts)
  /** In office hours, at varying minutes. */
  const instantOf = (daysAgo: number, index: number) => onDay(daysAgo, 9 + ((index * 5) % 8), (index * 17) % 60)
  const boxOf = (account: DemoAccount, id: string): SeedMessage[] => {
    const own = deal.userId === id ? deal : { drafts: [], messages: [] }
    const drafts = [...toAll, ...own.drafts, ...toEach(account)]
    return [
      ...drafts.map(({ daysAgo, isRead = false, ...draft }, index) => ({
        ...draft,
        at: instantOf(daysAgo, index),
        isRead,
      })),
      ...own.messages,
    ].toSorted((one, other) => one.at - other.at)
  }
  return new Map(withUsers(accounts, tables.users).map(({ account, user }) => [user.id, boxOf(account, user.id)]))
}
