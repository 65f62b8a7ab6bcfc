import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { listingTick, type ListingRow, type ListingTick } from '#src/model/listing/schema.ts'
import { hallTopic } from '#src/model/push/topics.ts'
import { deadlineFrom } from '#src/model/time/countdown.ts'
import { beatGrainMs } from '#src/shared/lib/time/heartbeat.ts'
import { push } from '#src/shared/lib/push.ts'
import { onServerTimeMoved, serverTimeShift } from '#src/shared/lib/time/server-time.ts'
import { stateOf } from './labels.ts'

type News = { biddingCount?: number | null | undefined; status?: string | null | undefined }

/** Bids are only ever added and states only ever left behind, so these two tell which of two pieces of news is older. */
const isOlder = (news: News, than: News): boolean => {
  const bids = (news.biddingCount ?? 0) - (than.biddingCount ?? 0)
  if (bids !== 0) return bids < 0
  const [stage, other] = [stateOf(news.status).stage, stateOf(than.status).stage]
  return stage !== null && other !== null && stage < other
}

/** The row with the newest tick merged; a tick older than the row changes nothing. */
export function rowAfter<R extends ListingRow>(row: R, tick: ListingTick | undefined): R {
  if (!tick || tick.assetsId !== row.assetsId || isOlder(tick, row)) return row
  const { biddingPrice, biddingCount, deadline, status } = tick
  return { ...row, biddingPrice, biddingCount, deadline, status }
}

/** When the row's time is up, epoch ms of the exchange; `answeredAt` is when the exchange said the row. */
export const deadlineOf = (row: Pick<ListingRow, 'deadline' | 'leftTime'>, answeredAt: number): number | null =>
  row.deadline ?? deadlineFrom(row.leftTime, answeredAt)

/** `countedAt`: how far the clock had been set when the deadline was counted from `leftTime`; absent when it was told. */
type DatedRow = ListingRow & { countedAt?: number }

/** The rows with their deadlines, from the moment the answer came: `leftTime` means nothing later. */
export const withDeadlines = (rows: readonly ListingRow[], answeredAt: number): DatedRow[] =>
  rows.map((row) => {
    const deadline = deadlineOf(row, answeredAt)
    const isTold = typeof row.deadline === 'number' || deadline === null
    return { ...row, deadline, ...(isTold ? {} : { countedAt: serverTimeShift() }) }
  })

/** The deadline by the clock as it is set now; one that was counted is put on a tenth of a second, where it has a beat. */
function deadlineNow({ deadline, countedAt }: DatedRow): number | null {
  if (typeof deadline !== 'number' || countedAt === undefined) return deadline ?? null
  return Math.floor((deadline + serverTimeShift() - countedAt) / beatGrainMs) * beatGrainMs
}

type Ticks = Readonly<Record<string, ListingTick>>

const useTicks = create<{ ticks: Ticks }>()(() => ({ ticks: {} }))

const byId = (ticks: readonly ListingTick[]): Ticks => Object.fromEntries(ticks.map((tick) => [tick.assetsId, tick]))

const hear = (tick: ListingTick) =>
  useTicks.setState(({ ticks }) => {
    const known = ticks[tick.assetsId]
    return known && isOlder(tick, known) ? { ticks } : { ticks: { ...ticks, [tick.assetsId]: tick } }
  })

const hall = {
  onSnapshot: (snapshot: unknown) => {
    const read = z.array(listingTick).safeParse(snapshot)
    if (read.success) useTicks.setState({ ticks: byId(read.data) })
  },
  onEvent: ({ data }: { data: unknown }) => {
    const read = listingTick.safeParse(data)
    if (read.success) hear(read.data)
  },
}

let watchers = 0
let leave: (() => void) | undefined

/** The hall is read while at least one row is on the screen. */
function watch(changed: () => void): () => void {
  watchers += 1
  if (watchers === 1) leave = push().subscribe(hallTopic, hall)
  const stop = useTicks.subscribe(changed)
  return () => {
    stop()
    watchers -= 1
    if (watchers > 0) return
    leave?.()
    leave = undefined
  }
}

/** The row as it is this moment: price, bids, deadline and state follow the hall. Other rows' news does not render it. */
export function useLiveRow<R extends ListingRow>(row: R): R {
  const tick = useSyncExternalStore(watch, () => useTicks.getState().ticks[row.assetsId])
  const deadline = useSyncExternalStore(onServerTimeMoved, () => deadlineNow(row))
  return useMemo(() => {
    const isCounted = 'countedAt' in row
    return rowAfter(isCounted ? { ...row, deadline } : row, tick)
  }, [row, deadline, tick])
}
