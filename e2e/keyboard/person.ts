import { box } from '../enrol/actions.ts'
import { fileField, picture } from '../kyc/steps.ts'
import { captchaBox, captchaPicture, codeSentTo } from '../session/sign-in.ts'
import type { Exchange } from '../support/test.ts'
import { expect, type Keys } from './keys.ts'

const phone = '13800138000'

/** Uploads a picture by keyboard, and waits until the exchange has stored it. */
export async function uploadPicture(keys: Keys, label: string, name: string): Promise<void> {
  const field = fileField(keys.page, label)
  await keys.uploadFile(field.locator('input[type=file]'), picture(name))
  await expect(field.getByRole('button', { name: `预览 ${name}` })).toBeVisible()
}

/** Which code within an hour it is for a number; each after the first needs a captcha. */
export type CodeTurn = 'first' | 'further'

/** Requests a code and types it. */
export async function typeCode(keys: Keys, exchange: Exchange, to: string, which: CodeTurn = 'first'): Promise<void> {
  const { page } = keys
  const send = page.getByRole('main').getByRole('button', { name: '获取验证码' })
  const drawn =
    which === 'further' ? page.waitForResponse((response) => response.url().includes('/oauth/captcha')) : null
  await keys.act(send)
  if (drawn) {
    const { data } = (await (await drawn).json()) as { data: { uuid: string } }
    await expect(captchaBox(page)).toBeFocused()
    await expect(captchaPicture(page)).toBeVisible()
    await page.keyboard.type(await exchange.captcha(data.uuid))
    await keys.act(send)
  }
  await expect(box(page, '短信验证码')).toBeFocused()
  await page.keyboard.type(await codeSentTo(exchange, to))
}

/** Types the phone, requests a code for it and types that. */
export async function verifyPhone(
  keys: Keys,
  exchange: Exchange,
  label: string,
  which: CodeTurn = 'first',
): Promise<void> {
  await keys.type(box(keys.page, label), phone)
  await typeCode(keys, exchange, phone, which)
}
