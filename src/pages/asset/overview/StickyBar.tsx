import { type RefObject, useEffect, useState } from 'react'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { hiddenAmount } from '#src/model/listing/labels.ts'
import { currentPrice, listingName } from '#src/model/listing/rules.ts'
import { isSealed } from '#src/model/listing/sealed.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { AssetActions } from './AssetActions.tsx'
import { Awaited } from './Headline.tsx'
import styles from './StickyBar.module.css'

/** Whether the element has been scrolled out at the top. */
function usePassed(element: RefObject<Element | null>): boolean {
  const [isPassed, setPassed] = useState(false)
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.bottom < 0)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isPassed
}

/** Price, time and the first action, once the actions of the page are scrolled out. */
export function StickyBar({ asset, watched }: { asset: AssetDetail; watched: RefObject<Element | null> }) {
  const t = useT()
  if (!usePassed(watched)) return null
  return (
    <section className={`noPrint ${styles['bar']}`} aria-label={t('项目快捷操作')}>
      <div className={`content ${styles['inner']}`}>
        <p className={`${styles['name']} ellipsis`} lang="zh-CN">
          {listingName(asset)}
        </p>
        <p className={styles['price']}>
          {isSealed(asset) ? hiddenAmount : <PriceText price={currentPrice(asset)} row={asset} />}
        </p>
        <p className={styles['time']}>
          <Awaited asset={asset} />
        </p>
        <AssetActions asset={asset} max={1} />
      </div>
    </section>
  )
}
