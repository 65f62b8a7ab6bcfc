import { brand } from '#src/shared/config/brand.ts'
import type { News, Periodical, Tables } from '../exchange/tables.ts'
import { periodicalPages, type PrintedIssue, type PrintedPage } from '../pictures/pictures.ts'
import { articleFilesOf, type MadeFile } from './article-files.ts'
import type { PdfLine } from './pdf.ts'

type Issue = { pages: readonly PrintedPage[]; file: MadeFile }

const articlesInIssue = 6
/** Lines of an article in print; a longer one goes on in the portal. */
const linesMost = 40

const part = /<(h[23]|p|li|caption|tr)\b[^>]*>(.*?)<\/\1>/gs

/** The texts of an article of the seed, whose mark-up is simple and known; the cells of a row are one line. */
function linesIn(content: string): PdfLine[] {
  return [...content.matchAll(part)]
    .map(([, tag = '', inner = '']): PdfLine => {
      const text = inner
        .replaceAll(/<\/t[hd]><t[hd]\b[^>]*>/g, ' ｜ ')
        .replaceAll(/<sup>(\d)<\/sup>/g, '[$1]')
        .replaceAll(/<[^>]+>/g, '')
        .trim()
      if (tag.startsWith('h') || tag === 'caption') return { text, isHeading: true }
      return { text: tag === 'li' ? `· ${text}` : text }
    })
    .filter(({ text }) => text !== '')
}

const linesOf = ({ content }: News): PdfLine[] => {
  const lines = linesIn(content ?? '')
  return lines.length > linesMost ? [...lines.slice(0, linesMost), { text: '（未完，全文见门户网站。）' }] : lines
}

/** Titles that begin or end alike are about the same subject. */
const areAlike = (a: News, b: News): boolean =>
  a.title.slice(0, 4) === b.title.slice(0, 4) || a.title.slice(-6) === b.title.slice(-6)

/** The oldest articles of the plate, one on each subject: they are published in every world, and their texts stay. */
const articlesOf = (news: Tables['news'], { plateId }: Periodical): News[] =>
  [...news.values()]
    .filter((item) => item.plateId === plateId && item.isOuterLink !== 1)
    .toSorted((a, b) => a.publishedAt - b.publishedAt)
    .filter((item, index, all) => all.findIndex((other) => areAlike(other, item)) === index)
    .slice(0, articlesInIssue)

function print({ news }: Pick<Tables, 'news'>, row: Periodical): Issue {
  const { id, title, theme, scene, issueNo, publishDate, publishedAt, summarys } = row
  const articles = articlesOf(news, row).map((article) => ({ title: article.title, lines: linesOf(article) }))
  const printed: PrintedIssue = {
    seed: id,
    scene,
    name: '岷交所产权视界',
    theme,
    issueNo,
    day: publishDate,
    summary: summarys,
    imprint: [
      `主办：${brand.operator}`,
      `地址：${brand.address}`,
      `服务热线：${brand.hotline}`,
      `电子邮箱：${brand.email}`,
      '内部资料，免费交流；模拟期刊，仅供演示。',
    ],
    articles,
  }
  const lines: PdfLine[] = [
    { text: `${issueNo}　${publishDate}` },
    { text: summarys },
    { text: '目录', isHeading: true },
    ...articles.map((article, index) => ({ text: `${index + 1}. ${article.title}` })),
    ...articles.flatMap((article) => [{ text: article.title, isHeading: true }, ...article.lines]),
  ]
  const draft = { id: 'issue', kind: 'pdf', name: `${title}（${issueNo}）.pdf`, title, lines } as const
  const [file] = articleFilesOf({ id, publishedAt, files: [draft] }, 'periodical')
  return { pages: periodicalPages(printed), file: file! }
}

const made = new WeakMap<Periodical, Issue>()

/** Pages and document of an issue; printed when first asked for, since the beginning of a world has no time for it. */
export function issueOf(tables: Pick<Tables, 'news'>, row: Periodical): Issue {
  const known = made.get(row)
  if (known) return known
  const issue = print(tables, row)
  made.set(row, issue)
  return issue
}
