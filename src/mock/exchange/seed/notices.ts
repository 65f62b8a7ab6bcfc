import { noticeType } from '#src/model/notice/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { dateTime, dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { brand } from '#src/shared/config/brand.ts'
import { randomFrom } from '../../pictures/seed.ts'
import type { Listing, ListingStatus, Notice } from '../tables.ts'
import { type Calendar, dayMs, hourMs } from './calendar.ts'
import { paragraphsOf, table } from './words/html.ts'
import { generalNotices, suspensionReasons } from './words/notices.ts'

type Draft = { type: number; title: string; listing: Listing | null; publishedAt: number; text: readonly string[] }

const typeWords: Readonly<Record<number, string>> = {
  [noticeType.bidding]: '竞价公告',
  [noticeType.suspension]: '中止公告',
  [noticeType.resumption]: '恢复公告',
  [noticeType.termination]: '终止公告',
  [noticeType.deal]: '成交公告',
  [noticeType.dealPublicity]: '成交公示',
  [noticeType.filing]: '备案公告',
  [noticeType.extension]: '延期公告',
  [noticeType.failure]: '流标公告',
  [noticeType.clarification]: '澄清公告',
}

const wan = (yuan: string): string =>
  `${(Number(yuan) / 10_000).toLocaleString('en-US', { maximumFractionDigits: 6 })} 万元`
const startOf = ({ unitName, startPrice }: Listing): string =>
  unitName === null ? wan(startPrice) : `${startPrice} ${unitName}`
const detailOf = ({ isPackage, assetsId }: Listing): string =>
  isPackage ? linkTo.packageDetail(assetsId) : linkTo.listingDetail(assetsId)

/** The rows of a notice about an asset, as far as they are known in its state. */
const factsOf = (listing: Listing, type: number): [string, string][] => [
  ['项目编号', listing.no],
  ['标的名称', listing.assetsName],
  ['转让（出租）方', listing.seller],
  ['挂牌价', startOf(listing)],
  ...(type === noticeType.bidding
    ? ([
        ['保证金', `${Number(listing.deposit).toLocaleString('en-US')} 元`],
        ['加价幅度', listing.unitName === null ? wan(listing.step) : `${listing.step} ${listing.unitName}`],
        ['报名截止', dateTime(listing.opensAt - 3 * dayMs)],
        ['竞价时间', `${dateTime(listing.opensAt)} 起`],
      ] as [string, string][])
    : []),
  ...(listing.dealYuan !== null && (type === noticeType.deal || type === noticeType.dealPublicity)
    ? ([
        ['成交金额', wan(listing.dealYuan)],
        ['交易方式', listing.quotes.length > 0 ? '网络竞价' : '协议成交'],
      ] as [string, string][])
    : []),
]

function noticeOf({ type, title, listing, publishedAt, text }: Draft, id: string): Notice {
  const time = dateTimeSeconds(publishedAt)
  const content = [
    listing ? table(factsOf(listing, type)) : '',
    paragraphsOf(text),
    listing ? `<p><a href="${detailOf(listing)}">查看标的详情</a></p>` : '',
    `<p>${brand.operator}</p><p>${time.slice(0, 10)}</p>`,
  ].join('')
  return {
    id,
    noticeTitle: title,
    noticeType: type,
    assetsId: listing?.assetsId ?? null,
    assetsName: listing?.assetsName ?? null,
    publishDate: time,
    createTime: time,
    content,
    source: brand.operator,
    publishedAt,
  }
}

/** How many notices of each type are drawn from the listings in which states. */
type Source = {
  type: number
  states: readonly ListingStatus[]
  /** By when the room opens, which no weekend moves: each world has the same notices. */
  suits?: (listing: Listing) => boolean
  most: number
  at: (listing: Listing) => number
  text: (listing: Listing) => string[]
}

function sourcesOf(calendar: Calendar, pick: <T>(list: readonly T[]) => T): Source[] {
  const reason = () => pick(suspensionReasons)
  const over = ['DONE'] as const
  return [
    {
      type: noticeType.bidding,
      states: ['NOTICE', 'CLOSED'],
      most: 40,
      at: (l) => l.publishedAt,
      text: () => [
        '意向方应在报名截止前完成实名认证、提交材料并交纳保证金，以到账时间为准。',
        '竞价通过岷交所网络竞价系统进行，延时报价期为 120 秒。',
      ],
    },
    {
      type: noticeType.suspension,
      states: ['PAUSED'],
      most: 4,
      at: () => calendar.at(pick([1, 3, 5, 8]), 16),
      text: () => [
        `因${reason()}，现中止本项目的交易活动，恢复时间另行公告。`,
        '已交纳的保证金可申请原路退还，也可保留至恢复交易。',
      ],
    },
    {
      type: noticeType.suspension,
      states: over,
      most: 7,
      at: (l) => l.opensAt - 12 * dayMs,
      text: () => [`因${reason()}，现中止本项目的交易活动，恢复时间另行公告。`],
    },
    {
      type: noticeType.resumption,
      states: over,
      most: 7,
      at: (l) => l.opensAt - 8 * dayMs,
      text: () => ['中止事由已消除，现恢复本项目的交易活动，竞价时间以本公告为准。'],
    },
    {
      type: noticeType.termination,
      states: ['TERMINATED'],
      most: 4,
      at: () => calendar.at(pick([1, 4, 6, 9]), 17),
      text: () => [`因${reason()}，经转让方申请，本项目终止交易，已交纳的保证金将在三个工作日内原路退还。`],
    },
    {
      type: noticeType.termination,
      states: ['FAILED'],
      most: 5,
      at: (l) => l.closesAt + 8 * dayMs,
      text: () => ['本项目流标后转让方决定不再挂牌，现终止交易。'],
    },
    {
      type: noticeType.deal,
      states: over,
      most: 30,
      at: (l) => l.closesAt + 8 * dayMs,
      text: () => ['成交公示期内未收到异议，现公告成交结果。', '请受让方按合同约定付清价款，办理交割手续。'],
    },
    {
      type: noticeType.dealPublicity,
      states: ['DEAL_PUBLICITY'],
      most: 26,
      at: (l) => l.closesAt + 2 * hourMs,
      text: () => ['公示期五个工作日。对结果有异议的，请在公示期内书面提出。'],
    },
    {
      type: noticeType.filing,
      states: ['PRE'],
      most: 12,
      at: (l) => l.publishedAt,
      text: (l) => [`${l.seller}已完成本项目资产评估备案，评估结果作为挂牌价的依据。`],
    },
    {
      type: noticeType.extension,
      states: ['NOTICE'],
      most: 8,
      suits: (l) => l.opensAt < calendar.onDay(-14, 0),
      at: (l) => l.publishedAt + 6 * dayMs,
      text: () => ['公告期内征集到的意向方不足，按公告约定延长信息发布五个工作日，其他条件不变。'],
    },
    {
      type: noticeType.failure,
      states: ['FAILED'],
      most: 12,
      at: (l) => l.closesAt + dayMs,
      text: () => ['截至竞价结束，没有产生有效报价，本项目流标。保证金将在三个工作日内原路退还。'],
    },
    {
      type: noticeType.clarification,
      states: ['NOTICE'],
      most: 6,
      suits: (l) => l.opensAt < calendar.onDay(-21, 0),
      at: (l) => l.publishedAt + dayMs,
      text: () => [
        '应意向方询问，现就标的面积、税费承担和交付时间澄清如下，详见附件。',
        '本公告与原公告不一致的，以本公告为准。',
      ],
    },
  ]
}

/** Every notice of the exchange: of assets in the states that call for one, and general ones, some still to come. */
export function seedNotices(
  seed: string,
  listings: ReadonlyMap<string, Listing>,
  calendar: Calendar,
): Map<string, Notice> {
  const random = randomFrom(`${seed}:notices`)
  const single = [...listings.values()].filter(({ packageId }) => packageId === null)
  const drafts: Draft[] = sourcesOf(calendar, (list) => random.pick(list)).flatMap(
    ({ type, states, suits = () => true, most, at, text }) =>
      random
        .sample(
          single.filter((listing) => states.includes(listing.status) && suits(listing)),
          most,
        )
        .map((listing) => ({
          type,
          title: `${listing.assetsName}${typeWords[type] ?? '公告'}`,
          listing,
          publishedAt: at(listing),
          text: text(listing),
        })),
  )
  for (const [index, [title, ...text]] of generalNotices.entries())
    // The first few are still to come.
    drafts.push({
      type: noticeType.general,
      title,
      listing: null,
      publishedAt: index < 6 ? calendar.onDay(-4 - index * 6, 9) : calendar.at(2 + (index - 6) * 9, 10),
      text,
    })
  return new Map(
    drafts.map((draft, index) => {
      const id = `G${draft.type}-${String(index + 1).padStart(3, '0')}`
      return [id, noticeOf(draft, id)]
    }),
  )
}
