import { articleAddress } from '#src/features/article/address.ts'
import { MarkedTitle, TitleLink } from '#src/features/article/PublishedList.tsx'
import { PublishedRow, RowSummary } from '#src/features/article/SectionFrame.tsx'
import { noticeLabels } from '#src/model/notice/labels.ts'
import { legalStateLabels } from '#src/model/content/labels.ts'
import type { NewsRow } from '#src/model/news/schema.ts'
import type { NoticeRow } from '#src/model/notice/schema.ts'
import { paths } from '#src/model/paths.ts'
import { date } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { summary } from '#src/shared/lib/text/text.ts'
import { FileList } from '#src/shared/ui/display/FileList.tsx'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { StateTag, Tag } from '#src/shared/ui/display/Tag.tsx'
import { FileActions } from '#src/shared/ui/file/FileActions.tsx'
import { OuterTitle } from './OuterTitle.tsx'
import type { SectionRow } from './queries.ts'
import styles from './section.module.css'

function NoticeRowItem({ row, q }: { row: NoticeRow; q: string }) {
  const t = useT()
  const kind = noticeLabels[row.noticeType ?? -1]
  return (
    <PublishedRow
      title={<TitleLink to={articleAddress(paths.newsDetailZxdt, row.id)} title={row.noticeTitle} q={q} />}
      day={date(row.publishDate ?? row.createTime)}
      tags={kind && <Tag tone="info">{t(kind)}</Tag>}
    />
  )
}

function NewsRowItem({ row, q, detail }: { row: NewsRow; q: string; detail: string }) {
  const files = row.attachments ?? []
  const isOuter = row.isOuterLink === 1
  const hasPicture = files.length === 0 && !row.legal
  return (
    <PublishedRow
      lead={
        hasPicture &&
        row.imgSrc && <Picture src={row.imgSrc} alt="" width={160} height={100} className={styles['picture']} />
      }
      title={
        isOuter ? (
          <OuterTitle address={row.outerLinkUrl} title={row.title}>
            <MarkedTitle title={row.title} q={q} />
          </OuterTitle>
        ) : (
          <TitleLink to={articleAddress(detail, row.id)} title={row.title} q={q} />
        )
      }
      day={date(row.publishDate ?? row.createTime)}
      tags={row.legal?.status && <StateTag labels={legalStateLabels} state={row.legal.status} />}
    >
      {row.summarys && <RowSummary>{summary(row.summarys)}</RowSummary>}
      {files.length > 0 && (
        <div className={styles['files']}>
          <FileList files={files} layout="rows" renderActions={(file) => <FileActions file={file} />} />
        </div>
      )}
    </PublishedRow>
  )
}

type Props = {
  rows: readonly SectionRow[]
  /** Search words, which are marked in the titles. */
  q: string
  /** The page of a news item of this section. */
  detail: string
}

/** Notices, news, laws and downloads of a plate. */
export const SectionRows = ({ rows, q, detail }: Props) => (
  <ul>
    {rows.map((one) =>
      one.kind === 'notice' ? (
        <NoticeRowItem key={one.row.id} row={one.row} q={q} />
      ) : (
        <NewsRowItem key={one.row.id} row={one.row} q={q} detail={detail} />
      ),
    )}
  </ul>
)
