import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import styles from './Figure.module.css'

type Props<T> = {
  label: string
  query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'isFetching' | 'refetch'>
  size?: 'normal' | 'large'
  children: (data: T) => ReactNode
}

/** One figure with its name; all its faces have the same size. */
export function Figure<T>({ label, query, size = 'normal', children }: Props<T>) {
  const t = useT()
  const face = () => {
    if (query.data !== undefined) return children(query.data)
    if (!query.isError) return <Skeleton height="1em" width="3em" />
    return (
      <span className={styles['failed']} role="alert">
        {t('加载失败')}
        <Button look="text" isOff={query.isFetching} onClick={() => void query.refetch()}>
          {query.isFetching ? t('正在重试…') : t('重试')}
        </Button>
      </span>
    )
  }
  return (
    <div className={styles['figure']}>
      <dt className={styles['label']}>{label}</dt>
      <dd className={`${styles['value']} ${size === 'large' ? styles['large'] : ''}`}>{face()}</dd>
    </div>
  )
}
