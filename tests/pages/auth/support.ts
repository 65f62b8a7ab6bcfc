import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
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

/** The newest code that was sent to an address. */
export function codeTo({ exchange }: World, address: string): string {
  const sent = exchange.accounts.inbox.find(({ telPhone }) => telPhone === address)
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
