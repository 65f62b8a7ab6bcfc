import type { Page } from '@playwright/test'
import {
  account,
  codeSentTo,
  fillPassword,
  nameInHeader,
  openLogin,
  signInByForm,
  signInButton,
} from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { count, field, isTooWide, problemOf, provePhone, strong } from './forms.ts'

const person = account('person')
const idNumber = '510104199003071237'
const next = (page: Page) => page.getByRole('button', { name: '下一步' })
const reset = (page: Page) => page.getByRole('button', { name: '重置密码' })
const find = (page: Page) => page.getByRole('button', { name: '查找账号' })
const notFound = '没有找到与所填信息全部一致的账号，请核对后重试'

async function choose(page: Page): Promise<void> {
  await field(page, '新密码').fill(strong)
  await field(page, '确认密码').fill(strong)
}

test('[AC-05] a new password by phone: every session ends, the old password with it', async ({
  page,
  exchange,
  person: other,
}) => {
  const elsewhere = await other()
  await signInByForm(elsewhere, exchange)
  await expect(nameInHeader(elsewhere, '周岷生')).toBeVisible()

  await page.goto('/findPassword')
  await provePhone(page, exchange, person.phone)
  expect((await exchange.inbox())[0]?.text).toContain('您正在找回账号或密码')
  await next(page).click()
  await expect(field(page, '新密码')).toBeFocused()
  await expect(page.getByText('2. 设置新密码')).toHaveAttribute('aria-current', 'step')
  await choose(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '密码已重置' })).toBeFocused()
  await expect(elsewhere).toHaveURL(/\/login/)

  const uuid = await openLogin(page)
  await fillPassword(page, 'person', strong, await exchange.captcha(uuid))
  await signInButton(page).click()
  await expect(nameInHeader(page, '周岷生')).toBeVisible()
  await expect(page).toHaveURL('/index')
})

test('[AC-05] a wrong code stays at the first step; one that grew too old leads back to it, and nothing is lost', async ({
  page,
  exchange,
}) => {
  await page.goto('/findPassword')
  await provePhone(page, exchange, person.phone)
  const right = await field(page, '短信验证码').inputValue()
  await field(page, '短信验证码').fill(right === '000000' ? '000001' : '000000')
  await next(page).click()
  await expect.poll(() => problemOf(page, '短信验证码')).toBe('短信验证码错误')
  await field(page, '短信验证码').fill(right)
  await next(page).click()
  await choose(page)
  await exchange.jump(5 * 60_000 + 1000)
  await reset(page).click()
  await expect.poll(() => problemOf(page, '短信验证码')).toBe('短信验证码已失效，请重新获取')
  await expect(page.getByText('短信验证码已失效，请重新获取')).toHaveCount(1)
  await expect(field(page, '手机号码')).toHaveValue(person.phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect.poll(() => exchange.inbox()).toHaveLength(2)
  await field(page, '短信验证码').fill(await codeSentTo(exchange, person.phone))
  await next(page).click()
  await expect(field(page, '新密码')).toHaveValue(strong)
  const asked = count(page, '/forget-password')
  await reset(page).dblclick()
  await expect(page.getByRole('heading', { name: '密码已重置' })).toBeVisible()
  expect(asked()).toBe(1)
})

test('[AC-05] that a phone belongs to nobody is told only to whoever holds it', async ({ page, exchange }) => {
  await page.goto('/findPassword')
  await provePhone(page, exchange, '13812345678')
  await next(page).click()
  const failure = page.getByRole('alert').filter({ hasText: '该手机号尚未注册，请先注册' })
  await expect(failure).toBeVisible()
  await failure.getByRole('link', { name: '去注册' }).click()
  await expect(page).toHaveURL('/register')
})

test('[AC-07] [AC-05] a person finds the account by papers and phone; its whole name goes to the phone', async ({
  page,
  exchange,
}) => {
  await page.goto('/login')
  await page.getByRole('main').getByRole('link', { name: '找回密码' }).click()
  await page.getByRole('link', { name: '个人账号' }).click()
  await expect(page).toHaveURL('/findAccountPerson')
  await field(page, '姓名').fill('周')
  await field(page, '身份证号码').fill('110105194912310020')
  await find(page).click()
  expect(await problemOf(page, '姓名')).toBe('姓名应为2至4个汉字')
  expect(await problemOf(page, '身份证号码')).toBe('证件号码校验位错误')
  await field(page, '姓名').fill(' 周岷生 ')
  await field(page, '身份证号码').fill(idNumber)
  await provePhone(page, exchange, person.phone)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/findAccountSuccess')
  await expect(page.getByRole('definition').first()).toHaveText('pe****on')
  await expect(page.getByRole('main')).not.toContainText('person')
  expect((await exchange.inbox())[0]).toMatchObject({
    telPhone: person.phone,
    text: expect.stringContaining('您的登录账号为 person'),
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: '已找到您的账号' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '重置密码' }).click()
  await expect(page).toHaveURL('/findPassword')
})

test('[AC-05] an organisation by its name, credit code and phone', async ({ page, exchange }) => {
  await page.goto('/findAccountOrg')
  await field(page, '机构名称').fill('成都岷岸实业有限公司')
  await field(page, '统一社会信用代码').fill('91510100ma6rk4t312')
  await field(page, '统一社会信用代码').blur()
  expect(await problemOf(page, '统一社会信用代码')).toBe('统一社会信用代码校验位错误')
  await field(page, '统一社会信用代码').fill('91510100ma6rk4t311')
  await provePhone(page, exchange, account('company').phone)
  await find(page).click()
  await expect(page).toHaveURL('/findAccountSuccess')
  await expect(page.getByRole('definition').first()).toHaveText('co****ny')
})

test('[AC-05] papers without their phone, and a phone without its papers, are told the same', async ({
  page,
  exchange,
}) => {
  const told: string[] = []
  for (const [name, number, phone] of [
    ['周岷生', idNumber, '13812345678'],
    ['周岷生', idNumber, account('company').phone],
    ['何景川', '510106198805126517', person.phone],
    ['郑明远', '110105200002290013', account('newcomer').phone],
  ] as const) {
    await page.goto('/findAccountPerson')
    await field(page, '姓名').fill(name)
    await field(page, '身份证号码').fill(number)
    await provePhone(page, exchange, phone)
    await find(page).click()
    told.push(await page.getByRole('alert').filter({ hasText: '请核对' }).innerText())
  }
  expect(told.map((text) => text.trim())).toEqual([notFound, notFound, notFound, notFound])
})

test('[AC-05] the result page without a result leads to the search', async ({ page, axe }) => {
  await page.goto('/findAccountSuccess')
  await expect(page.getByText('这里还没有查找结果，请先填写资料。')).toBeVisible()
  await axe()
})

for (const [path, english] of [
  ['/findPassword', 'Forgot password'],
  ['/findAccountPerson', 'Find a personal account'],
  ['/findAccountOrg', "Find an organisation's account"],
] as const)
  test(`[AC-05] ${path} on a small screen in English, and axe finds nothing`, async ({ page, axe }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    await page.addInitScript(() => {
      localStorage.setItem('ui:v1', JSON.stringify({ state: { language: 'en' }, version: 0 }))
    })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: english })).toBeVisible()
    expect(await isTooWide(page)).toBe(false)
    await axe()
  })

test('[SE-02] without a network the search says so and keeps what was typed', async ({
  page,
  exchange,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await page.goto('/findAccountPerson')
  await field(page, '姓名').fill('周岷生')
  await field(page, '身份证号码').fill(idNumber)
  await provePhone(page, exchange, person.phone)
  await exchange.faults([{ path: '/dscq-user/user/find-account/person', kind: 'down' }])
  await find(page).click()
  await expect(page.getByRole('alert').filter({ hasText: '网络连接失败' })).toBeVisible()
  await exchange.faults([])
  await find(page).click()
  await expect(page).toHaveURL('/findAccountSuccess')
})
