import { brand } from '#src/shared/config/brand.ts'
import type { Random } from '../../pictures/seed.ts'
import { personName } from '../people.ts'
import { deskAt, type NewsSection, type NewsText, type Writer } from './article.ts'
import { exchangeNews } from './exchange-news.ts'
import { marketNews } from './market-news.ts'
import { policies } from './policies.ts'
import { downloads, financing } from './services.ts'
import { party, publicInformation } from './society.ts'

const writers: Readonly<Record<NewsSection, readonly Writer[]>> = {
  news: [...exchangeNews, ...marketNews],
  policies,
  financing,
  downloads,
  party,
  public: publicInformation,
}

/** The plates of each section, in the order of the tree on the left. */
export const newsPlates: Readonly<Record<NewsSection, readonly string[]>> = {
  news: ['本所动态', '交易案例', '行业资讯'],
  policies: ['法律法规', '规则解读', '交易规则'],
  financing: ['融资产品', '融资案例', '金融机构'],
  downloads: ['转让方表格', '受让方表格', '合同范本', '操作指南'],
  party: ['党建动态', '学习园地', '廉洁从业'],
  public: ['收费公示', '交易结果', '年度报告', '机构信息'],
}

/**
 * An article of one section, wholly fixed by the random source and the moment of publication (epoch ms; dates in the
 * text agree with it): `makeNews('policies', randomFrom(newsId), publishedAt)`.
 */
export function makeNews(section: NewsSection, random: Random, at: number): NewsText {
  const { plate, title, summary, kind, body, source } = random.pick(writers[section])(deskAt(random, at))
  return {
    section,
    plate,
    title,
    summary: [...summary].slice(0, 90).join(''),
    kind,
    source: source ?? random.pick([brand.operator, '本所综合部', '本所业务部', brand.productName]),
    author: personName(random),
    html: body.join(''),
  }
}
