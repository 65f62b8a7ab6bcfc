import { dayMs } from '#src/model/time/units.ts'
import { button } from '../contract/steps.ts'
import { confirmDeal, endPublicity, winFromSeller } from '../contract/won-deal.ts'
import { jumpTo } from '../bidding/duel.ts'
import { openConnected } from '../deposit/cashier.ts'
import { signIn } from '../session/sign-in.ts'
import { apiClientOf, type Deposit, transfer } from '../support/enrolment.ts'
import { expect, test } from '../support/test.ts'
import { deskDeal, order } from './desks.ts'

test(
  '[A10] an unpaid price: reminded, given days of grace, the deposit forfeited; the second-ranked bidder accepts the own bid and has a deal',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    test.setTimeout(240_000)
    const deal = await winFromSeller(page, exchange, { isContested: true })
    await confirmDeal(page, deal)
    await endPublicity(exchange, deal)
    await order(page, 'deal-contract', { id: deal.id })
    const enrolId = deal.enrolId!
    const { dueAt } = (await deskDeal(page, enrolId)).settlement!
    await jumpTo(exchange, dueAt + dayMs)
    await signIn(page, exchange, 'person')
    await page.goto(`/enrollDetail?id=${enrolId}`)
    await expect(page.getByText('逾期付款催告').first()).toBeVisible()
    const { graceUntil } = (await deskDeal(page, enrolId)).settlement!
    await jumpTo(exchange, graceUntil! + 30_000)
    await signIn(page, exchange, 'person')
    await openConnected(page, `/enrollDetail?id=${enrolId}`)
    await expect(page.getByText('本次成交已因违约终止。')).toBeVisible()
    await expect(page.getByText('已违约', { exact: true })).toBeVisible()
    await page.goto('/usercenterIndex')
    await expect(page.getByText('您已被列入竞买黑名单').first()).toBeVisible()

    const second = await person()
    const seller = await person()
    await signIn(second, exchange, 'company')
    await signIn(seller, exchange, 'seller')
    await seller.goto('/myMessage')
    await expect(seller.getByText('成交因违约终止').first()).toBeVisible()
    await second.goto('/usercenterIndex')
    await second.getByRole('link', { name: /答复“.+”的递补受让征询/ }).click()
    await expect(second.getByText('您未竞得，保证金已退还。')).toBeVisible()
    const offer = second.getByRole('region', { name: '递补受让' })
    await expect(offer).toContainText('您的报价排名第二')
    await offer.getByRole('button', { name: '接受递补' }).click()
    await second.getByRole('dialog').getByRole('button', { name: '接受递补' }).dblclick()
    await offer.getByRole('link', { name: '交纳保证金' }).click()
    await expect(second.getByRole('heading', { level: 1, name: '收银台' })).toBeVisible()
    const ownId = new URL(second.url()).searchParams.get('enrolId')!
    const { call } = await apiClientOf(second, 'company')
    await transfer(second, (await call<Deposit>('/dscq-project/deposit/detail', { enrolId: ownId })).data)
    await expect(second.getByRole('heading', { name: '保证金已生效' })).toBeVisible()

    await openConnected(second, `/enrollDetail?id=${ownId}`)
    await button(second, '确认成交确认书').click()
    await second.getByRole('dialog').getByRole('button', { name: '确认成交' }).click()
    await expect(second.getByText('您已确认，等待对方确认。')).toBeVisible()
  },
)
