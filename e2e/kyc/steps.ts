import type { Locator, Page } from '@playwright/test'
import { codeSentTo, requestCode } from '../session/sign-in.ts'
import { type Exchange, expect, maxRetries } from '../support/test.ts'

/** One grey pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
)

export const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: pixel })

/** The file field of this label. */
export const fileField = (page: Page, label: string): Locator => page.getByRole('group', { name: label })

/** Uploads a picture and waits until the exchange has stored it. */
export async function uploadPicture(page: Page, label: string, name: string): Promise<void> {
  const field = fileField(page, label)
  await field.locator('input[type=file]').setInputFiles(picture(name))
  await expect(field.getByRole('button', { name: `预览 ${name}` })).toBeVisible()
}

/** Requests a code for the phone and fills it in. */
export async function verifyByCode(page: Page, exchange: Exchange, phone: string): Promise<void> {
  await requestCode(page, exchange)
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await codeSentTo(exchange, phone))
}

const consent = (page: Page) => page.getByRole('checkbox', { name: /我已阅读并同意/ })
const agreement = (page: Page) => page.getByRole('dialog', { name: '实名认证服务协议' })

/** Reads the agreement to its end and accepts it. */
export async function agree(page: Page): Promise<void> {
  await consent(page).click()
  await agreement(page).getByRole('region', { name: '协议全文' }).press('End')
  await agreement(page).getByRole('button', { name: '同意并继续' }).click()
  await expect(consent(page)).toBeChecked()
}

export const submitButton = (page: Page) => page.getByRole('button', { name: '提交认证' })
export const badge = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true }).first()

/** The claims that wait for the reviewer or the bank. */
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

/** Of the citizen who is verified. */
export const citizenPhone = '13800138000'

export async function fillCitizen(page: Page): Promise<void> {
  await uploadPicture(page, '身份证人像面', '林知秋_510112198311086137.png')
  await uploadPicture(page, '身份证国徽面', 'back.png')
  await expect(page.getByText('已从图片读出信息，请核对')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('林知秋')
  await page.getByRole('checkbox', { name: '长期有效' }).check()
  await page.getByRole('textbox', { name: '手机号码' }).fill(citizenPhone)
}

/** The link to the phone page, while it is valid. */
export const openLink = (page: Page) => page.getByRole('link', { name: '无法扫码？在新窗口打开核验页面' })

/** Sends the result of the face service, without a phone. */
export async function sendFaceResult(page: Page, address: string, verdict: string): Promise<void> {
  const token = new URLSearchParams(address.split('?')[1]).get('token')
  const answer = await page.context().request.post('/__mock/face', { data: { token, verdict }, maxRetries })
  expect(answer.ok(), await answer.text()).toBe(true)
}
