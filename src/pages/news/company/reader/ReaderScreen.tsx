import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PeriodicalDetail } from '#src/model/content/about.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useDocumentHead } from '#src/shared/lib/navigation/document-head.ts'
import { safeLink } from '#src/shared/lib/navigation/safe-href.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { sizeText } from '#src/shared/lib/text/size-text.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { DetailBoundary } from '#src/shared/ui/feedback/DetailBoundary.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { FileActions } from '#src/shared/ui/file/FileActions.tsx'
import { companyAddress, companyList } from '../address.ts'
import { issueQuery } from '../queries.ts'
import { Reader } from './Reader.tsx'
import styles from './reader.module.css'

const back = companyList('company-periodical')

const headOf = ({ title, issueNo, summarys, imgSrc, publishDate }: PeriodicalDetail) => ({
  title: `${title} ${issueNo}`,
  description: summarys ?? title,
  image: safeLink(imgSrc),
  type: 'article' as const,
  data: {
    '@type': 'PublicationIssue',
    name: title,
    issueNumber: issueNo,
    datePublished: publishDate,
    publisher: { '@type': 'Organization', name: brand.operator },
  },
})

function Issue({ issue }: { issue: PeriodicalDetail }) {
  const t = useT()
  const navigate = useNavigate()
  const { state, go } = useListState(companyAddress)
  useDocumentHead(useMemo(() => headOf(issue), [issue]))
  const { title, issueNo, publishDate, summarys, pages, file } = issue
  return (
    <Card
      title={<span lang="zh-CN">{title}</span>}
      level={1}
      note={
        <>
          <span lang="zh-CN">{issueNo}</span> <time dateTime={publishDate}>{publishDate}</time>
        </>
      }
      actions={
        <Button look="text" to={back}>
          {t('返回期刊列表')}
        </Button>
      }
    >
      {(summarys || file) && (
        <div className={styles['about']}>
          {summarys && <p lang="zh-CN">{summarys}</p>}
          {file && (
            <div className={styles['file']}>
              <FileActions file={file} label={t('下载 PDF（{{size}}）', { size: sizeText(file.size) })} />
            </div>
          )}
        </div>
      )}
      {pages.length === 0 ? (
        <EmptyState text={t('本期没有可以在线阅读的页面')} minHeight={320} />
      ) : (
        <Reader
          issue={issue}
          page={state.page}
          onTurn={(page) => go({ page }, { replace: true })}
          onClose={() => void navigate(back)}
        />
      )}
    </Card>
  )
}

/** One issue of the periodical in the reader; its open page is in the address. */
export function ReaderScreen({ id }: { id: string }) {
  const t = useT()
  return (
    <DetailBoundary
      query={useQuery(issueQuery(id))}
      height={720}
      missing={{ text: t('期刊不存在，可能已被撤下'), link: { label: t('返回期刊列表'), to: back } }}
    >
      {(issue) => <Issue issue={issue} />}
    </DetailBoundary>
  )
}
