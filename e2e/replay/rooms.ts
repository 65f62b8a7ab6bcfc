import type { Page } from '@playwright/test'
import type { RoomRecord } from '#src/model/bidding/calls.ts'
import type { RoomSnapshot } from '#src/model/bidding/schema.ts'
import type { Exchange } from '../support/test.ts'
import { portalHeaders } from '../support/portal-headers.ts'

export type Row = { assetsId: string; assetsName: string; projectType: number; biddingCount: number; status: string }
type Detail = { hasReserve: boolean; mode: string }

const data = async <D>(answer: { json: () => Promise<unknown> }) => ((await answer.json()) as { data: D }).data

export async function rowsIn(page: Page, status: string): Promise<Row[]> {
  const answer = await page.request.post('/api/dscq-project/assets/page', {
    headers: portalHeaders,
    data: { status, size: 100 },
  })
  return (await data<{ records: Row[] }>(answer)).records
}

async function detailOf(page: Page, assetsId: string): Promise<Detail> {
  return data(await page.request.get(`/api/dscq-project/assets/detail?assetsId=${assetsId}`))
}

const snapshot = async (page: Page, roomId: string): Promise<RoomSnapshot> =>
  data(
    await page.request.post('/api/dscq-sync/v1/bid-assets/room/snapshot', { headers: portalHeaders, data: { roomId } }),
  )

export const recordOf = async (page: Page, roomId: string): Promise<RoomRecord> =>
  data(
    await page.request.post('/api/dscq-sync/v1/bid-assets/room/record', { headers: portalHeaders, data: { roomId } }),
  )

/** A room of a single asset in bidding with open rising quotes, without a reserve. */
export async function risingRoom(page: Page): Promise<Row> {
  const rows = (await rowsIn(page, 'bidding')).filter(({ projectType }) => projectType !== 1)
  for (const row of rows) {
    // One after the other, because most often the first matches.
    const { mode, hasReserve } = await detailOf(page, row.assetsId)
    if ((mode === 'ongoing' || mode === 'phased') && !hasReserve) return row
  }
  throw new Error('there is no rising room')
}

const countdowns = new Set(['DELAY', 'LIMIT'])

/** Open bids, then late ones that extend the end, then the end. */
export async function bidToTheEnd(page: Page, exchange: Exchange, roomId: string): Promise<void> {
  await exchange.quote(roomId, '7777')
  await exchange.jump(2_000)
  await exchange.quote(roomId, '8888')
  for (let phase = (await snapshot(page, roomId)).phase; !countdowns.has(phase.name);) {
    await exchange.jump((phase.end ?? 0) - (await exchange.now()))
    phase = (await snapshot(page, roomId)).phase
  }
  for (const bidNo of ['7777', '8888']) {
    await exchange.jump(30_000)
    await exchange.quote(roomId, bidNo)
  }
  const { phase } = await snapshot(page, roomId)
  await exchange.jump((phase.end ?? 0) - (await exchange.now()))
}

export const addressOf = ({ assetsId, projectType }: Row) =>
  `/project${projectType === 1 ? 'Pkg' : 'Detail'}/${assetsId}.html?tab=record`
