import type { Locator, Page } from '@playwright/test'
import { codeSentTo } from '../session/sign-in.ts'
import { type Exchange, expect, maxRetries } from '../support/test.ts'

/** One grey pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
)

export const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: pixel })

/** The field for files of this label. */
export const fileField = (page: Page, label: string): Locator => page.getByRole('group', { name: label })

/** Gives a picture and waits until the exchange has it. */
export async function givePicture(page: Page, label: string, name: string): Promise<void> {
  const field = fileField(page, label)
  await field.locator('input[type=file]').setInputFiles(picture(name))
  await expect(field.getByRole('button', { name: `预览 ${name}` })).toBeVisible()
}

/** Chooses one of antd's lists by its label. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page
    .locator('.ant-select-item-option')
    .filter({ hasText: new RegExp(`^${option}$`) })
    .click()
}

/** Chooses a province and what lies below it, by the beginning of their names. */
export async function chooseRegion(page: Page, ...names: string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    const level = page.getByRole('combobox', { name: ['省份', '城市', '区县'][index]! })
    await expect(level).toBeEnabled()
    await level.fill(name)
    await page.locator('.ant-select-item-option-active').filter({ hasText: name }).click()
    await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0)
  }
}

/** Has a code sent to the phone and fills it in. */
export async function proveByCode(page: Page, exchange: Exchange, phone: string): Promise<void> {
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('5 分钟内有效')).toBeVisible()
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await codeSentTo(exchange, phone))
}

const consent = (page: Page) => page.getByRole('checkbox', { name: /我已阅读并同意/ })
export const agreement = (page: Page) => page.getByRole('dialog', { name: '实名认证服务协议' })

/** Reads the agreement to its end and accepts it. */
export async function agree(page: Page): Promise<void> {
  await consent(page).click()
  await agreement(page).getByRole('region', { name: '协议全文' }).press('End')
  await agreement(page).getByRole('button', { name: '同意并继续' }).click()
  await expect(consent(page)).toBeChecked()
}

export const submitButton = (page: Page) => page.getByRole('button', { name: '提交认证' })
export const badge = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true }).first()

/** What waits for the reviewer or the bank. */
export async function openClaims(page: Page) {
  const answer = await page.context().request.get('/__mock/reviewer.json', { maxRetries })
  return (await answer.json()) as { userId: string; name: string; transfer: { state: string; amount: string } | null }[]
}

export async function review(
  page: Page,
  name: string,
  verdict: 'pass' | 'refuse',
  reasons: string[] = [],
): Promise<void> {
  const claim = (await openClaims(page)).find((one) => one.name === name)
  const data = { userId: claim?.userId, verdict, reasons }
  const answer = await page.context().request.post('/__mock/review', { data, maxRetries })
  expect(answer.ok(), await answer.text()).toBe(true)
}

export async function fillCitizen(page: Page): Promise<void> {
  await givePicture(page, '身份证人像面', '林知秋_510112198311086137.png')
  await givePicture(page, '身份证国徽面', 'back.png')
  await expect(page.getByText('已从图片读出信息，请核对')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('林知秋')
  await page.getByRole('checkbox', { name: '长期有效' }).check()
  await page.getByRole('textbox', { name: '手机号码' }).fill('13800138000')
}

export async function fillPassport(page: Page, exchange: Exchange): Promise<void> {
  await choose(page, '证件类型', '因私普通护照')
  await givePicture(page, '证件资料页', 'passport.png')
  await page.getByRole('textbox', { name: '姓名' }).fill('Maria Lund')
  await page.getByRole('textbox', { name: '证件号码' }).fill('E30461388')
  await page.getByLabel('证件有效期至').fill('2035-05-31')
  await page.getByRole('textbox', { name: '手机号码' }).fill('13800138000')
  await proveByCode(page, exchange, '13800138000')
  await agree(page)
}
