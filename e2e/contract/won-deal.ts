import type { Page } from '@playwright/test'
import type { RoomHead } from '#src/model/bidding/calls.ts'
import type { DealView } from '#src/model/deal/schema.ts'
import { amountAbove, jumpTo, roomOf } from '../bidding/duel.ts'
import { apiClientOf, enrolAndPay } from '../support/enrolment.ts'
import { type Exchange, expect } from '../support/test.ts'
import { portalHeaders } from '../support/portal-headers.ts'

/** Sold by the account `seller`, by rising quotes in a room of three hours. */
export const assetsId = 'A20085'
export const roomMs = 3 * 3_600_000

/** The deal as its winner sees it; each time with a new session, because jumps of the clock end the last one. */
export async function dealOf(page: Page, query: object, login = 'person'): Promise<DealView> {
  const { call } = await apiClientOf(page, login)
  return (await call<DealView>('/dscq-project/deal/detail', query)).data
}

/** Shares that the account `holder` sells in a room of two hours; three steps are more than their reserve. */
export const shares = { assetsId: 'A10025', roomMs: 2 * 3_600_000, steps: 3, seller: 'holder' }

type Contest = {
  /** The company has bid as well, and was outbid. */
  isContested?: boolean
  /** `steps` above the first price are quoted. */
  lot?: { assetsId: string; roomMs: number; steps: number }
}

/** `person` wins an asset of `seller`, or another lot, against `company` with one quote; the room has just closed. */
export async function winFromSeller(
  page: Page,
  exchange: Exchange,
  { isContested = false, lot = { assetsId, roomMs, steps: 0 } }: Contest = {},
): Promise<DealView> {
  const { enrolId } = await enrolAndPay(page, 'person', lot.assetsId)
  await enrolAndPay(page, 'company', lot.assetsId)
  const answer = await page.request.post('/api/dscq-sync/v1/bid-assets/room/head', {
    headers: portalHeaders,
    data: { assetsId: lot.assetsId },
  })
  const { opensAt, roomId } = ((await answer.json()) as { data: RoomHead }).data
  await jumpTo(exchange, opensAt + 1_000)
  const { phase, rules } = await roomOf(page, roomId)
  const quote = async (login: string, amount: string) => {
    const request = { roomId, phaseId: phase.id, stage: phase.stage, amount, idemKey: `the-quote-of-${login}` }
    const { call } = await apiClientOf(page, login)
    expect(await call('/dscq-sync/v1/bid-assets/ongoing/quote', request)).toMatchObject({ code: 200 })
  }
  if (isContested) await quote('company', rules.P0)
  await quote('person', amountAbove({ rules }, isContested ? 1 : lot.steps))
  await jumpTo(exchange, opensAt + lot.roomMs + 60_000)
  return dealOf(page, { enrolId })
}

/** Both parties confirm the deal: its contract can be drawn up. Resolves with the id of the contract. */
export async function confirmDeal(page: Page, { id }: DealView, seller = 'seller'): Promise<string> {
  for (const login of ['person', seller]) {
    const { call } = await apiClientOf(page, login)
    expect(await call('/dscq-project/deal/confirm', { id })).toMatchObject({ code: 200 })
  }
  return (await dealOf(page, { id })).contract!.id
}

/** Ends the publicity of a deal. */
export const endPublicity = (exchange: Exchange, { publicityUntil }: DealView): Promise<void> =>
  jumpTo(exchange, publicityUntil + 60_000)
