import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { listingTick, type ListingRow, type ListingTick } from '#src/model/listing/schema.ts'
import { hallTopic } from '#src/model/push/topics.ts'
import { deadlineFrom } from '#src/model/time/countdown.ts'
import { beatGrainMs } from '#src/shared/lib/time/heartbeat.ts'
import { push } from '#src/shared/lib/push.ts'
import { onServerTimeMoved, serverTimeShift } from '#src/shared/lib/time/server-time.ts'
import { stateOf } from '#src/model/listing/state/labels.ts'

type Progress = { biddingCount?: number | null | undefined; status?: string | null | undefined }

/** Bids are only added and states only advance, so these two decide which of two updates is older. */
const isOlder = (update: Progress, than: Progress): boolean => {
  const bids = (update.biddingCount ?? 0) - (than.biddingCount ?? 0)
  if (bids !== 0) return bids < 0
  const [stage, other] = [stateOf(update.status).stage, stateOf(than.status).stage]
  return stage !== undefined && other !== undefined && stage < other
}

/** The row with the newest tick merged; a tick older than the row changes nothing. */
export function rowAfter<R extends ListingRow>(row: R, tick: ListingTick | undefined): R {
  if (!tick || tick.assetsId !== row.assetsId || isOlder(tick, row)) return row
  const { biddingPrice, biddingCount, deadline, status, viewCount } = tick
  const views = (viewCount ?? 0) > (row.viewCount ?? 0) ? { viewCount } : {}
  return { ...row, biddingPrice, biddingCount, deadline, status, ...views }
}

/** End of the row's countdown, epoch ms of the exchange; `answeredAt` is the time of the answer with the row. */
export const deadlineOf = (row: Pick<ListingRow, 'deadline' | 'leftTime'>, answeredAt: number): number | null =>
  row.deadline ?? deadlineFrom(row.leftTime, answeredAt)

/** `countedAt`: the shift of the clock when the deadline was computed from `leftTime`; absent for a deadline of the exchange. */
type DatedRow = ListingRow & { countedAt?: number }

/** The rows with their deadlines as of the answer: later, `leftTime` is outdated. */
export const withDeadlines = (rows: readonly ListingRow[], answeredAt: number): DatedRow[] =>
  rows.map((row) => {
    const deadline = deadlineOf(row, answeredAt)
    const isGiven = typeof row.deadline === 'number' || deadline === null
    return { ...row, deadline, ...(isGiven ? {} : { countedAt: serverTimeShift() }) }
  })

/** The deadline by the present clock; a computed one is rounded down to a tenth of a second, which is a beat. */
function deadlineNow({ deadline, countedAt }: DatedRow): number | null {
  if (typeof deadline !== 'number' || countedAt === undefined) return deadline ?? null
  return Math.floor((deadline + serverTimeShift() - countedAt) / beatGrainMs) * beatGrainMs
}

type Ticks = Readonly<Record<string, ListingTick>>

const useTicks = create<{ ticks: Ticks }>()(() => ({ ticks: {} }))

const byId = (ticks: readonly ListingTick[]): Ticks => Object.fromEntries(ticks.map((tick) => [tick.assetsId, tick]))

const mergeTick = (ticks: Ticks, tick: ListingTick): Ticks => {
  const known = ticks[tick.assetsId]
  return known && isOlder(tick, known) ? ticks : { ...ticks, [tick.assetsId]: tick }
}

/** In a busy hall the rows change at most once in this time. */
const paceMs = 200
let waiting: ListingTick[] = []
let pace: ReturnType<typeof setTimeout> | undefined

function dropWaiting(): void {
  clearTimeout(pace)
  pace = undefined
  waiting = []
}

function mergeWaiting(): void {
  const fresh = waiting
  dropWaiting()
  if (fresh.length === 0) return
  useTicks.setState(({ ticks }) => ({ ticks: fresh.reduce(mergeTick, ticks) }))
  pace = setTimeout(mergeWaiting, paceMs)
}

const hall = {
  onSnapshot: (snapshot: unknown) => {
    const read = z.array(listingTick).safeParse(snapshot)
    if (!read.success) return
    dropWaiting()
    useTicks.setState({ ticks: byId(read.data) })
  },
  onEvent: ({ data }: { data: unknown }) => {
    const read = listingTick.safeParse(data)
    if (!read.success) return
    waiting.push(read.data)
    if (pace === undefined) mergeWaiting()
  },
}

let watchers = 0
let leave: (() => void) | undefined

/** The topic of the hall is subscribed while at least one row is on the screen. */
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
    dropWaiting()
  }
}

/** The live row: price, bids, deadline and state follow the hall. Updates of other rows do not render it. */
export function useLiveRow<R extends ListingRow>(row: R): R {
  const tick = useSyncExternalStore(watch, () => useTicks.getState().ticks[row.assetsId])
  const deadline = useSyncExternalStore(onServerTimeMoved, () => deadlineNow(row))
  return useMemo(() => {
    const isCounted = 'countedAt' in row
    return rowAfter(isCounted ? { ...row, deadline } : row, tick)
  }, [row, deadline, tick])
}
