import { useQuery } from '@tanstack/react-query'
import { linkToCalendar } from '#src/features/calendar/address.ts'
import { RoadshowFavouriteButton } from '#src/features/favourite/FavouriteButton.tsx'
import { roadshowPageQuery } from '#src/features/roadshow/queries.ts'
import { RoadshowItem } from '#src/features/roadshow/RoadshowItem.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card, MoreLink } from '#src/shared/ui/display/Card.tsx'

/** An asset has one, rarely a few. */
const size = 20

/** The roadshows of this asset; most have none, and then no block is shown (CT-10). */
export function Roadshows({ assetsId }: { assetsId: string }) {
  const t = useT()
  const { data } = useQuery(roadshowPageQuery({ assetsId, size }))
  if (!data || data.records.length === 0) return null
  return (
    <Card title={t('项目路演')} actions={<MoreLink href={linkToCalendar()}>{`${t('交易日历')} ›`}</MoreLink>}>
      <ul>
        {data.records.map((row) => (
          <RoadshowItem
            key={row.id}
            row={row}
            isOfAsset
            actions={<RoadshowFavouriteButton id={row.id} name={row.title} />}
          />
        ))}
      </ul>
    </Card>
  )
}
