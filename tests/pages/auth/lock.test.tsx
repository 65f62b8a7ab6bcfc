import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { signOut } from '#src/api/endpoints/auth.ts'
import { useSession } from '#src/features/session/store.ts'
import {
  button,
  codeTo,
  field,
  requestCode,
  nameInHeader,
  password,
  problemOf,
  passwordField,
  storedSession,
  worldWithCaptchas,
} from '#tests/pages/auth/support.ts'
import { loadScreens, replaceText } from '#tests/support/fill.ts'
import { type Opened, reloadPage, renderRoute } from '#tests/support/render-route.tsx'
import { account } from '#tests/support/world.ts'

const token = '/oauth/token'
const hourMs = 3_600_000
/** A screen with few calls. */
const place = '/findPassword?x=1'

beforeAll(() => loadScreens('/index', '/lock', '/login', '/usercenterIndex'), 60_000)

const title = () => screen.findByRole('heading', { level: 1, name: '屏幕已锁定' })
const typed = () => passwordField('登录密码')
const leadsTo = ({ address }: Opened, where: string) => waitFor(() => expect(address()).toBe(where))
/** Resolves when the exchange has answered the lock: the tokens are revoked, and the next attempt needs no captcha. */
const hasPass = () => waitFor(() => expect(storedSession()!['pass']).not.toBeNull())
const inBanner = (name: string) => within(screen.getByRole('banner')).getByRole('button', { name })

async function lock({ user }: Opened): Promise<void> {
  await user.click(inBanner('锁屏'))
  await title()
}
async function unlock({ user }: Opened, given = password): Promise<void> {
  await replaceText(user, typed(), given)
  await user.click(within(await screen.findByRole('form', { name: '解锁' })).getByRole('button', { name: '解锁' }))
}

/** Opens an address in the window, like a step through its history. */
async function follow(page: Opened, address: string): Promise<void> {
  history.pushState(null, '', address)
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')))
  await leadsTo(page, '/lock')
}
/** Requests a code for this phone and unlocks with it. */
async function codeFor({ user, world }: Opened, phone: string): Promise<void> {
  await replaceText(user, field('手机号码'), phone)
  await requestCode(user, world)
  await waitFor(() => expect(document.activeElement).toBe(field('短信验证码')))
  await replaceText(user, field('短信验证码'), codeTo(world, phone))
  await user.click(within(screen.getByRole('form', { name: '短信解锁' })).getByRole('button', { name: '解锁' }))
}

/** Every attempt to unlock by password. */
const tries = ({ world }: Opened) => world.callsTo(token).filter((input) => input['grant_type'] === 'password')

describe('the screen lock', () => {
  test('[RT-15] an encrypted password unlocks it with a new session and no captcha, and returns to the page', async () => {
    const page = await renderRoute(place, { as: 'person' })
    const before = storedSession()!
    await lock(page)
    expect(page.address()).toBe('/lock')
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.getByRole('main').textContent).toContain('周岷生')
    expect(storedSession()).toMatchObject({ baseUserId: 'U0004', accessToken: null, refreshToken: null })
    await hasPass()
    expect(page.world.exchange.accounts.userOf(String(before['accessToken']))).toBeNull()
    await unlock(page)
    await leadsTo(page, place)
    expect(screen.queryByLabelText('图形验证码')).toBeNull()
    expect(tries(page)).toMatchObject([
      { username: 'person', captcha: '', password: expect.stringMatching(/^04[0-9a-f]{200,}$/) as string },
    ])
    expect(storedSession()).toMatchObject({ baseUserId: 'U0004', pass: null })
    expect(storedSession()!['accessToken']).not.toBe(before['accessToken'])
    await toUserCentre(page)
    await isInCentre(page)
  })

  test('[RT-15] a wrong password requires a captcha, as every sign-in', async () => {
    const { world, captcha } = worldWithCaptchas()
    const page = await renderRoute(place, { as: 'person', world })
    await lock(page)
    await hasPass()
    await replaceText(page.user, typed(), 'wrong')
    await page.user.keyboard('{Enter}')
    await screen.findByText('账号或密码错误')
    expect(document.activeElement).toBe(typed())
    const picture = await screen.findByRole('textbox', { name: '图形验证码' })
    await screen.findByRole('img', { name: '验证码图片，点击更换' })
    await unlock(page)
    expect(problemOf(picture)).toBe('请输入验证码')
    await replaceText(page.user, picture, captcha())
    await unlock(page)
    await leadsTo(page, place)
  })

  test('[RT-15] an attempt while its captcha loads shows why, and sends nothing', async () => {
    const { world } = worldWithCaptchas()
    const page = await renderRoute(place, { as: 'person', world })
    await lock(page)
    await unlock(page, 'wrong')
    await screen.findByRole('img', { name: '验证码图片，点击更换' })
    const picture = screen.getByRole('textbox', { name: '图形验证码' })
    world.clearCalls()
    const release = world.hold('/blade-auth/oauth/captcha')
    await page.user.click(button('换一张'))
    await replaceText(page.user, picture, 'abcd')
    await unlock(page)
    expect(problemOf(picture)).toBe('验证码图片正在加载，请稍候按图片填写')
    expect(document.activeElement).toBe(picture)
    world.faults({ path: '/blade-auth/oauth/captcha', kind: 'down' })
    release()
    await waitFor(() => expect(problemOf(picture)).toBe('验证码图片加载失败，请换一张后填写'))
    await unlock(page)
    expect(tries(page)).toEqual([])
    world.faults()
    await page.user.click(button('换一张'))
    await screen.findByRole('img', { name: '验证码图片，点击更换' })
    expect(problemOf(picture)).toBeNull()
  })

  test('[RT-15] an exchange without locks requires the captcha, with the call of the specification', async () => {
    const { world, captcha } = worldWithCaptchas()
    const page = await renderRoute(place, { as: 'person', world })
    page.world.faults({ path: '/dscq-user/user/lock', kind: 'refuse', code: 404, msg: '接口不存在' })
    await lock(page)
    await unlock(page)
    const picture = await screen.findByRole('textbox', { name: '图形验证码' })
    await screen.findByRole('img', { name: '验证码图片，点击更换' })
    await replaceText(page.user, picture, captcha())
    await unlock(page)
    await leadsTo(page, place)
    expect(screen.queryByText('接口不存在')).toBeNull()
  })

  test('[RT-15] hides everything of a private page', async () => {
    const page = await renderRoute('/accountSafe', { as: 'person' })
    await screen.findAllByText('139****0004')
    expect(document.title).toContain('账户')
    await lock(page)
    expect(document.documentElement.innerHTML).not.toContain('139****0004')
    await waitFor(() => expect(document.title).not.toContain('账户'))
  })

  test('[RT-15] its own address locks, and returns to the home page', async () => {
    const page = await renderRoute('/lock', { as: 'person' })
    await unlock(page)
    await leadsTo(page, '/index')
  })

  test('[RT-15] an address that is typed or followed while locked opens after the unlock', async () => {
    const page = await renderRoute(place, { as: 'person' })
    await lock(page)
    await follow(page, '/findPassword?x=2#answer')
    // None of these is a return path: the one before counts.
    for (const never of ['/login?redirect=%2FmyDeposit', '/lock', '/loginCallback?code=abc']) await follow(page, never)
    await unlock(page)
    await leadsTo(page, '/findPassword?x=2')
    expect(location.hash).toBe('#answer')
  })

  test('[RT-15] an address typed into the window of a lock is loaded, and opens after the unlock', async () => {
    const page = await renderRoute(place, { as: 'person' })
    await lock(page)
    history.replaceState(null, '', '/findPassword?typed=1')
    await reloadPage()
    await title()
    expect(page.address()).toBe('/lock')
    await unlock(page)
    await leadsTo(page, '/findPassword?typed=1')
  })

  test('[RT-15] [D12] unlocking by SMS replaces an unreadable captcha and keeps the session', async () => {
    const page = await renderRoute(place, { as: 'person' })
    await lock(page)
    await unlock(page, 'wrong')
    const [beside] = await screen.findAllByRole('button', { name: '用短信解锁' })
    await page.user.click(beside!)
    expect([page.address(), storedSession()!['baseUserId']]).toEqual(['/lock', 'U0004'])
    expect(document.activeElement).toBe(field('手机号码'))
    await page.user.click(button('用密码解锁'))
    expect(typed().value).toBe('wrong')
    await page.user.click(screen.getAllByRole('button', { name: '用短信解锁' })[0]!)
    await codeFor(page, '13900000004')
    await leadsTo(page, place)
    expect(storedSession()).toMatchObject({ baseUserId: 'U0004', accessToken: expect.any(String) as string })
    await toUserCentre(page)
    await isInCentre(page)
  })

  test('[RT-15] the code of another person unlocks nothing, replaces no session, and its tokens are revoked', async () => {
    const page = await renderRoute(place, { as: 'person' })
    await lock(page)
    await page.user.click(button('用短信解锁'))
    const others = account('company')
    await codeFor(page, others.phone)
    await screen.findByText('该手机号码不属于当前锁定的账户，屏幕没有解锁')
    expect([page.address(), storedSession()!['baseUserId'], storedSession()!['accessToken']]).toEqual([
      '/lock',
      'U0004',
      null,
    ])
    await waitFor(() => expect(page.world.callsTo('/logout')).toHaveLength(1))
    await replaceText(page.user, field('手机号码'), '13900000004')
    expect(screen.queryByText('该手机号码不属于当前锁定的账户，屏幕没有解锁')).toBeNull()
  })

  test('[RT-15] the scroll position is restored; another address opened instead starts at the top', async () => {
    let offset = 0
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => offset)
    vi.stubGlobal('scrollTo', ({ top }: { top: number }) => {
      offset = top
    })
    const page = await renderRoute('/investService', { as: 'person' })
    const readOn = async () => {
      scrollTo({ top: 900 })
      fireEvent.scroll(window)
      await act(() => import('#src/app/effects/scroll-memory.ts'))
      await lock(page)
      expect(offset).toBe(0)
    }
    await readOn()
    await unlock(page)
    await leadsTo(page, '/investService')
    await waitFor(() => expect(offset).toBe(900))
    await readOn()
    await follow(page, '/transferService')
    await unlock(page)
    await leadsTo(page, '/transferService')
    expect(offset).toBe(0)
  })

  test('[RT-15] a visitor goes to the login page', async () => {
    const page = await renderRoute('/lock')
    await leadsTo(page, '/login')
  })

  test('[RT-15] another account: signed out and unlocked', async () => {
    const page = await renderRoute(place, { as: 'person' })
    await lock(page)
    await page.user.click(button('使用其他账号'))
    const asked = await screen.findByRole('dialog', { name: '使用其他账号' })
    expect(asked.textContent).toContain('未提交的内容不再保留')
    await page.user.click(within(asked).getByRole('button', { name: '取消' }))
    expect([page.address(), useSession.getState().baseUserId]).toEqual(['/lock', 'U0004'])
    await page.user.click(button('使用其他账号'))
    await page.user.click(await screen.findByRole('button', { name: '退出当前账号' }))
    await leadsTo(page, '/login')
    expect(useSession.getState().baseUserId).toBeNull()
    expect(sessionStorage.getItem('lock:v1')).toBeNull()
  })

  test('[RT-15] five wrong passwords have to wait; a forgotten one can be reset', async () => {
    const { world, captcha } = worldWithCaptchas()
    const page = await renderRoute(place, { as: 'person', world })
    await lock(page)
    for (let wrong = 1; wrong <= 5; wrong += 1) {
      const picture = screen.queryByRole('textbox', { name: '图形验证码' })
      if (picture) {
        await screen.findByRole('img', { name: '验证码图片，点击更换' })
        await replaceText(page.user, picture, captcha())
      }
      await unlock(page, 'wrong')
      await waitFor(() => expect(tries(page)).toHaveLength(wrong))
      await screen.findByText(wrong < 5 ? '账号或密码错误' : /登录失败次数过多，请 1 分钟后再试/)
    }
    await page.user.click(button('忘记密码？'))
    await page.user.click(await screen.findByRole('button', { name: '退出当前账号' }))
    await leadsTo(page, '/findPassword')
    expect(useSession.getState().baseUserId).toBeNull()
  })

  test('[RT-15] no network, a slow exchange, repeated clicks', async () => {
    const page = await renderRoute(place, { as: 'person' })
    await lock(page)
    page.world.faults({ path: token, kind: 'down' })
    await unlock(page)
    await screen.findByText(/网络连接失败/)
    page.world.faults()
    page.world.clearCalls()
    const release = page.world.hold(token)
    const pressed = button('解锁')
    for (let press = 0; press < 10; press += 1) pressed.click()
    await screen.findByRole('button', { name: '正在核对…' })
    release()
    await leadsTo(page, place)
    expect(tries(page)).toHaveLength(1)
  })
})

const refreshes = ({ world }: Opened) => world.callsTo(token).filter((input) => input['grant_type'] === 'refresh_token')

const centre = '/usercenterIndex'
const toUserCentre = ({ user }: Opened) => user.click(nameInHeader('周岷生')!)
const again = /重试|重新加载/
/** The user centre shows all of its data. */
const isInCentre = async (page: Opened) => {
  await waitFor(() => {
    const main = screen.getByRole('main')
    expect(within(main).getAllByText('周岷生').length).toBeGreaterThan(0)
    expect(main.querySelector('[aria-busy=true]')).toBeNull()
    expect(within(main).queryAllByRole('button', { name: again })).toEqual([])
  })
  expect(page.address()).toBe(centre)
  expect(nameInHeader('周岷生')).not.toBeNull()
}

describe('the token', () => {
  test('[SE-06] expired while the machine slept: the first refused call refreshes it, without a sign-out', async () => {
    const page = await renderRoute(place, { as: 'person' })
    const before = storedSession()!['accessToken']
    // The access token is valid for an hour.
    page.world.jump(2 * hourMs)
    await toUserCentre(page)
    await waitFor(() => expect(storedSession()!['accessToken']).not.toBe(before))
    expect(refreshes(page)).toHaveLength(1)
    await isInCentre(page)
  })

  test('[SE-06] a network failure during the refresh does not sign out, and a retry continues', async () => {
    const page = await renderRoute(place, { as: 'person' })
    page.world.faults({ path: token, kind: 'down' })
    page.world.jump(5 * hourMs)
    await toUserCentre(page)
    await screen.findAllByRole('button', { name: again })
    await waitFor(() => expect(screen.getByRole('main').querySelector('[aria-busy=true]')).toBeNull())
    expect(nameInHeader('周岷生')).not.toBeNull()
    page.world.faults()
    for (const retry of screen.getAllByRole('button', { name: again })) await page.user.click(retry)
    await isInCentre(page)
    expect(storedSession()).toMatchObject({ baseUserId: 'U0004' })
  })

  test('[SE-03] [SE-06] after a week the refresh is refused as well: the session ends, and the login page returns here', async () => {
    const page = await renderRoute(place, { as: 'person' })
    page.world.jump(8 * 24 * hourMs)
    await toUserCentre(page)
    await leadsTo(page, '/login?redirect=%2FusercenterIndex')
    await screen.findByRole('heading', { level: 1, name: '登录' })
    expect(storedSession()).toMatchObject({ accessToken: null, baseUserId: null })
  })

  test('[SE-03] all calls and the refresh are refused: signed out, and the login page returns here', async () => {
    const page = await renderRoute(place, { as: 'person' })
    page.world.faults({ path: '*', kind: 'refuse', code: 401, msg: '请先登录' })
    await toUserCentre(page)
    await leadsTo(page, '/login?redirect=%2FusercenterIndex')
    expect(storedSession()).toMatchObject({ accessToken: null, baseUserId: null })
  })
})

describe('signing out', () => {
  test('[SE-07] works without a connection to the exchange', async () => {
    const page = await renderRoute(place, { as: 'person' })
    page.world.faults({ path: '/logout', kind: 'down' })
    await page.user.click(inBanner('退出'))
    await leadsTo(page, '/login')
    expect(storedSession()).toMatchObject({ accessToken: null, baseUserId: null })
  })

  test('[SE-07] a page of another site cannot do it with an image, which sends no bearer', async () => {
    const page = await renderRoute(place, { as: 'person' })
    const before = storedSession()!['accessToken']
    await page.world.call(null, signOut, {})
    await toUserCentre(page)
    await isInCentre(page)
    expect([storedSession()!['accessToken'], refreshes(page)]).toEqual([before, []])
  })
})
