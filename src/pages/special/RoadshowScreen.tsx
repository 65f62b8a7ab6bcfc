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
import { BelowTheme } from './BelowTheme.tsx'
import { isId } from './ids.ts'

/** One roadshow in full. */
export function RoadshowScreen({ id }: { id: string }) {
  const t = useT()
  const isUnnamed = !isId(id)
  return (
    <BelowTheme name={t('项目路演')}>
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
    </BelowTheme>
  )
}
