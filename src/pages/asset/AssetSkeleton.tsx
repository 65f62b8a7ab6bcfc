import { Card } from '#src/shared/ui/display/Card.tsx'
import { Loading, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import styles from './asset.module.css'

const Block = ({ height }: { height: number }) => (
  <Card body="padded">
    <Skeleton height={height} />
  </Card>
)

/** Grey shapes of the size of the page. */
export function AssetSkeleton() {
  return (
    <Loading className={`content ${styles['page']}`}>
      <Card className={styles['top']}>
        <Skeleton height="auto" className={styles['stage'] ?? ''} />
        <div className={styles['summary']}>
          <Skeleton height={48} />
          <Skeleton height={60} />
          <Skeleton height={96} />
          <Skeleton height={176} />
          <Skeleton height={44} width="70%" />
        </div>
      </Card>
      <Block height={58} />
      <div className={styles['columns']}>
        <Block height={440} />
        <Block height={440} />
      </div>
    </Loading>
  )
}
