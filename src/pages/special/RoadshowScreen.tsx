import { useQuery } from '@tanstack/react-query'
import { linkToCalendar } from '#src/features/calendar/address.ts'
import { RoadshowFavouriteButton } from '#src/features/favourite/FavouriteButton.tsx'
import { roadshowQuery } from '#src/features/roadshow/queries.ts'
import { RoadshowView } from '#src/features/roadshow/RoadshowView.tsx'
import { paths } from '#src/model/paths.ts'
import { monthOf } from '#src/model/time/month.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { DetailBoundary } from '#src/shared/ui/feedback/DetailBoundary.tsx'
import { Breadcrumb } from '#src/shared/ui/navigation/Breadcrumb.tsx'
import { isId } from './ids.ts'
import styles from './special.module.css'

/** One roadshow in full. */
export function RoadshowScreen({ id }: { id: string }) {
  const t = useT()
  const isUnnamed = !isId(id)
  return (
    <>
      <Breadcrumb levels={[t('产权转让专题'), t('项目路演')]} section={paths.specialIndex} />
      <div className={`content ${styles['page']}`}>
        <DetailBoundary
          query={useQuery({ ...roadshowQuery(id), enabled: !isUnnamed })}
          height={480}
          isUnnamed={isUnnamed}
          missing={{
            text: t('路演不存在，可能已被撤下'),
            link: { label: t('查看全部路演'), to: paths.specialIndex },
          }}
        >
          {(row) => (
            <RoadshowView
              row={row}
              actions={
                <>
                  <RoadshowFavouriteButton id={row.id} name={row.title} />
                  <Button look="text" to={linkToCalendar(monthOf(row.startsAt))}>
                    {t('交易日历')}
                  </Button>
                </>
              }
            />
          )}
        </DetailBoundary>
        <p className="noPrint">
          <Button look="link" to={paths.specialIndex}>
            {t('查看全部路演')}
          </Button>
        </p>
      </div>
    </>
  )
}
