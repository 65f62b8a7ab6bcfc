import type { Page } from '@playwright/test'
import { dayMs, hourMs } from '#src/model/time/units.ts'
import { codeSentTo } from '../session/sign-in.ts'
import { type Exchange, expect } from '../support/test.ts'

export const strong = 'Kt4#wq9z'

/** The error message of a field. */
export const fieldError = async (page: Page, label: string): Promise<string> => {
  const input = page.getByRole('main').getByLabel(label, { exact: true })
  const id = await input.getAttribute('aria-describedby')
  return id ? page.locator(`[id="${id}"]`).innerText() : ''
}

export const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })

/** Requests a code for the phone, and types it. */
export async function enterPhoneCode(page: Page, exchange: Exchange, phone: string): Promise<void> {
  await field(page, '手机号码').fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('5 分钟内有效')).toBeVisible()
  await expect(field(page, '短信验证码')).toBeFocused()
  await field(page, '短信验证码').fill(await codeSentTo(exchange, phone))
}

/** For daily counts, in Shanghai: makes sure that the day does not end during a test. */
export async function avoidMidnight(exchange: Exchange): Promise<void> {
  const left = dayMs - (((await exchange.now()) + 8 * hourMs) % dayMs)
  if (left < hourMs / 4) await exchange.jump(left)
}
