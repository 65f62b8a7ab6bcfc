import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useIdle } from '#src/features/session/screen-lock/idle-warning.ts'
import { continueSession } from '#src/features/session/screen-lock/idle-timeout.ts'
import { IdleLockSetting } from '#src/features/session/IdleLockSetting.tsx'
import { IdleWarningOutlet } from '#src/features/session/IdleWarningOutlet.tsx'
import { isLocked } from '#src/features/session/screen-lock/screen-lock.ts'
import { dispatch } from '#src/features/session/store.ts'
import { resetSettings, useSettings } from '#src/shared/lib/storage/settings.ts'

const tokens = { accessToken: 'A1', refreshToken: 'R1', at: Date.parse('2026-03-06T09:30:00+08:00') }

beforeEach(() => {
  vi.useFakeTimers({ now: tokens.at, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  dispatch({ type: 'signed-in', baseUserId: 'U1', username: '周岷生', grantType: 'password', tokens })
})
afterEach(() => {
  dispatch({ type: 'signed-out' })
  continueSession()
  resetSettings()
})

const named = { name: '即将自动锁屏' }
const dialog = () => screen.getByRole('dialog', named)
const press = (name: string) => fireEvent.click(within(dialog()).getByRole('button', { name }))
const left = () => within(dialog()).getByRole('timer', { name: '距离锁屏' }).textContent

async function warn(ms: number) {
  await act(async () => {
    useIdle.setState({ locksAt: Date.now() + ms })
    await import('#src/features/session/screen-lock/IdleWarning.tsx')
  })
}

describe('the warning before the screen lock', () => {
  test('[RT-15] is mounted when it is due and removed when it is over', async () => {
    render(<IdleWarningOutlet />)
    expect(screen.queryByRole('dialog')).toBeNull()
    await warn(120_000)
    expect(dialog().textContent).toContain('已填写的内容不会丢失')
    act(() => useIdle.setState({ locksAt: null }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each([
    [120_000, '2:00'],
    [119_001, '2:00'],
    [119_000, '1:59'],
    [61_000, '1:01'],
    [60_000, '1:00'],
    [9_000, '0:09'],
    [1, '0:01'],
    [0, '0:00'],
    // The exchange's clock was adjusted while the warning was shown.
    [-5_000, '0:00'],
    [300_000, '2:00'],
  ])('[RT-15] %i ms before the lock it reads %s', async (ms, text) => {
    render(<IdleWarningOutlet />)
    await warn(ms)
    expect(left()).toBe(text)
  })

  test('[RT-15] counts down', async () => {
    render(<IdleWarningOutlet />)
    await warn(100_000)
    expect(left()).toBe('1:40')
    act(() => void vi.advanceTimersByTime(3_010))
    expect(left()).toBe('1:37')
  })

  test('[RT-15] the button to stay has the focus; its click, the cross and Esc continue the session', async () => {
    render(<IdleWarningOutlet />)
    for (const stay of [
      () => press('继续使用'),
      () => press('关闭'),
      () => fireEvent(dialog(), new Event('cancel', { cancelable: true })),
    ]) {
      await warn(60_000)
      const button = within(dialog()).getByRole('button', { name: '继续使用' })
      expect(button.hasAttribute('autofocus')).toBe(true)
      stay()
      expect([screen.queryByRole('dialog'), useIdle.getState().locksAt, isLocked()]).toEqual([null, null, false])
    }
  })

  test('[RT-15] the session can be locked at once', async () => {
    render(<IdleWarningOutlet />)
    await warn(60_000)
    press('立即锁屏')
    expect(isLocked()).toBe(true)
  })
})

test('[RT-15] [SE-10] the idle minutes are one of five choices, stored for this browser', () => {
  render(<IdleLockSetting />)
  const group = screen.getByRole('group', { name: '无操作自动锁屏' })
  const radios = within(group).getAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    '5 分钟',
    '10 分钟',
    '15 分钟',
    '30 分钟',
    '60 分钟',
  ])
  const checked = () => radios.flatMap((radio, index) => (radio.checked ? [index] : []))
  expect(checked()).toEqual([2])
  fireEvent.click(radios[3]!)
  expect([checked(), useSettings.getState().idleLockMinutes]).toEqual([[3], 30])
})
