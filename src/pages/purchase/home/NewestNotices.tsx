import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { newestNoticesQuery } from '#src/features/procurement/queries.ts'
import { paths, withQuery } from '#src/model/paths.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { date } from '#src/model/time/shanghai.ts'
import type { ListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card, MoreLink } from '#src/shared/ui/display/Card.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { EmptyState, QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { TabLine } from '#src/shared/ui/navigation/TabLine.tsx'
import { TabPanel, Tabs, useTabsId } from '#src/shared/ui/navigation/Tabs.tsx'
import type { homeList } from './home-list.ts'
import { noticeTabs } from './labels.ts'
import styles from './home.module.css'

const rows = 10
/** px. */
const height = 420

/** The newest notices by kind. */
export function NewestNotices({ list }: { list: ListState<typeof homeList.schema> }) {
  const t = useT()
  const active = noticeTabs.find(({ key }) => key === list.state.notices) ?? noticeTabs[0]!
  const tabsId = useTabsId()
  const label = t('最新公告')
  const query = useQuery(newestNoticesQuery(active.kind, active.group, rows))
  return (
    <Card
      label={label}
      tabs={
        <TabLine active={active.key}>
          <Tabs
            id={tabsId}
            label={label}
            tabs={noticeTabs.map((tab) => ({ key: tab.key, label: t(tab.label) }))}
            active={active.key}
            onChange={(notices) => list.go({ notices })}
          />
        </TabLine>
      }
      actions={
        <MoreLink
          href={withQuery(paths.purchaseNoticeIndex, {
            kind: active.kind,
            ...(active.group && { group: active.group }),
          })}
          label={t('更多采购公告')}
        />
      }
      className={styles['notices']}
    >
      <TabPanel id={tabsId} active={active.key}>
        <QueryBoundary
          query={query}
          loading={<Skeleton height={height} />}
          minHeight={height}
          isEmpty={({ records }) => records.length === 0}
          empty={
            <EmptyState
              text={t('暂无该类公告')}
              minHeight={height}
              link={{ label: t('采购帮助'), to: paths.purchaseHelp }}
            />
          }
        >
          {({ records }) => (
            <ul className={styles['noticeRows']}>
              {records.map(({ id, title, region, publishedAt }) => (
                <li key={id}>
                  <span className={styles['place']}>
                    <TranslatedText>{region}</TranslatedText>
                  </span>
                  <Link to={linkToPurchase.notice(id)} lang="zh-CN" title={title}>
                    <span className={`ellipsis ${styles['noticeTitle']}`}>{title}</span>
                  </Link>
                  <time className="number" dateTime={date(publishedAt)}>
                    {date(publishedAt)}
                  </time>
                </li>
              ))}
            </ul>
          )}
        </QueryBoundary>
      </TabPanel>
    </Card>
  )
}
