import { useQuery } from '@tanstack/react-query'
import { AdPicture } from '#src/features/ad/AdPicture.tsx'
import { adsQuery } from '#src/features/ad/queries.ts'
import { adCode } from '#src/model/content/schema.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Carousel } from '#src/shared/ui/carousel/Carousel.tsx'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import styles from './BannerAd.module.css'

/** Where no advertisement is booked, the strip says something of use, so that nothing moves. */
function HouseStrip() {
  const t = useT()
  return (
    <p className={styles['house']}>
      {t('谨防诈骗：{{name}}工作人员不会以任何名义要求您向个人账户转账，请认准官方热线 {{phone}}。', {
        name: brand.operatorShort,
        phone: brand.hotline,
      })}
    </p>
  )
}

export const bannerAdSize = { width: 1200, height: 72 } as const

/** Advertisements as wide as the page (HM-02); where there are several, one after the other. */
export function BannerAd({ code }: { code: string }) {
  const t = useT()
  const ads = useQuery(adsQuery(code))
  return (
    <div className={styles['strip']}>
      <QueryBoundary
        query={ads}
        loading={<Skeleton height="100%" className={styles['blank'] ?? ''} />}
        isEmpty={(found) => found.length === 0}
        empty={<HouseStrip />}
      >
        {(found) => (
          <Carousel
            items={found}
            keyOf={({ id }) => id}
            label={code === adCode.middle ? t('页中通栏广告') : t('通栏广告')}
            className={styles['carousel']}
            render={(ad, { isWanted }) => <AdPicture ad={ad} {...bannerAdSize} eager={isWanted} isWanted={isWanted} />}
          />
        )}
      </QueryBoundary>
    </div>
  )
}
