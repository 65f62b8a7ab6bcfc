import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Plate } from '#src/model/news/schema.ts'
import { useFeedInHead } from '#src/shared/lib/navigation/document-head.ts'
import { safeLink } from '#src/shared/lib/navigation/safe-href.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import type { Section } from '../sections.ts'
import styles from './section.module.css'

/** Feeds are files beside the portal (docs/contract.md). */
const feedOf = (root: string, plateId?: string): string =>
  `/feeds/${root}${plateId === undefined ? '' : `/${encodeURIComponent(plateId)}`}.xml`

/** Whether there are feeds here: a server without them answers with an error, or with the page of the portal. */
async function hasFeeds(root: string, signal: AbortSignal): Promise<boolean> {
  const { ok, headers } = await fetch(new URL(feedOf(root), location.origin), { method: 'HEAD', signal })
  return ok && headers.get('content-type')?.startsWith('application/atom+xml') === true
}

const feedsQuery = (root: string) =>
  queryOptions({
    queryKey: ['news', 'feeds', root],
    queryFn: ({ signal }) => hasFeeds(root, signal).catch(() => false),
    staleTime: Infinity,
  })

/** Subscribes to a plate where the exchange publishes feeds; readers of feeds find it in the head as well. */
export function FeedLink({ section: { root }, plate: { id, name, plateCode } }: { section: Section; plate: Plate }) {
  const t = useT()
  const isOffered = useQuery(feedsQuery(root)).data ?? false
  const feed = safeLink(plateCode === root ? feedOf(root) : feedOf(root, id))
  useFeedInHead(isOffered ? feed : null, name)
  if (!isOffered || !feed) return null
  return (
    <a className={styles['feed']} href={feed} type="application/atom+xml" target="_blank" rel="noopener noreferrer">
      {t('订阅')}
      <span className="visuallyHidden" lang="zh-CN">
        {name}
      </span>
    </a>
  )
}
