import type { Page } from '@playwright/test'
import { box } from '../enrol/verbs.ts'
import { account, codeSentTo, signIn } from '../session/sign-in.ts'
import { paper } from '../support/enrolling.ts'
import type { Exchange } from '../support/test.ts'
import { expect, type Keys, test } from './keys.ts'

const { password, phone } = account('person')
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const secret = (page: Page, name: string) => page.getByLabel(name, { exact: true })

async function enter(keys: Keys, path: string): Promise<void> {
  await keys.page.goto(path)
  await expect(keys.page.getByRole('heading', { level: 1 })).toBeVisible()
  await keys.intoMain()
}

async function typeCode(keys: Keys, exchange: Exchange, to: string): Promise<void> {
  await exchange.jump(61_000)
  await keys.act(button(keys.page, '获取验证码'))
  await expect(box(keys.page, '短信验证码')).toBeFocused()
  await keys.page.keyboard.type(await codeSentTo(exchange, to))
}

test('[forms] [AC-12] mailbox, phone and password', async ({ page, exchange, keys }) => {
  await signIn(page, exchange)
  await enter(keys, '/accountSafe')
  const opener = page.getByRole('region', { name: '登录与资金安全' }).getByRole('button', { name: '绑定邮箱' })
  await keys.act(opener)
  const dialog = page.getByRole('dialog', { name: '绑定邮箱' })
  await keys.isKept(dialog)
  await keys.leave(dialog, opener)
  await keys.press('Enter')
  await keys.type(box(page, '邮箱地址'), 'zhou@mail.example')
  await keys.act(dialog.getByRole('button', { name: '获取验证码' }))
  await expect(box(page, '邮箱验证码')).toBeFocused()
  await page.keyboard.type(await codeSentTo(exchange, 'zhou@mail.example'))
  await keys.act(dialog.getByRole('button', { name: '确认绑定' }))
  await expect(page.getByText('z***@mail.example').first()).toBeVisible()

  await enter(keys, '/memberEditPhone')
  await typeCode(keys, exchange, phone)
  await keys.act(button(page, '下一步'))
  await keys.type(box(page, '新手机号码'), '13911112222')
  await typeCode(keys, exchange, '13911112222')
  await keys.act(button(page, '确认绑定'))
  await expect(page.getByText('139****2222').first()).toBeVisible()

  await enter(keys, '/updatePassWord')
  await keys.type(secret(page, '原密码'), password)
  await keys.type(secret(page, '新密码'), 'Jialing=7788')
  await keys.type(secret(page, '确认新密码'), 'Jialing=7788')
  await keys.act(button(page, '确认修改'))
  await expect(page.getByText('密码已修改，请用新密码登录')).toBeVisible()
})

test('[forms] [AC-12] the phone is given up', async ({ page, exchange, keys }) => {
  await signIn(page, exchange)
  await enter(keys, '/memberEditPhone')
  await keys.to(page.getByRole('tab', { selected: true }))
  await keys.press('ArrowRight')
  await expect(page.getByRole('tab', { name: '解绑手机' })).toBeFocused()
  await typeCode(keys, exchange, phone)
  await keys.type(secret(page, '登录密码'), password)
  await keys.act(button(page, '确认解绑'))
  await expect(page).toHaveURL('/accountSafe')
})

/** A picture drawn in the page, large enough for a portrait. */
const portrait = (page: Page) =>
  page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 400 })
    canvas.getContext('2d')!.fillRect(0, 0, 800, 400)
    const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), 'image/png'))
    return [...new Uint8Array(await blob.arrayBuffer())]
  })

test('[forms] [AC-12] a portrait is chosen, cut and kept', async ({ page, exchange, keys }) => {
  await signIn(page, exchange)
  await enter(keys, '/memberEditHead')
  const buffer = Buffer.from(await portrait(page))
  await keys.give(button(page, '选择图片'), { name: 'me.png', mimeType: 'image/png', buffer })
  await keys.to(page.getByRole('button', { name: /^裁剪框/ }))
  await keys.press('Shift+ArrowLeft', '-')
  await keys.act(button(page, '放大选区'), 'Space')
  await keys.act(button(page, '保存头像'))
  await expect(page.getByText('头像已更新')).toBeVisible()
})

test('[forms] [AC-12] an appeal, and what is added to it', async ({ page, exchange, keys }) => {
  await signIn(page, exchange)
  await enter(keys, '/shensuRecord?new=deposit')
  await keys.act(button(page, '提交申诉'))
  await expect(page.getByText('请填写申诉说明').first()).toBeVisible()
  await expect(box(page, '申诉说明')).toBeFocused()
  await keys.back(page.getByRole('combobox', { name: '申诉类型' }))
  await keys.choose(page.getByRole('combobox', { name: '申诉类型' }), '机构管理员变更')
  await keys.type(box(page, '申诉说明'), '保证金未按期退还')
  await keys.give(page.getByRole('group', { name: '证明材料' }).locator('input'), paper('证明.pdf'))
  await expect(page.getByText('已上传')).toBeVisible()
  await keys.type(box(page, '联系人'), '周岷生')
  await keys.type(box(page, '联系手机'), phone)
  await keys.act(button(page, '提交申诉'))
  await expect(page).toHaveURL(/\/shensuRecord\?id=SS\d{12}$/)
  await expect(page.getByRole('main').getByText('待受理')).toBeVisible()
  const opener = button(page, '撤销申诉')
  await keys.act(opener)
  const question = page.getByRole('dialog')
  await keys.isKept(question)
  await keys.leave(question, opener)
})

test('[forms] [AC-11] nothing is sent while a file is on its way, and everything when it has come', async ({
  page,
  exchange,
  keys,
}) => {
  await signIn(page, exchange)
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/appeal/submit') && sent.push(request.postData() ?? ''))
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/file/upload', async (route) => {
    await held
    await route.continue()
  })
  await enter(keys, '/shensuRecord?new=deposit')
  const proof = page.getByRole('group', { name: '证明材料' })
  await keys.type(box(page, '申诉说明'), '保证金未按期退还')
  await keys.give(proof.locator('input'), paper('证明.pdf'))
  await expect(proof.getByText('正在上传')).toBeVisible()
  await keys.type(box(page, '联系人'), '周岷生')
  await keys.type(box(page, '联系手机'), phone)
  await keys.act(button(page, '提交申诉'))
  await expect(page.getByText('文件正在上传，请等待上传完成')).toBeVisible()
  expect(sent).toEqual([])
  release()
  await expect(proof.getByText('已上传')).toBeVisible()
  await expect(page.getByText('文件正在上传，请等待上传完成')).toHaveCount(0)
  await keys.act(button(page, '提交申诉'))
  await expect(page).toHaveURL(/\/shensuRecord\?id=SS\d{12}$/)
  expect(sent).toHaveLength(1)
  expect(JSON.parse(sent[0]!)).toMatchObject({ fileIds: [expect.any(String)] })
})

test('[forms] [AC-12] the account for refunds, and closing the account', async ({ page, exchange, keys }) => {
  await signIn(page, exchange)
  await enter(keys, '/accountSafe')
  const opener = button(page, '绑定账户').or(button(page, '更换账户'))
  await keys.act(opener)
  const dialog = page.getByRole('dialog', { name: '绑定退款账户' })
  await keys.type(box(page, '开户银行'), '岷江商业银行成都分行')
  await keys.type(box(page, '银行账号'), '6222020000001234566')
  await keys.type(dialog.getByLabel('登录密码', { exact: true }), password)
  await keys.act(dialog.getByRole('button', { name: '确认绑定' }))
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()

  const closing = page.getByRole('dialog', { name: '注销账号' })
  const close = button(page, '申请注销')
  await keys.act(close)
  await keys.pick(closing.getByRole('radiogroup', { name: '验证方式' }), '短信验证码')
  await keys.isKept(closing)
  await keys.leave(closing, close)
  await keys.press('Enter')
  await keys.type(closing.getByLabel('登录密码', { exact: true }).last(), password)
  await keys.act(closing.getByRole('button', { name: '确认注销' }))
  await expect(page.getByText('账户已注销，感谢您的使用')).toBeVisible()
})
