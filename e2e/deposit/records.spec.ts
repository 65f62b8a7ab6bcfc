import { transfer } from '../support/enrolment.ts'
import { expect, test } from '../support/test.ts'
import { openCashier } from './cashier.ts'

test('[BD-02] [BD-05] the account is copied, the money arrives by push, the receipt is downloaded and the slip printed', async ({
  page,
  exchange,
}) => {
  const { deposit } = await openCashier(page, exchange)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: '复制收款账号' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(deposit.subAccount.account)
  await transfer(page, deposit)
  await expect(page.getByRole('heading', { name: '保证金已生效' })).toBeVisible()
  await expect(page.getByText(/^\d{4}$/)).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: '查看保证金' }).click()
  const receipt = page.getByRole('listitem').filter({ hasText: '保证金到账确认.pdf' })
  const download = page.waitForEvent('download')
  await receipt.getByRole('link', { name: '下载' }).click()
  expect((await download).suggestedFilename()).toBe('保证金到账确认.pdf')

  await page.getByRole('link', { name: '打印入账通知单' }).click()
  await expect(page.getByRole('article')).toContainText('保证金入账通知单')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: '打印' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  expect((await page.pdf({ format: 'A4' })).byteLength).toBeGreaterThan(1000)
})
