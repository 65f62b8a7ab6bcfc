import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { homeUnless } from '#src/features/article/address.ts'
import type { Article } from '#src/features/article/article.ts'
import { ArticleScreen } from '#src/features/article/ArticleScreen.tsx'
import { articlesOfPlateQuery } from '#src/features/article/queries.ts'
import { articleFavourite } from '#src/features/favourite/FavouriteButton.tsx'
import { procurementPlate } from '#src/features/procurement-news/plates.ts'
import { paths } from '#src/model/paths.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { HelpHotline } from './help/HelpHotline.tsx'
import { categoryAddress } from './help-address.ts'
import styles from './articles.module.css'

/** The questions of the category; the one that is shown is marked. */
function Category({ plateId, current }: { plateId: string | null; current: string }) {
  const t = useT()
  return (
    <Card title={t('同类问题')} body="padded">
      <QueryBoundary
        query={useQuery({
          ...articlesOfPlateQuery(procurementPlate.help),
          select: (rows) => rows.filter((row) => row.plateId === plateId),
        })}
        loading={<Skeleton height={200} />}
        minHeight={200}
        isEmpty={() => false}
      >
        {(rows) => (
          <ul className={styles['questions']} lang="zh-CN">
            {rows.map(({ id, title }) => (
              <li key={id}>
                <Link to={linkToPurchase.helpDetail(id)} aria-current={id === current ? 'page' : undefined}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Card>
  )
}

const partsOf = ({ id, plateId }: Article) => ({
  side: (
    <>
      <Category plateId={plateId} current={id} />
      <HelpHotline />
    </>
  ),
})

/** One question of the procurement help (PU-05). */
export function PurchaseHelpArticlePage() {
  const t = useT()
  return (
    <ArticleScreen
      missing={{ text: t('这篇帮助不存在，可能已被撤下'), link: { label: t('返回采购帮助'), to: paths.purchaseHelp } }}
      addressOf={linkToPurchase.helpDetail}
      plateAddress={({ id, plateCode }, section) =>
        section === procurementPlate.help && plateCode !== procurementPlate.help ? categoryAddress(id) : null
      }
      actionOf={articleFavourite}
      homeOf={homeUnless(procurementPlate.help)}
      partsOf={partsOf}
    />
  )
}
