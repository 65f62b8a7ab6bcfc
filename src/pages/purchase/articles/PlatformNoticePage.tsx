import { homeUnless } from '#src/features/article/address.ts'
import type { Article } from '#src/features/article/article.ts'
import { ArticleScreen } from '#src/features/article/ArticleScreen.tsx'
import { articleFavourite } from '#src/features/favourite/FavouriteButton.tsx'
import { procurementPlate } from '#src/features/procurement-news/plates.ts'
import type { Plate } from '#src/model/news/schema.ts'
import { paths } from '#src/model/paths.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { NewestBeside } from './NewestBeside.tsx'

const homeInSection = homeUnless()

function homeOf(article: Article, section: string | undefined, plate: Plate | undefined): string | null {
  return plate?.plateCode === procurementPlate.notices ? null : homeInSection(article, section)
}

const partsOf = ({ id }: Article) => ({ side: <NewestBeside plate={procurementPlate.notices} current={id} /> })

/** A notice of the procurement platform itself (PU-04). */
export function PlatformNoticePage() {
  const t = useT()
  return (
    <ArticleScreen
      missing={{
        text: t('这条平台通知不存在，可能已被撤下'),
        link: { label: t('返回采购公告'), to: paths.purchaseNoticeIndex },
      }}
      addressOf={linkToPurchase.platformNotice}
      actionOf={articleFavourite}
      homeOf={homeOf}
      partsOf={partsOf}
    />
  )
}
