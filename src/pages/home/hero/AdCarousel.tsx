import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AdPicture } from '#src/features/ad/AdPicture.tsx'
import { adsQuery } from '#src/features/ad/queries.ts'
import { Carousel } from '#src/shared/ui/carousel/Carousel.tsx'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import styles from './ads.module.css'

type Props = {
  code: string
  label: string
  /** Of a picture, px. */
  width: number
  height: number
  className: string | undefined
  /** Shown where no advertisement is booked. */
  empty: ReactNode
}

/** The advertisements of one slot, shown in turn (HM-02). */
export function AdCarousel({ code, label, width, height, className, empty }: Props) {
  const ads = useQuery(adsQuery(code))
  return (
    <div className={`${styles['place']} ${className}`}>
      <QueryBoundary query={ads} loading={<Skeleton height="100%" />} empty={empty} showsOutdated={false}>
        {(found) => (
          <Carousel
            items={found}
            keyOf={({ id }) => id}
            label={label}
            render={(ad, { isWanted }) => (
              <AdPicture ad={ad} width={width} height={height} eager={isWanted} isWanted={isWanted} />
            )}
          />
        )}
      </QueryBoundary>
    </div>
  )
}
