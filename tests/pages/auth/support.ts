import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import accounts from '#src/mock/accounts.json' with { type: 'json' }
import { openWorld, type World } from '#tests/support/world.ts'

export const { password } = accounts[0]!
/** A password of no account yet. */
export const strong = 'Kt4#wq9z'

/** A world, and what its newest captcha shows. */
export function worldWithCaptchas(): { world: World; captcha: () => string } {
  const world = openWorld()
  const made = vi.spyOn(world.exchange.accounts, 'newCaptcha')
  const captcha = () => {
    const newest = made.mock.results.at(-1)
    if (newest?.type !== 'return') throw new Error('there is no captcha')
    return newest.value.text
  }
  return { world, captcha }
}

/** Has one more code sent within the hour, for which the exchange wants a captcha; answers what was read in it. */
export async function sendAgain(user: UserEvent, captcha: () => string): Promise<string> {
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

/** Has a code sent, with what stands in the picture where the exchange asks for that. */
export async function haveCodeSent(user: UserEvent, world: World): Promise<void> {
  const made = vi.spyOn(world.exchange.accounts, 'newCaptcha')
  const picture = () => screen.queryByRole('img', { name: '验证码图片，点击更换' })
  await user.click(await screen.findByRole('button', { name: '获取验证码' }))
  const told = () => document.querySelector('main')!.textContent
  await waitFor(() => expect(picture() ?? screen.queryByText(/5 分钟内有效/), told()).not.toBeNull())
  if (picture() === null) return
  const newest = made.mock.results.at(-1)
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

/** A code that is not the one that was sent. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000')

export const field = (label: string): HTMLInputElement => screen.getByRole('textbox', { name: label })
export const secret = (label: string): HTMLInputElement => screen.getByLabelText(label)
export const button = (name: string): HTMLButtonElement =>
  within(screen.getByRole('main')).getByRole('button', { name })

/** What a form says of a field, or null. */
export function problemOf(input: HTMLElement): string | null {
  const id = input.getAttribute('aria-describedby')
  return id === null ? null : document.getElementById(id)!.textContent
}

export const nameInHeader = (name: string): HTMLElement | null =>
  within(screen.getByRole('banner')).queryByRole('link', { name })

/** What this browser keeps of the session. */
export const stored = (): Record<string, unknown> | null => {
  const kept = localStorage.getItem('session:v1')
  return kept === null ? null : (JSON.parse(kept) as { state: Record<string, unknown> }).state
}
