import type { LegalFacts } from '#src/model/content/article.ts'
import type { NewsSection } from '../../../../pictures/pictures.ts'
import type { NamedStreams } from '../../../../random.ts'
import type { Department } from '../facts/departments.ts'
import type { Block } from './blocks.ts'
import type { Periodic } from './periods.ts'

/** Bounds of the numbers in titles. */
export const numbers = {
  /** Rounds, per cent, people. */
  n: [6, 38],
  few: [3, 6],
  wan: [120, 2_600],
} as const satisfies Record<string, readonly [low: number, high: number]>

const words = (text: string): readonly string[] => text.split(' ')

export const fillings = {
  asset: words(
    '国有商铺 闲置厂房 公务车辆 办公用房 停车场经营权 水电站资产 标准厂房 人才公寓 报废物资 城市公交车 林权 采矿权',
  ),
  /** The same for a lease, in which nobody takes scrap or a mine. */
  let: words(
    '国有商铺 闲置厂房 公务车辆 办公用房 停车场经营权 水电站资产 标准厂房 人才公寓 仓储用房 城市公交车 林权 露天料场',
  ),
  bank: words('岷江农村商业银行 岷源产业银行 蜀都城市银行 沱江村镇银行 川南商业银行'),
  partner: words('岷江产业投资集团 岷源资产管理公司 川西评估协会 锦岸法律服务中心 嘉陵高等专科学校'),
} as const

/** What a title was filled with, so that the body says the same. `stream` gives further figures of the article. */
export type Values = Readonly<Record<'place' | keyof typeof fillings, string>> &
  Readonly<Record<keyof typeof numbers, number>> & {
    /** Which edition or part it is, of an article that has `newest`. */
    issue: number
    newest: number
    /** The number of the quarter or year that it tells of, of a periodic article. */
    period: number
    stream: NamedStreams
  }

/** A file of an article; without an own text it prints the article. */
export type FileText = {
  id: string
  name: string
  kinds: readonly ('docx' | 'pdf')[]
  blocks?: readonly Block[]
}

export type Article = {
  /** Names in braces are filled in. */
  title: string
  /** Comes once in each quarter or year, on its day. */
  periodic?: Periodic
  /** The number of its newest edition or part; each one before is one less. */
  newest?: number
  /** `YYYY-MM-DD`, of an article about something that happened on a known day. */
  publishedOn?: string
  /** There is one article at most for each value of this word. */
  once?: 'asset'
  /** Tells of the first deal with an asset in a place: no older article tells of another one. */
  isFirstDeal?: true
  body: (values: Values) => readonly Block[]
  legal?: (values: Values) => LegalFacts
  files?: readonly FileText[]
}

export type ArticlePlate = {
  plate: string
  count: number
  section: NewsSection
  source: string
  /** Signs what none of its editors does. */
  department: Department
  articles: readonly Article[]
}

/** A rule of the exchange itself. */
export const ownRule =
  (number: string, effectiveDate: string): NonNullable<Article['legal']> =>
  () => ({ number: `岷交所规${number}`, issuer: '岷江联合产权交易所', effectiveDate, status: 'in-force' })

/** One edition of a guide: each follows the one before after two years, and only the newest is in force. */
export const ownEdition =
  (kind: number): NonNullable<Article['legal']> =>
  ({ issue, newest }) => {
    const year = 2012 + 2 * issue
    return {
      number: `岷交所规〔${year}〕${kind}号`,
      issuer: '岷江联合产权交易所',
      effectiveDate: `${year}-03-01`,
      status: issue === newest ? 'in-force' : 'repealed',
    }
  }
