import { useSettings } from '#src/shared/lib/storage/settings.ts'
import { Afterwards } from '#src/shared/ui/feedback/Afterwards.tsx'
import { BannerCarousel } from './BannerCarousel.tsx'
import { BiddingStatistics } from '../statistics/BiddingStatistics.tsx'
import { ClassificationStrip } from './ClassificationStrip.tsx'
import { ElderEntries } from './HeroElderEntries.tsx'
import styles from './Hero.module.css'
import { HotCategories } from './HotCategories.tsx'

/** As the static page has it. */
const blank = <div className={`shell-box ${styles['blank']}`} />

/**
 * The first thing on the page: 200, 700 and 276 px wide, 340 high, as the static page has it already. Both sides come after the
 * listings, which are what most came for.
 */
export function Hero() {
  const isElder = useSettings(({ elder }) => elder)
  return (
    <div className={styles['hero']}>
      <Afterwards blank={blank}>
        <div className={styles['strip']}>
          <ClassificationStrip />
          <HotCategories />
        </div>
      </Afterwards>
      <div className={styles['middle']}>{isElder ? <ElderEntries /> : <BannerCarousel />}</div>
      <Afterwards blank={blank}>
        <BiddingStatistics />
      </Afterwards>
    </div>
  )
}
