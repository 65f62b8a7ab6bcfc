import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import type { News } from '../../tables.ts'
import type { Calendar } from '../calendar.ts'
import { newsPicture } from '../pictures.ts'
import type { Department } from '../texts/facts/departments.ts'
import type { Question } from '../texts/help/question.ts'
import { paragraphsOf } from '../texts/html.ts'
import { bidding, objecting, tendering } from '../texts/procurement/help/after.ts'
import { bonding, joining, obtaining } from '../texts/procurement/help/before.ts'
import { procurementLaws } from '../texts/procurement/laws.ts'
import { procurementNewsAhead } from '../texts/procurement/news-ahead.ts'
import { procurementNews } from '../texts/procurement/news.ts'
import { platformNotices } from '../texts/procurement/platform-notices.ts'
import type { ProcurementArticle } from '../texts/procurement/procurement-article.ts'
import { htmlOf, summaryOf } from '../texts/writing/render.ts'
import { plateIdOf } from './plates.ts'

type Draft = Pick<News, 'id' | 'title' | 'summarys' | 'content' | 'author' | 'publishedAt'> &
  Pick<Partial<News>, 'legal' | 'imgSrc'> & { plate: string }

const minuteMs = 60_000
const source = '岷江联合产权交易所'
/** Days before the first day on which the help was last revised. */
const revised = 22

const newsOf = ({ plate, legal = null, imgSrc = null, ...draft }: Draft): News => {
  const publishDate = dateTimeSeconds(draft.publishedAt)
  return {
    ...draft,
    imgSrc,
    legal,
    isOuterLink: 0,
    outerLinkUrl: null,
    publishDate,
    createTime: publishDate,
    plateId: plateIdOf(plate),
    branchId: null,
    source,
    isFrontPage: false,
    files: [],
    assetIds: [],
    inCarousel: false,
  }
}

const articles: readonly (readonly [plate: string, texts: readonly ProcurementArticle[], hasPicture?: 'picture'])[] = [
  ['cgzx_xw', [...procurementNews, ...procurementNewsAhead], 'picture'],
  ['cgzx_tz', platformNotices],
  ['cgzx_fg', procurementLaws],
]

const tasks: readonly (readonly [plate: string, author: Department, questions: readonly Question[]])[] = [
  ['cgbz_zc', '技术支持部', joining],
  ['cgbz_bm', '交易部', obtaining],
  ['cgbz_bz', '财务结算部', bonding],
  ['cgbz_tb', '交易部', tendering],
  ['cgbz_yy', '风险控制部', objecting],
  ['cgbz_jj', '交易部', bidding],
]

const idOf = (plate: string, index: number): string => `CG-${plate.slice(-2)}-${index + 1}`

/** News, notices and law of the procurement site, and its help; plates of their own keep them apart from the main site. */
export function seedProcurementNews({ at }: Calendar): News[] {
  const texts = articles.flatMap(([plate, all, hasPicture]) =>
    all.map(({ title, department, published, blocks, legal = null }, index): Draft => {
      const id = idOf(plate, index)
      return {
        id,
        plate,
        title,
        summarys: summaryOf(blocks),
        content: htmlOf(blocks, id),
        author: department,
        legal,
        imgSrc: hasPicture ? newsPicture(id, 'trade', title) : null,
        publishedAt: at(published, 9 + (index % 8), (index * 7) % 60),
      }
    }),
  )
  const answers = tasks.flatMap(([plate, author, questions]) =>
    questions.map(([title, answer, [label, address]], index): Draft => ({
      id: idOf(plate, index),
      plate,
      title,
      summarys: answer.join(''),
      content: `${paragraphsOf(answer)}<p><a href="${address}">${label}</a></p>`,
      author,
      // Lists are newest first, and the first question stays first.
      publishedAt: at(revised, 17) - index * minuteMs,
    })),
  )
  return [...texts, ...answers].map(newsOf)
}
