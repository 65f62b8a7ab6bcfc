import { expect, test } from '../support/test.ts'
import { holdCalls } from '../support/waits.ts'
import {
  account,
  beginAnew,
  captchaPicture,
  codeSentTo,
  fillPassword,
  nameInHeader,
  openLogin,
  refusal,
  signInByForm,
  signInButton,
  stored,
} from './sign-in.ts'

test.beforeEach(beginAnew)

const person = account('person')

test('[AC-01] by password with captcha: tokens, user id and user info are stored, the lock is cleared', async ({
  page,
  exchange,
}) => {
  const uuid = await openLogin(page)
  await page.evaluate(() => sessionStorage.setItem('lock:v1', '1'))
  await fillPassword(page, person.loginName, person.password, await exchange.captcha(uuid))
  const asked = page.waitForRequest((request) => request.url().includes('/oauth/token'))
  await signInButton(page).click()
  const url = new URL((await asked).url())
  expect((await asked).headers()['client-id']).toBe('minjiang-portal')
  expect(url.searchParams.get('client_id')).toBe('minjiang-portal')
  expect(url.searchParams.get('password')).toMatch(/^04[0-9a-f]{200,}$/)
  expect(url.href).not.toContain(encodeURIComponent(person.password))
  await expect(page).toHaveURL('/index')
  await expect(nameInHeader(page, '周岷生')).toBeVisible()
  await expect.poll(async () => (await stored(page))?.userInfo?.loginName).toBe('person')
  expect(await stored(page)).toMatchObject({
    baseUserId: 'U0004',
    accessToken: expect.stringMatching(/^\w{40}$/),
    refreshToken: expect.stringMatching(/^\w{40}$/),
  })
  expect(await page.evaluate(() => sessionStorage.getItem('lock:v1'))).toBeNull()
})

test('[AC-01] by SMS: the code of the inbox signs in, one code a minute is sent', async ({ page, exchange }) => {
  await page.goto('/login')
  await page.getByRole('tab', { name: '短信登录' }).click()
  await page.getByRole('textbox', { name: '手机号码' }).fill(' 139 0000 0004 ')
  // Read by the page itself, as soon as it stands there.
  const counted = page.waitForFunction(() =>
    [...document.querySelectorAll('button')]
      .map(({ textContent }) => /^(\d+) 秒后重新获取$/.exec(textContent)?.[1])
      .find(Boolean),
  )
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('验证码已发送至 139****0004，5 分钟内有效')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '短信验证码' })).toBeFocused()
  const wait = page.getByRole('button', { name: /^\d+ 秒后重新获取$/ })
  await expect(wait).toBeDisabled()
  const first = Number(await (await counted).jsonValue())
  expect(first).toBeGreaterThan(55)
  expect(first).toBeLessThanOrEqual(60)
  await expect.poll(async () => Number.parseInt(await wait.innerText(), 10)).toBeLessThan(first)
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await codeSentTo(exchange, person.phone))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/index')
  await expect(nameInHeader(page, '周岷生')).toBeVisible()
})

test('[AC-01] a second code within the minute is refused with the wait, in another tab as well', async ({
  page,
  exchange,
}) => {
  const sendFrom = async (other: typeof page) => {
    await other.goto('/login')
    await other.getByRole('tab', { name: '短信登录' }).click()
    await other.getByRole('textbox', { name: '手机号码' }).fill(person.phone)
    await other.getByRole('button', { name: '获取验证码' }).click()
  }
  await sendFrom(page)
  await expect(page.getByText('5 分钟内有效')).toBeVisible()
  const other = await page.context().newPage()
  await sendFrom(other)
  await expect(other.getByText(/发送过于频繁，请 \d+ 秒后再试/)).toBeVisible()
  await expect(other.getByRole('button', { name: '获取验证码' })).toBeEnabled()
  expect(await exchange.inbox()).toHaveLength(1)
})

test('[AC-02] by the trading platform: there, an account is chosen; back here, it is signed in', async ({ page }) => {
  await page.goto('/login?redirect=%2Fproject%3Fq%3D%E5%95%86%E9%93%BA%26typeCode%3D2')
  await page.getByRole('button', { name: '公共资源交易平台登录' }).click()
  await expect(page).toHaveURL(/\/sso\/authorize\?state=[0-9a-f]{48}$/)
  await page.getByRole('link', { name: '周岷生' }).click()
  await expect(page).toHaveURL('/project?q=%E5%95%86%E9%93%BA&typeCode=2')
  expect((await stored(page))?.baseUserId).toBe('U0004')
  expect(await page.evaluate(() => sessionStorage.getItem('sign-on:v1'))).toBeNull()
})

test('[AC-02] a code that this browser did not ask for is not used', async ({ page, context }) => {
  const tokens: string[] = []
  page.on('request', (request) => request.url().includes('/oauth/token') && tokens.push(request.url()))
  const foreign = await context.request.get('/sso/grant?user=U0005&state=attacker', { maxRedirects: 0 })
  await page.goto(foreign.headers()['location']!)
  await expect(page.getByRole('heading', { level: 1, name: '登录没有完成' })).toBeVisible()
  await expect(page.getByText('这次登录不是从本页面发起的，或已经失效')).toBeVisible()
  await expect(page).toHaveURL('/loginCallback')
  expect(tokens).toEqual([])
  expect(await stored(page)).toBeNull()
  await page.getByRole('link', { name: '重新登录' }).click()
  await expect(page).toHaveURL('/login')
})

test('[AC-03] an account that may not enter is told, by password and by SMS, and nothing is kept', async ({
  page,
  exchange,
}) => {
  const disabled = account('disabled')
  const uuid = await openLogin(page, '?redirect=%2Fproject')
  await fillPassword(page, disabled.loginName, disabled.password, await exchange.captcha(uuid))
  await signInButton(page).click()
  await expect(refusal(page)).toContainText('您的账号暂时不能进入本网站，请联系客服')
  await page.getByRole('tab', { name: '短信登录' }).click()
  await page.getByRole('textbox', { name: '手机号码' }).fill(disabled.phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('5 分钟内有效')).toBeVisible()
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await codeSentTo(exchange, disabled.phone))
  await signInButton(page).click()
  await expect(refusal(page)).toContainText('您的账号暂时不能进入本网站，请联系客服')
  await expect(page).toHaveURL('/login?redirect=%2Fproject')
  expect(await stored(page)).toBeNull()
})

for (const [loginName, name] of [
  ['newcomer', 'newcomer'],
  ['pending', 'pending'],
  ['rejected', 'rejected'],
  ['person', '周岷生'],
  ['company', '成都岷岸实业有限公司'],
] as const)
  test(`[AC-04] ${loginName} is called ${name} in the header, also after a reload`, async ({ page, exchange }) => {
    await signInByForm(page, exchange, loginName)
    await expect(nameInHeader(page, name)).toBeVisible()
    const detail = page.waitForRequest((request) => request.url().includes('/dscq-user/user/detail'))
    await page.reload()
    await expect(nameInHeader(page, name)).toBeVisible()
    expect((await detail).headers()['authorization']).toMatch(/^Bearer \w{40}$/)
  })

test('[SE-08] a user detail that is refused is told in the exchange’s words; the person stays signed in', async ({
  page,
  exchange,
}) => {
  await exchange.faults([
    { path: '/dscq-user/user/detail', kind: 'refuse', code: 500, msg: '用户信息暂不可用，请稍后再试' },
  ])
  await signInByForm(page, exchange)
  await expect(page.getByText('用户信息暂不可用，请稍后再试')).toBeVisible()
  await expect(nameInHeader(page, '周岷生')).toBeVisible()
})

test('[SE-04] a wrong password: the exchange’s words in the form, a new captcha, nothing typed is lost', async ({
  page,
  exchange,
}) => {
  const uuid = await openLogin(page)
  await fillPassword(page, 'person', 'wrong', await exchange.captcha(uuid))
  const renewed = page.waitForResponse((response) => response.url().includes('/oauth/captcha'))
  await signInButton(page).click()
  await expect(refusal(page)).toContainText('账号或密码错误')
  const next = ((await (await renewed).json()) as { data: { uuid: string } }).data.uuid
  expect(next).not.toBe(uuid)
  await expect(page.getByRole('textbox', { name: '账号', exact: true })).toHaveValue('person')
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('wrong')
  await expect(page.getByRole('textbox', { name: '验证码', exact: true })).toBeFocused()
  await expect(page.getByRole('textbox', { name: '验证码', exact: true })).toHaveValue('')
  await fillPassword(page, 'person', person.password, await exchange.captcha(next))
  await signInButton(page).click()
  await expect(page).toHaveURL('/index')
})

test('[SE-04] after five failures the wait is said, and SMS is offered and works', async ({ page, exchange }) => {
  let uuid = await openLogin(page)
  for (let failure = 1; failure <= 5; failure += 1) {
    await fillPassword(page, 'person', 'wrong', await exchange.captcha(uuid))
    const renewed = page.waitForResponse((response) => response.url().includes('/oauth/captcha'))
    await signInButton(page).click()
    uuid = ((await (await renewed).json()) as { data: { uuid: string } }).data.uuid
    await expect(refusal(page)).toContainText(failure < 5 ? '账号或密码错误' : '请 15 分钟后再试')
  }
  await page.getByRole('button', { name: '改用短信验证码登录' }).click()
  await expect(page.getByRole('tab', { name: '短信登录' })).toHaveAttribute('aria-selected', 'true')
  await signInByForm(page, exchange)
})

test('[AC-01] a slow exchange and twenty impatient presses: one question', async ({ page, exchange }) => {
  const uuid = await openLogin(page)
  const answer = await holdCalls(page, /\/oauth\/token$/)
  await fillPassword(page, 'person', person.password, await exchange.captcha(uuid))
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/oauth/token') && asked.push(request.url()))
  const button = signInButton(page)
  await button.evaluate((element: HTMLElement) => {
    for (let press = 0; press < 20; press += 1) element.click()
  })
  await expect(page.getByRole('main').getByRole('button', { name: '正在登录…' })).toBeVisible()
  answer()
  await expect(page).toHaveURL('/index')
  expect(asked).toHaveLength(1)
})

test('[SE-02] without a network the form says so, and works again afterwards', async ({
  page,
  exchange,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const uuid = await openLogin(page)
  const text = await exchange.captcha(uuid)
  // For good: a browser asks once more by itself when a connection that was open is cut.
  await exchange.faults([{ path: '/oauth/token', kind: 'down' }])
  await fillPassword(page, 'person', person.password, text)
  const renewed = page.waitForResponse((response) => response.url().includes('/oauth/captcha'))
  await signInButton(page).click()
  await expect(refusal(page)).toContainText('网络连接失败，请检查网络后重试')
  const next = ((await (await renewed).json()) as { data: { uuid: string } }).data.uuid
  await exchange.faults([])
  await expect(captchaPicture(page)).toBeVisible()
  await page.getByRole('textbox', { name: '验证码', exact: true }).fill(await exchange.captcha(next))
  await signInButton(page).click()
  await expect(page).toHaveURL('/index')
})
