import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { homeUnless } from '#src/features/article/address.ts'
import type { Article } from '#src/features/article/article.ts'
import { ArticleScreen } from '#src/features/article/ArticleScreen.tsx'
import { articlesOfPlateQuery } from '#src/features/article/queries.ts'
import { articleFavourite } from '#src/features/favourite/FavouriteButton.tsx'
import { procurementPlate } from '#src/features/procurement-news/plates.ts'
import type { Plate } from '#src/model/news/schema.ts'
import { paths } from '#src/model/paths.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { NewestBeside } from './NewestBeside.tsx'
import styles from './articles.module.css'

const homeInSection = homeUnless(procurementPlate.root)

function homeOf(article: Article, section: string | undefined, plate: Plate | undefined): string | null {
  return plate?.plateCode === procurementPlate.notices
    ? linkToPurchase.platformNotice(article.id)
    : homeInSection(article, section)
}

/** Before a text that is no longer in force: where the one in force is. */
function Repealed({ replacedBy }: { replacedBy: string | null | undefined }) {
  const t = useT()
  const { data: laws = [] } = useQuery(articlesOfPlateQuery(procurementPlate.laws))
  const successor = laws.find(({ legal }) => replacedBy && legal?.number === replacedBy)
  return (
    <div className={styles['block']}>
      <Callout tone="warning">
        <strong>{t('本文件已废止，仅供查阅历史项目')}</strong>
        {successor && (
          <p>
            {t('现行文件：')}
            <Link to={linkToPurchase.news(successor.id)} lang="zh-CN">
              {successor.title}
            </Link>
          </p>
        )}
      </Callout>
    </div>
  )
}

const partsOf = ({ id, legal }: Article) => ({
  before: legal?.status === 'repealed' && <Repealed replacedBy={legal.replacedBy} />,
  side: <NewestBeside plate={legal ? procurementPlate.laws : procurementPlate.news} current={id} />,
})

/** Procurement news, or a law on procurement (PU-04). */
export function PurchaseNewsPage() {
  const t = useT()
  return (
    <ArticleScreen
      missing={{ text: t('文章不存在，可能已被撤下'), link: { label: t('返回采购首页'), to: paths.purchaseIndex } }}
      addressOf={linkToPurchase.news}
      actionOf={articleFavourite}
      homeOf={homeOf}
      partsOf={partsOf}
    />
  )
}
