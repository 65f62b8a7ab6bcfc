import { adCode } from '#src/model/content/schema.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { AdCarousel } from './AdCarousel.tsx'
import styles from './ads.module.css'

export const bannerAdSize = { width: 1200, height: 72 } as const

/** Advertisements as wide as the page (HM-02). Where none is booked, a warning takes their place, so that nothing moves. */
export function BannerAd({ code }: { code: string }) {
  const t = useT()
  const warning = t('谨防诈骗：{{name}}工作人员不会以任何名义要求您向个人账户转账，请认准官方热线 {{phone}}。', {
    name: brand.operatorShort,
    phone: brand.hotline,
  })
  return (
    <AdCarousel
      code={code}
      label={code === adCode.middle ? t('页中通栏广告') : t('通栏广告')}
      {...bannerAdSize}
      className={styles['strip']}
      empty={<EmptyState text={warning} />}
    />
  )
}
