import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import type { FileDraft } from '../../../files/file-draft.ts'
import { type NamedStreams, type Random, streamsFrom } from '../../../random.ts'
import type { Listing, News } from '../../tables.ts'
import type { Calendar } from '../calendar.ts'
import { newsPicture } from '../pictures.ts'
import { branchIdOf } from '../listings/asset.ts'
import { places } from '../listings/places.ts'
import { institution, responsibility } from '../texts/articles/about.ts'
import { type Article, type ArticlePlate, fillings, numbers, type Values } from '../texts/writing/article.ts'
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
import { tradingRules } from '../texts/articles/trading-rules.ts'
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

type Drawn = Partial<Record<string, string | number>>
type Titled = { article: Article; title: string; drawn: Drawn }

function drawnBy(word: string, random: Random): string | number {
  if (word === 'place') return random.pick(places).short
  const range: readonly [low: number, high: number] | undefined = numbers[word as keyof typeof numbers]
  if (range) return random.int(...range)
  return random.pick(fillings[word as keyof typeof fillings])
}

/** The title with its words filled in, and what they are. */
function filled(article: Article, random: Random): Titled {
  const drawn: Drawn = {}
  const title = article.title.replaceAll(/\{(\w+)\}/g, (_, word: string) => {
    const value = drawnBy(word, random)
    drawn[word] = value
    return String(value)
  })
  return { article, title, drawn }
}

function uniqueTitle({ articles }: ArticlePlate, index: number, taken: Set<string>, stream: NamedStreams): Titled {
  for (let attempt = 0; ; attempt += 1) {
    const titled = filled(articles[(index + attempt) % articles.length]!, stream(`title ${attempt}`))
    const title = titled.title + (attempt > 40 ? `（续 ${attempt - 40}）` : '')
    if (taken.has(title)) continue
    taken.add(title)
    return { ...titled, title }
  }
}

/** The newest edition of each article, by the pattern of its title. */
function newestOf(titled: readonly Titled[]): Map<string, number> {
  const newest = new Map<string, number>()
  for (const { article, drawn } of titled)
    newest.set(article.title, Math.max(newest.get(article.title) ?? 0, Number(drawn['few'] ?? 0)))
  return newest
}

/** What its files are made of; the bytes come on request. */
const fileDraftsOf = ({ article }: Titled, title: string, blocks: readonly Block[]): FileDraft[] =>
  (article.files ?? []).flatMap(({ id, name, kinds, blocks: own }) =>
    kinds.map((kind) => ({ id, kind, name: `${name}.${kind}`, title, lines: linesOf(own ?? blocks) })),
  )

const bylines = ['综合部', '交易部', '沈知微', '顾南川', '林以沐', '程书言']

/** The items of every plate, newest first within the plate, including those of the coming weeks. */
export function seedNews(
  seed: string,
  listings: ReadonlyMap<string, Listing>,
  { at, onDay }: Calendar,
): Map<string, News> {
  const taken = new Set<string>()
  const news = articlePlates.flatMap((plate) => {
    const ahead = coming[plate.plate] ?? 0
    const isFront = plate.plate === 'zxdt_yw' || plate.plate === 'ddjs_dt' || plate.plate === 'rzfw_dt'
    const ids = Array.from(
      { length: plate.count + ahead },
      (_, index) => `N-${plate.plate.replaceAll('_', '-')}-${index + 1}`,
    )
    const titles = ids.map((id, index) => uniqueTitle(plate, index, taken, streamsFrom(`${seed}:${id}`)))
    const newest = newestOf(titles)
    return titles.map((titled, index): News => {
      const { article, title, drawn } = titled
      const id = ids[index]!
      const order = index - ahead
      const stream = streamsFrom(`${seed}:${id}`)
      const time = [stream('hour').int(9, 17), stream('minute').int(0, 59)] as const
      const publishedAt =
        order < 0 ? onDay(order * comingEveryDays, ...time) : at(1 + order * 4 + stream('day').int(0, 3), ...time)
      const publishDate = dateTimeSeconds(publishedAt)
      // An article uses only what its own title was filled with.
      const values = { ...drawn, newest: newest.get(article.title) ?? 0, stream } as Values
      const blocks = article.body(values)
      const place = places.find(({ short }) => short === drawn['place'])
      return {
        id,
        title,
        summarys: summaryOf(blocks),
        imgSrc: newsPicture(id, plate.section, title),
        isOuterLink: 0,
        outerLinkUrl: null,
        publishDate,
        createTime: publishDate,
        plateId: plateIdOf(plate.plate),
        branchId: place ? branchIdOf(place) : null,
        content: htmlOf(blocks, id),
        source: plate.source,
        author: stream('author').pick(bylines),
        publishedAt,
        isFrontPage: isFront && order < 14,
        inCarousel: isFront && order >= 0 && order < 10 && order % 2 === 0,
        ...(article.legal && { legal: article.legal(values) }),
        files: fileDraftsOf(titled, title, blocks),
        assetIds: linkedAssetsOf(article.title, { place, asset: values.asset, publishedAt }, listings),
      }
    })
  })
  for (const [index, item] of news
    .filter(({ plateId }) => plateId === plateIdOf('zxdt_yw'))
    .slice(8 + 3, 8 + 7)
    .entries()) {
    item.title = outerTitles[index]!
    item.summarys = `${item.title}。原文由外部媒体刊发，点击前往阅读。`
    item.content = `<p>${item.summarys}</p>`
    item.branchId = null
    item.isOuterLink = 1
    item.outerLinkUrl = `https://news.media.example/minjiang/${index + 1}.html`
  }
  return new Map(news.map((item) => [item.id, item]))
}
