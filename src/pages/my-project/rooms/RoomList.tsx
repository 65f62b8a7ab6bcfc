import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { myRoomsQuery } from '#src/features/quote-room/queries.ts'
import { userScope } from '#src/features/session/user-data.ts'
import type { MyRoom } from '#src/model/bidding/calls.ts'
import { type RoomTab, roomTabOf, roomTabs } from '#src/model/bidding/room-tab.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { TableSkeleton } from '#src/shared/ui/list/DataTable.tsx'
import { TabPanel, Tabs, useTabsId } from '#src/shared/ui/navigation/Tabs.tsx'
import { roomTabLabels } from '../labels.ts'
import { rowHeight, RoomTable } from './RoomTable.tsx'

const roomList = listAddress(linkTo.biddingRoom(), { tab: param.oneOf(roomTabs) })

/** The shortest time between two refetches caused by room events, ms. */
const refetchPauseMs = 2_000

/** Without a chosen tab, the first one with a room. */
const firstNonEmpty = (rooms: readonly MyRoom[]): RoomTab =>
  roomTabs.find((tab) => rooms.some((room) => roomTabOf(room) === tab)) ?? 'bidding'

/** Refetches the rooms: at once, or when the pause is over. */
function useThrottledRefetch(): () => void {
  const client = useQueryClient()
  const [refetch] = useState(() => {
    let lastAt = -Infinity
    let timer: ReturnType<typeof setTimeout> | undefined
    const refetchNow = () => {
      timer = undefined
      lastAt = performance.now()
      void client.invalidateQueries({ queryKey: [userScope, 'rooms'] })
    }
    return () => {
      timer ??= setTimeout(refetchNow, Math.max(0, lastAt + refetchPauseMs - performance.now()))
    }
  })
  return refetch
}

function EmptyRooms({ hasAny }: { hasAny: boolean }) {
  const t = useT()
  return (
    <EmptyState
      text={hasAny ? t('暂无竞价厅') : t('您尚未取得任何项目的竞买资格')}
      link={{ label: t('查看我的报名'), to: paths.myProject }}
      minHeight={rowHeight * 3}
    />
  )
}

const byStart = (one: MyRoom, other: MyRoom) => one.start - other.start || one.roomId.localeCompare(other.roomId)

/** The rooms I may enter, by their opening, live (domain 6.9, list=2). */
export function RoomList() {
  const t = useT()
  const id = useTabsId()
  const list = useListState(roomList)
  const refetch = useThrottledRefetch()
  const query = useQuery(myRoomsQuery)
  const rooms = query.data ?? []
  const tab = list.state.tab ?? firstNonEmpty(rooms)
  const countOf = (key: RoomTab) => (query.data ? rooms.filter((room) => roomTabOf(room) === key).length : null)
  return (
    <Card
      label={t('我的竞价室')}
      tabs={
        <Tabs
          id={id}
          tabs={roomTabs.map((key) => ({ key, label: t(roomTabLabels[key]), count: countOf(key) }))}
          active={tab}
          label={t('竞价厅状态')}
          onChange={(key) => list.go({ tab: key })}
        />
      }
    >
      <TabPanel id={id} active={tab}>
        <QueryBoundary
          query={query}
          loading={<TableSkeleton rows={5} rowHeight={rowHeight} />}
          minHeight={rowHeight * 3}
          isEmpty={(all) => all.every((room) => roomTabOf(room) !== tab)}
          empty={<EmptyRooms hasAny={rooms.length > 0} />}
        >
          {(all) => (
            <RoomTable rooms={all.filter((room) => roomTabOf(room) === tab).toSorted(byStart)} onChange={refetch} />
          )}
        </QueryBoundary>
      </TabPanel>
    </Card>
  )
}
