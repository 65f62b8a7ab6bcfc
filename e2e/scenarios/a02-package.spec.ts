import type { RoomHead } from '#src/model/bidding/calls.ts'
import type { DealView } from '#src/model/deal/schema.ts'
import type { DepositDetail } from '#src/model/deposit/schema.ts'
import { poolRange } from '#src/model/enrolment/rules.ts'
import type { EnrolSetup } from '#src/model/enrolment/schema.ts'
import { amountAbove, jumpTo, roomOf } from '../bidding/duel.ts'
import { endPublicity } from '../contract/won-deal.ts'
import { openConnected } from '../deposit/cashier.ts'
import { signIn } from '../session/sign-in.ts'
import { apiClientOf, enrolAndPay } from '../support/enrolment.ts'
import { expect, test } from '../support/test.ts'
import { order } from './desks.ts'
import { verifyAsOrganisation } from './organisation.ts'
import { portalHeaders } from '../support/portal-headers.ts'

/** A package of six lots, by rising quotes in rooms of three hours. */
const assetsId = 'P0007'
const roomMs = 3 * 3_600_000
/** Not verified before. */
const login = 'newcomer'

test(
  '[A2] an organisation corrects its real name, proves its account by a transfer, and bids for three lots of a package out of one deposit: frozen, freed, one lot won; a part goes back, a part becomes price',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    test.setTimeout(240_000)
    const rival = await person()
    await signIn(page, exchange, login)
    await verifyAsOrganisation(page, exchange)
    const { call: ask } = await apiClientOf(page, login)
    const { lots } = (await ask<EnrolSetup>('/dscq-project/enroll/sheet', { assetsId })).data
    const lotIds = lots.slice(0, 3).map((lot) => lot.assetsId)
    const pool = { lotIds, poolAmount: poolRange(lots, lotIds)!.most }
    const { enrolId, depositId } = await enrolAndPay(page, login, assetsId, pool)
    await enrolAndPay(rival, 'person', assetsId, pool)
    const head = await page.request.post('/api/dscq-sync/v1/bid-assets/room/head', {
      headers: portalHeaders,
      data: { assetsId },
    })
    const { opensAt } = ((await head.json()) as { data: RoomHead }).data
    await jumpTo(exchange, opensAt + 1_000)

    const quote = async (bidder: string, roomId: string, steps: number) => {
      const { phase, rules } = await roomOf(page, roomId)
      const { call } = await apiClientOf(bidder === login ? page : rival, bidder)
      const amount = amountAbove({ rules }, steps)
      const request = { roomId, phaseId: phase.id, stage: phase.stage, amount, idemKey: `${bidder}-${roomId}-${steps}` }
      expect(await call('/dscq-sync/v1/bid-assets/ongoing/quote', request)).toMatchObject({ code: 200 })
    }
    const deposit = async () => (await ask2<DepositDetail>('/dscq-project/deposit/detail', { enrolId })).data
    const frozenFor = async (lot: number) =>
      (await deposit()).movements.filter(({ lotName }) => lotName === lots[lot]!.assetsName)
    await signIn(page, exchange, login)
    const { call: ask2 } = await apiClientOf(page, login)
    await openConnected(page, `/depositDetail?id=${depositId}`)
    for (const lot of [0, 1, 2]) await quote(login, lotIds[lot]!, 0)
    await expect(page.getByText('标的领先').nth(2)).toBeVisible()
    for (const lot of [0, 2]) await quote('person', lotIds[lot]!, 1)
    await expect(page.getByText('被其他竞买人超越').nth(1)).toBeVisible()
    expect((await frozenFor(1)).map(({ kind }) => kind)).toEqual(['frozen'])
    expect((await frozenFor(0)).map(({ kind }) => kind)).toEqual(['frozen', 'freed'])

    await jumpTo(exchange, opensAt + roomMs + 10 * 60_000)
    await exchange.jump(3 * 60_000)
    await signIn(page, exchange, login)
    await page.goto(`/depositDetail?id=${depositId}`)
    await expect(page.getByText('退回退款账户').first()).toBeVisible()
    const { call } = await apiClientOf(page, login)
    const { data: deal } = await call<DealView>('/dscq-project/deal/detail', { enrolId })
    expect(deal.state).toBe('open')
    expect(await call('/dscq-project/deal/confirm', { id: deal.id })).toMatchObject({ code: 200 })
    await endPublicity(exchange, deal)
    await order(page, 'deal-contract', { id: deal.id })
    await signIn(page, exchange, login)
    await page.goto(`/depositDetail?id=${depositId}`)
    await expect(page.getByText('交易合同生效').first()).toBeVisible()
    await expect(page.getByText('已转价款').first()).toBeVisible()
  },
)
