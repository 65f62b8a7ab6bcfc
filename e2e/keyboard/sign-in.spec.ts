import type { Page, Request } from '@playwright/test'
import { field, strong } from '../auth/forms.ts'
import {
  account,
  captchaPicture,
  nameInHeader,
  openLogin,
  refusal,
  signIn,
  signInButton,
  storedSession,
} from '../session/sign-in.ts'
import type { Exchange } from '../support/test.ts'
import { expect, type Keys, test } from './keys.ts'
import { typeCode, type CodeTurn } from './person.ts'

const { password, phone } = account('person')
const personsName = '周岷生'
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

/** Requests a code for the phone, and types it. */
async function enterPhoneCode(keys: Keys, exchange: Exchange, telPhone: string, which?: CodeTurn): Promise<void> {
  await keys.type(field(keys.page, '手机号码'), telPhone)
  await typeCode(keys, exchange, telPhone, which)
}

test('[forms] [AC-01] [AC-04] [RT-15] [SE-04] by password, the lock, and by text message', async ({
  page,
  exchange,
  keys,
}) => {
  const captcha = await exchange.captcha(await openLogin(page))
  const isToken = (request: Request) => request.url().includes('/oauth/token')
  await keys.intoMain()

  await test.step('a wrong password: reported at the button, a new captcha, no input is lost', async () => {
    await keys.type(field(page, '账号'), 'person')
    await keys.type(field(page, '密码'), 'wrong')
    await keys.type(field(page, '图形验证码'), captcha)
    const renewed = page.waitForResponse((response) => response.url().includes('/oauth/captcha'))
    await keys.act(signInButton(page))
    await expect(refusal(page)).toContainText('账号或密码错误')
    const { uuid } = ((await (await renewed).json()) as { data: { uuid: string } }).data
    await expect(captchaPicture(page)).toBeVisible()
    await expect(field(page, '图形验证码')).toBeFocused()
    await expect(field(page, '图形验证码')).toHaveValue('')
    await expect(field(page, '账号')).toHaveValue('person')
    await keys.back(field(page, '密码'))
    await keys.type(field(page, '密码'), password)
    await keys.type(field(page, '图形验证码'), await exchange.captcha(uuid))
    const asked = page.waitForRequest(isToken)
    await keys.press('Enter')
    const url = new URL((await asked).url())
    expect(url.searchParams.get('password')).toMatch(/^04[0-9a-f]{200,}$/)
    expect(url.href).not.toContain(encodeURIComponent(password))
    await expect(page).toHaveURL('/index')
    await expect(page.getByRole('heading', { level: 1, name: '岷江产权交易网' })).toBeFocused()
    await expect(nameInHeader(page, personsName)).toBeVisible()
  })

  await test.step('a reload stays signed in', async () => {
    await expect.poll(async () => (await storedSession(page))?.userInfo?.loginName).toBe('person')
    const detail = page.waitForRequest((request) => request.url().includes('/dscq-user/user/detail'))
    await page.goto('/project')
    const { accessToken, baseUserId } = (await storedSession(page))!
    expect([baseUserId, accessToken]).toEqual(['U0004', expect.stringMatching(/^\w{40}$/)])
    expect((await detail).headers()['authorization']).toBe(`Bearer ${accessToken}`)
    await expect(nameInHeader(page, personsName)).toBeVisible()
  })

  await test.step('the lock', async () => {
    await keys.act(page.getByRole('banner').getByRole('button', { name: '锁屏' }))
    await expect(page).toHaveURL('/lock')
    await keys.type(page.getByLabel('登录密码', { exact: true }), password)
    await keys.press('Enter')
    await expect(page).toHaveURL('/project')
  })

  await test.step('signed out, and in again by text message', async () => {
    await keys.back(page.getByRole('banner').getByRole('button', { name: '退出' }))
    await keys.press('Enter')
    await expect(nameInHeader(page, personsName)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeFocused()
    await keys.to(page.getByRole('tab', { name: '账号登录' }))
    await keys.press('ArrowRight')
    await expect(page.getByRole('tab', { name: '短信登录' })).toBeFocused()
    await enterPhoneCode(keys, exchange, phone)
    await keys.act(signInButton(page))
    await expect(nameInHeader(page, personsName)).toBeVisible()
  })
})

test(
  '[forms] [AC-05] registering: signed in at once, with the next step shown',
  { tag: '@nightly' },
  async ({ page, exchange, keys }) => {
    await page.goto('/register')
    await keys.intoMain()
    await keys.pick(page.getByRole('group', { name: '账号类型' }), '机构用户')
    await keys.type(field(page, '账号'), 'zhouyun')
    await keys.type(field(page, '密码'), strong)
    await keys.type(field(page, '确认密码'), strong)
    await enterPhoneCode(keys, exchange, '13812345678')
    await keys.tick(page.getByRole('checkbox', { name: '我已阅读并同意' }))
    for (const name of ['《用户服务协议》', '《隐私政策》']) {
      const text = button(page, name)
      await keys.act(text)
      const dialog = page.getByRole('dialog', { name })
      await keys.expectTrapped(dialog)
      await keys.leave(dialog, text)
    }
    await keys.act(button(page, '注册'))
    await expect(page.getByRole('heading', { name: '注册成功' })).toBeFocused()
    await expect(nameInHeader(page, 'zhouyun')).toBeVisible()
    await keys.to(main(page).getByRole('link', { name: '去实名认证' }))
    await page.reload()
    await expect(nameInHeader(page, 'zhouyun')).toBeVisible()
    await expect(page.getByText('您已登录为 zhouyun。注册新账号前，请先退出当前账号。')).toBeVisible()
  },
)

test(
  '[forms] [AC-05] [AC-07] a new password ends every session; the account of a person and an organisation',
  { tag: '@nightly' },
  async ({ page, exchange, person, keys }) => {
    const elsewhere = await person()
    await signIn(elsewhere, exchange)
    await elsewhere.goto('/myMessage')
    await expect(nameInHeader(elsewhere, personsName)).toBeVisible()
    await page.goto('/findPassword')
    await keys.intoMain()
    await enterPhoneCode(keys, exchange, phone)
    await keys.act(button(page, '下一步'))
    await expect(field(page, '新密码')).toBeFocused()
    await keys.type(field(page, '新密码'), strong)
    await keys.type(field(page, '确认密码'), strong)
    await keys.act(button(page, '重置密码'))
    await expect(page.getByRole('heading', { name: '密码已重置' })).toBeFocused()
    await expect(elsewhere).toHaveURL('/login?redirect=%2FmyMessage')

    // A phone gets one code a minute.
    await exchange.jump(61_000)
    for (const [method, holder, number, labels, telPhone, which] of [
      ['个人账号', '周岷生', '510104199003071237', ['姓名', '身份证号码'], phone, 'further'],
      [
        '机构账号',
        '成都岷岸实业有限公司',
        '91510100ma6rk4t311',
        ['机构名称', '统一社会信用代码'],
        account('company').phone,
        'first',
      ],
    ] as const) {
      await page.goto('/findPassword')
      await keys.intoMain()
      await keys.act(main(page).getByRole('link', { name: method }))
      await keys.type(field(page, labels[0]), holder)
      await keys.type(field(page, labels[1]), number)
      await enterPhoneCode(keys, exchange, telPhone, which)
      await keys.act(button(page, '查找账号'))
      await expect(page.getByRole('heading', { name: '已找到您的账号' })).toBeFocused()
    }
    await page.reload()
    await expect(page.getByRole('heading', { name: '已找到您的账号' })).toBeVisible()
    await expect(page.getByRole('definition').first()).toHaveText('co****ny')
  },
)
