import type { Page } from '@playwright/test'
import { enterPhoneCode, field } from '../auth/forms.ts'
import { amountAbove, type Lot } from '../bidding/duel.ts'
import { agreeToAll, fillIn, next, status, submitForm, uploadFiles } from '../enrol/actions.ts'
import { agree, citizenPhone, fillCitizen, submitButton, verifyByCode } from '../kyc/steps.ts'
import { registrant } from '../session/sign-in.ts'
import { type Exchange, expect } from '../support/test.ts'

/** The name on the identity card of the registrant. */
export const realName = '林知秋'

/** The exchange's reviewer decides on an enrolment after this time, ms. */
const reviewMs = 20_000

/** Registers an account, and proves whose it is by the operator of the phone. */
export async function registerAndVerify(page: Page, exchange: Exchange): Promise<void> {
  await page.goto('/register')
  await field(page, '账号').fill(registrant.loginName)
  await field(page, '密码').fill(registrant.password)
  await field(page, '确认密码').fill(registrant.password)
  await enterPhoneCode(page, exchange, registrant.phone)
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
  await page.getByRole('main').getByRole('button', { name: '注册', exact: true }).click()
  await page.getByRole('link', { name: '去实名认证' }).click()

  await expect(page).toHaveURL(/\/realNamePerson$/)
  await fillCitizen(page)
  await verifyByCode(page, exchange, citizenPhone)
  await agree(page)
  await submitButton(page).click()
  await expect(page).toHaveURL(/\/realNamePersonInfo$/)
  await expect(page.getByRole('complementary').getByText('个人已认证')).toBeVisible()
}

/** Finds the asset by its name and enrols for it with the start price as offer, until the page of its deposit; resolves with the enrolment's id. */
export async function findAndEnrol(page: Page, exchange: Exchange, lot: Lot): Promise<string> {
  await page.goto('/project')
  await page.getByRole('combobox', { name: '项目名称或编号' }).fill(lot.name)
  await page.keyboard.press('Enter')
  await page.locator(`main a[href*="${lot.assetsId}."]`).first().click()
  await expect(page).toHaveURL(new RegExp(`/${lot.assetsId}\\.`))
  await page.getByRole('link', { name: '我要报名' }).first().click()
  await agreeToAll(page)
  await next(page)
  await fillIn(page, amountAbove(lot, 0))
  await next(page)
  await uploadFiles(page)
  await next(page)
  const enrolId = await submitForm(page)
  await exchange.jump(reviewMs)
  await status(page).getByRole('link', { name: '去交纳保证金' }).click()
  return enrolId
}
