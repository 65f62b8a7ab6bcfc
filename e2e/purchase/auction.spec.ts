import type { Page } from '@playwright/test'
import type { Participation } from '#src/model/procurement/supplier/schema.ts'
import type { ProcurementDetail } from '#src/model/procurement/schema.ts'
import { amountBox, centre, confirmation, ending, jumpTo, outcome, roomOf, sendButton } from '../bidding/duel.ts'
import { account, outsidePortal, signIn } from '../session/sign-in.ts'
import { apiClientOf } from '../support/enrolment.ts'
import { type Exchange, expect, test } from '../support/test.ts'

const id = 'CA1'
const roomId = 'CA1-1'
const projectPage = `/purchase/tradeDetail?id=${id}`

/** Enrols a supplier through its page, up to the paid bond. */
async function takePart(page: Page, exchange: Exchange, login: string): Promise<string> {
  await signIn(page, exchange, login)
  const client = await apiClientOf(page, login)
  const supplier = '/dscq-purchase/supplier'
  const contact = { contact: '张三', telPhone: account(login).phone, lotIds: ['1'] }
  const { data } = await client.call<Participation>(`${supplier}/enrol`, { id, ...contact })
  const pay = (what: object) => client.call<{ payUrl: string }>(`${supplier}/pay`, { id, channel: 'b2b', ...what })
  await page.goto(projectPage)
  const panel = page.getByRole('complementary', { name: '参与采购' })
  await panel.getByRole('button', { name: '免费获取采购文件' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /获取/ }).click()
  await expect(panel.getByText('下一步：交纳保证金')).toBeVisible()
  const { data: order } = await pay({ paidFor: 'bond', lotId: '1', idemKey: `bond-of-${login}-1` })
  await page.goto(order.payUrl)
  await page.getByRole('button', { name: '确认支付' }).click()
  await expect(page.getByRole('complementary', { name: '参与采购' }).getByText('下一步：进入竞价厅报价')).toBeVisible()
  return data.enrolment!.company
}

async function quote(page: Page, amount: number): Promise<void> {
  await amountBox(page).fill(String(amount))
  await sendButton(page).click()
  await confirmation(page).getByRole('button', { name: '确认报价' }).click()
  await expect(outcome(page)).toContainText('已受理')
}

test('[PU-07] two suppliers underbid each other in an auction; its project names the winner', async ({
  page,
  person,
  exchange,
}) => {
  await exchange.scenario('auctions')
  const other = await person()
  const loser = await takePart(page, exchange, 'company')
  const winner = await takePart(other, exchange, 'priority')
  const client = await apiClientOf(page, 'company')
  const { data } = await client.read<ProcurementDetail>('/dscq-purchase/project/detail', { id })
  const { opensAt, ceiling, step } = data.auction!
  const down = (steps: number) => Number(ceiling) - steps * Number(step)

  await page.goto(`${projectPage}&tab=room`)
  await expect(page.getByRole('heading', { name: '如何参加竞价' })).toBeVisible()
  await jumpTo(exchange, opensAt)
  await expect(page.getByRole('heading', { name: '如何参加竞价' })).toHaveCount(0)
  for (const own of [page, other]) {
    await own.goto(projectPage)
    await own.getByRole('complementary', { name: '参与采购' }).getByRole('link', { name: '进入竞价厅' }).click()
    await expect(own.getByText(/我的供应商号 \d{4}/)).toBeVisible()
  }
  await quote(page, down(1))
  await quote(other, down(2))
  await expect(centre(page)).toContainText('已有更低报价')
  await jumpTo(exchange, (await roomOf(page, roomId)).phase.end!)
  await expect(centre(page)).toContainText('延时报价期')
  await quote(page, down(3))
  await quote(other, down(4))
  await jumpTo(exchange, (await roomOf(page, roomId)).phase.end!)
  await expect(ending(other)).toContainText('恭喜，您的报价最低，为拟成交供应商')
  await expect(ending(page)).toContainText('很遗憾，您的报价未能胜出')

  await page.goto(`${projectPage}&tab=opening`)
  const opening = page.getByRole('table', { name: '供应商报价' })
  await expect(opening).toContainText(winner)
  await expect(opening).toContainText(loser)
  // Their sessions end in the meantime; no page of theirs is open then.
  for (const own of [page, other]) await own.goto(outsidePortal)
  await exchange.jump(20 * 86_400_000)
  for (const [own, login, text] of [
    [page, 'company', '您未成交'],
    [other, 'priority', '您已成交'],
  ] as const) {
    await signIn(own, exchange, login)
    await own.goto(`${projectPage}&tab=result`)
    await expect(own.getByRole('tabpanel')).toContainText(winner)
    await own.goto('/userCenterPurchase?tab=results')
    await expect(own.getByRole('main').getByText(text).first()).toBeVisible()
  }
})
