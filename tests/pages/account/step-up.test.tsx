import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { call } from '#src/api/client.ts'
import * as account from '#src/api/endpoints/account.ts'
import { newRecoveryCodes } from '#src/api/endpoints/factor.ts'
import { signOut } from '#src/features/session/commands.ts'
import { lockNow } from '#src/features/session/screen-lock/screen-lock-sync.ts'
import { codeNow, linkApp, signedInFrom } from '#tests/mock/support/second-factor.ts'
import { codeTo, requestCode } from '#tests/pages/auth/support.ts'
import { box, goTo, loadScreens, replaceText } from '#tests/support/fill.ts'
import { type Opened, openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { World } from '#tests/support/world.ts'

beforeAll(() => loadScreens('/accountSafe', '/memberEditPhone', '/updatePassWord', '/login', '/lock'), 60_000)

const renewPath = '/dscq-user/account/factor/recovery/new'
const stepMs = 30_000
const needed = { kind: 'refuse', code: 4280, msg: '请先完成安全验证', times: 1 } as const
const asking = async () => within(await screen.findByRole('dialog', { name: '安全验证' }))
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: '安全验证' })).toBeNull())

/** The screen of the account's safety, on a device that has not been confirmed; another has the app with this key. */
async function open(): Promise<Opened & { secret: string }> {
  const world = openWorld()
  const elsewhere = await signedInFrom(world.exchange, 'person', { source: '10.0.0.9' })
  const { secret } = await linkApp(world.exchange, elsewhere)
  // Its code of this moment is used up.
  world.jump(stepMs)
  const page = await renderRoute('/accountSafe', { as: 'person', world })
  await screen.findByRole('region', { name: '安全验证方式' })
  return { ...page, secret }
}

/** Types a code of the app into the open dialog, and sends it. */
async function confirm({ user }: Opened, code: string): Promise<void> {
  const form = await asking()
  await replaceText(user, await form.findByLabelText('动态验证码'), code)
  await user.click(form.getByRole('button', { name: '确认' }))
}

/** Two commands that the exchange refuses without a factor, sent at the same moment. */
const sendTwo = () => {
  const settled = [call(newRecoveryCodes, {}), call(newRecoveryCodes, {})].map((sent) =>
    sent.then(
      () => 'done',
      (error: Error) => error.message,
    ),
  )
  return Promise.all(settled)
}
const renewals = ({ callsTo }: World) => callsTo(renewPath)

describe('[ASVS 6.3.3] a call that is refused for want of a second factor', () => {
  test('two at once ask once, and each goes on once', async () => {
    const page = await open()
    const both = sendTwo()
    await confirm(page, codeNow(page.world.exchange, page.secret))
    expect(await both).toEqual(['done', 'done'])
    await isGone()
    expect(renewals(page.world)).toHaveLength(4)
    expect(page.world.callsTo('/dscq-user/account/factor/confirm')).toHaveLength(1)
  })

  test('a closed dialog leaves the refusal, and the next one asks again', async () => {
    const page = await open()
    const both = sendTwo()
    await page.user.click((await asking()).getByRole('button', { name: '关闭' }))
    expect(await both).toEqual(['请先完成安全验证', '请先完成安全验证'])
    expect(renewals(page.world)).toHaveLength(2)
    const again = sendTwo()
    await confirm(page, codeNow(page.world.exchange, page.secret))
    expect(await again).toEqual(['done', 'done'])
  })

  test('a call that is refused again is not asked for a second time', async () => {
    const page = await open()
    page.world.faults({ path: renewPath, ...needed, times: 2 })
    const sent = call(newRecoveryCodes, {}).catch((error: Error) => error.message)
    await confirm(page, codeNow(page.world.exchange, page.secret))
    expect(await sent).toBe('请先完成安全验证')
    await isGone()
    expect(renewals(page.world)).toHaveLength(2)
  })

  test.each([
    ['the page is left', () => goTo('/updatePassWord')],
    ['the person signs out', () => act(signOut)],
    ['the screen is locked', () => act(async () => lockNow())],
  ])('%s: the dialog goes, and nothing is sent again', async (_, leave) => {
    const page = await open()
    const both = sendTwo()
    await asking()
    await leave()
    expect(await both).toEqual(['请先完成安全验证', '请先完成安全验证'])
    await isGone()
    expect(renewals(page.world)).toHaveLength(2)
  })

  test('the form below keeps what was typed, and goes on by itself', async () => {
    const page = await open()
    await page.user.click(screen.getAllByRole('button', { name: '绑定邮箱' })[0]!)
    await replaceText(page.user, box('邮箱地址'), 'sheng@example.com')
    page.world.faults({ path: account.sendEmailCode.path, ...needed })
    await page.user.click(screen.getByRole('button', { name: '获取验证码' }))
    await page.user.click((await asking()).getByRole('button', { name: '关闭' }))
    await screen.findByText('请先完成安全验证')
    expect(box('邮箱地址').value).toBe('sheng@example.com')
    page.world.faults({ path: account.sendEmailCode.path, ...needed })
    await page.user.click(screen.getByRole('button', { name: '获取验证码' }))
    await confirm(page, codeNow(page.world.exchange, page.secret))
    await screen.findByText('验证码已发送至 sheng@example.com，5 分钟内有效')
    expect(page.world.callsTo(account.sendEmailCode.path)).toHaveLength(3)
  })

  test('no line: the dialog says so, keeps the code, and works with the next try', async () => {
    const page = await open()
    const both = sendTwo()
    page.world.faults({ path: '/dscq-user/account/factor/confirm', kind: 'down', times: 1 })
    await confirm(page, codeNow(page.world.exchange, page.secret))
    const form = await asking()
    await form.findByText('网络连接失败，请检查网络后重试')
    await page.user.click(form.getByRole('button', { name: '重试' }))
    expect(await both).toEqual(['done', 'done'])
  })

  test('an account without any method is told where to add one', async () => {
    const page = await renderRoute('/updatePassWord', { as: 'person' })
    page.world.faults({ path: renewPath, ...needed })
    const sent = call(newRecoveryCodes, {}).catch((error: Error) => error.message)
    const form = await asking()
    const link = await form.findByRole('link', { name: '去账户安全' })
    expect(form.queryByText(/验证后操作自动继续/)).toBeNull()
    await page.user.click(link)
    await waitFor(() => expect(page.address()).toBe('/accountSafe'))
    expect(await sent).toBe('请先完成安全验证')
    await isGone()
  })
})

describe('[ASVS 6.3.3] where the exchange asks everybody', () => {
  test('password and the code to the phone confirm together', async () => {
    const world = openWorld()
    world.exchange.factors.demandOfAll(true)
    const page = await renderRoute('/accountSafe', { as: 'person', world })
    page.world.faults({ path: account.sendEmailCode.path, ...needed })
    const sent = call(account.sendEmailCode, { email: 'sheng@example.com' }).then(
      () => 'done',
      (error: Error) => error.message,
    )
    const form = await asking()
    await form.findByLabelText('登录密码')
    await page.user.click(form.getByRole('button', { name: '获取验证码' }))
    await form.findByText('验证码已发送至 139****0004，5 分钟内有效')
    const [sms] = world.exchange.sms.inbox
    await replaceText(page.user, form.getByLabelText('登录密码'), 'Minjiang#2026')
    await replaceText(page.user, form.getByLabelText('短信验证码'), /\d{6}/.exec(sms?.text ?? '')?.[0] ?? '')
    await page.user.click(form.getByRole('button', { name: '确认' }))
    expect(await sent).toBe('done')
  })

  test('[ASVS 6.6.2] the code of the command that waits is still good after one for the dialog', async () => {
    const world = openWorld()
    world.exchange.factors.demandOfAll(true)
    const { telPhone: phone } = world.exchange.tables.users.get('U0004')!
    const page = await renderRoute('/memberEditPhone', { as: 'person', world })
    await page.user.click(await screen.findByRole('tab', { name: '解绑手机' }))
    await requestCode(page.user, world)
    await replaceText(page.user, box('短信验证码'), codeTo(world, phone))
    await replaceText(page.user, box('登录密码'), 'Minjiang#2026')
    await page.user.click(screen.getByRole('button', { name: '确认解绑' }))
    const form = await asking()
    world.jump(61_000)
    const captchas = vi.spyOn(world.exchange.accounts, 'newCaptcha')
    await page.user.click(await form.findByRole('button', { name: '获取验证码' }))
    await form.findByRole('img', { name: '验证码图片，点击更换' })
    const picture = captchas.mock.results.at(-1)?.value as { text: string }
    await page.user.type(form.getByRole('textbox', { name: '图形验证码' }), picture.text)
    await page.user.click(form.getByRole('button', { name: '获取验证码' }))
    await form.findByText(/5 分钟内有效/)
    await replaceText(page.user, form.getByLabelText('登录密码'), 'Minjiang#2026')
    await replaceText(page.user, form.getByLabelText('短信验证码'), codeTo(world, phone))
    await page.user.click(form.getByRole('button', { name: '确认' }))
    await waitFor(() => expect(page.address()).toBe('/accountSafe'))
    expect(world.exchange.tables.users.get('U0004')!.telPhone).toBe('')
  })
})
