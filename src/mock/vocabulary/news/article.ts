import type { SceneKind } from '../../pictures/kinds.ts'
import type { Random } from '../../pictures/seed.ts'
import { date } from '#src/model/time/shanghai.ts'
import { placeFrom, type Place } from '../places.ts'

/** The six sections: 新闻动态 /zxdt, 政策法规 /zcfg, 融资服务 /rzfw, 资料下载 /zlxz, 党建工作 /ddjs, 信息公开 /xxgk. */
export type NewsSection = 'news' | 'policies' | 'financing' | 'downloads' | 'party' | 'public'

export type NewsText = {
  section: NewsSection
  /** A plate below the section, e.g. 本所动态. */
  plate: string
  title: string
  /** One or two sentences, at most 90 characters, for lists. */
  summary: string
  source: string
  author: string
  /** Safe HTML of three to eight paragraphs, lists, tables or figures (see html.ts). */
  html: string
  /** Scene for its cover. */
  kind: SceneKind
}

/** What an article is written from. */
export type Desk = {
  random: Random
  place: Place
  year: number
  month: number
  day: number
  /** 2026 年 3 月 5 日. */
  today: string
  /** For figures, so that each article has its own. */
  seed: string
}

/** What a writer hands in; source, author and section are filled in afterwards. */
export type Draft = {
  plate: string
  title: string
  summary: string
  kind: SceneKind
  body: readonly string[]
  source?: string
}
export type Writer = (desk: Desk) => Draft

/** `at`: epoch ms of publication, read in Shanghai. */
export function deskAt(random: Random, at: number): Desk {
  const [year = 0, month = 1, day = 1] = date(at).split('-').map(Number)
  return {
    random,
    place: placeFrom(random),
    year,
    month,
    day,
    today: `${year} 年 ${month} 月 ${day} 日`,
    seed: `n${random.int(100_000, 999_999)}`,
  }
}

/** The last full month before publication. */
export const lastMonth = ({ year, month }: Desk): { year: number; month: number } =>
  month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 }

/** 第三季度 and its year: the last full quarter before publication. */
export function lastQuarter({ year, month }: Desk): string {
  const quarter = Math.floor((month - 1) / 3)
  return quarter === 0 ? `${year - 1} 年第四季度` : `${year} 年第${['一', '二', '三'][quarter - 1] ?? '一'}季度`
}
