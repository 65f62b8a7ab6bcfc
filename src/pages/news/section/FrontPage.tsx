import { useQuery } from '@tanstack/react-query'
import { NewsFrontPage } from '#src/features/news/NewsFrontPage.tsx'
import type { Plate } from '#src/model/news/schema.ts'
import { Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { frontPageQuery } from './queries.ts'
import styles from './section.module.css'

/** Chosen items above the list of a plate with a front page; without one, or if it fails, the list alone is there. */
export function FrontPage({ plate }: { plate: Plate }) {
  const { data, isPending } = useQuery(frontPageQuery(plate))
  if (isPending) return <Skeleton height={340} />
  if (!data || data.records.length === 0) return null
  return (
    <div className={styles['front']}>
      <NewsFrontPage carousel={data.carousel} records={data.records} name={plate.name} />
    </div>
  )
}
