import { useQuery } from '@tanstack/react-query'
import { linkToCalendar } from '#src/features/calendar/address.ts'
import { RoadshowFavouriteButton } from '#src/features/favourite/FavouriteButton.tsx'
import { roadshowList } from '#src/features/roadshow/address.ts'
import { roadshowPageQuery } from '#src/features/roadshow/queries.ts'
import { RoadshowItem } from '#src/features/roadshow/RoadshowItem.tsx'
import { roadshowStateLabels } from '#src/model/content/labels.ts'
import { roadshowStates } from '#src/model/content/roadshow.ts'
import type { RoadshowsSection } from '#src/model/content/special.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card, MoreLink } from '#src/shared/ui/display/Card.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { TableSkeleton } from '#src/shared/ui/list/DataTable.tsx'
import { PagedBlock } from '#src/shared/ui/list/PagedBlock.tsx'
import { Segments } from '#src/shared/ui/list/Segments.tsx'

const size = 6
/** px */
const rowHeight = 98

/** The roadshows of the kinds that the page is about, by their state; state and page are in the address. */
export function Roadshows({ section: { title, typeCodes } }: { section: RoadshowsSection }) {
  const t = useT()
  const list = useListState(roadshowList)
  const { state, page } = list.state
  const label = t('路演状态')
  return (
    <Card
      title={<TranslatedText>{title}</TranslatedText>}
      actions={
        <>
          <Segments
            label={label}
            options={[
              ['all', t('全部')],
              ...roadshowStates.map((key) => [key, t(roadshowStateLabels[key].label)] as const),
            ]}
            chosen={state ?? 'all'}
            onChoose={(key) => list.go({ state: key === 'all' ? null : key })}
          />
          <MoreLink href={linkToCalendar()}>{`${t('交易日历')} ›`}</MoreLink>
        </>
      }
    >
      <PagedBlock
        query={useQuery(roadshowPageQuery({ typeCodes: typeCodes ?? null, state, page, size }))}
        page={page}
        addressOf={(to) => list.addressOf({ page: to })}
        loading={<TableSkeleton rows={3} rowHeight={rowHeight} />}
        minHeight={rowHeight * 2}
        empty={<EmptyState text={t('暂无路演')} minHeight={rowHeight * 2} />}
      >
        {(records) => (
          <ul>
            {records.map((row) => (
              <RoadshowItem key={row.id} row={row} actions={<RoadshowFavouriteButton id={row.id} name={row.title} />} />
            ))}
          </ul>
        )}
      </PagedBlock>
    </Card>
  )
}
