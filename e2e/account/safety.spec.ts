import type { Page } from '@playwright/test'
import { account, codeSentTo, nameInHeader, signIn, signInButton, signInByForm } from '../session/sign-in.ts'
import { type Exchange, expect, test } from '../support/test.ts'

const { password, phone } = account('person')
const fresh = 'Jialing=7788'

const open = async (page: Page, path: string, heading: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}
const fillPasswords = async (page: Page, old: string, next: string, again = next) => {
  await page.getByLabel('原密码', { exact: true }).fill(old)
  await page.getByLabel('新密码', { exact: true }).fill(next)
  await page.getByLabel('确认新密码', { exact: true }).fill(again)
}
/** What was wrong is right now; its text has gone, and moves no button any more. */
const isPutRight = (page: Page, problem: string) => expect(page.getByText(problem)).toHaveCount(0)
const isSignedOut = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: '登录', exact: true })).toBeVisible()

/** The next code to a phone may be sent a minute after the last. */
const ownCode = async (page: Page, exchange: Exchange) => {
  await exchange.jump(61_000)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('5 分钟内有效')).toBeVisible()
  return codeSentTo(exchange, phone)
}

test('[AC-12] [AC-08] a new password: what is wrong is told at its field, then every browser signs in again', async ({
  page,
  person,
  exchange,
  axe,
}) => {
  await signIn(page, exchange)
  const other = await person()
  await exchange.jump(61_000)
  await signInByForm(other, exchange)
  await open(page, '/updatePassWord', '修改登录密码')
  await expect(page.getByRole('meter', { name: '密码强度' })).toHaveAttribute('aria-valuenow', '0')
  await fillPasswords(page, password, password)
  await expect(page.getByRole('meter', { name: '密码强度' })).toHaveAttribute('aria-valuenow', '4')
  await page.getByRole('button', { name: '确认修改' }).click()
  await expect(page.getByText('新旧密码不能相同').first()).toBeVisible()
  await fillPasswords(page, 'wrong-1-Wrong', fresh, 'other')
  await isPutRight(page, '新旧密码不能相同')
  await page.getByRole('button', { name: '确认修改' }).click()
  await expect(page.getByText('两次输入的密码不一致').first()).toBeVisible()
  await axe()
  await fillPasswords(page, 'wrong-1-Wrong', fresh)
  await isPutRight(page, '两次输入的密码不一致')
  await page.getByRole('button', { name: '确认修改' }).click()
  await expect(page.getByText('原密码错误，还可以试 4 次').first()).toBeVisible()
  await expect(page.getByLabel('原密码', { exact: true })).toBeFocused()
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/account/password') && sent.push(request.postData() ?? ''))
  await fillPasswords(page, password, fresh)
  await isPutRight(page, '原密码错误')
  await page.getByRole('button', { name: '确认修改' }).dblclick()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('密码已修改，请用新密码登录')).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]).not.toContain(fresh)
  await isSignedOut(other)
  expect((await exchange.inbox())[0]).toMatchObject({
    telPhone: phone,
    text: expect.stringContaining('登录密码已修改'),
  })
})

test('[AC-12] devices: the other is signed out from here, at once', async ({ page, person, exchange, axe }) => {
  // The form tells the exchange of the device.
  await signInByForm(page, exchange)
  await open(page, '/accountSafe', '账户安全')
  const devices = page.getByRole('region', { name: '登录设备' })
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(devices.getByText('当前设备')).toBeVisible()
  await expect(devices.getByText('时区 Asia/Shanghai')).toBeVisible()
  const other = await person()
  await exchange.jump(61_000)
  await signInByForm(other, exchange)
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await axe()
  await devices.getByRole('button', { name: '退出该设备' }).click()
  await page.getByRole('button', { name: '确定退出' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await isSignedOut(other)
  await expect(nameInHeader(page, '周岷生')).toBeVisible()
  await expect(page.getByRole('region', { name: '最近登录' }).getByText('已退出')).toBeVisible()
})

test('[AC-12] a mailbox is bound with the code sent to it, and the score rises', async ({ page, exchange, axe }) => {
  await signIn(page, exchange)
  await open(page, '/accountSafe', '账户安全')
  await expect(page.getByRole('region', { name: '安全评分' })).toContainText('70')
  await page.getByRole('region', { name: '登录与资金安全' }).getByRole('button', { name: '绑定邮箱' }).click()
  const dialog = page.getByRole('dialog', { name: '绑定邮箱' })
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await expect(dialog.getByText('邮箱不能为空').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: '邮箱地址' }).fill('zhou@mail.example')
  await isPutRight(page, '邮箱不能为空')
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await expect(dialog.getByText('5 分钟内有效')).toBeVisible()
  await axe()
  await dialog.getByRole('textbox', { name: '邮箱验证码' }).fill(await codeSentTo(exchange, 'zhou@mail.example'))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('z***@mail.example').first()).toBeVisible()
  await expect(page.getByRole('region', { name: '安全评分' })).toContainText('90')
})

test('[AC-12] another phone: the old one first, a taken number is told, what was typed outlives a reload', async ({
  page,
  exchange,
  axe,
}) => {
  await signIn(page, exchange)
  await open(page, '/memberEditPhone', '手机绑定')
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await ownCode(page, exchange))
  await page.getByRole('button', { name: '下一步' }).click()
  const number = page.getByRole('textbox', { name: '新手机号码' })
  await number.fill('13900000005')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('5 分钟内有效')).toBeVisible()
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await codeSentTo(exchange, '13900000005'))
  await page.getByRole('button', { name: '确认绑定' }).click()
  await expect(page.getByText('手机号已被占用').first()).toBeVisible()
  await number.fill('13911112222')
  await axe()
  await number.blur()
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('draft:phone-change'))))
    .toBe(true)
  await page.reload()
  await expect(number).toHaveValue('13911112222')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('5 分钟内有效')).toBeVisible()
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await codeSentTo(exchange, '13911112222'))
  await page.getByRole('button', { name: '确认绑定' }).click()
  await expect(page).toHaveURL('/accountSafe')
  await expect(page.getByText('139****2222').first()).toBeVisible()
})

test('[AC-12] the phone is given up with its code and the password', async ({ page, exchange }) => {
  await signIn(page, exchange)
  await open(page, '/memberEditPhone', '手机绑定')
  await page.getByRole('tab', { name: '解绑手机' }).click()
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await ownCode(page, exchange))
  await page.getByLabel('登录密码', { exact: true }).fill('wrong-1-Wrong')
  await page.getByRole('button', { name: '确认解绑' }).click()
  await expect(page.getByText('登录密码错误，还可以试 4 次')).toBeVisible()
  await page.getByLabel('登录密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '确认解绑' }).click()
  await expect(page).toHaveURL('/accountSafe')
  await expect(page.getByRole('link', { name: '绑定手机', exact: true })).toBeVisible()
})

test('[AC-12] closing the account ends it in every browser, and nobody gets in again', async ({
  page,
  person,
  exchange,
}) => {
  const newcomer = account('newcomer')
  await signIn(page, exchange, 'newcomer')
  const other = await person()
  await exchange.jump(61_000)
  await signInByForm(other, exchange, 'newcomer')
  await open(page, '/accountSafe', '账户安全')
  await page.getByRole('button', { name: '申请注销' }).click()
  const dialog = page.getByRole('dialog', { name: '注销账号' })
  await dialog.getByLabel('登录密码', { exact: true }).last().fill(newcomer.password)
  await dialog.getByRole('button', { name: '确认注销' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('账户已注销，感谢您的使用')).toBeVisible()
  await isSignedOut(other)
  await exchange.jump(61_000)
  await page.goto('/login')
  await page.getByRole('tab', { name: '短信登录' }).click()
  await page.getByRole('textbox', { name: '手机号码' }).fill(newcomer.phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('5 分钟内有效')).toBeVisible()
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await codeSentTo(exchange, newcomer.phone))
  await signInButton(page).click()
  await expect(page.getByText('该手机号尚未注册')).toBeVisible()
})

/** Texts of the page that are Chinese and not marked as such. */
const chineseIn = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode
      const isMarked = parentElement?.closest('[lang=zh-CN]:not(html)')
      if (/\p{Script=Han}/u.test(textContent ?? '') && !isMarked) found.push(textContent ?? '')
    }
    return found
  })

for (const [path, heading] of [
  ['/accountSafe', 'Account security'],
  ['/updatePassWord', 'Change password'],
  ['/memberEditPhone', 'Phone number'],
  ['/memberEditHead', 'Change portrait'],
  ['/shensuRecord', 'Appeals'],
  ['/shensuRecord?new=deposit', 'Appeals'],
] as const)
  test(`[AC-12] [SE-10] ${path} in English: nothing Chinese is left but names`, async ({ page, exchange, axe }) => {
    await signIn(page, exchange)
    await page.goto(path)
    await page.getByRole('button', { name: /switch to English/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    await expect.poll(() => chineseIn(page)).toEqual([])
    await axe()
  })
