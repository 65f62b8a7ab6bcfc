import { parseShanghai } from '#src/model/time/shanghai.ts'
import { type Random, streamsFrom } from '../../../random.ts'
import { type Calendar, dayMs } from '../calendar.ts'
import { places } from '../listings/places.ts'
import { figuresOfQuarter, growthOfQuarter, totalOf } from '../texts/facts/trade-figures.ts'
import { type Article, type ArticlePlate, fillings, numbers, type Values } from '../texts/writing/article.ts'
import { editionOf, periodName } from '../texts/writing/periods.ts'

type Drawn = Partial<Record<string, string | number>>

/** Where an article stands among those of its kind, and when it is published. */
type Edition = Pick<Values, 'issue' | 'newest' | 'period'> & { publishedAt: number; isOnOwnDay: boolean }

export type Titled = { article: Article; title: string; drawn: Drawn; edition: Edition }

/** A place in the plate: when it is its turn, and whether that is after the world begins. */
export type Turn = { publishedAt: number; time: readonly [hour: number, minute: number]; isAhead: boolean }

/** What the articles so far have said, so that none says it again or denies it. */
export type Published = {
  titles: Set<string>
  /** The pattern of an article that comes `once`, with its word. */
  once: Set<string>
  /** When the first deal with an asset in a place was reported. */
  firstDeals: Map<string, number>
  /** How many editions before its newest an article has come to. */
  backs: Map<Article, number>
}

export const nothingPublished = (): Published => ({
  titles: new Set(),
  once: new Set(),
  firstDeals: new Map(),
  backs: new Map(),
})

/** A rule is published so many days before it takes effect. */
const daysBeforeEffect = 14

/** The day that an article has of its own; null if it comes when its turn is. */
function ownDayOf({ publishedOn, legal }: Article, edition: Pick<Values, 'issue' | 'newest'>): number | null {
  if (publishedOn) return parseShanghai(publishedOn)
  const effectiveDate = legal?.(edition as Values).effectiveDate
  return effectiveDate ? parseShanghai(effectiveDate)! - daysBeforeEffect * dayMs : null
}

function editionAt(article: Article, turn: Turn, back: number, { at, onDay }: Calendar): Edition {
  const today = onDay(0, 0)
  const newest = article.newest ?? 0
  const issue = newest - back
  const { day, period } = article.periodic
    ? editionOf(article.periodic, today, back)
    : { day: ownDayOf(article, { issue, newest }), period: 0 }
  const publishedAt = day === null ? turn.publishedAt : at(Math.round((today - day) / dayMs), ...turn.time)
  return { issue, newest, period, publishedAt, isOnOwnDay: day !== null }
}

function drawnBy(word: string, { periodic }: Article, { issue, period }: Edition, random: Random): string | number {
  if (word === 'place') return random.pick(places).short
  if (word === 'issue') return issue
  if (word === 'period') return periodName(periodic!.every, period)
  if (word === 'growth') return growthOfQuarter(period)
  if (word === 'deals') return totalOf(figuresOfQuarter(period)).deals
  const range: readonly [low: number, high: number] | undefined = numbers[word as keyof typeof numbers]
  if (range) return random.int(...range)
  return random.pick(fillings[word as keyof typeof fillings])
}

/** The article with the words of its title filled in, and what they are. */
function filled(article: Article, edition: Edition, random: Random): Titled {
  const drawn: Drawn = {}
  const title = article.title.replaceAll(/\{(\w+)\}/g, (_, word: string) => {
    const value = drawnBy(word, article, edition, random)
    drawn[word] = value
    return String(value)
  })
  return { article, title, drawn, edition }
}

const dealOf = ({ place, asset, let: leased }: Drawn): string => `${place} ${asset ?? leased}`
const onceOf = ({ article: { title, once }, drawn }: Titled): string => (once ? `${title} ${drawn[once]}` : '')

function isNew(titled: Titled, { titles, once, firstDeals }: Published): boolean {
  const first = firstDeals.get(dealOf(titled.drawn)) ?? 0
  return !titles.has(titled.title) && !once.has(onceOf(titled)) && titled.edition.publishedAt > first
}

function publish(titled: Titled, { titles, once, firstDeals }: Published): void {
  titles.add(titled.title)
  if (titled.article.once) once.add(onceOf(titled))
  if (titled.article.isFirstDeal) firstDeals.set(dealOf(titled.drawn), titled.edition.publishedAt)
}

/**
 * What comes at a turn: the articles of a plate take turns, and one that has nothing new to say gives its turn to the next. A periodic
 * one, which could always go back further, takes such a turn only if no other can.
 */
export function articleAt(
  { articles }: ArticlePlate,
  index: number,
  turn: Turn,
  published: Published,
  calendar: Calendar,
  stream: ReturnType<typeof streamsFrom>,
): Titled {
  for (let attempt = 0; ; attempt += 1) {
    const article = articles[(index + attempt) % articles.length]!
    if (article.periodic && attempt > 0 && attempt < articles.length) continue
    const back = published.backs.get(article) ?? (article.periodic && turn.isAhead ? -1 : 0)
    const titled = filled(article, editionAt(article, turn, back, calendar), stream(`title ${attempt}`))
    // What is past does not take the turn of something to come.
    if (turn.isAhead && titled.edition.publishedAt < calendar.onDay(0, 0)) continue
    if (!isNew(titled, published)) continue
    publish(titled, published)
    published.backs.set(article, back + 1)
    return titled
  }
}
