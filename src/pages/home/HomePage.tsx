import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { adCode } from '#src/model/content/schema.ts'
import { brandNames } from '#src/shared/config/brand.ts'
import { useLanguage } from '#src/shared/lib/text/i18n.ts'
import { useSettings } from '#src/shared/lib/storage/settings.ts'
import { Afterwards } from '#src/shared/ui/feedback/Afterwards.tsx'
import { LazyInView } from '#src/shared/ui/behaviour/LazyInView.tsx'
import styles from './HomePage.module.css'
import { BannerAd, bannerAdSize } from './hero/BannerAd.tsx'
import { Hero } from './hero/Hero.tsx'
import { NoticePanel } from './news/NoticePanel.tsx'
import { OpeningAd } from './hero/OpeningAd.tsx'
import { PopularAds } from './hero/PopularAds.tsx'
import { PopularPicks } from './trading/PopularPicks.tsx'

export { prefetchFirstScreen } from './first-screen.ts'

const LowerHalf = lazy(() => import('./LowerHalf.tsx'))

/** The height of the lower half from a width of 1200 px, px: its four blocks (LowerHalf.module.css) and the gaps between them. */
const lowerHalfMinHeight = 443 + 411 + 707 + 271 + 3 * 12

export default function HomePage() {
  const { product } = brandNames[useLanguage()]
  const hasAds = useSettings(({ elder }) => !elder)
  // The address names a tab of the lower half, which is then loaded at once (HM-11).
  const isLowerHalfWanted = useSearchParams()[0].has('newsBranch')
  const lowerHalf = (
    <Suspense fallback={<div style={{ minHeight: lowerHalfMinHeight }} />}>
      <LowerHalf />
    </Suspense>
  )
  return (
    <div className={`content ${styles['stack']} ${styles['home']}`}>
      <h1 className="visuallyHidden" tabIndex={-1}>
        {product}
      </h1>
      <Hero />
      {hasAds && <BannerAd code={adCode.top} />}
      {hasAds && <PopularAds />}
      <div className="shell-two">
        <PopularPicks />
        <Afterwards blank={<div className="shell-box" />}>
          <NoticePanel />
        </Afterwards>
      </div>
      {hasAds && (
        <LazyInView minHeight={bannerAdSize.height}>
          <BannerAd code={adCode.middle} />
        </LazyInView>
      )}
      {isLowerHalfWanted ? lowerHalf : <LazyInView minHeight={lowerHalfMinHeight}>{lowerHalf}</LazyInView>}
      <OpeningAd />
    </div>
  )
}
