import type { LegalFacts } from '#src/model/content/article.ts'
import { priceNameValues } from '#src/model/asset-kind/prices.ts'
import { bidModes } from '#src/model/listing/detail.ts'
import { modeLabels } from '#src/model/listing/labels.ts'
import { modeTerms } from '#src/model/terms/labels.ts'
import { date, dateTimeSeconds, parseShanghai } from '#src/model/time/shanghai.ts'
import type { News } from '../../tables.ts'
import { type Calendar, dayMs } from '../calendar.ts'
import type { Department } from '../texts/facts/departments.ts'
import { registering, securing, verifying } from '../texts/help/account.ts'
import { bidding, settling, signing } from '../texts/help/dealing.ts'
import { depositing, enrolling } from '../texts/help/enrolling.ts'
import { glossary } from '../texts/help/glossary.ts'
import { laws } from '../texts/help/laws.ts'
import { modeArticles } from '../texts/help/modes.ts'
import type { Question } from '../texts/help/question.ts'
import { ruleNotices } from '../texts/help/rule-notices.ts'
import { paragraphsOf, table } from '../texts/html.ts'
import { plateIdOf } from './plates.ts'

type Article = {
  id: string
  plate: string
  /** Who answers for it. */
  author: Department
  title: string
  /** Plain text: what the search of the help centre finds. */
  summary: string
  content: string
  legal?: LegalFacts
  publishedAt: number
}

const minuteMs = 60_000
const source = '岷江联合产权交易所'

const newsOf = ({ id, plate, author, title, summary, content, legal, publishedAt }: Article): News => {
  const publishDate = dateTimeSeconds(publishedAt)
  return {
    id,
    title,
    summarys: summary,
    imgSrc: null,
    isOuterLink: 0,
    outerLinkUrl: null,
    publishDate,
    createTime: publishDate,
    plateId: plateIdOf(plate),
    branchId: null,
    content,
    source,
    author,
    legal: legal ?? null,
    publishedAt,
    isFrontPage: false,
    files: [],
    assetIds: [],
    inCarousel: false,
  }
}

const tasks: readonly (readonly [plate: string, author: Department, questions: readonly Question[]])[] = [
  ['zc', '技术支持部', registering],
  ['rz', '技术支持部', verifying],
  ['bm', '交易部', enrolling],
  ['bz', '财务结算部', depositing],
  ['jj', '交易部', bidding],
  ['qy', '交易部', signing],
  ['js', '财务结算部', settling],
  ['zh', '技术支持部', securing],
]

/** The days on which the help was last revised. */
const revised = { questions: 20, modes: 26, terms: 33 } as const

/** Lists are newest first: of articles published together, the first is a minute younger than the second. */
const inOrder = (publishedAt: number, index: number): number => publishedAt - index * minuteMs

const questionsOf = ({ at }: Calendar): Article[] =>
  tasks.flatMap(([plate, author, questions]) =>
    questions.map(([question, answer, [label, address]], index) => ({
      id: `H-${plate}-${index + 1}`,
      plate: `help_${plate}`,
      author,
      title: question,
      summary: answer.join(''),
      content: `${paragraphsOf(answer)}<p><a href="${address}">${label}</a></p>`,
      publishedAt: inOrder(at(revised.questions, 17), index),
    })),
  )

const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** The text `modeTerms` has a placeholder for the name of the price. */
const modeSummary = (text: string): string =>
  text.replaceAll(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => priceNameValues()[name as keyof ReturnType<typeof priceNameValues>],
  )

const modesOf = ({ at }: Calendar): Article[] =>
  bidModes.map((mode, index) => ({
    id: `H-mode-${mode}`,
    plate: 'help_ms',
    author: '交易部',
    title: `${modeLabels[mode]}的规则`,
    summary: modeSummary(modeTerms[mode]),
    content: `<h2>什么时候用</h2>${paragraphsOf([modeArticles[mode].usedFor])}<h2>竞买人注意</h2>${list(modeArticles[mode].watch)}`,
    publishedAt: inOrder(at(revised.modes, 15), index),
  }))

const termsOf = ({ at }: Calendar): Article[] =>
  glossary.map(([term, meaning], index) => ({
    id: `H-cy-${index + 1}`,
    plate: 'help_cy',
    author: '研究中心',
    title: term,
    summary: meaning,
    content: paragraphsOf([meaning]),
    publishedAt: inOrder(at(revised.terms, 15), index),
  }))

const disclaimer = '本页是要点摘录，供查找和理解之用；全文和效力以公布机关发布的文本为准。'

const lawsOf = ({ at }: Calendar): Article[] =>
  laws.map(({ plate, title, legal, points }, index) => ({
    id: `K-${index + 1}`,
    plate,
    author: '法律事务部',
    title,
    summary: points.join(''),
    content: `<h2>要点</h2>${list(points)}<blockquote>${disclaimer}</blockquote>`,
    legal,
    publishedAt: inOrder(at(60, 10), index),
  }))

/** In the order of their days; each has the next number of its year. */
function ruleNoticesOf({ at, onDay }: Calendar): Article[] {
  const daysAgo = (published: number | string) =>
    typeof published === 'number' ? published : Math.round((onDay(0, 0) - parseShanghai(published)!) / dayMs)
  const dated = ruleNotices
    .map((notice) => ({ ...notice, publishedAt: at(daysAgo(notice.published), 10) }))
    .toSorted((one, other) => other.publishedAt - one.publishedAt)
  const yearOf = (index: number) => date(dated[index]!.publishedAt).slice(0, 4)
  return dated.map(({ title, paragraphs, publishedAt }, index) => {
    const year = yearOf(index)
    const number = dated.filter((_, other) => other >= index && yearOf(other) === year).length
    const documentNumber = `岷交所发〔${year}〕${number}号`
    const day = date(publishedAt)
    return {
      id: `K-tz-${index + 1}`,
      plate: 'knowledge_tz',
      author: '综合部',
      title,
      summary: paragraphs.join(''),
      content: `${paragraphsOf(['各会员机构、意向受让方：', ...paragraphs, '特此通知。'])}${table([
        ['发文字号', documentNumber],
        ['施行日期', day],
        ['发文机构', source],
      ])}`,
      legal: { number: documentNumber, issuer: source, effectiveDate: day, status: 'in-force' },
      publishedAt,
    }
  })
}

/** Says of a rule in the library where it was published. */
const publishedAmongNews = '政策法规“交易规则”栏目（同一文本）'

/** The rules among the news stand in the library too, with the same text. */
const ownRulesOf = (news: Iterable<News>): News[] =>
  [...news]
    .filter(({ plateId }) => plateId === plateIdOf('zcfg_jy'))
    .map((rule, index) => ({
      ...rule,
      id: `K-${laws.length + index + 1}`,
      plateId: plateIdOf('knowledge_jy'),
      source: publishedAmongNews,
    }))

/** The help centre and the library of law and rules; they are news of plates of their own. */
export const seedHelp = (calendar: Calendar, news: Iterable<News>): News[] => [
  ...[questionsOf, modesOf, termsOf, lawsOf].flatMap((articlesOf) => articlesOf(calendar)).map(newsOf),
  ...ownRulesOf(news),
  ...ruleNoticesOf(calendar).map(newsOf),
]
