import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import type { FileDraft } from '../../../files/file-draft.ts'
import { type NamedStreams, streamsFrom } from '../../../random.ts'
import type { Listing, News } from '../../tables.ts'
import type { Calendar } from '../calendar.ts'
import { newsPicture } from '../pictures.ts'
import { branchIdOf } from '../listings/asset.ts'
import { places } from '../listings/places.ts'
import { institution, responsibility } from '../texts/articles/about.ts'
import type { ArticlePlate, Values } from '../texts/writing/article.ts'
import type { Block } from '../texts/writing/blocks.ts'
import { contracts } from '../texts/articles/contracts.ts'
import { deals, estates } from '../texts/articles/deals.ts'
import { charges } from '../texts/articles/fees.ts'
import { financing, products } from '../texts/articles/finance.ts'
import { headlines, outerTitles } from '../texts/articles/headlines.ts'
import { laws, oversight } from '../texts/articles/laws.ts'
import { manuals } from '../texts/articles/manuals.ts'
import { market } from '../texts/articles/market.ts'
import { partyNews, partyStudy } from '../texts/articles/party.ts'
import { readings } from '../texts/articles/readings.ts'
import { htmlOf, linesOf, summaryOf } from '../texts/writing/render.ts'
import { tradingRules } from '../texts/articles/rules/trading-rules.ts'
import { articleAt, nothingPublished, type Titled, type Turn } from './editions.ts'
import { linkedAssetsOf } from './linked-assets.ts'
import { plateIdOf } from './plates.ts'

/** Every plate with its articles, in the order of the sections. */
export const articlePlates: readonly ArticlePlate[] = [
  headlines,
  deals,
  market,
  estates,
  laws,
  oversight,
  tradingRules,
  readings,
  products,
  financing,
  contracts,
  manuals,
  partyNews,
  partyStudy,
  institution,
  charges,
  responsibility,
]

/** Items of these plates that are published one by one after the world begins, so that its news stays recent. */
const coming: Readonly<Record<string, number>> = { zxdt_yw: 8, zxdt_jy: 8, zxdt_hy: 4, ddjs_dt: 4 }
const comingEveryDays = 5

/** What its files are made of; the bytes come on request. */
const fileDraftsOf = ({ article }: Titled, title: string, blocks: readonly Block[]): FileDraft[] =>
  (article.files ?? []).flatMap(({ id, name, kinds, blocks: own }) =>
    kinds.map((kind) => ({ id, kind, name: `${name}.${kind}`, title, lines: linesOf(own ?? blocks) })),
  )

const editors = ['沈知微', '顾南川', '林以沐', '程书言']

/** The place of the first of the headlines that link to other sites. */
const firstOuter = 11

type Written = Pick<
  News,
  'title' | 'summarys' | 'imgSrc' | 'isOuterLink' | 'outerLinkUrl' | 'branchId' | 'content' | 'files' | 'assetIds'
> &
  Pick<Partial<News>, 'legal'>

function written(
  titled: Titled,
  id: string,
  plate: ArticlePlate,
  stream: NamedStreams,
  listings: ReadonlyMap<string, Listing>,
): Written {
  const { article, title, drawn, edition } = titled
  const { issue, newest, period, publishedAt } = edition
  // An article uses only what its own title was filled with.
  const values = { ...drawn, issue, newest, period, stream } as Values
  const blocks = article.body(values)
  const place = places.find(({ short }) => short === drawn['place'])
  return {
    title,
    summarys: summaryOf(blocks),
    imgSrc: newsPicture(id, plate.section, title),
    isOuterLink: 0,
    outerLinkUrl: null,
    branchId: place ? branchIdOf(place) : null,
    content: htmlOf(blocks, id),
    ...(article.legal && { legal: article.legal(values) }),
    files: fileDraftsOf(titled, title, blocks),
    assetIds: linkedAssetsOf(article.title, { place, asset: values.asset, publishedAt }, listings),
  }
}

function outerItem(title: string, index: number, imgSrc: string): Written {
  const summarys = `${title}。原文由外部媒体刊发，点击前往阅读。`
  return {
    title,
    summarys,
    imgSrc,
    isOuterLink: 1,
    outerLinkUrl: `https://news.media.example/minjiang/${index + 1}.html`,
    branchId: null,
    content: `<p>${summarys}</p>`,
    files: [],
    assetIds: [],
  }
}

/** The items of every plate, newest first within the plate but for those that have a day of their own, including those of the coming weeks. */
export function seedNews(seed: string, listings: ReadonlyMap<string, Listing>, calendar: Calendar): Map<string, News> {
  const { at, onDay } = calendar
  const published = nothingPublished()
  const news = articlePlates.flatMap((plate) => {
    const ahead = coming[plate.plate] ?? 0
    const isFront = plate.plate === 'zxdt_yw' || plate.plate === 'ddjs_dt' || plate.plate === 'rzfw_dt'
    /** How many turns so far went to articles with a day of their own. */
    let onOwnDays = 0
    return Array.from({ length: plate.count + ahead }, (_, index): News => {
      const id = `N-${plate.plate.replaceAll('_', '-')}-${index + 1}`
      const stream = streamsFrom(`${seed}:${id}`)
      const order = index - ahead
      const isAhead = order < 0
      const time = [stream('hour').int(9, 17), stream('minute').int(0, 59)] as const
      const day = stream('day').int(0, 3)
      const turn: Turn = {
        publishedAt: isAhead ? onDay(order * comingEveryDays, ...time) : at(1 + order * 4 + day, ...time),
        time,
        isAhead,
      }
      const outer = plate.plate === 'zxdt_yw' ? outerTitles[index - firstOuter] : undefined
      const titled = outer === undefined ? articleAt(plate, index, turn, published, calendar, stream) : null
      const publishedAt = titled?.edition.publishedAt ?? turn.publishedAt
      const isOnOwnDay = titled?.edition.isOnOwnDay ?? false
      const rank = order - onOwnDays
      if (isOnOwnDay && !isAhead) onOwnDays += 1
      const publishDate = dateTimeSeconds(publishedAt)
      const shared = {
        id,
        publishDate,
        createTime: publishDate,
        plateId: plateIdOf(plate.plate),
        source: plate.source,
        author: stream('author').pick([plate.department, ...editors]),
        publishedAt,
        isFrontPage: isFront && !isOnOwnDay && rank < 14,
        inCarousel: isFront && !isOnOwnDay && rank >= 0 && rank < 10 && rank % 2 === 1,
      }
      return titled
        ? { ...shared, ...written(titled, id, plate, stream, listings) }
        : { ...shared, ...outerItem(outer!, index - firstOuter, newsPicture(id, plate.section, outer!)) }
    })
  })
  return new Map(news.map((item) => [item.id, item]))
}
