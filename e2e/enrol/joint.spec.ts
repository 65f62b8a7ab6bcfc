import { account, signIn } from '../session/sign-in.ts'
import { assetsToEnrol } from '../support/enrolling.ts'
import { expect, test } from '../support/test.ts'
import { box, button, decide, enrolAddress, fillUp, giveFiles, handIn, next, status, step } from './verbs.ts'

test('[BD-01] two take an asset jointly, each in a browser of their own', async ({ page, person, exchange, axe }) => {
  await signIn(page, exchange)
  const [assetsId] = await assetsToEnrol(page)
  await fillUp(page, assetsId!)
  await page.getByRole('radio', { name: '联合受让' }).check()
  await box(page, '我方受让比例').fill('60')
  const member = page.getByRole('group', { name: '联合体成员 1' })
  await member.getByRole('textbox', { name: '成员名称' }).fill('成都岷岸实业有限公司')
  await member.getByRole('textbox', { name: '成员证件号码' }).fill('91510100MA6RK4T311')
  await member.getByRole('textbox', { name: '成员手机号' }).fill(account('company').phone)
  await member.getByRole('textbox', { name: '受让比例' }).fill('30')
  await expect(page.getByText('出资比例合计 90%')).toBeVisible()
  await next(page)
  await expect(page.getByRole('button', { name: '出资比例总和必须等于100%' })).toBeVisible()
  await member.getByRole('textbox', { name: '受让比例' }).fill('40')
  await expect(page.getByText('出资比例合计 100%')).toBeVisible()
  await axe()
  await next(page)
  await giveFiles(page)
  await next(page)
  await expect(step(page, '确认提交')).toBeVisible()
  const consents = page.getByRole('region', { name: '联合体成员确认情况' })
  await expect(consents.getByText('等待同意')).toBeVisible()
  await button(page, '提交报名').click()
  await expect(page.getByText('被联合竞买人尚未同意')).toBeVisible()

  const other = await person()
  await signIn(other, exchange, 'company')
  await other.goto('/myMessage')
  await other
    .getByRole('link', { name: /联合受让邀请/ })
    .first()
    .click()
  await other.goto(
    (await other.getByRole('main').locator('a[href*="/enrollDetail"]').first().getAttribute('href')) ?? '',
  )
  const asked = other.getByRole('region', { name: '联合受让邀请' })
  await expect(asked.getByText(/周岷生邀请您以 40% 的份额联合受让/)).toBeVisible()
  await axe(other)
  await asked.getByRole('button', { name: '同意' }).click()
  await decide(other, '同意')
  await expect(asked.getByText('已同意', { exact: true })).toBeVisible()
  // The leader sees it without asking.
  await expect(consents.getByText('已同意', { exact: true })).toBeVisible()
  await handIn(page)
  await expect(status(page).getByText('待审核', { exact: true })).toBeVisible()
  await other.goto(enrolAddress(assetsId!))
  await expect(other.getByRole('heading', { name: '当前用户已参加联合竞买，不能再次报名' })).toBeVisible()
  await other.getByRole('link', { name: '查看我的报名' }).click()
  await expect(status(other).getByText('待审核', { exact: true })).toBeVisible()
})
