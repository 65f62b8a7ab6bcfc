import { field, enterPhoneCode, strong } from '../auth/forms.ts'
import { goToBank } from '../deposit/cashier.ts'
import { agreeToAll, fillIn, uploadFiles, submitForm, next, status } from '../enrol/actions.ts'
import { agree, fillCitizen, verifyByCode, submitButton } from '../kyc/steps.ts'
import { expect, test } from '../support/test.ts'
import {
  amountAbove,
  centre,
  ending,
  jumpTo,
  connectionStatus,
  quote,
  roomOf,
  shownAmount,
  waitingRooms,
} from './duel.ts'

/** The exchange's reviewer decides on an enrolment after this time, ms. */
const reviewMs = 20_000

test('[BD-03] the full journey: register, verify, find, enrol, pay, quote, win', async ({ page, exchange }) => {
  // Some sixty steps through eight pages, where other tests begin with a prepared account.
  test.setTimeout(90_000)
  const [lot] = await waitingRooms(page, 'phased')
  const { name, assetsId, roomId, opensAt } = lot!

  await page.goto('/register')
  await field(page, '账号').fill('zhouyun')
  await field(page, '密码').fill(strong)
  await field(page, '确认密码').fill(strong)
  await enterPhoneCode(page, exchange, '13812345678')
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
  await page.getByRole('main').getByRole('button', { name: '注册', exact: true }).click()
  await page.getByRole('link', { name: '去实名认证' }).click()

  await expect(page).toHaveURL(/\/realNamePerson$/)
  await fillCitizen(page)
  await verifyByCode(page, exchange, '13800138000')
  await agree(page)
  await submitButton(page).click()
  await expect(page).toHaveURL(/\/realNamePersonInfo$/)
  await expect(page.getByRole('complementary').getByText('个人已认证')).toBeVisible()

  await page.goto('/project')
  await page.getByRole('combobox', { name: '项目名称或编号' }).fill(name)
  await page.keyboard.press('Enter')
  await page.locator(`main a[href*="${assetsId}."]`).first().click()
  await page.getByRole('link', { name: '我要报名' }).first().click()
  await agreeToAll(page)
  await next(page)
  await fillIn(page, amountAbove(lot!, 0))
  await next(page)
  await uploadFiles(page)
  await next(page)
  await submitForm(page)
  await exchange.jump(reviewMs)

  await status(page).getByRole('link', { name: '去交纳保证金' }).click()
  await page.getByRole('tab', { name: '网上支付' }).click()
  await goToBank(page)
  await page.getByRole('button', { name: '确认支付' }).click()
  await expect(page.getByRole('heading', { name: '保证金已生效' })).toBeVisible()
  await page.getByRole('link', { name: '进入竞价厅' }).click()
  await expect(connectionStatus(page)).toHaveText('已连接')

  await jumpTo(exchange, opensAt)
  await expect(centre(page)).toContainText('暂无人领先')
  const seat = { page, login: 'zhouyun', bidNo: '', received: [] }
  await quote(seat, lot!, amountAbove(lot!, 0))
  await expect(centre(page)).toContainText('您当前领先')
  for (let { phase, result } = await roomOf(page, roomId); !result; { phase, result } = await roomOf(page, roomId))
    await jumpTo(exchange, phase.end!)
  await expect(ending(page).getByRole('heading', { name: '恭喜您竞得' })).toBeVisible()
  await expect(ending(page)).toContainText(shownAmount(amountAbove(lot!, 0), lot!))
  await ending(page).getByRole('link', { name: '查看成交确认书' }).click()
  await expect(page.getByRole('link', { name: '成交确认书.pdf' })).toBeVisible()
})
