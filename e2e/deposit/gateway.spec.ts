import { button } from '../enrol/actions.ts'
import { expect, test } from '../keyboard/keys.ts'
import { depositAtBank, half, gotoConnected, openCashier, openConnected } from './cashier.ts'

test(
  '[forms] [BD-02] a part and then the rest at the gateway, each started once; another tab never pays twice',
  { tag: '@nightly' },
  async ({ page, exchange, context, keys }) => {
    const { deposit } = await openCashier(page, exchange, '&way=online')
    const toPay = button(page, '去支付')
    const question = page.getByRole('dialog', { name: '确认支付' })
    const confirm = question.getByRole('button', { name: '确认并前往银行' })
    const atBank = page.getByRole('heading', { level: 1, name: '确认付款' })
    const unknown = '支付结果确认中，请勿重复支付'
    const other = await context.newPage()
    await openConnected(other, page.url())
    await other.getByRole('button', { name: '去支付' }).click()
    await expect(other.getByRole('dialog', { name: '确认支付' })).toBeVisible()
    await page.bringToFront()

    await test.step('the amount is confirmed, and started once however often Enter is pressed', async () => {
      await keys.intoMain()
      await keys.pick(page.getByRole('group', { name: '支付方式' }), '快捷支付')
      const amount = page.getByRole('textbox', { name: '本次支付金额（元）' })
      await keys.typeAmount(amount, `${deposit.due}9`)
      await keys.press('Enter')
      await expect(page.getByText('支付金额不能超过尚需交纳的金额')).toBeVisible()
      await expect(amount).toBeFocused()
      await keys.typeAmount(amount, half(deposit.due))
      await keys.act(toPay)
      await expect(question).toContainText('快捷支付')
      await keys.expectTrapped(question)
      await keys.leave(question, toPay)
      await keys.press('Enter')
      await keys.to(confirm)
      await keys.press('Enter', 'Enter')
      await expect(atBank).toBeVisible()
      expect((await depositAtBank(page, deposit.id)).orders).toHaveLength(1)
    })

    await test.step('the other tab sees it, and pays nothing', async () => {
      await expect(other.getByText(unknown).first()).toBeVisible()
      await expect(other.getByRole('dialog', { name: '确认支付' })).toHaveCount(0)
      await keys.act(page.getByRole('button', { name: '确认支付' }))
      await expect(page).toHaveURL(/cashierDesk.*order=/)
      await expect(page.getByRole('status').filter({ hasText: '部分支付' })).toBeVisible()
      await expect(other.getByText('部分到账').first()).toBeVisible()
    })

    await test.step('back from the bank, to it again, and a bank that is slow', async () => {
      await keys.act(toPay)
      await keys.act(confirm)
      await expect(atBank).toBeVisible()
      await page.goBack()
      await expect(page.getByText(unknown).first()).toBeVisible()
      await keys.act(page.getByRole('link', { name: '继续支付' }))
      await expect(atBank).toBeVisible()
      await gotoConnected(page, () => keys.act(page.getByRole('button', { name: '支付，银行稍后处理' })))
      await expect(page.getByText('支付处理中').first()).toBeVisible()
      await expect(toPay).toHaveCount(0)
      await exchange.jump(30_000)
      for (const tab of [page, other]) await expect(tab.getByRole('heading', { name: '保证金已生效' })).toBeVisible()
      expect((await depositAtBank(page, deposit.id)).receipts).toHaveLength(2)
    })
  },
)
