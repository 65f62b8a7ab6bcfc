import { expect, test } from '../support/test.ts'
import { atTheBank, goToBank, half, live, openDesk, openLive } from './desk.ts'

test('[BD-02] a part and then the rest at the gateway, each confirmed once however often it is clicked', async ({
  page,
  exchange,
  axe,
}) => {
  const { deposit } = await openDesk(page, exchange, '&way=online')
  const amount = page.getByRole('textbox', { name: '本次支付金额（元）' })
  await amount.fill(`${deposit.due}9`)
  await page.getByRole('button', { name: '去支付' }).click()
  await expect(page.getByText('支付金额不能超过尚需缴纳的金额')).toBeVisible()
  await expect(amount).toBeFocused()
  await amount.fill(half(deposit.due))
  await page.getByRole('radio', { name: '企业网银（B2B）' }).check()
  await page.getByRole('button', { name: '去支付' }).click()
  const dialog = page.getByRole('dialog', { name: '确认支付' })
  await expect(dialog).toContainText('企业网银（B2B）')
  await axe()
  await dialog.getByRole('button', { name: '确认并前往银行' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: '确认付款' })).toBeVisible()
  expect((await atTheBank(page, deposit.id)).orders).toHaveLength(1)
  await axe()
  await page.getByRole('button', { name: '确认支付' }).click()
  await expect(page).toHaveURL(/cashierDesk.*order=/)
  await expect(page.getByRole('status').filter({ hasText: '部分支付' })).toBeVisible()

  await goToBank(page)
  await live(page, () => page.getByRole('button', { name: '支付，银行稍后处理' }).click())
  await expect(page.getByText('支付结果确认中，请勿重复支付').first()).toBeVisible()
  await expect(page.getByText('支付处理中').first()).toBeVisible()
  await expect(page.getByRole('button', { name: '去支付' })).toHaveCount(0)
  await exchange.jump(30_000)
  await expect(page.getByRole('heading', { name: '保证金已生效' })).toBeVisible()
  expect((await atTheBank(page, deposit.id)).receipts).toHaveLength(2)
})

test('[BD-02] refused by the bank, given up, and closed by time: another may be begun', async ({ page, exchange }) => {
  const { deposit } = await openDesk(page, exchange, '&way=online')
  await goToBank(page)
  await page.getByRole('button', { name: '支付失败' }).click()
  await expect(page.getByRole('status').filter({ hasText: '支付失败' })).toContainText('银行未受理，请更换支付方式')

  await goToBank(page)
  await page.goBack()
  await expect(page.getByText('支付结果确认中，请勿重复支付').first()).toBeVisible()
  await expect(page.getByRole('link', { name: '继续支付' })).toBeVisible()
  await page.getByRole('button', { name: '更换支付方式' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('table', { name: '网上支付记录' })).toContainText('已取消')

  await goToBank(page)
  await openLive(page, `/cashierDesk?enrolId=${deposit.enrolId}&way=online`)
  await expect(page.getByRole('link', { name: '继续支付' })).toBeVisible()
  await exchange.jump(15 * 60_000)
  await expect(page.getByRole('table', { name: '网上支付记录' })).toContainText('超时关闭')
  await expect(page.getByRole('button', { name: '去支付' })).toBeVisible()
})

test('[BD-02] two tabs never pay twice', async ({ page, exchange, context }) => {
  const { deposit } = await openDesk(page, exchange, '&way=online')
  const other = await context.newPage()
  await openLive(other, page.url())
  await other.getByRole('button', { name: '去支付' }).click()
  await expect(other.getByRole('dialog', { name: '确认支付' })).toBeVisible()
  await goToBank(page)
  await expect(other.getByText('支付结果确认中，请勿重复支付').first()).toBeVisible()
  await expect(other.getByRole('dialog', { name: '确认支付' })).toHaveCount(0)
  await page.getByRole('button', { name: '确认支付' }).click()
  await expect(page.getByRole('heading', { name: '保证金已生效' })).toBeVisible()
  await expect(other.getByRole('heading', { name: '保证金已生效' })).toBeVisible()
  expect((await atTheBank(page, deposit.id)).receipts).toHaveLength(1)
})

test('[BD-02] a line that breaks while a payment begins: 重试 begins the same one', async ({
  page,
  exchange,
  allowConsole,
}) => {
  allowConsole(/ERR_EMPTY_RESPONSE|500|Failed to load/)
  const { deposit } = await openDesk(page, exchange, '&way=online')
  await page.getByRole('button', { name: '去支付' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '确认支付' })
  await exchange.faults([{ path: '/dscq-project/deposit/pay', kind: 'down' }])
  await dialog.getByRole('button', { name: '确认并前往银行' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('网络连接失败，请检查网络后重试')).toBeVisible()
  await exchange.faults([])
  await dialog.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '确认付款' })).toBeVisible()
  expect((await atTheBank(page, deposit.id)).orders).toHaveLength(1)
})
