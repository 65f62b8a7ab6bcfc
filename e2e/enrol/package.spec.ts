import { signIn } from '../session/sign-in.ts'
import { assetsToEnrol, review } from '../support/enrolling.ts'
import { expect, test } from '../support/test.ts'
import { agreeToAll, box, enrolAddress, fillIn, giveFiles, handIn, next, status, step } from './verbs.ts'

test('[BD-01] a package: lots, pool, amount', async ({ page, exchange, axe }) => {
  await signIn(page, exchange, 'company')
  const [assetsId] = await assetsToEnrol(page, true)
  await page.goto(enrolAddress(assetsId!, true))
  await agreeToAll(page)
  await next(page)
  await expect(step(page, '填写意向信息')).toBeVisible()
  await next(page)
  await expect(page.getByRole('button', { name: '请至少选择一个标的' })).toBeVisible()
  await page.getByRole('checkbox', { name: '全选' }).check()
  const range = page.getByText(/需交纳保证金区间/)
  await expect(range.locator('strong')).toContainText(/\d/)
  const all = await range.locator('strong').textContent()
  await page.getByRole('table').getByRole('row').nth(1).getByRole('checkbox').uncheck()
  await expect(range.locator('strong')).not.toHaveText(all ?? '')
  await box(page, '拟交纳保证金').fill('1')
  await fillIn(page)
  await next(page)
  await expect(page.getByRole('button', { name: /保证金应在 .* 元至 .* 元之间/ })).toBeVisible()
  await page.getByRole('button', { name: '按最低金额' }).click()
  await axe()
  await next(page)
  await giveFiles(page)
  await next(page)
  const id = await handIn(page)
  await review(page, id)
  await expect(status(page).getByText('待缴保证金', { exact: true })).toBeVisible()
  await expect(page.getByText('所选标的')).toBeVisible()
})
