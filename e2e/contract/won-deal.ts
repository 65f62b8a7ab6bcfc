import type { Page } from '@playwright/test'
import type { RoomHead } from '#src/model/bidding/calls.ts'
import type { DealView } from '#src/model/deal/schema.ts'
import { jumpTo, roomOf } from '../bidding/duel.ts'
import { type ApiClient, apiClientOf, enrolAndPay } from '../support/enrolment.ts'
import { type Exchange, expect } from '../support/test.ts'

/** Sold by the account `seller`, by rising quotes. */
const assetsId = 'A20085'

export type WonDeal = { id: string; enrolId: string; assetsId: string; taker: ApiClient; seller: ApiClient }

const dealOf = async (client: ApiClient, query: object): Promise<DealView> =>
  (await client.call<DealView>('/dscq-project/deal/detail', query)).data

/** `person` wins an asset of `seller` against `company` with one quote; the room has just closed. */
export async function winFromSeller(page: Page, exchange: Exchange): Promise<WonDeal> {
  const { enrolId } = await enrolAndPay(page, 'person', assetsId)
  await enrolAndPay(page, 'company', assetsId)
  const answer = await page.request.post('/api/dscq-sync/v1/bid-assets/room/head', { data: { assetsId } })
  const { opensAt, roomId } = ((await answer.json()) as { data: RoomHead }).data
  await jumpTo(exchange, opensAt + 1_000)
  const [taker, seller] = [await apiClientOf(page, 'person'), await apiClientOf(page, 'seller')]
  const { phase, rules } = await roomOf(page, roomId)
  const quote = { roomId, phaseId: phase.id, stage: phase.stage, amount: rules.P0, idemKey: 'the-only-quote' }
  expect(await taker.call('/dscq-sync/v1/bid-assets/ongoing/quote', quote)).toMatchObject({ code: 200 })
  await expect(async () => {
    await exchange.jump(12 * 3_600_000)
    expect(await dealOf(taker, { enrolId })).not.toBeNull()
  }).toPass({ intervals: [0] })
  return { id: (await dealOf(taker, { enrolId })).id, enrolId, assetsId, taker, seller }
}

/** Both parties confirm the deal: its contract can be drawn up. Resolves with the id of the contract. */
export async function confirmDeal({ id, taker, seller }: WonDeal): Promise<string> {
  for (const party of [taker, seller])
    expect(await party.call('/dscq-project/deal/confirm', { id })).toMatchObject({ code: 200 })
  return (await dealOf(taker, { id })).contract!.id
}

/** Ends the publicity of a deal. */
export async function endPublicity(exchange: Exchange, { id, taker }: WonDeal): Promise<void> {
  await jumpTo(exchange, (await dealOf(taker, { id })).publicityUntil + 60_000)
}
