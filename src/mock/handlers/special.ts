import { specialDetail } from '#src/api/endpoints/special.ts'
import type { KindCode } from '#src/model/asset-kind/labels.ts'
import type { FiguresSection, SpecialFigure, SpecialSection } from '#src/model/content/special.ts'
import { date } from '#src/model/time/shanghai.ts'
import type { Exchange } from '../worlds.ts'
import { Refusal } from '../exchange/refusal.ts'
import { plateIdOf } from '../exchange/seed/content/plates.ts'
import type { Listing, SpecialDraft, SpecialPage } from '../exchange/tables.ts'
import { handle } from './call/handle.ts'
import { published } from './call/published.ts'
import { newsRowOf } from './news.ts'
import { hallRowOf, isOnOffer, isPublic } from './shapes/rows.ts'
import { figuresOf, meanPremiumOf } from './statistics.ts'

const ofKinds = (exchange: Exchange, kinds: readonly KindCode[]): Listing[] =>
  [...exchange.tables.listings.values()].filter(
    (listing) => kinds.includes(listing.typeCode) && isPublic(listing, exchange.now()),
  )

function figuresFor(exchange: Exchange, kinds: readonly KindCode[]): Pick<FiguresSection, 'items' | 'since'> {
  const listings = ofKinds(exchange, kinds)
  const dealTimes = listings.flatMap(({ dealYuan, closesAt }) => (dealYuan === null ? [] : closesAt))
  const { dealt, dealtAmount } = figuresOf(listings)
  const onOffer = listings.filter((listing) => isOnOffer(listing, exchange.now())).length
  const items: SpecialFigure[] = [
    { label: '在售项目', kind: 'count', value: String(onOffer) },
    { label: '成交宗数', kind: 'count', value: String(dealt) },
    { label: '成交总额', kind: 'amount', value: dealtAmount },
    { label: '平均溢价率', kind: 'rate', value: meanPremiumOf(listings) },
  ]
  return { items, since: dealTimes.length > 0 ? date(Math.min(...dealTimes)) : null }
}

/** The most viewed that people can enrol for. */
const picksFor = (exchange: Exchange, kinds: readonly KindCode[], count: number) =>
  ofKinds(exchange, kinds)
    .filter(({ status }) => status === 'NOTICE' || status === 'EXTENDED')
    .toSorted((one, other) => other.viewCount - one.viewCount)
    .slice(0, count)
    .map((listing) => hallRowOf(exchange.tables, listing, exchange.now()))

const newestIn = (exchange: Exchange, plates: readonly string[], count: number) => {
  const ids = new Set(plates.map(plateIdOf))
  return published(exchange, exchange.tables.news.values())
    .filter(({ plateId }) => ids.has(plateId))
    .slice(0, count)
    .map(newsRowOf)
}

function sectionOf(exchange: Exchange, { kinds }: SpecialPage, draft: SpecialDraft): SpecialSection {
  switch (draft.type) {
    case 'figures':
      return { ...draft, ...figuresFor(exchange, kinds) }
    case 'listings': {
      const { count, ...section } = draft
      return { ...section, rows: picksFor(exchange, kinds, count) }
    }
    case 'policies': {
      const { plates, count, ...section } = draft
      return { ...section, rows: newestIn(exchange, plates, count) }
    }
    case 'roadshows':
      return { ...draft, typeCodes: [...kinds] }
    default:
      return draft
  }
}

export const specialHandlers = [
  handle(specialDetail, ({ input, exchange }) => {
    const page = exchange.tables.specials.get(input.code)
    if (!page) throw new Refusal(404, '专题不存在，可能已被撤下')
    const { code, title, description, sections } = page
    return { code, title, description, sections: sections.map((draft) => sectionOf(exchange, page, draft)) }
  }),
]
