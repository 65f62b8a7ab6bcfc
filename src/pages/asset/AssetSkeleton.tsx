import { Loading, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import styles from './asset.module.css'

/** Outlines of the size of what is to come. */
export function AssetSkeleton() {
  return (
    <Loading className={`content ${styles['page']}`}>
      <div className={`${styles['card']} ${styles['top']}`}>
        <Skeleton height="auto" className={styles['stage'] ?? ''} />
        <div className={styles['stack']}>
          <Skeleton height={48} />
          <Skeleton height={60} />
          <Skeleton height={96} />
          <Skeleton height={176} />
          <Skeleton height={44} width="70%" />
        </div>
      </div>
      <div className={styles['card']} style={{ height: 98 }} />
      <div className={styles['columns']}>
        <div className={styles['card']} style={{ height: 480 }} />
        <div className={styles['card']} style={{ height: 480 }} />
      </div>
    </Loading>
  )
}
