import { useQuery } from '@tanstack/react-query'
import { AdPicture } from '#src/features/ad/AdPicture.tsx'
import { adsQuery } from '#src/features/ad/queries.ts'
import { adCode } from '#src/model/content/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import styles from './ads.module.css'

const slots = 4

const blank = (
  <div className="shell-four">
    {Array.from({ length: slots }, (_, slot) => (
      <i key={slot} />
    ))}
  </div>
)

/** Four slots in one row (HM-02). */
export function PopularAds() {
  const t = useT()
  const ads = useQuery(adsQuery(adCode.popular))
  return (
    <section aria-label={t('热门精选')} className={`${styles['place']} ${styles['popular']}`}>
      <QueryBoundary query={ads} loading={blank} empty={<EmptyState text={t('热门精选即将上线，敬请关注')} />}>
        {(found) => (
          <ul className="shell-four">
            {found.slice(0, slots).map((ad) => (
              <li key={ad.id}>
                <AdPicture ad={ad} width={285} height={100} />
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </section>
  )
}
