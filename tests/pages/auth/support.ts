import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import accounts from '#src/mock/accounts.json' with { type: 'json' }
import { openWorld, type World } from '#tests/support/world.ts'

export const { password } = accounts[0]!
/** A valid password of no account. */
export const strongPassword = 'Kt4#wq9z'

/** A world, and the text of its newest captcha. */
export function worldWithCaptchas(): { world: World; captcha: () => string } {
  const world = openWorld()
  const newCaptcha = vi.spyOn(world.exchange.accounts, 'newCaptcha')
  const captcha = () => {
    const newest = newCaptcha.mock.results.at(-1)
    if (newest?.type !== 'return') throw new Error('there is no captcha')
    return newest.value.text
  }
  return { world, captcha }
}

/** Requests another code within the hour, which requires a captcha; returns the text of the captcha. */
export async function requestAnotherCode(user: UserEvent, captcha: () => string): Promise<string> {
  await user.click(await screen.findByRole('button', { name: '获取验证码' }))
  await screen.findByText('请输入图形验证码')
  const input = await screen.findByRole('textbox', { name: '图形验证码' })
  await waitFor(() => expect(document.activeElement).toBe(input))
  await screen.findByRole('img', { name: '验证码图片，点击更换' })
  const read = captcha()
  await user.type(input, read)
  await user.click(button('获取验证码'))
  await screen.findByRole('button', { name: /秒后重新获取$/ })
  return read
}

/** Requests a code, with a captcha where the exchange asks for one. */
export async function requestCode(user: UserEvent, world: World): Promise<void> {
  const newCaptcha = vi.spyOn(world.exchange.accounts, 'newCaptcha')
  const picture = () => screen.queryByRole('img', { name: '验证码图片，点击更换' })
  await user.click(await screen.findByRole('button', { name: '获取验证码' }))
  const mainText = () => document.querySelector('main')!.textContent
  await waitFor(() => expect(picture() ?? screen.queryByText(/5 分钟内有效/), mainText()).not.toBeNull())
  if (picture() === null) return
  const newest = newCaptcha.mock.results.at(-1)
  if (newest?.type !== 'return') throw new Error('there is no captcha')
  await user.type(screen.getByRole('textbox', { name: '图形验证码' }), newest.value.text)
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
}

/** The newest code that was sent to an address. */
export function codeTo({ exchange }: World, address: string): string {
  const sent = exchange.sms.inbox.find(({ telPhone }) => telPhone === address)
  const code = /验证码 (\d{6})/.exec(sent?.text ?? '')?.[1]
  if (!code) throw new Error(`no code was sent to ${address}`)
  return code
}

/** A code other than this one. */
export const otherCode = (code: string): string => (code === '000000' ? '000001' : '000000')

export const field = (label: string): HTMLInputElement => screen.getByRole('textbox', { name: label })
export const passwordField = (label: string): HTMLInputElement => screen.getByLabelText(label)
export const button = (name: string): HTMLButtonElement =>
  within(screen.getByRole('main')).getByRole('button', { name })

/** The problem that a form shows at a field, or null. */
export function problemOf(input: HTMLElement): string | null {
  const id = input.getAttribute('aria-describedby')
  return id === null ? null : document.getElementById(id)!.textContent
}

export const nameInHeader = (name: string): HTMLElement | null =>
  within(screen.getByRole('banner')).queryByRole('link', { name })

/** The stored session of this browser. */
export const storedSession = (): Record<string, unknown> | null => {
  const text = localStorage.getItem('session:v1')
  if (text === null) return null
  // The name of the person is in the tab alone.
  const user = JSON.parse(sessionStorage.getItem('mine:user:v1') ?? '{}') as Record<string, unknown>
  return { ...(JSON.parse(text) as { state: Record<string, unknown> }).state, ...user }
}
