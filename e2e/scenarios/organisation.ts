import type { Page } from '@playwright/test'
import {
  agree,
  badge,
  citizenPhone,
  openClaims,
  review,
  submitButton,
  uploadPicture,
  verifyByCode,
} from '../kyc/steps.ts'
import { type Exchange, expect } from '../support/test.ts'

/** As its licence says, and as its clerk first writes it. */
const name = '成都云岭测试有限公司'
const mistyped = '成都云岭测试有限责任公司'
const legal = { name: '林知秋', number: '510112198311086137' }
const agent = { name: '周岷生', number: '510104199003071237' }

/** The bank sends the transfer after this time, and a phone gets one code a minute; ms. */
const bankMs = 20_000
const codeMs = 61_000

const box = (page: Page, label: string) => page.getByRole('main').getByRole('textbox', { name: label })
const button = (page: Page, label: string) => page.getByRole('main').getByRole('button', { name: label, exact: true })

async function fillName(page: Page, typed: string): Promise<void> {
  await box(page, '机构名称').fill(typed)
  await box(page, '户名').fill(typed)
}

async function submitClaim(page: Page, exchange: Exchange, way: string): Promise<void> {
  await page.getByRole('radio', { name: way }).check()
  await verifyByCode(page, exchange, citizenPhone)
  await agree(page)
  await submitButton(page).click()
  await expect(page).toHaveURL(/\/realNamePersonInfo$/)
}

/** Claims to be an organisation under a mistyped name, by a signed letter: the reviewer refuses it. */
async function claimMistyped(page: Page, exchange: Exchange): Promise<void> {
  await page.goto('/realNameOrg')
  await uploadPicture(page, '营业执照或登记证书', `${name}_91510100MA6RQ7D842_${legal.name}.png`)
  await expect(box(page, '机构名称')).toHaveValue(name)
  await page.getByRole('checkbox', { name: '长期' }).check()
  await fillName(page, mistyped)
  await box(page, '法定代表人证件号码').fill(legal.number)
  await box(page, '经办人姓名').fill(agent.name)
  await box(page, '经办人证件号码').fill(agent.number)
  await box(page, '经办人手机号码').fill(citizenPhone)
  await box(page, '开户行').fill('岷江银行')
  await box(page, '账号').fill('8110000100299999')
  await submitClaim(page, exchange, '法定代表人授权书签署')
  await uploadPicture(page, '签署后的授权书', 'signed.png')
  await button(page, '提交授权书').click()
  await expect(page.getByText('授权书已提交', { exact: false })).toBeVisible()
  await review(page, mistyped, 'refuse', ['licence'])
}

async function enterAmount(page: Page, amount: string): Promise<void> {
  await box(page, '收到的金额（元）').fill(amount)
  await button(page, '确认金额').click()
}

/**
 * The account on this page becomes an organisation: refused for its name, it reads why, corrects the name, and proves its bank account by the
 * amount of a transfer, wrong twice and then right.
 */
export async function verifyAsOrganisation(page: Page, exchange: Exchange): Promise<void> {
  await claimMistyped(page, exchange)
  await page.getByRole('link', { name: '查看原因' }).click()
  await expect(page).toHaveURL(/\/membershipReason$/)
  await expect(page.getByText('营业执照信息与填写不一致')).toBeVisible()
  await exchange.jump(codeMs)
  await page.getByRole('link', { name: '修改后重新提交' }).click()
  await expect(page).toHaveURL(/\/realNameOrg/)
  await expect(box(page, '机构名称')).toHaveValue(mistyped)
  await fillName(page, name)
  await page.getByRole('radio', { name: '对公打款核验' }).check()
  await uploadPicture(page, '授权委托书', 'letter.png')
  await submitClaim(page, exchange, '对公打款核验')

  await expect(page.getByText('打款中：款项到账后请在此回填金额', { exact: false })).toBeVisible()
  await exchange.jump(bankMs)
  const { amount } = (await openClaims(page)).find((claim) => claim.name === name)!.transfer!
  const wrong = ['0.98', '0.99', '0.97'].filter((other) => other !== amount)
  await enterAmount(page, wrong[0]!)
  await expect(page.getByText('打款金额不正确，您还有2次机会')).toBeVisible()
  await enterAmount(page, wrong[1]!)
  await expect(page.getByText('打款金额不正确，您还有1次机会')).toBeVisible()
  await expect(badge(page, '机构已认证')).toHaveCount(0)
  await enterAmount(page, amount)
  await expect(badge(page, '机构已认证')).toBeVisible()
}
