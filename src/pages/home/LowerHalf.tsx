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

/** Reserves the space of a block, which is loaded with its data when the reader comes near it. */
const Block = ({ name, isEager = false, children }: { name: string; isEager?: boolean; children: ReactNode }) =>
  isEager ? (
    <div className={styles[name]}>{children}</div>
  ) : (
    <LazyInView className={styles[name]}>{children}</LazyInView>
  )

/** The home page below its first screen (HM-08 … HM-15). */
export default function LowerHalf() {
  // The address names a news tab, which is then loaded without being scrolled to (HM-11).
  const isNewsRequested = useSearchParams()[0].has('newsBranch')
  return (
    <div className={pageStyles['stack']}>
      <Block name="project">
        <div className={styles['projectRow']}>
          <ProjectPanel />
          <ProjectBanner />
        </div>
      </Block>
      <Block name="news" isEager={isNewsRequested}>
        <NewsBlock />
      </Block>
      <Block name="data">
        <BigData />
      </Block>
      <Block name="partners">
        <PartnersBlock />
      </Block>
    </div>
  )
}
