import type { Page } from '@playwright/test'
import { codeSentTo, nameInHeader, signInByForm, stored } from '../session/sign-in.ts'
import { type Exchange, expect, test } from '../support/test.ts'
import { holdCalls } from '../support/waits.ts'
import { count, field, isTooWide, notAtMidnight, problemOf, provePhone, strong } from './forms.ts'

const phone = '13812345678'
const path = '/dscq-user/user/register'
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: '注册', exact: true })

async function open(page: Page): Promise<void> {
  await page.goto('/register')
  await expect(page.getByRole('heading', { level: 1, name: '注册账号' })).toBeVisible()
}

async function fill(page: Page, exchange: Exchange, loginName = 'zhouyun'): Promise<void> {
  await field(page, '账号').fill(loginName)
  await field(page, '密码').fill(strong)
  await field(page, '确认密码').fill(strong)
  await provePhone(page, exchange, phone)
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
}

test('[AC-05] a new account is signed in at once, and told what comes next', async ({ page, exchange }) => {
  await open(page)
  await page.getByRole('radio', { name: '机构用户' }).check()
  await fill(page, exchange)
  const asked = page.waitForRequest((request) => request.url().includes(path))
  await submit(page).click()
  const sent = (await asked).postDataJSON() as Record<string, string>
  expect(sent).toMatchObject({ loginName: 'zhouyun', telPhone: phone, kind: 'organisation' })
  expect(sent['password']).toMatch(/^04[0-9a-f]{200,}$/)
  await expect(page.getByRole('heading', { name: '注册成功' })).toBeFocused()
  await expect(nameInHeader(page, 'zhouyun')).toBeVisible()
  expect((await stored(page))?.accessToken).toMatch(/^\w{40}$/)
  await expect(page.getByRole('link', { name: '去实名认证' })).toHaveAttribute('href', '/realNameOrg')
  await page.reload()
  await expect(nameInHeader(page, 'zhouyun')).toBeVisible()
  await expect(page.getByText('您已登录为 zhouyun。注册新账号前，请先退出当前账号。')).toBeVisible()
})

test('[AC-06] [AC-08] what is missing is said at its field, and the first of it has the focus', async ({ page }) => {
  await open(page)
  await submit(page).click()
  await expect(field(page, '账号')).toBeFocused()
  expect(await problemOf(page, '账号')).toBe('账号不能为空')
  expect(await problemOf(page, '密码')).toBe('密码不能为空')
  expect(await problemOf(page, '手机号码')).toBe('手机号码不能为空')
  expect(await problemOf(page, '短信验证码')).toBe('短信验证码不能为空')
  await expect(page.getByText('请先阅读并同意用户协议和隐私政策')).toBeVisible()
  const meter = page.getByRole('meter', { name: '密码强度' })
  for (const [typed, strength] of [
    ['', '0'],
    ['1', '1'],
    ['1a', '2'],
    ['1aA', '3'],
    ['1aA#', '4'],
  ] as const) {
    await field(page, '密码').fill(typed)
    await expect(meter).toHaveAttribute('aria-valuenow', strength)
  }
  await field(page, '手机号码').fill('1380000000')
  await field(page, '手机号码').blur()
  expect(await problemOf(page, '手机号码')).toBe('手机号码长度不为11位')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(field(page, '手机号码')).toBeFocused()
})

test('[AC-05] [D18] a name and a phone that are taken are said at their fields, and the code stays good', async ({
  page,
  exchange,
}) => {
  await open(page)
  await fill(page, exchange, 'person')
  await submit(page).click()
  await expect.poll(() => problemOf(page, '账号')).toBe('该账号已被使用，请换一个')
  await expect(page.getByText('该账号已被使用，请换一个')).toHaveCount(1)
  await expect(field(page, '账号')).toBeFocused()
  await field(page, '账号').fill('zhouyun')
  await submit(page).click()
  await expect(page.getByRole('heading', { name: '注册成功' })).toBeVisible()

  await page.getByRole('button', { name: '退出' }).click()
  await expect(page).toHaveURL('/login')
  await open(page)
  await fill(page, exchange, 'another')
  await submit(page).click()
  await expect.poll(() => problemOf(page, '手机号码')).toBe('该手机号已注册，请直接登录')
  await expect(page.getByText('该手机号已注册，请直接登录')).toHaveCount(1)
  await exchange.faults([{ path, kind: 'refuse', code: 500, msg: '系统维护中，请稍后再试' }])
  await field(page, '手机号码').fill('13812345679')
  await submit(page).click()
  await expect(page.getByText('系统维护中，请稍后再试')).toBeVisible()
  await expect(page.getByText('系统维护中，请稍后再试')).toHaveCount(1)
})

test('[AC-05] a wrong code and one that is too old; nothing typed is lost', async ({ page, exchange }) => {
  await open(page)
  await fill(page, exchange)
  const right = await field(page, '短信验证码').inputValue()
  await field(page, '短信验证码').fill(right === '000000' ? '000001' : '000000')
  await submit(page).click()
  await expect.poll(() => problemOf(page, '短信验证码')).toBe('短信验证码错误')
  await expect(field(page, '短信验证码')).toBeFocused()
  await exchange.jump(5 * 60_000 + 1000)
  await field(page, '短信验证码').fill(right)
  await submit(page).click()
  await expect.poll(() => problemOf(page, '短信验证码')).toBe('短信验证码已失效，请重新获取')
  await expect(field(page, '密码')).toHaveValue(strong)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect.poll(() => exchange.inbox()).toHaveLength(2)
  await field(page, '短信验证码').fill(await codeSentTo(exchange, phone))
  await submit(page).click()
  await expect(page.getByRole('heading', { name: '注册成功' })).toBeVisible()
})

test('[AC-05] five codes a day to one number', async ({ page, exchange }) => {
  await notAtMidnight(exchange)
  await open(page)
  await field(page, '手机号码').fill(phone)
  for (let turn = 1; turn <= 5; turn += 1) {
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect.poll(() => exchange.inbox()).toHaveLength(turn)
    await exchange.jump(61_000)
    await page.reload()
    await field(page, '手机号码').fill(phone)
  }
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('该手机号今天已获取 5 次验证码，请明天再试')).toBeVisible()
  expect(await exchange.inbox()).toHaveLength(5)
})

test('[AC-05] a slow exchange and impatient clicks: one account', async ({ page, exchange }) => {
  await open(page)
  await fill(page, exchange)
  const release = await holdCalls(page, /\/user\/register$/)
  const asked = count(page, path)
  await submit(page).evaluate((element: HTMLElement) => {
    for (let press = 0; press < 10; press += 1) element.click()
  })
  await expect(page.getByRole('main').getByRole('button', { name: '正在注册…' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: '注册成功' })).toBeVisible()
  expect(asked()).toBe(1)
})

test('[SE-02] without a network the form says so, and sends later what was typed', async ({
  page,
  exchange,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/)
  await open(page)
  await fill(page, exchange)
  await context.setOffline(true)
  await submit(page).click()
  await expect(page.getByRole('alert').filter({ hasText: '网络连接失败，请检查网络后重试' })).toBeVisible()
  await context.setOffline(false)
  await submit(page).click()
  await expect(page.getByRole('heading', { name: '注册成功' })).toBeVisible()
})

test('[AC-05] by keyboard alone; both texts of the agreement can be read on the way', async ({ page, exchange }) => {
  await open(page)
  await page.getByRole('radio', { name: '个人用户' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('zhouyun')
  await page.keyboard.press('Tab')
  await page.keyboard.type(strong)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '显示密码' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(strong)
  await page.keyboard.press('Tab')
  await page.keyboard.type(phone)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field(page, '短信验证码')).toBeFocused()
  await page.keyboard.type(await codeSentTo(exchange, phone))
  const terms = page.getByRole('button', { name: '《用户服务协议》' })
  await terms.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '《用户服务协议》' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(terms).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await field(page, '短信验证码').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '注册成功' })).toBeFocused()
})

for (const [width, language] of [
  [1440, 'zh'],
  [1200, 'en'],
  [375, 'zh'],
  [375, 'en'],
] as const)
  test(`[AC-05] at ${width} px in ${language} nothing is cut off, and axe finds nothing`, async ({ page, axe }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript((shown) => {
      localStorage.setItem('ui:v1', JSON.stringify({ state: { language: shown }, version: 0 }))
    }, language)
    await page.goto('/register')
    const title = language === 'zh' ? '注册账号' : 'Create an account'
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('main').locator('button[type=submit]').click()
    await expect(page.getByRole('main').locator('[aria-invalid=true]')).toHaveCount(6)
    expect(await isTooWide(page)).toBe(false)
    await axe()
  })

test('[AC-05] whoever is signed in is asked to sign out first', async ({ page, exchange }) => {
  await signInByForm(page, exchange)
  await page.goto('/register')
  await page.getByRole('button', { name: '退出当前账号' }).click()
  await expect(page).toHaveURL('/login')
  expect((await stored(page))?.baseUserId ?? null).toBeNull()
})
