import type { Page } from '@playwright/test'
import { notAtMidnight } from '../auth/forms.ts'
import { signIn } from '../session/sign-in.ts'
import { expect, maxRetries, test } from '../support/test.ts'
import { agree, badge, fillCitizen, proveByCode, submitButton } from './steps.ts'

const offline = /ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket connection/

const way = (page: Page, name: string) => page.getByRole('radio', { name })
const openLink = (page: Page) => page.getByRole('link', { name: '没有扫码条件？在新窗口打开核验页面' })
const renew = (page: Page) => page.getByRole('button', { name: '重新获取二维码' })

/** The address of the phone's page, once it is another than `before`. */
async function phoneAddress(page: Page, before = ''): Promise<string> {
  await expect(openLink(page)).not.toHaveAttribute('href', before)
  return (await openLink(page).getAttribute('href'))!
}

/** What the service says of a face, without a phone. */
async function say(page: Page, address: string, verdict: string): Promise<void> {
  const token = new URLSearchParams(address.split('?')[1]).get('token')
  const answer = await page.context().request.post('/__mock/face', { data: { token, verdict }, maxRetries })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test.describe('by bank card', () => {
  test('[AC-11] what the bank knows otherwise is said at its field; put right, it passes at once', async ({
    page,
    exchange,
    axe,
  }) => {
    await signIn(page, exchange, 'newcomer')
    await page.goto('/realNamePerson')
    await fillCitizen(page)
    await way(page, '银行卡四要素核验').check()
    await expect(page.getByRole('textbox', { name: '银行预留手机号码' })).toHaveValue('13800138000')
    const card = page.getByRole('textbox', { name: '银行卡号' })
    await card.fill('6228480000000123456')
    await card.blur()
    await expect(page.getByText('银行卡号校验位错误').first()).toBeVisible()
    await card.fill('6228480000000123455')
    await expect(page.getByText('银行卡号校验位错误')).toHaveCount(0)
    await proveByCode(page, exchange, '13800138000')
    await agree(page)
    await submitButton(page).click()
    await expect(page.getByText('银行卡户名与姓名不一致')).toBeVisible()
    await expect(card).toBeFocused()
    await axe()
    await card.fill('6228 4800 0000 0998 872')
    await expect(page.getByText('银行卡户名与姓名不一致')).toHaveCount(0)
    await submitButton(page).click()
    await expect(page).toHaveURL(/\/realNamePersonInfo$/)
    await expect(badge(page, '个人已认证')).toBeVisible()
    await expect(page.getByText('**** **** 8872')).toBeVisible()
    await expect(page.getByText('银行卡四要素核验')).toBeVisible()
  })

  test('[AC-11] the banks’ records can be read and written in the console', async ({ page }) => {
    await page.goto('/__mock/cards')
    await expect(page.getByText('6217000000000543219')).toBeVisible()
    for (const [name, value] of Object.entries({
      卡号: '4111111111111111',
      户名: '林知秋',
      证件号码: '510112198311086137',
      预留手机号: '13800138000',
    }))
      await page.getByRole('textbox', { name }).fill(value)
    await page.getByRole('button', { name: '登记' }).click()
    await expect(page.getByRole('cell', { name: '4111111111111111' })).toBeVisible()
  })
})

test.describe('by face', () => {
  test.beforeEach(async ({ page, exchange }) => {
    await notAtMidnight(exchange)
    await signIn(page, exchange, 'newcomer')
    await page.goto('/realNamePerson')
    await fillCitizen(page)
    await way(page, '人脸识别核验').check()
    await proveByCode(page, exchange, '13800138000')
    await agree(page)
    await submitButton(page).click()
    await expect(page).toHaveURL(/\/realNamePersonInfo$/)
    await expect(page.getByRole('img', { name: '人脸识别二维码' })).toBeVisible()
  })

  test('[AC-11] the phone fails with a reason, then passes; the open page follows by itself', async ({
    page,
    person,
    axe,
    allowConsole,
  }) => {
    // A code that is no longer good is opened on purpose.
    allowConsole(/410 \(Gone\)/)
    await expect(page.getByText('请使用手机扫码，按提示完成人脸识别')).toBeVisible()
    await expect(page.getByText('今天还可以识别 3 次。')).toBeVisible()
    await axe()
    const first = await phoneAddress(page)
    const phone = await person()
    await phone.setViewportSize({ width: 375, height: 740 })
    await phone.goto(first)
    await expect(phone.getByText('林**')).toBeVisible()
    await expect(phone.getByText('510***********6137')).toBeVisible()
    await axe(phone)
    await expect(page.getByText('已扫码，请在手机上完成识别')).toBeVisible()

    await phone.getByRole('button', { name: '开始识别' }).click()
    await expect(phone.getByRole('alert')).toHaveText('请先勾选同意，再开始识别')
    await phone.getByRole('checkbox').check()
    await phone.getByRole('button', { name: '光线过暗或面部被遮挡，请调整后重试' }).click()
    await expect(phone.getByText('今天还可以识别 2 次')).toBeVisible()
    await expect(page.getByText('识别未通过')).toBeVisible()
    await expect(page.getByText('光线过暗或面部被遮挡，请调整后重试')).toBeVisible()
    await expect(page.getByText('今天还可以识别 2 次。')).toBeVisible()
    await axe()
    await page.getByRole('button', { name: 'EN: switch to English' }).click()
    await expect(page.getByText('Too dark, or the face was covered; please try again')).toBeVisible()
    await axe()
    await page.getByRole('button', { name: '中文：切换为中文' }).click()

    await renew(page).click()
    const second = await phoneAddress(page)
    expect(second).not.toBe(first)
    await phone.goto(first)
    await expect(phone.getByRole('alert')).toHaveText('二维码已失效，请在电脑上重新获取')
    await phone.goto(second)
    await phone.getByRole('checkbox').check()
    await phone.getByRole('button', { name: '开始识别' }).click()
    await expect(phone.getByRole('heading', { name: '识别完成' })).toBeVisible()
    await expect(badge(page, '个人已认证')).toBeVisible()
    await expect(page.getByRole('heading', { name: '认证信息', exact: true })).toBeVisible()
  })

  test('[AC-11] a code expires; of two windows one renews it and both show the same; a lost line catches up', async ({
    page,
    exchange,
    allowConsole,
  }) => {
    allowConsole(offline)
    const other = await page.context().newPage()
    await other.goto('/realNamePersonInfo')
    const first = await phoneAddress(page)
    await expect(openLink(other)).toHaveAttribute('href', first)
    await exchange.jump(5 * 60_000)
    await expect(page.getByText('二维码已失效')).toBeVisible()
    await expect(other.getByText('二维码已失效')).toBeVisible()
    await expect(openLink(page)).toHaveCount(0)

    await renew(other).click()
    const second = await phoneAddress(other)
    expect(second).not.toBe(first)
    await expect(openLink(page)).toHaveAttribute('href', second)

    await say(page, second, 'cancel')
    await expect(page.getByText('已在手机上取消识别')).toBeVisible()
    await renew(page).click()
    const third = await phoneAddress(page)
    await page.context().setOffline(true)
    await say(page, third, 'pass')
    await expect(openLink(page)).toBeVisible()
    await page.context().setOffline(false)
    await expect(badge(page, '个人已认证')).toBeVisible({ timeout: 15_000 })
    await expect(badge(other, '个人已认证')).toBeVisible({ timeout: 15_000 })
  })

  test('[AC-11] the third failure of a day ends it, with reasons and another way', async ({ page, exchange }) => {
    let address = await phoneAddress(page)
    for (const left of [2, 1]) {
      await say(page, address, 'mismatch')
      await expect(page.getByText(`今天还可以识别 ${left} 次。`)).toBeVisible()
      await renew(page).click()
      address = await phoneAddress(page, address)
    }
    await say(page, address, 'still')
    await page.getByRole('link', { name: '查看原因' }).click()
    await expect(page.getByText('人脸识别三次未通过')).toBeVisible()
    await expect(page.getByText('未检测到真人，请由本人面对镜头完成动作')).toBeVisible()

    await page.getByRole('link', { name: '修改后重新提交' }).click()
    await expect(way(page, '人脸识别核验')).toBeChecked()
    await exchange.jump(61_000)
    await proveByCode(page, exchange, '13800138000')
    await agree(page)
    await submitButton(page).click()
    await expect(page.getByText('今天的人脸识别次数已用完，请明天再试，或选择其他核验方式').first()).toBeVisible()
    await way(page, '运营商三要素核验').check()
    await submitButton(page).click()
    await expect(badge(page, '个人已认证')).toBeVisible()
  })
})
