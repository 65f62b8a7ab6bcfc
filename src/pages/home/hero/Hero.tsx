import { lazy, Suspense } from 'react'
import { adCode } from '#src/model/content/schema.ts'
import { useSettings } from '#src/shared/lib/storage/settings.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Afterwards } from '#src/shared/ui/feedback/Afterwards.tsx'
import { BiddingStatistics } from '../statistics/BiddingStatistics.tsx'
import { AdCarousel } from './AdCarousel.tsx'
import { ClassificationStrip } from './ClassificationStrip.tsx'
import styles from './Hero.module.css'
import { HotCategories } from './HotCategories.tsx'

const ElderEntries = lazy(async () => ({ default: (await import('./ElderEntries.tsx')).ElderEntries }))

/** The largest picture of the page (HM-02). Its first slide is the picture that the static page already shows. */
function Banner() {
  const t = useT()
  const slogan = (
    <p className={styles['slogan']}>
      <strong>{t('公开 公平 公正')}</strong>
      {t('国有产权与资产网络竞价平台')}
    </p>
  )
  return (
    <AdCarousel
      code={adCode.banner}
      label={t('首页横幅')}
      width={700}
      height={340}
      className="shell-banner"
      empty={slogan}
    />
  )
}

/** As in the static page. */
const blank = <div className="shell-box" />

/**
 * The first block of the page: columns of 200, 700 and 276 px, 340 high, as in the static page. Both sides follow the listings,
 * which most readers came for.
 */
export function Hero() {
  const isElder = useSettings(({ elder }) => elder)
  return (
    <div className="shell-hero">
      <Afterwards blank={blank}>
        <div className={`shell-box ${styles['strip']}`}>
          <ClassificationStrip />
          <HotCategories />
        </div>
      </Afterwards>
      {isElder ? (
        <Suspense fallback={blank}>
          <ElderEntries />
        </Suspense>
      ) : (
        <Banner />
      )}
      <Afterwards blank={blank}>
        <BiddingStatistics />
      </Afterwards>
    </div>
  )
}
