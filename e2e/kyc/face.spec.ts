import type { Page } from '@playwright/test'
import { avoidMidnight } from '../auth/forms.ts'
import { signIn } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { agree, badge, fillCitizen, openLink, verifyByCode, sendFaceResult, submitButton } from './steps.ts'

const offline = /ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket connection/

const renew = (page: Page) => page.getByRole('button', { name: '重新获取二维码' })

/** The address of the phone page, once it differs from `before`. */
async function phoneAddress(page: Page, before = ''): Promise<string> {
  await expect(openLink(page)).not.toHaveAttribute('href', before)
  return (await openLink(page).getAttribute('href'))!
}

test(
  '[AC-11] face verification by phone: two windows show the same code, an old one is invalid, and a lost connection catches up',
  { tag: '@nightly' },
  async ({ page, person, exchange, allowConsole }) => {
    allowConsole(offline)
    // An expired code is opened on purpose.
    allowConsole(/410 \(Gone\)/)
    await avoidMidnight(exchange)
    await signIn(page, exchange, 'newcomer')
    await page.goto('/realNamePerson')
    await fillCitizen(page)
    await page.getByRole('radio', { name: '人脸识别核验' }).check()
    await verifyByCode(page, exchange, '13800138000')
    await agree(page)
    await submitButton(page).click()
    await expect(page.getByRole('img', { name: '人脸识别二维码' })).toBeVisible()

    const other = await page.context().newPage()
    await other.goto('/realNamePersonInfo')
    const first = await phoneAddress(page)
    await expect(openLink(other)).toHaveAttribute('href', first)
    await exchange.jump(5 * 60_000)
    for (const window of [page, other]) await expect(window.getByText('二维码已失效')).toBeVisible()
    await renew(other).click()
    const second = await phoneAddress(other, first)
    await expect(openLink(page)).toHaveAttribute('href', second)

    const phone = await person()
    await phone.setViewportSize({ width: 375, height: 740 })
    await phone.goto(first)
    await expect(phone.getByRole('alert')).toHaveText('二维码已失效，请在电脑上重新获取')
    await phone.goto(second)
    await expect(phone.getByText('林**')).toBeVisible()
    await expect(phone.getByText('510***********6137')).toBeVisible()
    for (const window of [page, other]) await expect(window.getByText('已扫码，请在手机上完成识别')).toBeVisible()
    await phone.getByRole('button', { name: '开始识别' }).click()
    await expect(phone.getByRole('alert')).toHaveText('请先勾选同意，再开始识别')
    await phone.getByRole('checkbox').check()
    await phone.getByRole('button', { name: '光线过暗或面部被遮挡，请调整后重试' }).click()
    await expect(phone.getByText('今天还可以识别 2 次')).toBeVisible()
    await expect(page.getByText('今天还可以识别 2 次。')).toBeVisible()

    await renew(page).click()
    const third = await phoneAddress(page, second)
    await page.context().setOffline(true)
    await sendFaceResult(page, third, 'pass')
    await expect(openLink(page)).toBeVisible()
    await page.context().setOffline(false)
    for (const window of [page, other]) await expect(badge(window, '个人已认证')).toBeVisible({ timeout: 15_000 })
  },
)
