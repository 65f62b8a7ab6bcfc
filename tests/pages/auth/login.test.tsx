import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { call } from '#src/api/client.ts'
import { oauthCaptcha } from '#src/api/endpoints/auth.ts'
import { signOut } from '#src/features/session/commands.ts'
import { beginSignOn } from '#src/features/session/tokens/sign-on-start.ts'
import { useSession } from '#src/features/session/store.ts'
import {
  button,
  codeTo,
  field,
  nameInHeader,
  otherCode,
  password as personsPassword,
  problemOf,
  storedSession,
  worldWithCaptchas,
  requestAnotherCode,
} from '#tests/pages/auth/support.ts'
import { navigateTo } from '#src/shared/lib/navigation/navigation.ts'
import { loadScreens, replaceText } from '#tests/support/fill.ts'
import { type Opened, openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { World } from '#tests/support/world.ts'

beforeAll(() => loadScreens('/accountSafe', '/findPassword', '/index', '/login', '/loginCallback'), 60_000)

const token = '/oauth/token'
const phone = '13900000004'
const client = { client_id: 'minjiang-portal', client_secret: 'minjiang-portal', scope: 'all' }
/** A return path to a screen with few calls. */
const backQuery = '?redirect=%2FfindPassword%3Fx%3D1'
const returnPath = '/findPassword?x=1'

const password = () => screen.getByLabelText<HTMLInputElement>('密码')
const submit = () => button('登录')
const picture = () => screen.findByRole('img', { name: '验证码图片，点击更换' })
const another = (before: string | null) =>
  waitFor(async () => expect((await picture()).getAttribute('src')).not.toBe(before))
const alert = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('alert')
    .map((one) => one.textContent)
    .join('')
const leadsTo = ({ address }: Opened, place: string) => waitFor(() => expect(address()).toBe(place))

async function openLogin(query = backQuery) {
  const { world, captcha } = worldWithCaptchas()
  const page = await renderRoute(`/login${query}`, { world })
  await picture()
  return { ...page, captcha }
}
type Login = Awaited<ReturnType<typeof openLogin>>

async function typeAll({ user, captcha }: Login, given = { username: 'person', password: personsPassword }) {
  await replaceText(user, field('账号'), given.username)
  await replaceText(user, password(), given.password)
  await replaceText(user, field('图形验证码'), captcha())
}
const wrong = { username: 'person', password: 'wrong' }
const bySms = ({ user }: Login) => user.click(screen.getByRole('tab', { name: '短信登录' }))
async function sendCode({ user }: Login, to = phone) {
  await replaceText(user, field('手机号码'), to)
  await user.click(button('获取验证码'))
}

describe('by password', () => {
  test('[AC-01] [RT-11] the password is sent encrypted, and the visitor returns to the page before', async () => {
    sessionStorage.setItem('lock:v1', '/index')
    const page = await openLogin()
    await typeAll(page)
    const text = page.captcha()
    await page.user.click(submit())
    await leadsTo(page, returnPath)
    expect(page.world.callsTo(token)).toEqual([
      {
        ...client,
        grant_type: 'password',
        username: 'person',
        password: expect.stringMatching(/^04[0-9a-f]{200,}$/),
        uuid: expect.any(String),
        captcha: text,
      },
    ])
    await waitFor(() => expect(storedSession()).toMatchObject({ userInfo: { loginName: 'person' } }))
    expect(storedSession()).toMatchObject({
      baseUserId: 'U0004',
      accessToken: expect.stringMatching(/^\w{40}$/),
      refreshToken: expect.stringMatching(/^\w{40}$/),
      grantType: 'password',
    })
    expect(sessionStorage.getItem('lock:v1')).toBeNull()
    expect(nameInHeader('周岷生')).not.toBeNull()
  })

  test('[AC-01] an empty form shows a problem at every field, focuses the first, and sends nothing', async () => {
    const page = await openLogin()
    await page.user.click(submit())
    expect([field('账号'), password(), field('图形验证码')].map(problemOf)).toEqual([
      '请输入账号',
      '请输入密码',
      '请输入验证码',
    ])
    expect(document.activeElement).toBe(field('账号'))
    expect([field('账号'), password()].map((input) => input.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
    expect(page.world.callsTo(token)).toEqual([])
    await page.user.type(field('账号'), 'p')
    expect(problemOf(field('账号'))).toBeNull()
  })

  test('[AC-01] a missing password has the focus', async () => {
    const page = await openLogin()
    await page.user.type(field('账号'), 'person')
    await page.user.keyboard('{Enter}')
    expect(document.activeElement).toBe(password())
    expect([problemOf(field('账号')), problemOf(password())]).toEqual([null, '请输入密码'])
  })

  test('[SE-04] a refusal shows the exchange’s message at the button and a new captcha, and keeps the input', async () => {
    const page = await openLogin()
    const before = (await picture()).getAttribute('src')
    await typeAll(page, wrong)
    await page.user.click(submit())
    await waitFor(() => expect(alert()).toContain('账号或密码错误'))
    expect([field('账号').value, password().value, field('图形验证码').value]).toEqual(['person', 'wrong', ''])
    await another(before)
    expect(document.activeElement).toBe(field('图形验证码'))
    expect(screen.getAllByText('账号或密码错误')).toHaveLength(1)
    await replaceText(page.user, password(), personsPassword)
    await replaceText(page.user, field('图形验证码'), page.captcha())
    await page.user.keyboard('{Enter}')
    await leadsTo(page, returnPath)
    const sent = page.world.callsTo(token).map(({ uuid }) => uuid)
    expect([sent.length, new Set(sent).size]).toEqual([2, 2])
  })

  test('[SE-04] [SE-10] after five failures the wait is shown, in English too, with a button to continue by SMS', async () => {
    const page = await openLogin()
    const speak = (name: string) => page.user.click(screen.getByRole('button', { name }))
    for (let failure = 1; failure <= 4; failure += 1) {
      const before = (await picture()).getAttribute('src')
      await typeAll(page, wrong)
      await page.user.click(submit())
      await waitFor(() => expect(page.world.callsTo(token)).toHaveLength(failure))
      await waitFor(() => expect(alert()).toContain('账号或密码错误'))
      await another(before)
    }
    await speak('EN: switch to English')
    await waitFor(() => expect(alert().trim()).toBe('Incorrect account or password'))
    await replaceText(page.user, field('Captcha'), page.captcha())
    await page.user.click(button('Sign in'))
    await waitFor(() => expect(alert()).toContain('Too many failed attempts. Try again in 1 min'))
    expect(alert()).not.toMatch(/\p{Script=Han}/u)
    await speak('中文：切换为中文')
    await waitFor(() => expect(alert()).toContain('请 1 分钟后再试'))
    await page.user.click(screen.getByRole('button', { name: '改用短信验证码登录' }))
    expect(screen.getByRole('tab', { name: '短信登录' }).getAttribute('aria-selected')).toBe('true')
    expect(document.activeElement).toBe(field('手机号码'))
    await sendCode(page)
    await waitFor(() => expect(document.activeElement).toBe(field('短信验证码')))
    await page.user.keyboard(`${codeTo(page.world, phone)}{Enter}`)
    await leadsTo(page, returnPath)
  })

  test.each([
    ['down', '网络连接失败，请检查网络后重试'],
    ['nonsense', '服务器返回了无法识别的内容，请稍后重试'],
  ] as const)('[SE-02] no answer (%s) is shown in the form, and the next attempt works', async (kind, text) => {
    const page = await openLogin()
    page.world.faults({ path: token, kind })
    const before = (await picture()).getAttribute('src')
    await typeAll(page)
    await page.user.click(submit())
    await waitFor(() => expect(alert()).toContain(text))
    expect(useSession.getState().baseUserId).toBeNull()
    page.world.faults()
    await another(before)
    await replaceText(page.user, field('图形验证码'), page.captcha())
    await page.user.click(submit())
    await leadsTo(page, returnPath)
  })

  test('[AC-03] an account without access gets the message by both methods, is not signed in and not stored', async () => {
    const page = await openLogin()
    await typeAll(page, { username: 'disabled', password: personsPassword })
    await page.user.click(submit())
    await waitFor(() => expect(alert()).toContain('您的账号暂时不能进入本网站，请联系客服'))
    await bySms(page)
    await sendCode(page, '13900000009')
    await waitFor(() => expect(document.activeElement).toBe(field('短信验证码')))
    await page.user.keyboard(`${codeTo(page.world, '13900000009')}{Enter}`)
    await waitFor(() => expect(page.world.callsTo(token)).toHaveLength(2))
    await waitFor(() => expect(alert()).toContain('您的账号暂时不能进入本网站，请联系客服'))
    expect([page.address(), useSession.getState().baseUserId, storedSession()]).toEqual([
      `/login${backQuery}`,
      null,
      null,
    ])
  })

  test('[AC-01] twenty clicks sign in once', async () => {
    const page = await openLogin()
    await typeAll(page)
    const release = page.world.hold(token)
    const pressed = submit()
    for (let press = 0; press < 20; press += 1) pressed.click()
    await waitFor(() => expect(pressed.getAttribute('aria-disabled')).toBe('true'))
    expect(pressed.textContent).toBe('正在登录…')
    pressed.click()
    release()
    await leadsTo(page, returnPath)
    expect(page.world.callsTo(token)).toHaveLength(1)
  })

  test('[AC-01] the captcha is replaced by its button and by a click on it; a failed load is shown', async () => {
    const page = await openLogin()
    const first = (await picture()).getAttribute('src')
    await page.user.type(field('图形验证码'), 'ab')
    await page.user.click(screen.getByRole('button', { name: '换一张' }))
    await another(first)
    expect([field('图形验证码').value, document.activeElement]).toEqual(['', field('图形验证码')])
    const second = (await picture()).getAttribute('src')
    await page.user.click(await picture())
    await another(second)
    page.world.faults({ path: '/blade-auth/oauth/captcha', kind: 'down' })
    await page.user.click(await picture())
    const lost = await screen.findByText('加载失败，点击重试')
    page.world.faults()
    await page.user.click(lost)
    await picture()
  })

  test('[AC-01] submitting while the picture loads, or after it failed, shows why and sends nothing', async () => {
    const page = await openLogin()
    await typeAll(page)
    const release = page.world.hold('/blade-auth/oauth/captcha')
    await page.user.click(screen.getByRole('button', { name: '换一张' }))
    await page.user.type(field('图形验证码'), 'abcd{Enter}')
    const problem = () => document.getElementById(field('图形验证码').getAttribute('aria-describedby')!)?.textContent
    expect(problem()).toBe('验证码图片正在加载，请稍候按图片填写')
    expect(document.activeElement).toBe(field('图形验证码'))
    release()
    await waitFor(() => expect(problem()).not.toBe('验证码图片正在加载，请稍候按图片填写'))
    page.world.faults({ path: '/blade-auth/oauth/captcha', kind: 'down' })
    await page.user.click(screen.getByRole('button', { name: '换一张' }))
    await screen.findByText('加载失败，点击重试')
    await page.user.type(field('图形验证码'), 'abcd{Enter}')
    expect(problem()).toBe('验证码图片加载失败，请换一张后填写')
    expect(page.world.callsTo(token)).toEqual([])
  })

  test('[D12] the captcha has a button to continue by SMS', async () => {
    const page = await openLogin()
    await page.user.click(screen.getByRole('button', { name: '用短信登录' }))
    expect(document.activeElement).toBe(field('手机号码'))
    expect(screen.queryByLabelText('密码')?.closest('form')?.hidden).toBe(true)
  })

  test('[AC-01] password managers recognise the fields, the password can be shown, and pasting works', async () => {
    const page = await openLogin()
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

  test('[AC-01] the Tab order is the order of filling in', async () => {
    const page = await openLogin()
    await page.user.click(screen.getByRole('tab', { name: '账号登录' }))
    const nameOf = (one: Element | null) => (one as HTMLInputElement).labels?.[0]?.textContent ?? one?.textContent
    const stops: unknown[] = []
    for (let stop = 0; stop < 7; stop += 1) {
      await page.user.tab()
      stops.push(nameOf(document.activeElement))
    }
    expect(stops).toEqual(['账号', '密码', '显示密码', '换一张', '用短信登录', '图形验证码', '登录'])
  })

  test('[AC-01] switching to the other method and back keeps the input', async () => {
    const page = await openLogin()
    await typeAll(page)
    const text = page.captcha()
    await bySms(page)
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: '短信登录' }))
    await page.user.type(field('手机号码'), '1390')
    await page.user.click(screen.getByRole('tab', { name: '账号登录' }))
    expect([field('账号').value, password().value, field('图形验证码').value]).toEqual([
      'person',
      personsPassword,
      text,
    ])
    expect(page.world.callsTo('/blade-auth/oauth/captcha')).toHaveLength(1)
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
    const page = await openLogin()
    await bySms(page)
    await sendCode(page, typed)
    expect(problemOf(field('手机号码'))).toBe(text)
    expect(document.activeElement).toBe(field('手机号码'))
    expect(page.world.callsTo('/dscq-user/sms/code')).toEqual([])
  })

  test('[AC-01] a number is checked on blur, an empty one is not', async () => {
    const page = await openLogin()
    await bySms(page)
    await page.user.click(field('手机号码'))
    await page.user.tab()
    expect(problemOf(field('手机号码'))).toBeNull()
    await page.user.type(field('手机号码'), '139')
    await page.user.tab()
    expect(problemOf(field('手机号码'))).toBe('手机号码长度不为11位')
  })

  test('[AC-01] [AC-04] a pasted number with spaces and full-width digits is accepted; the code signs in', async () => {
    const page = await openLogin()
    await bySms(page)
    await sendCode(page, ' １３９-0000 0004 ')
    await screen.findByText('验证码已发送至 139****0004，5 分钟内有效')
    expect(page.world.callsTo('/dscq-user/sms/code')).toEqual([{ telPhone: phone, code: '1008' }])
    expect([document.activeElement, field('短信验证码').autocomplete]).toEqual([field('短信验证码'), 'one-time-code'])
    const code = codeTo(page.world, phone)
    await page.user.keyboard(`${code}{Enter}`)
    await leadsTo(page, returnPath)
    const sent = { ...client, grant_type: 'verify_code', telPhone: phone, code, uuid: expect.any(String) }
    expect(page.world.callsTo(token)).toEqual([sent])
    expect(nameInHeader('周岷生')).not.toBeNull()
  })

  test('[AC-01] the next code can be requested after 60 s of the exchange’s clock, by the same button element; another number need not wait', async () => {
    const page = await openLogin()
    /** The page learns the time from the next answer. */
    const later = async (ms: number) => {
      page.world.jump(ms)
      await call(oauthCaptcha, {})
    }
    await bySms(page)
    await sendCode(page)
    const waiting = await screen.findByRole<HTMLButtonElement>('button', { name: /^(?:60|59|58) 秒后重新获取$/ })
    expect(waiting.disabled).toBe(true)
    await later(21_000)
    await screen.findByRole('button', { name: /^3[6-9] 秒后重新获取$/ })
    await page.user.type(field('手机号码'), '{Backspace}5')
    expect(await screen.findByRole('button', { name: '获取验证码' })).toBe(waiting)
    await page.user.type(field('手机号码'), '{Backspace}4')
    await screen.findByRole('button', { name: /^3[3-9] 秒后重新获取$/ })
    await later(39_000)
    expect(await screen.findByRole('button', { name: '获取验证码' })).toBe(waiting)
    expect(waiting.disabled).toBe(false)
  })

  test('[AC-01] a second code within the minute is refused with the wait, and can be requested again', async () => {
    const world = openWorld()
    world.exchange.take('sendSms', { telPhone: phone, purpose: '1008' }, { userId: null, visitor: '', source: 'page' })
    const page = { ...(await renderRoute('/login', { world })), captcha: () => '' }
    await picture()
    await bySms(page)
    await sendCode(page)
    await screen.findByText(/^发送过于频繁，请 (?:60|59|58) 秒后再试$/)
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: '获取验证码' })).disabled).toBe(false)
    expect(world.exchange.sms.inbox).toHaveLength(1)
  })

  test('[AC-01] the second code of an hour requires a captcha, and so does signing in where the exchange asks for it', async () => {
    const { world, captcha } = worldWithCaptchas()
    world.exchange.take('sendSms', { telPhone: phone, purpose: '1008' }, { userId: null, visitor: 'other' })
    world.jump(61_000)
    const page = await renderRoute('/login', { world })
    await picture()
    await page.user.click(screen.getByRole('tab', { name: '短信登录' }))
    await page.user.type(field('手机号码'), phone)
    const read = await requestAnotherCode(page.user, captcha)
    expect(world.callsTo('/dscq-user/sms/code')).toMatchObject([{ telPhone: phone }, { captcha: read }])

    const code = codeTo(world, phone)
    world.faults({ path: '/oauth/token', kind: 'refuse', code: 500, msg: '请输入图形验证码', times: 1 })
    await replaceText(page.user, field('短信验证码'), code)
    await page.user.click(button('登录'))
    await screen.findAllByText('请输入图形验证码')
    await screen.findByRole('img', { name: '验证码图片，点击更换' })
    world.clearCalls()
    await page.user.click(button('登录'))
    await screen.findByText('请输入验证码')
    expect(world.callsTo('/oauth/token')).toEqual([])
    const shown = captcha()
    await replaceText(page.user, field('图形验证码'), shown)
    await page.user.click(button('登录'))
    await waitFor(() => expect(world.callsTo('/oauth/token')).toMatchObject([{ telPhone: phone, captcha: shown }]))
    expect(world.callsTo('/oauth/token')[0]!['uuid']).toMatch(/^[a-z\d]{24}$/)
  })

  test('[AC-01] a code requested while its captcha loads is not sent, and the form shows why', async () => {
    const world = openWorld()
    world.exchange.take('sendSms', { telPhone: phone, purpose: '1008' }, { userId: null, visitor: 'other' })
    world.jump(61_000)
    const page = await renderRoute('/login', { world })
    await picture()
    await page.user.click(screen.getByRole('tab', { name: '短信登录' }))
    await page.user.type(field('手机号码'), phone)
    await page.user.click(button('获取验证码'))
    await screen.findByRole('img', { name: '验证码图片，点击更换' })
    world.clearCalls()
    const release = world.hold('/blade-auth/oauth/captcha')
    await page.user.click(button('换一张'))
    await replaceText(page.user, field('图形验证码'), 'abcd')
    await page.user.click(button('获取验证码'))
    expect(problemOf(field('图形验证码'))).toBe('验证码图片正在加载，请稍候按图片填写')
    expect(document.activeElement).toBe(field('图形验证码'))
    expect(world.callsTo('/dscq-user/sms/code')).toEqual([])
    release()
    await waitFor(() => expect(problemOf(field('图形验证码'))).toBeNull())
  })

  test('[AC-01] the status of a code ends when it expires, and the failure of an attempt when another code is sent', async () => {
    const page = await openLogin()
    await bySms(page)
    await sendCode(page)
    await screen.findByText('验证码已发送至 139****0004，5 分钟内有效')
    await page.user.type(field('短信验证码'), `${otherCode(codeTo(page.world, phone))}{Enter}`)
    await waitFor(() => expect(alert()).not.toBe(''))
    page.world.jump(299_000)
    await act(() => call(oauthCaptcha, {}))
    expect(screen.getByText(/5 分钟内有效/)).not.toBeNull()
    page.world.jump(2000)
    await act(() => call(oauthCaptcha, {}))
    await screen.findByText('验证码已过期，请重新获取')
    expect(screen.queryByText(/5 分钟内有效/)).toBeNull()
    await replaceText(page.user, field('手机号码'), '13900000099')
    expect([alert(), screen.queryByText('验证码已过期，请重新获取')]).toEqual(['', null])
  })

  test('[SE-04] a number without an account leads to registering', async () => {
    const page = await openLogin()
    await bySms(page)
    await sendCode(page, '13900000099')
    await waitFor(() => expect(document.activeElement).toBe(field('短信验证码')))
    const code = codeTo(page.world, '13900000099')
    await page.user.keyboard(`${code}{Enter}`)
    await waitFor(() => expect(alert()).toContain('该手机号尚未注册，请先注册'))
    expect(screen.getByRole('link', { name: '去注册' }).getAttribute('href')).toBe('/register')
    expect(field('短信验证码').value).toBe(code)
  })
})

describe('the login page', () => {
  test('[RT-11] a signed-in user is redirected', async () => {
    const page = await renderRoute('/login?redirect=%2FfindPassword%3Fx%3D1%23top', { as: 'person' })
    await leadsTo(page, returnPath)
    expect(location.hash).toBe('#top')
    expect(page.world.callsTo('/blade-auth/oauth/captcha')).toEqual([])
  })

  test('[SE-07] a sign-in in another tab redirects this one', async () => {
    const page = await openLogin()
    useSession.setState({ baseUserId: 'U0004', accessToken: 'A' })
    await leadsTo(page, returnPath)
  })

  test('[AC-02] the trading platform’s sign-on starts with a state that is stored', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    const page = await openLogin('?redirect=%2FmyProject')
    await page.user.click(button('公共资源交易平台登录'))
    const challenge = 'code_challenge=[\\w-]{43}&code_challenge_method=S256'
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
    const stored = JSON.parse(sessionStorage.getItem('sign-on:v1')!) as { state: string; redirect: string }
    const address = new RegExp(`^/sso/authorize\\?state=${stored.state}&${challenge}$`)
    expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(address))
    expect(stored.redirect).toBe('/myProject')
    await page.user.click(button('数字证书登录'))
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(2))
    const certificate = new RegExp(`^/sso/certificate\\?state=[0-9a-f]{48}&${challenge}$`)
    expect(assign).toHaveBeenLastCalledWith(expect.stringMatching(certificate))
  })

  test('[AC-01] it links to registering and recovery, and shows the demonstration accounts and their codes', async () => {
    await openLogin()
    expect(screen.getByRole('link', { name: '立即注册' }).getAttribute('href')).toBe('/register')
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: '找回密码' }).getAttribute('href')).toBe('/findPassword')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('登录')
    await screen.findByText('演示账号 newcomer / person / company，密码 Minjiang#2026')
    expect(screen.getByRole('link', { name: '查看短信验证码' }).getAttribute('href')).toBe('/__mock/inbox')
  })

  test('[AC-01] [SE-10] in English it has no Chinese, in its problems neither', async () => {
    const page = await openLogin()
    await page.user.click(screen.getByRole('button', { name: 'EN: switch to English' }))
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    await screen.findByRole('img', { name: 'Captcha picture, click for another' })
    await page.user.click(screen.getByRole('tab', { name: 'Text message' }))
    await page.user.click(button('Sign in'))
    await screen.findByText('Enter your mobile number')
    expect(screen.getByRole('main').textContent).not.toMatch(/请|验证码|密码/)
  })
})

describe('the name in the header', () => {
  test.each([
    ['newcomer', 'newcomer'],
    ['pending', 'pending'],
    ['rejected', 'rejected'],
    ['person', '周岷生'],
    ['company', '成都岷岸实业有限公司'],
  ] as const)('[AC-04] for %s is %s', async (as, name) => {
    await renderRoute('/findPassword', { as })
    await waitFor(() => expect(nameInHeader(name)).not.toBeNull())
  })

  test('[SE-08] a refused user detail shows the exchange’s message; the user stays signed in', async () => {
    const world = openWorld()
    world.faults({ path: '/dscq-user/user/detail', kind: 'refuse', code: 500, msg: '用户信息暂不可用，请稍后再试' })
    await renderRoute('/findPassword', { as: 'person', world })
    await screen.findByText('用户信息暂不可用，请稍后再试')
    expect(nameInHeader('周岷生')).not.toBeNull()
  })
})

describe('single sign-on', () => {
  /** What the address of the sign-on that this tab begins says. */
  const begun = async (redirect: string, method?: 'certificate') => {
    const query = new URLSearchParams((await beginSignOn(redirect, method)).split('?')[1])
    return { state: query.get('state')!, challenge: query.get('code_challenge') }
  }
  const comeBack = (state: string, code: string) => `/loginCallback?${new URLSearchParams({ code, state }).toString()}`
  const worldWithCode = (userId = 'U0004', challenge: string | null = null) => {
    const world = openWorld()
    const code = world.exchange.take('newSsoCode', { userId, challenge }, { userId: null, visitor: '' })
    return { world, code }
  }

  test('[AC-02] the code completes the sign-in and returns to where it began', async () => {
    const { state, challenge } = await begun(returnPath)
    const { verifier } = JSON.parse(sessionStorage.getItem('sign-on:v1')!) as { verifier: string }
    const { world, code } = worldWithCode('U0004', challenge)
    const release = world.hold(token)
    const page = await renderRoute(comeBack(state, code), { world })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('正在登录…')
    release()
    await leadsTo(page, returnPath)
    expect(world.callsTo(token)).toEqual([
      { ...client, grant_type: 'authorization_code', code, code_verifier: verifier },
    ])
    expect(useSession.getState()).toMatchObject({ baseUserId: 'U0004', grantType: 'authorization_code' })
    expect(sessionStorage.getItem('sign-on:v1')).toBeNull()
  })

  test.each<[string, (state: string) => string]>([
    ['no code', (state) => `/loginCallback?state=${state}`],
    ['nothing', () => '/loginCallback'],
  ])('[AC-02] %s: nothing is sent, and the next steps are shown', async (_, address) => {
    const { world } = await renderRoute(address((await begun('/myProject')).state))
    await screen.findByRole('heading', { level: 1, name: '登录没有完成' })
    expect(within(screen.getByRole('main')).getByRole('alert').textContent).toBe('没有收到登录凭证，或已经失效')
    expect([world.callsTo(token), useSession.getState().baseUserId]).toEqual([[], null])
    expect(screen.getByRole('link', { name: '重新登录' }).getAttribute('href')).toBe('/login')
    expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/index')
  })

  const confirming = () => screen.findByRole('heading', { level: 1, name: '确认登录账户' })
  const foreignText = '这次登录不是从本页面发起的。如果这不是您的账户，或不是您本人的操作，请取消。'

  test.each<[string, (code: string) => string]>([
    ['without a state', (code) => `/loginCallback?code=${code}`],
    ['with a state that is not of this tab', (code) => comeBack('0'.repeat(48), code)],
  ])(
    '[AC-02] [D19] started elsewhere, %s: the account is named, and only a confirmation signs in',
    async (_, address) => {
      const { world, code } = worldWithCode()
      const page = await renderRoute(address(code), { world })
      await confirming()
      expect(page.address()).toBe('/loginCallback')
      expect(screen.getByRole('main').textContent).toContain('周**（pe****on）')
      screen.getByText(foreignText)
      expect([world.callsTo(token), useSession.getState().baseUserId]).toEqual([[], null])
      await page.user.dblClick(button('确认登录'))
      await leadsTo(page, '/index')
      expect(world.callsTo(token)).toEqual([{ ...client, grant_type: 'authorization_code', code }])
      expect(useSession.getState().baseUserId).toBe('U0004')
    },
  )

  test('[AC-02] [D19] the current user is named too, and stays signed in after cancelling', async () => {
    const { world, code } = worldWithCode('U0005')
    const page = await renderRoute(`/loginCallback?code=${code}`, { world, as: 'person' })
    await confirming()
    screen.getByText('当前已登录的账户 周岷生 将退出。')
    world.clearCalls()
    const no = screen.getByRole('link', { name: '继续使用当前账户' })
    expect(no.getAttribute('href')).toBe('/index')
    await act(async () => no.click())
    await leadsTo(page, '/index')
    expect([world.callsTo(token), useSession.getState().baseUserId]).toEqual([[], 'U0004'])
  })

  /** A world whose exchange does not name an account by a code. */
  const worldWithoutNames = (challenge: string | null = null) => {
    const { world, code } = worldWithCode('U0004', challenge)
    world.faults({ path: '/dscq-user/user/detail', kind: 'refuse', code: 404, msg: '接口不存在', times: 1 })
    return { world, code }
  }
  const unnamedText = '您将以外部网站给出的账户登录。确认后先显示该账户，再由您决定是否登录。'
  const named = () => waitFor(() => expect(screen.getByRole('main').textContent).toContain('周**（pe****on）'))
  const sessionsOf = (world: World, userId = 'U0004') => world.exchange.accounts.sessionsOf(userId).size

  test('[AC-02] [D19] at an exchange that does not name the account, the first confirmation redeems the code and the second signs in', async () => {
    const { world, code } = worldWithoutNames()
    const page = await renderRoute(`/loginCallback?code=${code}`, { world })
    await confirming()
    screen.getByText(unnamedText)
    screen.getByText(foreignText)
    expect([world.callsTo(token), sessionsOf(world), screen.queryByText('接口不存在')]).toEqual([[], 0, null])
    await page.user.dblClick(button('继续'))
    await named()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: '确认登录账户' }))
    expect([screen.queryByText(unnamedText), useSession.getState().accessToken, storedSession()]).toEqual([
      null,
      null,
      null,
    ])
    await page.user.click(button('确认登录'))
    await leadsTo(page, '/index')
    expect([useSession.getState().baseUserId, world.callsTo(token).length]).toEqual(['U0004', 1])
    expect(sessionsOf(world)).toBe(1)
  })

  test('[AC-02] [D19] a double click on the first confirmation does not confirm the second', async () => {
    const { world, code } = worldWithoutNames()
    const page = await renderRoute(`/loginCallback?code=${code}`, { world })
    await confirming()
    await page.user.click(button('继续'))
    await named()
    fireEvent.click(button('确认登录'), { detail: 2 })
    expect([screen.queryByText('正在登录…'), useSession.getState().baseUserId]).toEqual([null, null])
  })

  test.each<[string, (page: Opened) => Promise<unknown> | void]>([
    ['cancelling', (page) => page.user.click(screen.getByRole('link', { name: '非本人操作，取消' }))],
    ['leaving the page', () => act(() => navigateTo('/findPassword'))],
  ])('[AC-02] [D19] unconfirmed tokens are revoked by %s', async (_, leave) => {
    const { world, code } = worldWithoutNames()
    const page = await renderRoute(`/loginCallback?code=${code}`, { world })
    await confirming()
    await page.user.click(button('继续'))
    await named()
    expect(sessionsOf(world)).toBe(1)
    await leave(page)
    await waitFor(() => expect(sessionsOf(world)).toBe(0))
    expect(useSession.getState().baseUserId).toBeNull()
  })

  test('[AC-02] [D19] tokens that arrive after the page was left are revoked at once', async () => {
    const { world, code } = worldWithoutNames()
    const page = await renderRoute(`/loginCallback?code=${code}`, { world })
    await confirming()
    const release = world.hold(token)
    await page.user.click(button('继续'))
    await screen.findByRole('heading', { level: 1, name: '正在登录…' })
    act(() => navigateTo('/findPassword'))
    await leadsTo(page, '/findPassword')
    release()
    await waitFor(() => expect(world.callsTo('/logout')).toHaveLength(1))
    expect([sessionsOf(world), useSession.getState().baseUserId]).toEqual([0, null])
  })

  test('[AC-02] [D19] a confirmation ends the replaced session, at the exchange too', async () => {
    const { world, code } = worldWithCode('U0005')
    const page = await renderRoute(`/loginCallback?code=${code}`, { world, as: 'person' })
    await confirming()
    expect(sessionsOf(world)).toBe(1)
    await page.user.click(button('切换账户'))
    await leadsTo(page, '/index')
    await waitFor(() => expect(sessionsOf(world)).toBe(0))
    expect([useSession.getState().baseUserId, sessionsOf(world, 'U0005')]).toEqual(['U0005', 1])
  })

  test('[AC-02] [D19] an account without a name is confirmed as well', async () => {
    const { world, code } = worldWithCode('U0005')
    await renderRoute(`/loginCallback?code=${code}`, { world, as: 'person' })
    await confirming()
    act(() => useSession.setState({ username: null, userInfo: null }))
    screen.getByText('当前已登录的账户将退出。')
    expect(screen.getByRole('link', { name: '继续使用当前账户' }).getAttribute('href')).toBe('/index')
  })

  test('[AC-02] [D19] started here, and another person has signed in since: replaced only after a confirmation', async () => {
    const { state, challenge } = await begun(returnPath)
    const { world, code } = worldWithCode('U0005', challenge)
    const page = await renderRoute(comeBack(state, code), { world, as: 'person' })
    await confirming()
    expect(screen.getByRole('main').textContent).toContain('成***（co****ny）')
    screen.getByText('当前已登录的账户 周岷生 将退出。')
    expect([screen.queryByText(foreignText), useSession.getState().baseUserId]).toEqual([null, 'U0004'])
    await page.user.click(button('切换账户'))
    await leadsTo(page, returnPath)
    expect(useSession.getState().baseUserId).toBe('U0005')
  })

  test('[AC-02] with a certificate, started here: an exchange that does not name the account needs one confirmation', async () => {
    const { state, challenge } = await begun(returnPath, 'certificate')
    const { world, code } = worldWithoutNames(challenge)
    const page = await renderRoute(comeBack(state, code), { world })
    await confirming()
    await named()
    expect(useSession.getState().baseUserId).toBeNull()
    await page.user.click(button('确认登录'))
    await leadsTo(page, returnPath)
  })

  test('[AC-02] with a certificate, started here: the account is confirmed, and the page returns', async () => {
    const { state, challenge } = await begun(returnPath, 'certificate')
    const { world, code } = worldWithCode('U0005', challenge)
    const page = await renderRoute(comeBack(state, code), { world })
    await confirming()
    expect(world.callsTo('/dscq-user/user/detail')).toMatchObject([{ code }])
    expect(screen.getByRole('main').textContent).toContain('成***（co****ny）')
    expect(screen.queryByText(foreignText)).toBeNull()
    await page.user.click(button('确认登录'))
    await leadsTo(page, returnPath)
    expect(useSession.getState().baseUserId).toBe('U0005')
  })

  test('[AC-02] an unknown foreign code is refused with a message', async () => {
    const page = await renderRoute('/loginCallback?code=K1')
    await confirming()
    expect(page.world.callsTo(token)).toEqual([])
    await page.user.click(button('继续'))
    await screen.findByText('授权码无效或已过期，请重新登录')
    expect(useSession.getState().baseUserId).toBeNull()
  })

  test.each([
    ['K1', 'U0004', {}, '授权码无效或已过期，请重新登录'],
    ['', 'U0004', { path: token, kind: 'down' }, '网络连接失败，请检查网络后重试'],
    ['', 'U0009', {}, '您的账号暂时不能进入本网站，请联系客服'],
  ] as const)('[AC-02] [AC-03] a code that is refused (%s %s %j): %s', async (given, userId, fault, text) => {
    const { state, challenge } = await begun('/myProject')
    const { world, code } = worldWithCode(userId, challenge)
    if ('path' in fault) world.faults(fault)
    const page = await renderRoute(comeBack(state, given || code), { world })
    await waitFor(() => expect(within(screen.getByRole('main')).getByRole('alert').textContent).toBe(text))
    expect([page.address(), useSession.getState().baseUserId]).toEqual(['/loginCallback', null])
  })

  test('[AC-02] a reload does not send the code again', async () => {
    const page = await renderRoute(comeBack((await begun(returnPath)).state, 'K1'))
    await screen.findByText('授权码无效或已过期，请重新登录')
    expect(page.address()).toBe('/loginCallback')
    expect(page.world.callsTo(token)).toHaveLength(1)
    expect(sessionStorage.getItem('sign-on:v1')).toBeNull()
  })

  test('[ASVS 10.4.6] a code that this tab did not begin with its challenge is refused: somebody has put it there', async () => {
    const { state } = await begun(returnPath)
    const { world, code } = worldWithCode('U0005')
    await renderRoute(comeBack(state, code), { world })
    await screen.findByText('授权码无效或已过期，请重新登录')
    expect([useSession.getState().baseUserId, sessionsOf(world, 'U0005')]).toEqual([null, 0])
  })

  test('[AC-02] [D19] a code begun elsewhere says from where and what follows, and leaves no code in the address', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://evil.example/page')
    const { world, code } = worldWithCode('U0005')
    await renderRoute(`/loginCallback?code=${code}`, { world, as: 'person' })
    await confirming()
    screen.getByText('来源网站：evil.example')
    screen.getByText('登录后的报名、缴款和报价都由该账户承担。')
    expect(screen.getByRole('main').textContent).not.toContain('成都岷岸实业有限公司')
    expect(location.search).toBe('')
  })

  test('[ASVS 10.4.2] a code that comes again ends the session that it gave: the page asks to sign in, and the person is warned', async () => {
    const { state, challenge } = await begun(returnPath)
    const { world, code } = worldWithCode('U0004', challenge)
    const page = await renderRoute(comeBack(state, code), { world })
    await leadsTo(page, returnPath)
    expect(sessionsOf(world)).toBe(1)
    const again = () => world.exchange.take('signInByCode', { code }, { userId: null, visitor: 'thief' })
    expect(again).toThrow(/^授权码被重复使用/)
    expect(sessionsOf(world)).toBe(0)
    await act(async () => navigateTo('/accountSafe'))
    await leadsTo(page, '/login?redirect=%2FaccountSafe')
    expect(useSession.getState().baseUserId).toBeNull()
    expect(world.exchange.mailbox.of('U0004')[0]!.text).toContain('单点登录凭证被重复使用')
  })

  const platformText = /^您是从公共资源交易平台登录的。/
  const platformLink = () => screen.queryByRole('link', { name: '退出公共资源交易平台' })

  test('[ASVS 7.6.1] after a sign-out the login page says that the session of the platform lives on, and links its end', async () => {
    const { state, challenge } = await begun('/findPassword')
    const { world, code } = worldWithCode('U0004', challenge)
    const page = await renderRoute(comeBack(state, code), { world })
    await leadsTo(page, '/findPassword')
    await act(() => signOut())
    await leadsTo(page, '/login')
    await screen.findByText(platformText)
    expect([platformLink()!.getAttribute('href'), platformLink()!.getAttribute('target')]).toEqual([
      '/sso/logout',
      '_blank',
    ])
    expect(platformLink()!.getAttribute('rel')).toBe('noopener noreferrer')
  })

  test('[ASVS 7.6.1] says nothing of it after a sign-out from a session that began here', async () => {
    const page = await renderRoute('/findPassword', { as: 'person' })
    await act(() => signOut())
    await leadsTo(page, '/login')
    await screen.findByRole('tab', { name: '短信登录' })
    expect([screen.queryByText(platformText), platformLink()]).toEqual([null, null])
  })

  test('[ASVS 7.6.1] a locked screen says it too', async () => {
    const { state, challenge } = await begun('/findPassword')
    const { world, code } = worldWithCode('U0004', challenge)
    const page = await renderRoute(comeBack(state, code), { world })
    await leadsTo(page, '/findPassword')
    await act(async () => navigateTo('/lock'))
    await screen.findByRole('heading', { level: 1, name: '屏幕已锁定' })
    await screen.findByText(platformText)
  })

  test.each(['//evil.example', 'javascript:alert(1)', '/login?redirect=/index'])(
    '[RT-12] started with the hostile return path %j it leads to the home page',
    async (redirect) => {
      const { state, challenge } = await begun(redirect)
      const { world, code } = worldWithCode('U0004', challenge)
      const page = await renderRoute(comeBack(state, code), { world })
      await leadsTo(page, '/index')
    },
  )
})
