import { noticeType } from '#src/model/notice/schema.ts'
import { sellerLabel } from '#src/model/asset-kind/parties/labels.ts'
import { startPriceName } from '#src/model/asset-kind/prices.ts'
import { linkTo } from '#src/model/paths.ts'
import { figureNames } from '#src/model/terms/labels.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { brand } from '#src/shared/config/brand.ts'
import type { FileDraft } from '../../../files/file-draft.ts'
import { enrolmentOf } from '../../listings/lifecycle.ts'
import { modeRules } from '../../listings/modes.ts'
import type { Listing, Notice } from '../../tables.ts'
import { deadlinesOf } from './deadlines.ts'
import { priceText, wanText } from '../texts/amounts.ts'
import { paragraphsOf, table } from '../texts/html.ts'

/** A notice without its id. */
export type Draft = {
  type: number
  title: string
  listing: Listing | null
  publishedAt: number
  text: readonly string[]
  files?: readonly FileDraft[]
}

/** A listing has at most one notice of each type, but one of each extension. */
export const noticeIdOf = (type: number, name: string): string => `G${type}-${name}`

const detailOf = ({ isPackage, assetsId }: Listing): string =>
  isPackage ? linkTo.packageDetail(assetsId) : linkTo.listingDetail(assetsId)

/** A range for a package. */
const depositOf = ({ isPackage, facts, deposit }: Listing): [string, string][] => {
  const range = isPackage ? facts.find(({ label }) => label === '保证金范围')?.value : undefined
  return [['保证金', range ?? wanText(deposit)]]
}

/** The rows of an asset's notice that are known in its state. */
const factsOf = (listing: Listing, type: number): [string, string][] => [
  ['项目编号', listing.no],
  ['标的名称', listing.assetsName],
  [sellerLabel(listing.typeCode), listing.seller],
  [startPriceName('document', listing.typeCode), priceText(listing.startPrice, listing)],
  ...(type === noticeType.bidding
    ? ([
        ...depositOf(listing),
        ...(modeRules[listing.mode].rises && !listing.isPackage
          ? [[figureNames.S, priceText(listing.step, listing)]]
          : []),
        ['报名截止', exactTime(enrolmentOf(listing).enrolUntil)],
        ['竞价时间', `${exactTime(listing.opensAt)} 起`],
      ] as [string, string][])
    : []),
  ...(listing.dealYuan !== null && (type === noticeType.deal || type === noticeType.dealPublicity)
    ? ([
        ['成交金额', wanText(listing.dealYuan)],
        ['交易方式', listing.quotes.length > 0 ? '网络竞价' : '协议成交'],
      ] as [string, string][])
    : []),
]

export function noticeOf({ type, title, listing, publishedAt, text, files = [] }: Draft, id: string): Notice {
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
    lead: text[0] ?? '',
    deadlines: listing ? deadlinesOf(listing, type, publishedAt) : [],
    files,
  }
}
