import type { Page } from '@playwright/test'
import { field, strong } from '../auth/forms.ts'
import { account, codeSentTo, nameInHeader, openLogin, signInButton } from '../session/sign-in.ts'
import type { Exchange } from '../support/test.ts'
import { expect, type Keys, test } from './keys.ts'

const { password, phone } = account('person')
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

/** Has a code sent to the phone; the field for it has the focus then. */
async function provePhone(keys: Keys, exchange: Exchange, telPhone: string): Promise<void> {
  const { page } = keys
  await keys.type(field(page, '手机号码'), telPhone)
  await keys.act(button(page, '获取验证码'))
  await expect(field(page, '短信验证码')).toBeFocused()
  await page.keyboard.type(await codeSentTo(exchange, telPhone))
}

test('[forms] [AC-01] by password, the lock, and by text message', async ({ page, exchange, keys }) => {
  const captcha = await exchange.captcha(await openLogin(page))
  await keys.intoMain()
  await keys.type(field(page, '账号'), 'person')
  await keys.type(field(page, '密码'), password)
  await keys.type(field(page, '验证码'), captcha)
  await keys.act(signInButton(page))
  await expect(nameInHeader(page, '周岷生')).toBeVisible()

  await page.goto('/project')
  await keys.act(page.getByRole('banner').getByRole('button', { name: '锁屏' }))
  await expect(page).toHaveURL('/lock')
  await keys.type(page.getByLabel('登录密码', { exact: true }), password)
  await keys.press('Enter')
  await expect(page).toHaveURL('/project')

  await keys.back(page.getByRole('banner').getByRole('button', { name: '退出' }))
  await keys.press('Enter')
  await expect(nameInHeader(page, '周岷生')).toHaveCount(0)
  await page.goto('/login')
  await keys.intoMain()
  await keys.to(page.getByRole('tab', { name: '账号登录' }))
  await keys.press('ArrowRight')
  await expect(page.getByRole('tab', { name: '短信登录' })).toBeFocused()
  await provePhone(keys, exchange, phone)
  await keys.act(signInButton(page))
  await expect(nameInHeader(page, '周岷生')).toBeVisible()
})

for (const [kind, hint] of [
  ['person', '个人用户'],
  ['organisation', '机构用户'],
] as const)
  test(`[forms] [AC-05] registering as ${kind}`, async ({ page, exchange, keys }) => {
    await page.goto('/register')
    await keys.intoMain()
    await keys.pick(page.getByRole('group', { name: '账号类型' }), hint)
    await keys.type(field(page, '账号'), 'zhouyun')
    await keys.type(field(page, '密码'), strong)
    await keys.type(field(page, '确认密码'), strong)
    await provePhone(keys, exchange, '13812345678')
    await keys.tick(page.getByRole('checkbox', { name: '我已阅读并同意' }))
    const text = button(page, '《隐私政策》')
    await keys.act(text)
    const dialog = page.getByRole('dialog', { name: '《隐私政策》' })
    await keys.isKept(dialog)
    await keys.leave(dialog, text)
    await keys.act(button(page, '注册'))
    await expect(page.getByRole('heading', { name: '注册成功' })).toBeFocused()
  })

test('[forms] [AC-05] a new password, and the account of a person and an organisation', async ({
  page,
  exchange,
  keys,
}) => {
  await page.goto('/findPassword')
  await keys.intoMain()
  await provePhone(keys, exchange, phone)
  await keys.act(button(page, '下一步'))
  await expect(field(page, '新密码')).toBeFocused()
  await keys.type(field(page, '新密码'), strong)
  await keys.type(field(page, '确认密码'), strong)
  await keys.act(button(page, '重置密码'))
  await expect(page.getByRole('heading', { name: '密码已重置' })).toBeFocused()

  await exchange.jump(61_000)
  for (const [way, name, number, labels, telPhone] of [
    ['个人账号', '周岷生', '510104199003071237', ['姓名', '身份证号码'], phone],
    [
      '机构账号',
      '成都岷岸实业有限公司',
      '91510100ma6rk4t311',
      ['机构名称', '统一社会信用代码'],
      account('company').phone,
    ],
  ] as const) {
    await page.goto('/findPassword')
    await keys.intoMain()
    await keys.act(main(page).getByRole('link', { name: way }))
    await keys.type(field(page, labels[0]), name)
    await keys.type(field(page, labels[1]), number)
    await provePhone(keys, exchange, telPhone)
    await keys.act(button(page, '查找账号'))
    await expect(page.getByRole('heading', { name: '已找到您的账号' })).toBeFocused()
  }
})
