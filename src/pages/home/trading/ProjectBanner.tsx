import { useQuery } from '@tanstack/react-query'
import { adsQuery } from '#src/features/ad/queries.ts'
import { adCode } from '#src/model/content/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useSettings } from '#src/shared/lib/storage/settings.ts'
import { Carousel } from '#src/shared/ui/carousel/Carousel.tsx'
import { Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { OuterLink } from '#src/shared/ui/action/OuterLink.tsx'
import { CaptionedPicture } from '#src/shared/ui/carousel/CaptionedPicture.tsx'
import styles from './ProjectBanner.module.css'

/** Advertisements beside the project panel; every link opens a new tab (HM-08). Without any, the panel has the whole width. */
export function ProjectBanner() {
  const t = useT()
  // The elder-friendly version shows no advertisements.
  const isElder = useSettings(({ elder }) => elder)
  const { data: ads, isPending } = useQuery({ ...adsQuery(adCode.projectPanel), enabled: !isElder })
  if (isElder || (!isPending && !ads?.length)) return null
  return (
    <div className={styles['banner']}>
      {ads ? (
        <Carousel
          items={ads}
          keyOf={({ id }) => id}
          label={t('推荐')}
          render={({ name, url, imgSrc }, { isWanted }) => (
            <OuterLink href={url} newTab>
              <CaptionedPicture src={isWanted ? imgSrc : null} caption={name || t('推广图片')} />
            </OuterLink>
          )}
        />
      ) : (
        <Skeleton height="100%" />
      )}
    </div>
  )
}
