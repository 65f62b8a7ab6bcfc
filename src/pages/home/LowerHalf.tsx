import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BigData } from '#src/features/branch-map/BigData.tsx'
import { LazyInView } from '#src/shared/ui/behaviour/LazyInView.tsx'
import pageStyles from './HomePage.module.css'
import styles from './LowerHalf.module.css'
import { NewsBlock } from './news/NewsBlock.tsx'
import { PartnersBlock } from './partners/PartnersBlock.tsx'
import { ProjectBanner } from './trading/ProjectBanner.tsx'
import { ProjectPanel } from './trading/ProjectPanel.tsx'

/** Space of the block's own size; the block itself, and what it asks for, come when the reader nears it. */
const Place = ({ name, at = 'near', children }: { name: string; at?: 'near' | 'once'; children: ReactNode }) => (
  <div className={styles[name]}>{at === 'near' ? <LazyInView minHeight={0}>{children}</LazyInView> : children}</div>
)

/** The home page below its first screen (HM-08 … HM-15). */
export default function LowerHalf() {
  // Somebody was sent to one of the news tabs; it cannot wait to be scrolled to (HM-11).
  const isSentToNews = useSearchParams()[0].has('newsBranch')
  return (
    <div className={pageStyles['stack']}>
      <Place name="project">
        <div className={styles['projectRow']}>
          <ProjectPanel />
          <ProjectBanner />
        </div>
      </Place>
      <Place name="news" at={isSentToNews ? 'once' : 'near'}>
        <NewsBlock />
      </Place>
      <Place name="data">
        <BigData />
      </Place>
      <Place name="partners">
        <PartnersBlock />
      </Place>
    </div>
  )
}
