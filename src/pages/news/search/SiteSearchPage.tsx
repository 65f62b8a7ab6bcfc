import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { articleAddressIn } from '#src/features/article/address.ts'
import { MarkedTitle, TitleLink } from '#src/features/article/PublishedList.tsx'
import { PublishedRow, RowSummary } from '#src/features/article/SectionFrame.tsx'
import { listingAddress } from '#src/features/listing/ListingLink.tsx'
import { siteSearch } from '#src/features/site-search/address.ts'
import { siteKindLabels } from '#src/features/site-search/labels.ts'
import { siteSearchQuery } from '#src/features/site-search/queries.ts'
import { SiteSearchForm } from '#src/features/site-search/SiteSearchForm.tsx'
import { type SiteHit, siteKinds } from '#src/model/content/site-hit.ts'
import { noticeLabels } from '#src/model/notice/labels.ts'
import { paths } from '#src/model/paths.ts'
import { date } from '#src/model/time/shanghai.ts'
import { useDocumentHead } from '#src/shared/lib/navigation/document-head.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Marked } from '#src/shared/ui/display/Marked.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { ListScreen } from '#src/shared/ui/list/ListScreen.tsx'
import { OuterTitle } from '../section/OuterTitle.tsx'
import styles from './search.module.css'

const rowHeight = 120

const addressOf = (hit: SiteHit): string => {
  if (hit.kind === 'asset') return listingAddress({ ...hit, assetsId: hit.id })
  return articleAddressIn(hit.kind === 'notice' ? 'zxdt' : hit.section, hit.id)
}

function Hit({ hit, words }: { hit: SiteHit; words: string }) {
  const t = useT()
  const { title, kind, excerpt, publishDate, outerLinkUrl, noticeType } = hit
  const noticeKind = kind === 'notice' ? noticeLabels[noticeType ?? -1] : undefined
  return (
    <PublishedRow
      title={
        outerLinkUrl ? (
          <OuterTitle address={outerLinkUrl} title={title}>
            <MarkedTitle title={title} q={words} />
          </OuterTitle>
        ) : (
          <TitleLink to={addressOf(hit)} title={title} q={words} />
        )
      }
      day={date(publishDate)}
      tags={<Tag tone="info">{t(noticeKind ?? siteKindLabels[kind])}</Tag>}
    >
      {excerpt && (
        <RowSummary>
          <Marked text={excerpt} words={words} />
        </RowSummary>
      )}
    </PublishedRow>
  )
}

/** What the site publishes about the words of the address: assets, notices, news, rules and help. */
export function SiteSearchPage() {
  const t = useT()
  const list = useListState(siteSearch)
  const { search } = list.state
  const query = useQuery(siteSearchQuery(list.state))
  const { counts } = query.data ?? {}
  const all = counts && siteKinds.reduce((sum, kind) => sum + counts[kind], 0)
  const title = t('搜索“{{words}}”', { words: search })
  useDocumentHead(
    useMemo(
      () => ({ title, description: title, image: null, type: 'website', data: { '@type': 'SearchResultsPage' } }),
      [title],
    ),
  )
  return (
    <div className={`content ${styles['page']}`}>
      <Card title={t('全站搜索')} level={1} body="padded">
        <SiteSearchForm isWide />
      </Card>
      <ListScreen
        label={t('全站搜索结果')}
        list={list}
        query={query}
        tabs={{
          label: t('内容类别'),
          param: 'kind',
          items: [
            { key: 'all', label: t('全部'), count: all ?? null },
            ...siteKinds.map((kind) => ({ key: kind, label: t(siteKindLabels[kind]), count: counts?.[kind] ?? null })),
          ],
        }}
        rowHeight={rowHeight}
        empty={{
          text: t('没有找到包含“{{words}}”的内容', { words: search }),
          hint: t('换一个更短的词，或用空格分开几个词试试'),
          link: { label: t('去帮助中心看看'), to: paths.helpCenter },
        }}
        emptyNarrowed={{
          text: t('这一类没有包含“{{words}}”的内容', { words: search }),
          link: { label: t('查看全部类别'), to: list.addressOf({ kind: null, page: 1 }) },
        }}
      >
        {(hits) => (
          <ul>
            {hits.map((hit) => (
              <Hit key={`${hit.kind}:${hit.id}`} hit={hit} words={search} />
            ))}
          </ul>
        )}
      </ListScreen>
    </div>
  )
}
