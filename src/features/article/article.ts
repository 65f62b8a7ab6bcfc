import type { ArticleFile, LegalFacts, Neighbour, RelatedAsset } from '#src/model/content/article.ts'
import type { NewsDetail } from '#src/model/news/schema.ts'
import type { Deadline, NoticeDetail } from '#src/model/notice/detail.ts'
import type { ProcurementNotice } from '#src/model/procurement/schema.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'

/** A published text, whichever call it came from. */
export type Article = {
  id: string
  title: string
  /** As sent: `YYYY-MM-DD HH:mm:ss`. */
  publishedAt: string | null
  source: string | null
  author: string | null
  /** HTML of the exchange. */
  content: string
  summary: string | null
  picture: string | null
  files: readonly ArticleFile[]
  previous: Neighbour | null
  next: Neighbour | null
  correctedAt: string | null
  correction: string | null
  assets: readonly RelatedAsset[]
  legal: LegalFacts | null
  plateId: string | null
  /** The branch whose news it is; null if of none, undefined if the exchange does not say. */
  branchId: string | null | undefined
  /** Of a notice. */
  notice: { type: number | null; assetsId: string | null; deadlines: readonly Deadline[] } | null
}

const common = ({
  attachments,
  previous,
  next,
  correctedAt,
  correction,
  source,
  ...row
}: NewsDetail | NoticeDetail) => ({
  id: row.id,
  publishedAt: row.publishDate ?? row.createTime ?? null,
  source: source ?? null,
  content: row.content ?? '',
  files: attachments ?? [],
  previous: previous ?? null,
  next: next ?? null,
  correctedAt: correctedAt ?? null,
  correction: correction ?? null,
})

export const articleOfNews = (news: NewsDetail): Article => ({
  ...common(news),
  title: news.title,
  author: news.author ?? null,
  summary: news.summarys ?? null,
  picture: news.imgSrc ?? null,
  assets: news.assets ?? [],
  legal: news.legal ?? null,
  plateId: news.plateId ?? null,
  branchId: news.branchId,
  notice: null,
})

export const articleOfNotice = (notice: NoticeDetail): Article => ({
  ...common(notice),
  title: notice.noticeTitle,
  author: null,
  summary: null,
  picture: null,
  assets: notice.asset ? [notice.asset] : [],
  legal: null,
  plateId: null,
  branchId: undefined,
  notice: {
    type: notice.noticeType ?? null,
    assetsId: notice.assetsId ?? null,
    deadlines: notice.deadlines ?? [],
  },
})

/** A notice of a procurement project. */
export const articleOfProcurement = ({
  id,
  title,
  publishedAt,
  source,
  content,
  attachments,
  previous = null,
  next = null,
  correctedAt,
  correction = null,
}: ProcurementNotice): Article => ({
  id,
  title,
  publishedAt: dateTimeSeconds(publishedAt),
  source,
  author: null,
  content,
  summary: null,
  picture: null,
  files: attachments,
  previous,
  next,
  correctedAt: correctedAt == null ? null : dateTimeSeconds(correctedAt),
  correction,
  assets: [],
  legal: null,
  plateId: null,
  branchId: undefined,
  notice: null,
})
