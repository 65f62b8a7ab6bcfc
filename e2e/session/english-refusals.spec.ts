import type { Page } from '@playwright/test'
import { open, practise } from '../quote-hall/practice.ts'
import { assetsToEnrol, enrol } from '../support/enrolling.ts'
import { expect, test } from '../support/test.ts'
import { beginAnew, captchaPicture, fillPassword, openLogin, refusal, signInByForm, signInButton } from './sign-in.ts'

test.beforeEach(beginAnew)

const han = /\p{Script=Han}/u
const toEnglish = (page: Page) => page.getByRole('button', { name: 'EN: switch to English' }).click()

test('[SE-04] [SE-10] a refused sign-in says its minutes in English; what was said in Chinese before as well', async ({
  page,
  exchange,
}) => {
  let uuid = await openLogin(page)
  const refused = async (press: () => Promise<void>) => {
    const renewed = page.waitForResponse((response) => response.url().includes('/oauth/captcha'))
    await press()
    uuid = ((await (await renewed).json()) as { data: { uuid: string } }).data.uuid
  }
  for (let failure = 1; failure <= 4; failure += 1) {
    await fillPassword(page, 'person', 'wrong', await exchange.captcha(uuid))
    await refused(() => signInButton(page).click())
    await expect(refusal(page)).toContainText('账号或密码错误')
  }
  await toEnglish(page)
  await expect(refusal(page)).toHaveText('The account or the password is wrong')
  await expect(captchaPicture(page)).toBeVisible()
  await page.getByRole('textbox', { name: 'Captcha', exact: true }).fill(await exchange.captcha(uuid))
  await refused(() => page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click())
  await expect(refusal(page)).toContainText('Too many failed logins; try again in 15 min')
  await expect(refusal(page)).not.toContainText(han)
})

test('[SE-10] a refusal at a field counts the tries in English', async ({ page, exchange }) => {
  await signInByForm(page, exchange)
  await toEnglish(page)
  await page.goto('/updatePassWord')
  await page.getByLabel('Current password', { exact: true }).fill('Wrong#2026')
  await page.getByLabel('New password', { exact: true }).fill('Another#2026')
  await page.getByLabel('New password again', { exact: true }).fill('Another#2026')
  await page.getByRole('main').getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.getByText('Wrong entry: Current password. Tries left: 4').first()).toBeVisible()
  await expect(page.getByRole('form', { name: 'Change password' })).not.toContainText(han)
})

test('[BD-01] [SE-10] a refused withdrawal is told in English; unknown words stay as they are, marked as Chinese', async ({
  page,
  exchange,
}) => {
  await signInByForm(page, exchange)
  const [assetsId] = await assetsToEnrol(page)
  const { enrolId } = await enrol(page, 'person', assetsId!)
  await toEnglish(page)
  await page.goto(`/enrollDetail?id=${enrolId}`)
  const withdraw = async (msg: string) => {
    await exchange.faults([{ path: '/dscq-project/enroll/withdraw', kind: 'refuse', code: 400, msg }])
    await page
      .getByRole('main')
      .getByRole('button', { name: /Withdraw enrolment$/ })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw it', exact: true }).click()
  }
  await withdraw('保证金已到账或报名已结束，不能撤回')
  const told = page.getByText('The deposit has arrived or enrolment is over; it cannot be withdrawn')
  await expect(told).toBeVisible()
  await expect(told).not.toHaveAttribute('lang')
  await withdraw('系统维护至今晚十点')
  await expect(page.getByText('系统维护至今晚十点')).toHaveAttribute('lang', 'zh-CN')
})

test('[BD-09] [SE-10] a refused quote gives its reason in English', async ({ page, exchange }) => {
  await practise(page, 'ongoing')
  await open(page, exchange)
  await toEnglish(page)
  const centre = page.getByRole('region', { name: 'Quoting', exact: true })
  const outcome = page.getByRole('group', { name: 'Result of the quote' })
  await exchange.faults([
    {
      path: '/dscq-sync/v1/bid-assets/ongoing/quote',
      kind: 'refuse',
      code: 422,
      msg: '该请求已作废，请重新确认报价',
    },
  ])
  // The bidders of the house may be quicker than the confirmation.
  await expect(async () => {
    await page.getByRole('button', { name: /^\+5/ }).click({ timeout: 1_000 })
    await centre.getByRole('button', { name: 'Quote', exact: true }).click({ timeout: 1_000 })
    const confirmation = page.getByRole('dialog', { name: 'Confirm quote' })
    await confirmation.getByRole('button', { name: 'Confirm quote' }).click({ timeout: 2_000 })
    await expect(outcome).toContainText('This request is void; please confirm the quote again', { timeout: 2_000 })
  }).toPass({ intervals: [50] })
  await expect(outcome).not.toContainText(han)
})
