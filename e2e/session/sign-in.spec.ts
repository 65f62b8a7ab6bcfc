import { expect, test } from '../support/test.ts'
import {
  account,
  captchaBox,
  codeSentTo,
  nameInHeader,
  openLogin,
  readCaptcha,
  refusal,
  signInButton,
  storedSession,
} from './sign-in.ts'

test(
  '[AC-01] [SE-02] [SE-08] by text message: no network, a countdown, and a refusal after the sign-in',
  { tag: '@smoke' },
  async ({ page, exchange, context, allowConsole }) => {
    allowConsole(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/)
    const { phone } = account('person')
    const send = page.getByRole('button', { name: '获取验证码' })
    await page.goto('/login')
    await page.getByRole('tab', { name: '短信登录' }).click()
    await page.getByRole('textbox', { name: '手机号码' }).fill(phone)
    await context.setOffline(true)
    await send.click()
    await expect(refusal(page)).toContainText('网络连接失败，请检查网络后重试')
    await context.setOffline(false)
    await send.click()
    await expect(page.getByText('验证码已发送至 139****0004，5 分钟内有效')).toBeVisible()
    const wait = page.getByRole('button', { name: /^\d+ 秒后重新获取$/ })
    await expect(wait).toBeDisabled()
    const first = Number.parseInt(await wait.innerText(), 10)
    expect(first).toBeLessThanOrEqual(60)
    await expect.poll(async () => Number.parseInt(await wait.innerText(), 10)).toBeLessThan(first)

    await exchange.faults([
      { path: '/dscq-user/user/detail', kind: 'refuse', code: 500, msg: '用户信息暂不可用，请稍后再试' },
    ])
    await page.getByRole('textbox', { name: '短信验证码' }).fill(await codeSentTo(exchange, phone))
    const asked = page.waitForRequest((request) => request.url().includes('/oauth/token'))
    const detail = page.waitForRequest((request) => request.url().includes('/dscq-user/user/detail'))
    await signInButton(page).click()
    expect((await asked).headers()['client-id']).toBe('minjiang-portal')
    const { authorization, 'client-id': clientId } = (await detail).headers()
    expect([authorization, clientId]).toEqual([expect.stringMatching(/^Bearer \w{40}$/), 'minjiang-portal'])
    expect(new URL((await detail).url()).searchParams.get('_r')).not.toBeNull()
    await expect(page.getByText('用户信息暂不可用，请稍后再试')).toBeVisible()
    await expect(nameInHeader(page, '周岷生')).toBeVisible()
    expect((await storedSession(page))?.baseUserId).toBe('U0004')
  },
)

test('[SE-02] [RT-05] the cipher of the password does not load: the form says so, keeps everything typed, and works later', async ({
  page,
  exchange,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const cipher = /\/assets\/cipher-sm2-[\w-]+\.js/
  const { loginName, password } = account('person')
  await openLogin(page)
  await page.getByRole('textbox', { name: '账号' }).fill(loginName)
  await page.getByRole('textbox', { name: '密码' }).fill(password)
  const captcha = await readCaptcha(page, exchange)
  await captchaBox(page).fill(captcha)
  await page.route(cipher, (route) => route.fulfill({ status: 503, body: '' }))
  await signInButton(page).click()
  await expect(refusal(page)).toHaveText('页面没有加载完整，请检查网络后重试；仍不成功的，请刷新页面')
  await expect(captchaBox(page)).toHaveValue(captcha)

  await page.unroute(cipher)
  await signInButton(page).click()
  await expect(nameInHeader(page, '周岷生')).toBeVisible()
})
