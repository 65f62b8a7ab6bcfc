// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openAt, signOutHere } from '#tests/pages/auth/support.tsx'
import { wait } from '#tests/features/session/support/network.ts'
import { useSession } from '#src/features/session/store.ts'
import { provideServerTime } from '#src/shared/lib/server-time.ts'

afterEach(() => {
  cleanup()
  signOutHere()
  localStorage.clear()
  sessionStorage.clear()
  provideServerTime(() => Date.now())
})

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
const password = () => screen.getByLabelText<HTMLInputElement>('密码')
const submit = () => screen.getByRole('button', { name: '登录' })
const picture = () => screen.findByRole('img', { name: '验证码图片，点击更换' })
const problemOf = (input: HTMLElement) => {
  const id = input.getAttribute('aria-describedby')
  return id === null ? null : document.getElementById(id)!.textContent
}
const alert = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('alert')
    .map((one) => one.textContent)
    .join('')

type Opened = ReturnType<typeof openAt>

const typeAll = async ({ user }: Opened) => {
  await picture()
  await user.type(field('账号'), 'person')
  await user.type(password(), 'Minjiang#2026')
  await user.type(field('验证码'), 'abcd')
}
const bySms = async ({ user }: Opened) => user.click(screen.getByRole('tab', { name: '短信登录' }))

describe('by password', () => {
  test('[AC-01] [RT-11] what was typed is sent under the cipher, and the visitor is back where they came from', async () => {
    const page = openAt('/login?redirect=%2FmyProject%3Flist%3D2')
    await typeAll(page)
    await page.user.click(submit())
    await waitFor(() => expect(page.place()).toBe('/myProject?list=2'))
    expect(page.tokens()).toEqual([
      {
        grant_type: 'password',
        client_id: 'minjiang-portal',
        client_secret: 'minjiang-portal',
        scope: 'all',
        username: 'person',
        password: expect.stringMatching(/^04[0-9a-f]{200,}$/),
        uuid: 'C1',
        captcha: 'abcd',
      },
    ])
    expect(useSession.getState()).toMatchObject({ baseUserId: 'U1', grantType: 'password' })
  })

  test('[AC-01] sent empty: every field says what is missing, the first has the focus, nothing goes out', async () => {
    const page = openAt('/login')
    await picture()
    await page.user.click(submit())
    expect([field('账号'), password(), field('验证码')].map(problemOf)).toEqual([
      '请输入账号',
      '请输入密码',
      '请输入验证码',
    ])
    expect(document.activeElement).toBe(field('账号'))
    expect([field('账号'), password()].map((input) => input.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
    expect(page.tokens()).toEqual([])
    await page.user.type(field('账号'), 'p')
    expect(problemOf(field('账号'))).toBeNull()
  })

  test('[AC-01] only the password is missing: that is where the focus goes', async () => {
    const page = openAt('/login')
    await picture()
    await page.user.type(field('账号'), 'person')
    await page.user.keyboard('{Enter}')
    expect(document.activeElement).toBe(password())
    expect([problemOf(field('账号')), problemOf(password())]).toEqual([null, '请输入密码'])
  })

  test('[SE-04] refused: the exchange’s words by the button, another captcha, and what was typed is still there', async () => {
    const refusal = { code: 403, msg: 'x', error_description: '账号或密码错误' }
    const page = openAt('/login', { '/oauth/token': refusal })
    await typeAll(page)
    await page.user.click(submit())
    await waitFor(() => expect(alert()).toContain('账号或密码错误'))
    expect([field('账号').value, password().value, field('验证码').value]).toEqual(['person', 'Minjiang#2026', ''])
    expect((await picture()).getAttribute('src')).toBe('data:image/png;base64,2')
    expect(document.activeElement).toBe(field('验证码'))
    expect(page.notices()).toEqual([])
    page.answering({})
    await page.user.keyboard('efgh{Enter}')
    await waitFor(() => expect(page.place()).toBe('/index'))
    expect(page.tokens().map(({ uuid, captcha }) => [uuid, captcha])).toEqual([
      ['C1', 'abcd'],
      ['C2', 'efgh'],
    ])
  })

  test('[SE-04] locked: the wait is said, and the way by SMS is one press away', async () => {
    const error_description = '登录失败次数过多，请 15 分钟后再试，或使用短信验证码登录'
    const page = openAt('/login', { '/oauth/token': { code: 407, error_description } })
    await typeAll(page)
    await page.user.click(submit())
    await waitFor(() => expect(alert()).toContain('请 15 分钟后再试'))
    await page.user.click(screen.getByRole('button', { name: '改用短信验证码登录' }))
    expect(screen.getByRole('tab', { name: '短信登录' }).getAttribute('aria-selected')).toBe('true')
    expect(document.activeElement).toBe(field('手机号码'))
  })

  test.each([
    ['down', '网络连接失败，请检查网络后重试'],
    ['<html>502</html>', '服务器返回了无法识别的内容，请稍后重试'],
  ])('[SE-02] no answer (%s) is told in the form', async (said, text) => {
    const page = openAt('/login', { '/oauth/token': said })
    await typeAll(page)
    await page.user.click(submit())
    await waitFor(() => expect(alert()).toContain(text))
    expect(useSession.getState().baseUserId).toBeNull()
  })

  test('[AC-03] an account that may not enter is told so, and is not let in', async () => {
    const data = { access_token: 'A1', refresh_token: 'R1', baseUserId: 'U1', isAllowAccess: false }
    const page = openAt('/login?redirect=%2FmyProject', { '/oauth/token': { code: 200, data } })
    await typeAll(page)
    await page.user.click(submit())
    await waitFor(() => expect(alert()).toContain('您的账号暂时不能进入本网站，请联系客服'))
    expect([page.place(), useSession.getState().baseUserId, localStorage.length]).toEqual([
      '/login?redirect=%2FmyProject',
      null,
      0,
    ])
  })

  test('[AC-01] twenty impatient presses sign in once', async () => {
    const page = openAt('/login', {
      '/oauth/token': async () => {
        await wait(80)
        return { code: 403, error_description: '账号或密码错误' }
      },
    })
    await typeAll(page)
    const button = submit()
    for (let press = 0; press < 20; press += 1) button.click()
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
    expect(button.textContent).toBe('正在登录…')
    button.click()
    await waitFor(() => expect(alert()).toContain('账号或密码错误'))
    expect(page.tokens()).toHaveLength(1)
  })

  test('[AC-01] the captcha is renewed by its button and by a click on it; a lost one says so', async () => {
    const page = openAt('/login')
    await picture()
    await page.user.type(field('验证码'), 'ab')
    await page.user.click(screen.getByRole('button', { name: '换一张' }))
    await waitFor(async () => expect((await picture()).getAttribute('src')).toBe('data:image/png;base64,2'))
    expect([field('验证码').value, document.activeElement]).toEqual(['', field('验证码')])
    await page.user.click(await picture())
    await waitFor(async () => expect((await picture()).getAttribute('src')).toBe('data:image/png;base64,3'))
    page.answering({ '/blade-auth/oauth/captcha': 'down' })
    await page.user.click(await picture())
    const lost = await screen.findByText('加载失败，点击重试')
    page.answering({})
    await page.user.click(lost)
    await picture()
  })

  test('[D12] whoever cannot read the picture finds the way by SMS beside it', async () => {
    const page = openAt('/login')
    await page.user.click(screen.getByRole('button', { name: '用短信登录' }))
    expect(screen.getByRole('textbox', { name: '手机号码' })).toBeTruthy()
    expect(document.activeElement).toBe(field('手机号码'))
    expect(screen.queryByLabelText('密码')?.closest('form')?.hidden).toBe(true)
  })

  test('[AC-01] password managers know the fields, the password can be shown, and pasting works', async () => {
    const page = openAt('/login')
    await picture()
    expect([field('账号').autocomplete, password().autocomplete, password().type]).toEqual([
      'username',
      'current-password',
      'password',
    ])
    await page.user.click(password())
    await page.user.paste('from a manager')
    expect(password().value).toBe('from a manager')
    await page.user.click(screen.getByRole('button', { name: '显示密码' }))
    expect(password().type).toBe('text')
    expect(screen.getByRole('button', { name: '显示密码' }).getAttribute('aria-pressed')).toBe('true')
  })

  test('[AC-01] looking at the other way and back loses nothing', async () => {
    const page = openAt('/login')
    await typeAll(page)
    await bySms(page)
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: '短信登录' }))
    await page.user.type(field('手机号码'), '1390')
    await page.user.click(screen.getByRole('tab', { name: '账号登录' }))
    expect([field('账号').value, password().value, field('验证码').value]).toEqual(['person', 'Minjiang#2026', 'abcd'])
    expect(page.wire.to('/blade-auth/oauth/captcha')).toHaveLength(1)
  })
})

describe('by SMS', () => {
  test.each([
    ['', '手机号码不能为空'],
    ['139000000', '手机号码长度不为11位'],
    ['139000000012', '手机号码长度不为11位'],
    ['23900000001', '手机号码格式不正确'],
    ['1390000000x', '手机号码格式不正确'],
  ])('[AC-01] the number %j: %s', async (typed, text) => {
    const page = openAt('/login')
    await bySms(page)
    if (typed) await page.user.type(field('手机号码'), typed)
    await page.user.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(problemOf(field('手机号码'))).toBe(text)
    expect(document.activeElement).toBe(field('手机号码'))
    expect(page.wire.to('/dscq-user/sms/code')).toEqual([])
  })

  test('[AC-01] a number is judged when it is left, an untouched one is not', async () => {
    const page = openAt('/login')
    await bySms(page)
    await page.user.click(field('手机号码'))
    await page.user.tab()
    expect(problemOf(field('手机号码'))).toBeNull()
    await page.user.type(field('手机号码'), '139')
    await page.user.tab()
    expect(problemOf(field('手机号码'))).toBe('手机号码长度不为11位')
  })

  test('[AC-01] [AC-04] a pasted number with spaces and full-width digits is a number; the code signs in', async () => {
    const page = openAt('/login?redirect=/hall%3FprojectActive%3D2')
    await bySms(page)
    await page.user.click(field('手机号码'))
    await page.user.paste(' １３９-0000 0004 ')
    await page.user.click(screen.getByRole('button', { name: '获取验证码' }))
    await screen.findByText('验证码已发送至 139****0004，5 分钟内有效')
    expect(page.wire.to('/dscq-user/sms/code').map(({ body }) => body)).toEqual([
      { telPhone: '13900000004', code: '1008' },
    ])
    expect([document.activeElement, field('短信验证码').autocomplete]).toEqual([field('短信验证码'), 'one-time-code'])
    await page.user.keyboard('123456{Enter}')
    await waitFor(() => expect(page.place()).toBe('/hall?projectActive=2'))
    expect(page.tokens()).toEqual([
      {
        grant_type: 'verify_code',
        client_id: 'minjiang-portal',
        client_secret: 'minjiang-portal',
        scope: 'all',
        telPhone: '13900000004',
        code: '123456',
        uuid: 'S1',
      },
    ])
  })

  test('[AC-01] the next code can be had after 60 s of the exchange’s clock; another number need not wait', async () => {
    const start = 1_790_000_000_000
    let now = start
    provideServerTime(() => now)
    const page = openAt('/login')
    await bySms(page)
    await page.user.type(field('手机号码'), '13900000004')
    await page.user.click(screen.getByRole('button', { name: '获取验证码' }))
    const waiting = await screen.findByRole<HTMLButtonElement>('button', { name: '60 秒后重新获取' })
    expect(waiting.disabled).toBe(true)
    now = start + 21_000
    document.dispatchEvent(new Event('visibilitychange'))
    await screen.findByRole('button', { name: '39 秒后重新获取' })
    await page.user.type(field('手机号码'), '{Backspace}5')
    await screen.findByRole('button', { name: '获取验证码' })
    await page.user.type(field('手机号码'), '{Backspace}4')
    await screen.findByRole('button', { name: '39 秒后重新获取' })
    now = start + 60_000
    document.dispatchEvent(new Event('visibilitychange'))
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: '获取验证码' })).disabled).toBe(false)
  })

  test('[AC-01] a sending that is refused is shown as a message, and can be tried again', async () => {
    const page = openAt('/login', { '/dscq-user/sms/code': { code: 429, msg: '发送过于频繁，请 30 秒后再试' } })
    await bySms(page)
    await page.user.type(field('手机号码'), '13900000004')
    await page.user.click(screen.getByRole('button', { name: '获取验证码' }))
    await waitFor(() => expect(page.notices()).toEqual(['发送过于频繁，请 30 秒后再试']))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '获取验证码' }).disabled).toBe(false)
  })

  test('[SE-04] a number without an account leads to registering', async () => {
    const error_description = '该手机号尚未注册，请先注册'
    const page = openAt('/login', { '/oauth/token': { code: 369, error_description } })
    await bySms(page)
    await page.user.type(field('手机号码'), '13900000099')
    await page.user.type(field('短信验证码'), '123456{Enter}')
    await waitFor(() => expect(alert()).toContain(error_description))
    expect(screen.getByRole('link', { name: '去注册' }).getAttribute('href')).toBe('/register')
    expect(field('短信验证码').value).toBe('123456')
  })
})

describe('the page', () => {
  test('[RT-11] whoever is signed in goes straight on', async () => {
    useSession.setState({ baseUserId: 'U1' })
    const page = openAt('/login?redirect=%2FmyCollect%3Fx%3D1%23top')
    await waitFor(() => expect(page.place()).toBe('/myCollect?x=1#top'))
    expect(page.wire.asked).toEqual([])
  })

  test('[SE-07] signing in in another tab leads on in this one', async () => {
    const page = openAt('/login?redirect=%2FmyCollect')
    await picture()
    useSession.setState({ baseUserId: 'U1' })
    await waitFor(() => expect(page.place()).toBe('/myCollect'))
  })

  test('[RT-12] a hostile redirect leads home', async () => {
    useSession.setState({ baseUserId: 'U1' })
    expect(openAt('/login?redirect=%2F%2Fevil.example').place()).toBe('/index')
  })

  test('[AC-02] the trading platform’s sign-on is begun with a state that is kept', async () => {
    vi.stubEnv('VITE_LOGIN_HOST', '/sso')
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    const page = openAt('/login?redirect=%2FmyProject')
    await page.user.click(screen.getByRole('button', { name: '公共资源交易平台登录' }))
    const kept = JSON.parse(sessionStorage.getItem('sign-on:v1')!) as { state: string; redirect: string }
    expect(assign).toHaveBeenCalledExactlyOnceWith(`/sso/authorize?state=${kept.state}`)
    expect(kept.redirect).toBe('/myProject')
    vi.unstubAllEnvs()
  })

  test('[AC-01] registering and finding a password are where they should be', async () => {
    openAt('/login')
    expect(screen.getByRole('link', { name: '立即注册' }).getAttribute('href')).toBe('/register')
    expect(screen.getByRole('link', { name: '找回密码' }).getAttribute('href')).toBe('/findPassword')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('登录')
  })
})
