import { useSettings } from '#src/shared/lib/settings.ts'
import { BannerCarousel } from './BannerCarousel.tsx'
import { BiddingStatistics } from './BiddingStatistics.tsx'
import { ClassificationStrip } from './ClassificationStrip.tsx'
import { ElderEntries } from './HeroElderEntries.tsx'
import styles from './Hero.module.css'
import { HotCategories } from './HotCategories.tsx'

/** The first thing on the page: 200, 700 and 276 px wide, 340 high, as the static page has it already. */
export function Hero() {
  const isElder = useSettings(({ elder }) => elder)
  return (
    <div className={styles['hero']}>
      <div className={styles['strip']}>
        <ClassificationStrip />
        <HotCategories />
      </div>
      <div className={styles['middle']}>{isElder ? <ElderEntries /> : <BannerCarousel />}</div>
      <BiddingStatistics />
    </div>
  )
}
