import { dayMs } from '#src/model/time/units.ts'
import { ending, jumpTo, lotOf } from '../bidding/duel.ts'
import { assetsId, roomMs } from '../contract/won-deal.ts'
import { signIn } from '../session/sign-in.ts'
import { enrolAndPay } from '../support/enrolment.ts'
import { expect, test } from '../support/test.ts'

test(
  '[A9] nobody quotes until the end: the lot has failed, the deposit goes back, and everyone reads so',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    test.setTimeout(180_000)
    const lot = await lotOf(page, assetsId)
    const { depositId } = await enrolAndPay(page, 'person', assetsId)
    await jumpTo(exchange, lot.opensAt + roomMs)
    await signIn(page, exchange, 'person')
    await page.goto(`/quoteHall?assetsId=${assetsId}`)
    await expect(ending(page).getByRole('heading', { name: '无人报价，本场竞买已流拍' })).toBeVisible()
    await expect(ending(page)).toContainText(/您交纳的保证金将在 .+ 前原路退还。/)
    await exchange.jump(3 * 60_000)
    await page.goto(`/depositDetail?id=${depositId}`)
    await expect(page.getByText('已退还').first()).toBeVisible()

    await exchange.jump(2 * dayMs)
    const guest = await person()
    await guest.goto(`/projectDetail/${assetsId}.html`)
    await expect(guest.getByRole('main').getByText('流拍').first()).toBeVisible()
  },
)
