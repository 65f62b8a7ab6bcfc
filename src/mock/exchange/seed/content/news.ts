import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { type NamedStreams, type Random, streamsFrom } from '../../../random.ts'
import type { News } from '../../tables.ts'
import type { Calendar } from '../calendar.ts'
import { newsPicture } from '../pictures.ts'
import { places } from '../listings/places.ts'
import { plateIdOf } from './plates.ts'
import { fillings, newsLabels, numbers, outerTitles, type PlateTemplates } from '../texts/news.ts'
import { sectionLabels } from '../texts/sections.ts'

/** Items of these plates that are published one by one after the world begins, so that its news stays recent. */
const coming: Readonly<Record<string, number>> = { zxdt_yw: 8, zxdt_jy: 8, zxdt_hy: 4, ddjs_dt: 4 }
const comingEveryDays = 5
const summaryMost = 120

const filled = (pattern: string, random: Random): string =>
  pattern.replaceAll(/\{(\w+)\}/g, (_, word: string) => {
    if (word === 'place') return random.pick(places).short
    const range = numbers[word]
    return range ? String(random.int(...range)) : random.pick(fillings[word as keyof typeof fillings])
  })

const html = (title: string, { paragraphs, source }: PlateTemplates, lead: string): string =>
  [
    `<p>${lead}</p>`,
    ...paragraphs.map((paragraph) => `<p>${paragraph}</p>`),
    `<p>（${source}供稿：${title}）</p>`,
  ].join('')

/** Two of the paragraphs, in rotation. */
const summaryOf = ({ paragraphs }: PlateTemplates, index: number): string =>
  [0, 1]
    .map((step) => paragraphs[(index + step) % paragraphs.length] ?? '')
    .join('')
    .slice(0, summaryMost)

const leads = [
  '近日，{title}。这是岷交所服务国有资产阳光交易的又一实践。',
  '本网讯：{title}。有关情况如下。',
  '{title}。相关内容整理如下，供参考。',
]

function uniqueTitle(plate: PlateTemplates, index: number, taken: Set<string>, stream: NamedStreams): string {
  for (let attempt = 0; ; attempt += 1) {
    const pattern = plate.titles[(index + attempt) % plate.titles.length]!
    const title = filled(pattern, stream(`title ${attempt}`)) + (attempt > 40 ? `（续 ${attempt - 40}）` : '')
    if (taken.has(title)) continue
    taken.add(title)
    return title
  }
}

const bylines = ['综合部', '交易部', '沈知微', '顾南川', '林以沐', '程书言']

/** The items of every plate, newest first within the plate, including those of the coming weeks. */
export function seedNews(seed: string, { at, onDay }: Calendar): Map<string, News> {
  const taken = new Set<string>()
  const news = [...newsLabels, ...sectionLabels].flatMap((plate) => {
    const ahead = coming[plate.plate] ?? 0
    const isFront = plate.plate === 'zxdt_yw' || plate.plate === 'ddjs_dt' || plate.plate === 'rzfw_dt'
    return Array.from({ length: plate.count + ahead }, (_, index): News => {
      const order = index - ahead
      const id = `N-${plate.plate.replaceAll('_', '-')}-${index + 1}`
      const stream = streamsFrom(`${seed}:${id}`)
      const time = [stream('hour').int(9, 17), stream('minute').int(0, 59)] as const
      const publishedAt =
        order < 0 ? onDay(order * comingEveryDays, ...time) : at(1 + order * 4 + stream('day').int(0, 3), ...time)
      const title = uniqueTitle(plate, index, taken, stream)
      const lead = stream('lead').pick(leads).replace('{title}', title)
      const publishDate = dateTimeSeconds(publishedAt)
      return {
        id,
        title,
        summarys: summaryOf(plate, index),
        imgSrc: newsPicture(id, plate.section, title),
        isOuterLink: 0,
        outerLinkUrl: null,
        publishDate,
        createTime: publishDate,
        plateId: plateIdOf(plate.plate),
        branchId: null,
        content: html(title, plate, lead),
        source: plate.source,
        author: stream('author').pick(bylines),
        publishedAt,
        isFrontPage: isFront && order < 14,
        inCarousel: isFront && order >= 0 && order < 10 && order % 2 === 0,
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
    item.isOuterLink = 1
    item.outerLinkUrl = `https://news.media.example/minjiang/${index + 1}.html`
  }
  return new Map(news.map((item) => [item.id, item]))
}
