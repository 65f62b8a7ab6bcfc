import { sellerLabel } from '#src/model/asset-kind/parties/labels.ts'
import { startPriceName } from '#src/model/asset-kind/prices.ts'
import { termDays } from '#src/model/terms/rules.ts'
import { noticeLabels } from '#src/model/notice/labels.ts'
import { noticeType } from '#src/model/notice/schema.ts'
import type { FileDraft } from '../../../files/file-draft.ts'
import { hashOf, type NamedStreams, streamsFrom } from '../../../random.ts'
import { lotsIn } from '../../listings/package.ts'
import { publicityMs } from '../../listings/lifecycle.ts'
import type { Listing, ListingStatus, Notice } from '../../tables.ts'
import { type Calendar, dayMs, hourMs } from '../calendar.ts'
import { relistedIds } from '../listings/listings.ts'
import { type Draft, noticeIdOf, noticeOf } from './notice.ts'
import { extensionTerms, priceTerms } from '../texts/detail/terms.ts'
import { clarification, generalNotices, outcomeTexts, suspensionReasons } from '../texts/notices.ts'

/** How many notices of each type are drawn from listings in which states. */
type Source = {
  type: number
  states: readonly ListingStatus[]
  /** Selects by the opening of the room, which no weekend moves: each world has the same notices. */
  suits?: (listing: Listing) => boolean
  /** All of them if absent. */
  most?: number
  /** The type whose sample is this one's too, where one notice follows from the other. */
  follows?: number
  at: (listing: Listing, stream: NamedStreams) => number
  text: (listing: Listing, stream: NamedStreams, lots: readonly Listing[]) => string[]
  files?: (listing: Listing) => FileDraft[]
}

/** The text of every bidding notice, in addition to its table. `lots` are the members of a package. */
export const biddingText = (listing: Listing, lots: readonly Listing[]): string[] => [
  '意向方应在报名截止前完成实名认证、提交材料并交纳保证金，以到账时间为准。',
  '竞价通过岷交所网络竞价系统进行，规则见标的详情页的交易须知。',
  ...priceTerms(listing, lots),
  ...extensionTerms(listing, lots),
]

/** Types that do not need the calendar. */
const fixedSources = {
  bidding: {
    type: noticeType.bidding,
    states: ['NOTICE', 'CLOSED'],
    most: 40,
    at: (l) => l.publishedAt,
    text: (l, _, lots) => biddingText(l, lots),
  },
  resumption: {
    type: noticeType.resumption,
    states: ['DONE'],
    most: 7,
    follows: noticeType.suspension,
    at: (l) => l.opensAt - 8 * dayMs,
    text: () => ['中止事由已消除，现恢复本项目的交易活动，竞价时间以本公告为准。'],
  },
  withdrawal: {
    type: noticeType.termination,
    states: ['FAILED'],
    suits: (l) => !relistedIds.includes(l.assetsId),
    most: 5,
    at: (l) => l.closesAt + 8 * dayMs,
    text: (l) => [`本项目流标后${sellerLabel(l.typeCode)}决定不再挂牌，现终止交易。`],
  },
  deal: {
    type: noticeType.deal,
    states: ['DONE'],
    at: (l) => l.closesAt + publicityMs + dayMs,
    text: () => [...outcomeTexts.deal],
  },
  dealPublicity: {
    type: noticeType.dealPublicity,
    states: ['DEAL_PUBLICITY', 'SIGNING', 'SETTLING', 'DONE'],
    at: (l) => l.closesAt + 2 * hourMs,
    text: () => [...outcomeTexts.dealPublicity],
  },
  filing: {
    type: noticeType.filing,
    states: ['PRE'],
    most: 12,
    at: (l) => l.publishedAt,
    text: (l) => [`${l.seller}已完成本项目资产评估备案，评估结果作为${startPriceName('prose', l.typeCode)}的依据。`],
  },
  failure: {
    type: noticeType.failure,
    states: ['FAILED'],
    at: (l) => l.closesAt + dayMs,
    text: () => [...outcomeTexts.failure],
  },
} satisfies Record<string, Source>

const clarifiedIn = ({ no, assetsName }: Listing): FileDraft[] => [
  {
    id: 'answers',
    kind: 'pdf',
    name: '澄清事项说明.pdf',
    title: '澄清事项说明',
    lines: [
      { text: `项目编号：${no}` },
      { text: `标的名称：${assetsName}` },
      { text: '澄清事项', isHeading: true },
      ...clarification.answers.map((text, index) => ({ text: `${index + 1}. ${text}` })),
    ],
  },
]

const reasonFor = ({ typeCode }: Listing, stream: NamedStreams): string =>
  stream('reason').pick(suspensionReasons).replace('{{seller}}', sellerLabel(typeCode))

function sourcesOf(calendar: Calendar): Source[] {
  return [
    fixedSources.bidding,
    {
      type: noticeType.suspension,
      states: ['PAUSED'],
      most: 4,
      at: (_, stream) => calendar.at(stream('day').pick([1, 3, 5, 8]), 16),
      text: (l, stream) => [
        `因${reasonFor(l, stream)}，现中止本项目的交易活动，恢复时间另行公告。`,
        '中止期间不受理报名和报价，已提交的报名继续有效。',
        '已交纳的保证金可申请原路退还，也可保留至恢复交易。',
      ],
    },
    {
      type: noticeType.suspension,
      states: ['DONE'],
      most: 7,
      at: (l) => l.opensAt - 12 * dayMs,
      text: (l, stream) => [`因${reasonFor(l, stream)}，现中止本项目的交易活动，恢复时间另行公告。`],
    },
    fixedSources.resumption,
    {
      type: noticeType.termination,
      states: ['TERMINATED'],
      most: 4,
      at: (_, stream) => calendar.at(stream('day').pick([1, 4, 6, 9]), 17),
      text: (l, stream) => [
        `因${reasonFor(l, stream)}，经${sellerLabel(l.typeCode)}申请，本项目终止交易，已交纳的保证金将在 ${termDays.refund} 个工作日内原路退还。`,
        '已提交的报名同时失效，意向方无需另行申请退款。',
      ],
    },
    fixedSources.withdrawal,
    fixedSources.deal,
    fixedSources.dealPublicity,
    fixedSources.filing,
    {
      type: noticeType.extension,
      states: ['NOTICE'],
      most: 8,
      suits: (l) => l.opensAt < calendar.onDay(-14, 0),
      at: (l) => l.publishedAt + 6 * dayMs,
      text: (l) => [
        `${sellerLabel(l.typeCode)}补充了披露资料，经申请延长信息披露 ${termDays.cycle} 个工作日，其他条件不变；报名截止时间以标的详情页为准。`,
      ],
    },
    fixedSources.failure,
    {
      type: noticeType.clarification,
      states: ['NOTICE'],
      most: 6,
      suits: (l) => l.opensAt < calendar.onDay(-21, 0),
      at: (l) => l.publishedAt + dayMs,
      text: () => [...clarification.text],
      files: clarifiedIn,
    },
  ]
}

/** A sample of which another listing replaces at most one. */
const sampleByKey = (list: readonly Listing[], most: number, keyOf: (listing: Listing) => string): Listing[] =>
  list.toSorted((one, other) => hashOf(keyOf(one)) - hashOf(keyOf(other))).slice(0, most)

/** The first few have a future date. */
const seedGeneralNotices = (calendar: Calendar): Notice[] =>
  generalNotices.map(([title, ...text], index) => {
    const publishedAt = index < 6 ? calendar.onDay(-4 - index * 6, 9) : calendar.at(2 + (index - 6) * 9, 10)
    const id = noticeIdOf(noticeType.general, String(index + 1).padStart(3, '0'))
    return noticeOf({ type: noticeType.general, title, listing: null, publishedAt, text }, id)
  })

/** Every notice of the exchange: of assets in the states that require one, and general ones, some with a future date. */
export function seedNotices(
  seed: string,
  listings: ReadonlyMap<string, Listing>,
  calendar: Calendar,
): Map<string, Notice> {
  const single = [...listings.values()].filter(({ packageId }) => packageId === null)
  const aboutListings = sourcesOf(calendar).flatMap(
    ({ type, states, suits = () => true, most = Infinity, follows = type, at, text, files = () => [] }) => {
      const keyOf = ({ assetsId }: Listing) => `${seed}:notice:${follows}:${assetsId}`
      const suited = single.filter((listing) => states.includes(listing.status) && suits(listing))
      return sampleByKey(suited, most, keyOf).map((listing) => {
        const stream = streamsFrom(keyOf(listing))
        const draft: Draft = {
          type,
          title: `${listing.assetsName}${noticeLabels[type] ?? ''}`,
          listing,
          publishedAt: at(listing, stream),
          text: text(listing, stream, lotsIn({ listings }, listing)),
          files: files(listing),
        }
        return noticeOf(draft, noticeIdOf(type, listing.assetsId))
      })
    },
  )
  return new Map([...aboutListings, ...seedGeneralNotices(calendar)].map((notice) => [notice.id, notice]))
}
