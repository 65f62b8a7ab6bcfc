import { box } from '../enrol/verbs.ts'
import { fileField, picture } from '../real-name/steps.ts'
import { codeSentTo } from '../session/sign-in.ts'
import type { Exchange } from '../support/test.ts'
import { expect, type Keys } from './keys.ts'

const phone = '13800138000'

/** Gives a picture by keys alone, and waits until the exchange has it. */
export async function give(keys: Keys, label: string, name: string): Promise<void> {
  const field = fileField(keys.page, label)
  await keys.give(field.locator('input[type=file]'), picture(name))
  await expect(field.getByRole('button', { name: `预览 ${name}` })).toBeVisible()
}

/** Types the phone, has a code sent to it and types that. */
export async function provePhone(keys: Keys, exchange: Exchange, label: string): Promise<void> {
  const { page } = keys
  await keys.type(box(page, label), phone)
  await keys.act(page.getByRole('button', { name: '获取验证码' }))
  await expect(box(page, '短信验证码')).toBeFocused()
  await page.keyboard.type(await codeSentTo(exchange, phone))
}
