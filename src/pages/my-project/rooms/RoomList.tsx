import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { myRoomsQuery } from '#src/features/quote-room/queries.ts'
import { userScope } from '#src/features/session/user-data.ts'
import type { MyRoom } from '#src/model/bidding/calls.ts'
import { type RoomTab, roomTabOf, roomTabs } from '#src/model/bidding/room-tab.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, EmptyState, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { TabPanel, Tabs, useTabsId } from '#src/shared/ui/navigation/Tabs.tsx'
import { roomTabLabels } from '../labels.ts'
import styles from '../my-project.module.css'
import { rowHeight, RoomTable } from './RoomTable.tsx'

const roomList = listAddress(linkTo.biddingRoom(), { tab: param.oneOf(roomTabs) })

/** What the rooms tell makes the list be asked for at most so often, ms. */
const askPauseMs = 2_000

/** A tab that nobody chose is the first with anything in it. */
const firstFull = (rooms: readonly MyRoom[]): RoomTab =>
  roomTabs.find((tab) => rooms.some((room) => roomTabOf(room) === tab)) ?? 'bidding'

/** Asks for the rooms again: at once, or as soon as the pause is over. */
function useAskAgain(): () => void {
  const client = useQueryClient()
  const [askAgain] = useState(() => {
    let askedAt = -Infinity
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      timer = undefined
      askedAt = performance.now()
      void client.invalidateQueries({ queryKey: [userScope, 'rooms'] })
    }
    return () => {
      timer ??= setTimeout(ask, Math.max(0, askedAt + askPauseMs - performance.now()))
    }
  })
  return askAgain
}

function Nothing({ hasAny }: { hasAny: boolean }) {
  const t = useT()
  return (
    <EmptyState
      text={hasAny ? t('这里没有竞价室') : t('您还没有取得任何项目的竞买资格')}
      hint={
        <Link className={styles['way']} to={paths.myProject}>
          {t('查看我的报名')}
        </Link>
      }
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
  const askAgain = useAskAgain()
  const query = useQuery(myRoomsQuery)
  const rooms = query.data ?? []
  const tab = list.state.tab ?? firstFull(rooms)
  const countOf = (key: RoomTab) => (query.data ? rooms.filter((room) => roomTabOf(room) === key).length : null)
  return (
    <Card
      label={t('我的竞价室')}
      tabs={
        <Tabs
          id={id}
          tabs={roomTabs.map((key) => ({ key, label: t(roomTabLabels[key]), count: countOf(key) }))}
          active={tab}
          label={t('竞价室状态')}
          onChange={(key) => list.go({ tab: key })}
        />
      }
    >
      <TabPanel id={id} active={tab}>
        <QueryBoundary
          query={query}
          loading={<Skeleton height={rowHeight * 5} />}
          minHeight={rowHeight * 3}
          isEmpty={(all) => all.every((room) => roomTabOf(room) !== tab)}
          empty={<Nothing hasAny={rooms.length > 0} />}
        >
          {(all) => (
            <RoomTable rooms={all.filter((room) => roomTabOf(room) === tab).toSorted(byStart)} onTurn={askAgain} />
          )}
        </QueryBoundary>
      </TabPanel>
    </Card>
  )
}
