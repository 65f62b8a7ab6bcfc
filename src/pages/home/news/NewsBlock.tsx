import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { homeModules } from '#src/features/bidding-statistics/queries.ts'
import { tabContentQuery } from '#src/features/news/queries.ts'
import { moduleCode } from '#src/model/first-screen.ts'
import { type ModuleItem, tabsOf } from '#src/model/news/modules.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { Card, MoreLink } from '#src/shared/ui/display/Card.tsx'
import { TabbedCard } from '#src/shared/ui/navigation/Tabs.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import styles from './NewsBlock.module.css'
import { NewsFrontPage } from '#src/features/news/NewsFrontPage.tsx'
import { NewsTable } from './NewsTable.tsx'
import { branchTab, requestedTab } from './news-tabs.ts'

const BranchTab = lazy(() => import('./BranchTab.tsx'))

const Loading = () => (
  <div className={styles['loading']}>
    <Skeleton height="100%" />
    <Skeleton height="100%" />
  </div>
)

function Content({ tab }: { tab: ModuleItem }) {
  const query = useQuery(tabContentQuery(tab))
  return (
    <QueryBoundary
      query={query}
      loading={<Loading />}
      isEmpty={(content) =>
        content.kind === 'front-page'
          ? content.carousel.length + content.records.length === 0
          : content.rows.length === 0
      }
    >
      {(content) =>
        content.kind === 'front-page' ? (
          <NewsFrontPage {...content} name={tab.name} />
        ) : (
          <NewsTable content={content} name={tab.name} />
        )
      }
    </QueryBoundary>
  )
}

/** The active tab: the reader's choice holds until the address names another one. */
function useTab(items: readonly ModuleItem[], newsBranch: string | null) {
  const [chosen, setChosen] = useState<{ key: string; newsBranch: string | null }>()
  const choice = chosen?.newsBranch === newsBranch ? chosen?.key : undefined
  const active = choice ?? requestedTab(items, newsBranch) ?? items[0]?.id ?? branchTab
  return { active, choose: (key: string) => setChosen({ key, newsBranch }) }
}

function Tabbed({ items, newsBranch }: { items: readonly ModuleItem[]; newsBranch: string | null }) {
  const t = useT()
  const { active, choose } = useTab(items, newsBranch)
  const tab = items.find((item) => item.id === active)
  return (
    <TabbedCard
      label={t('新闻与分支机构')}
      active={active}
      onChange={choose}
      tabs={[
        ...items.map((item) => ({ key: item.id, label: <TranslatedText>{item.name}</TranslatedText> })),
        { key: branchTab, label: t('分支机构') },
      ]}
      actions={
        tab?.moreButtonUrl && (
          <MoreLink href={tab.moreButtonUrl}>
            {t('更多')} ›<TranslatedText className="visuallyHidden">{tab.name}</TranslatedText>
          </MoreLink>
        )
      }
      panelClass={styles['content']}
    >
      {tab ? (
        <Content key={tab.id} tab={tab} />
      ) : (
        <Suspense fallback={<Loading />}>
          <BranchTab />
        </Suspense>
      )}
    </TabbedCard>
  )
}

/** News, notices, newly listed assets and the branches, as the editors arrange them (HM-11). */
export function NewsBlock() {
  const t = useT()
  const newsBranch = useSearchParams()[0].get('newsBranch')
  const place = useRef<HTMLDivElement>(null)
  const query = useQuery(homeModules)
  const isKnown = query.data !== undefined
  useEffect(() => {
    if (newsBranch !== null && isKnown) place.current?.scrollIntoView({ block: 'start' })
  }, [newsBranch, isKnown])
  return (
    <div ref={place} className={styles['block']}>
      {query.data ? (
        <Tabbed items={tabsOf(query.data, moduleCode.newsTabs)} newsBranch={newsBranch} />
      ) : (
        <Card label={t('新闻与分支机构')}>
          <div className={styles['content']}>
            <QueryBoundary query={query} loading={<Loading />}>
              {() => null}
            </QueryBoundary>
          </div>
        </Card>
      )}
    </div>
  )
}
