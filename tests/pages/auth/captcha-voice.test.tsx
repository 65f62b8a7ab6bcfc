import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useSession } from '#src/features/session/store.ts'
import { button, field, password as personsPassword, worldWithCaptchas } from '#tests/pages/auth/support.ts'
import { loadScreens, replaceText } from '#tests/support/fill.ts'
import { renderRoute } from '#tests/support/render-route.tsx'

beforeAll(() => loadScreens('/login', '/findPassword'), 60_000)

const path = '/blade-auth/oauth/captcha/voice'
const started = vi.fn<() => void>()

/** A sound that is over at once. */
class SilentContext {
  destination = {}
  resume = () => Promise.resolve()
  decodeAudioData = (bytes: ArrayBuffer) => Promise.resolve({ bytes: bytes.byteLength })
  createBufferSource = () => {
    let ended = () => undefined as void
    return {
      buffer: null,
      connect: () => undefined,
      stop: () => ended(),
      addEventListener: (_: string, listener: () => void) => {
        ended = listener
      },
      start: () => {
        started()
        ended()
      },
    }
  }
}

beforeEach(() => {
  started.mockClear()
  vi.stubGlobal('AudioContext', SilentContext)
  return () => vi.unstubAllGlobals()
})

const listen = () => screen.findByRole('button', { name: '听验证码' })

describe('the spoken captcha', () => {
  test('[D12] [ASVS 6.3.1] its digits sign in; a second press plays the same sound without another call', async () => {
    const { world } = worldWithCaptchas()
    const speak = vi.spyOn(world.exchange.accounts, 'speakCaptcha')
    const page = await renderRoute('/login?redirect=%2FfindPassword', { world })
    await page.user.click(await listen())
    await waitFor(() => expect(started).toHaveBeenCalledTimes(1))
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('请输入听到的六位数字')
    await page.user.click(await listen())
    await waitFor(() => expect(started).toHaveBeenCalledTimes(2))
    expect(page.world.callsTo(path)).toHaveLength(1)
    await replaceText(page.user, field('账号'), 'person')
    await replaceText(page.user, screen.getByLabelText('密码'), personsPassword)
    await replaceText(page.user, field('图形验证码'), String(speak.mock.results[0]!.value))
    await page.user.click(button('登录'))
    await waitFor(() => expect(useSession.getState().baseUserId).toBe('U0004'))
  })

  test('an exchange without it is named once, and the button is gone', async () => {
    const { world } = worldWithCaptchas()
    world.faults({ path, kind: 'refuse', code: 404, msg: '接口不存在' })
    const page = await renderRoute('/login', { world })
    await page.user.click(await listen())
    expect(await screen.findByText('暂不提供语音验证码')).toBeDefined()
    expect(screen.queryByRole('button', { name: '听验证码' })).toBeNull()
    await page.user.click(button('换一张'))
    expect(await listen()).toBeDefined()
  })

  test('a refusal and a lost connection are shown, and another press tries again', async () => {
    const { world } = worldWithCaptchas()
    const page = await renderRoute('/login', { world })
    world.faults({ path, kind: 'refuse', code: 429, msg: '这个验证码已播放多次，请换一张再听' })
    await page.user.click(await listen())
    expect(await screen.findByText('这个验证码已播放多次，请换一张再听')).toBeDefined()
    world.faults({ path, kind: 'down' })
    await page.user.click(await listen())
    expect(await screen.findByText('语音没有播放成功，请重试')).toBeDefined()
    world.faults()
    await page.user.click(await listen())
    await waitFor(() => expect(started).toHaveBeenCalledTimes(1))
  })
})

test('a browser without sound has no button for it', async () => {
  vi.stubGlobal('AudioContext', undefined)
  const { world } = worldWithCaptchas()
  await renderRoute('/login', { world })
  await screen.findByRole('img', { name: '验证码图片，点击更换' })
  expect(screen.queryByRole('button', { name: '听验证码' })).toBeNull()
})
