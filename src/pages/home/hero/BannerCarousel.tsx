import { useQuery } from '@tanstack/react-query'
import { AdPicture } from '#src/features/ad/AdPicture.tsx'
import { adsQuery } from '#src/features/ad/queries.ts'
import { adCode } from '#src/model/content/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Carousel } from '#src/shared/ui/carousel/Carousel.tsx'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import styles from './BannerCarousel.module.css'

const bannerSize = { width: 700, height: 340 } as const

/** The largest picture of the page (HM-02). Its first slide is the picture the static page already shows. */
export function BannerCarousel() {
  const t = useT()
  const ads = useQuery(adsQuery(adCode.banner))
  return (
    <div className={styles['place']}>
      <QueryBoundary
        query={ads}
        loading={<Skeleton height="100%" className={styles['blank'] ?? ''} />}
        isEmpty={(found) => found.length === 0}
        empty={
          <p className={styles['house']}>
            <strong>{t('公开 公平 公正')}</strong>
            {t('国有产权与资产网络竞价平台')}
          </p>
        }
      >
        {(found) => (
          <Carousel
            items={found}
            keyOf={({ id }) => id}
            label={t('首页横幅')}
            className={styles['carousel']}
            render={(ad, { isFirst, isWanted }) => (
              <AdPicture ad={ad} {...bannerSize} eager={isFirst || isWanted} isWanted={isWanted} />
            )}
          />
        )}
      </QueryBoundary>
    </div>
  )
}
