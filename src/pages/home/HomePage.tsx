import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { adCode } from '#src/model/content/schema.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useSettings } from '#src/shared/lib/settings.ts'
import { Afterwards } from '#src/shared/ui/Afterwards.tsx'
import { WhenNear } from '#src/shared/ui/WhenNear.tsx'
import styles from './HomePage.module.css'
import { lowerHalfMinHeight } from './lower-half-size.ts'
import { BannerAd, bannerAdSize } from './parts/BannerAd.tsx'
import { Hero } from './parts/Hero.tsx'
import { NoticePanel } from './parts/NoticePanel.tsx'
import { OpeningAd } from './parts/OpeningAd.tsx'
import { PopularAds } from './parts/PopularAds.tsx'
import { PopularPicks } from './parts/PopularPicks.tsx'

export { askFirstScreen } from './first-screen.ts'

const LowerHalf = lazy(() => import('./LowerHalf.tsx'))

export default function HomePage() {
  const hasAds = useSettings(({ elder }) => !elder)
  // The address names a tab of the lower half: it is wanted at once (HM-11).
  const isLowerHalfWanted = useSearchParams()[0].has('newsBranch')
  const lowerHalf = (
    <Suspense fallback={<div style={{ minHeight: lowerHalfMinHeight }} />}>
      <LowerHalf />
    </Suspense>
  )
  return (
    <div className={`content ${styles['home']}`}>
      <h1 className="unseen" tabIndex={-1}>
        {brand.productName}
      </h1>
      <Hero />
      {hasAds && <BannerAd code={adCode.top} />}
      {hasAds && <PopularAds />}
      <div className={styles['picks']}>
        <PopularPicks />
        <Afterwards blank={<div className="shell-box" />}>
          <NoticePanel />
        </Afterwards>
      </div>
      {hasAds && (
        <WhenNear minHeight={bannerAdSize.height}>
          <BannerAd code={adCode.middle} />
        </WhenNear>
      )}
      {isLowerHalfWanted ? lowerHalf : <WhenNear minHeight={lowerHalfMinHeight}>{lowerHalf}</WhenNear>}
      <OpeningAd />
    </div>
  )
}
