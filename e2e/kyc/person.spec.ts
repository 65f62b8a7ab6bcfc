import { signIn } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { agree, badge, fillCitizen, uploadPicture, verifyByCode, submitButton } from './steps.ts'

test(
  '[AC-11] typed, restored after a reload, continued on another machine, and verified by a bank card',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    const bank = await person()
    await bank.goto('/__mock/cards')
    for (const [name, value] of Object.entries({
      卡号: '4111111111111111',
      户名: '林知秋',
      证件号码: '510112198311086137',
      预留手机号: '13800138000',
    }))
      await bank.getByRole('textbox', { name }).fill(value)
    await bank.getByRole('button', { name: '登记' }).click()
    await expect(bank.getByRole('cell', { name: '4111111111111111' })).toBeVisible()

    await signIn(page, exchange, 'newcomer')
    await page.goto('/realNamePerson')
    await page.getByRole('textbox', { name: '姓名' }).fill('林知')
    await uploadPicture(page, '身份证人像面', 'scan.png')
    await page.getByRole('button', { name: '保存草稿' }).click()
    await expect(page.getByText('草稿已保存')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('林知')
    await expect(page.getByRole('button', { name: '预览 scan.png' })).toBeVisible()

    const other = await person()
    await signIn(other, exchange, 'newcomer')
    await other.goto('/realNamePerson')
    await expect(other.getByRole('textbox', { name: '姓名' })).toHaveValue('林知')
    await expect(other.getByRole('button', { name: '预览 scan.png' })).toBeVisible()
    await fillCitizen(other)
    await other.getByRole('radio', { name: '银行卡四要素核验' }).check()
    await other.getByRole('textbox', { name: '银行卡号' }).fill('4111111111111111')
    await verifyByCode(other, exchange, '13800138000')
    await agree(other)
    await submitButton(other).click()
    await expect(other).toHaveURL(/\/realNamePersonInfo$/)
    await expect(badge(other, '个人已认证')).toBeVisible()
    await expect(other.getByText('**** **** 1111')).toBeVisible()
  },
)

test(
  '[F22] a button whose action ends at once is idle again, however often it is pressed',
  { tag: '@nightly' },
  async ({ page, exchange, allowConsole }) => {
    allowConsole(/Failed to load resource/)
    await signIn(page, exchange, 'newcomer')
    await page.goto('/realNamePerson')
    // An exact name: a busy indicator would change it.
    const save = page.getByRole('button', { name: '保存草稿', exact: true })
    await expect(save).toBeVisible()
    await page.route('**/auth/draft', (route) => route.abort())
    for (let press = 0; press < 20; press += 1) {
      const failed = page.waitForEvent('requestfailed')
      await save.click()
      await failed
      await expect(save).toBeVisible()
    }
  },
)
