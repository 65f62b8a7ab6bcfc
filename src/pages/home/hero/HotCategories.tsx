import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { hotCategories } from '#src/features/listing/queries.ts'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { QueryBoundary, EmptyState, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import styles from './HotCategories.module.css'

const entries = 8

const blank = (
  <ul className={styles['list']}>
    {Array.from({ length: entries }, (_, entry) => (
      <li key={entry} className={styles['entry']}>
        <Skeleton height="1em" />
      </li>
    ))}
  </ul>
)

/** Popular categories in two columns (HM-04). */
export function HotCategories() {
  const t = useT()
  const found = useQuery(hotCategories)
  return (
    <section aria-labelledby="hot-categories" className={styles['section']}>
      <h2 id="hot-categories" className={styles['title']}>
        {t('热门分类')}
      </h2>
      <div className={styles['body']}>
        <QueryBoundary
          query={found}
          loading={blank}
          showsOutdated={false}
          empty={
            <EmptyState
              text={t('暂无热门分类')}
              hint={
                <Button look="text" to={linkTo.project({})}>
                  {t('查看全部项目')}
                </Button>
              }
            />
          }
        >
          {(list) => (
            <ul className={styles['list']}>
              {list.slice(0, entries).map(({ id, name, parentId, operationId }) => (
                <li key={id}>
                  <Link
                    to={linkTo.project({ ...(parentId ? { parentId } : {}), operationId })}
                    className={styles['entry']}
                    title={t(name)}
                  >
                    <TranslatedText className="ellipsis">{name}</TranslatedText>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </QueryBoundary>
      </div>
    </section>
  )
}
