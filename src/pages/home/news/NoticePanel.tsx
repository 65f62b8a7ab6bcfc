import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type NoticeKey, noticePlate, type NoticeTab, noticeTabs } from '#src/features/notice/labels.ts'
import { NoticeItem } from '#src/features/notice/NoticeItem.tsx'
import { newestNotices } from '#src/features/notice/queries.ts'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, EmptyState, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { Card, MoreLink } from '#src/shared/ui/display/Card.tsx'
import { TabPanel, Tabs, useTabsId } from '#src/shared/ui/navigation/Tabs.tsx'
import styles from './NoticePanel.module.css'

const rows = 7

const typeOf = (key: NoticeKey): number | undefined =>
  (noticeTabs as readonly NoticeTab[]).find((tab) => tab.key === key)?.type

const blank = (
  <ul className={styles['list']} aria-hidden>
    {Array.from({ length: rows }, (_, row) => (
      <li key={row} className={styles['blank']}>
        <Skeleton height="1em" />
      </li>
    ))}
  </ul>
)

/** The newest notices by type (HM-07). */
export function NoticePanel() {
  const t = useT()
  const id = useTabsId()
  const cache = useQueryClient()
  const [active, setActive] = useState<NoticeKey>('all')
  const type = typeOf(active)
  const notices = useQuery(newestNotices(type))
  return (
    <Card
      title={t('公告')}
      className={styles['panel']}
      actions={<MoreLink href={linkTo.plate(noticePlate(type))} label={t('更多公告')} />}
    >
      <div className={styles['tabs']}>
        <Tabs
          id={id}
          label={t('公告类型')}
          tabs={noticeTabs.map(({ key, label }) => ({ key, label: t(label) }))}
          active={active}
          onChange={setActive}
          onIntent={(key) => void cache.prefetchQuery(newestNotices(typeOf(key)))}
        />
      </div>
      <TabPanel id={id} active={active} className={styles['body'] ?? ''}>
        <QueryBoundary
          query={notices}
          loading={blank}
          empty={<EmptyState text={t('暂无该类公告')} minHeight={420} />}
          minHeight={420}
        >
          {(found) => (
            <ul className={styles['list']}>
              {found.slice(0, rows).map((notice) => (
                <NoticeItem key={notice.id} notice={notice} />
              ))}
            </ul>
          )}
        </QueryBoundary>
      </TabPanel>
    </Card>
  )
}
