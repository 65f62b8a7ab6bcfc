import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { safety } from '#src/api/endpoints/account.ts'
import { useSession } from '#src/features/session/store.ts'
import { codeTo, requestCode, nameInHeader, password } from '#tests/pages/auth/support.ts'
import { refusalOf } from '#tests/mock/support/enrolment.ts'
import { box, loadScreens, replaceText } from '#tests/support/fill.ts'
import { type Opened, openWorld, renderRoute } from '#tests/support/render-route.tsx'
import { signOnCode } from '#tests/mock/support/sign-in.ts'
import { type Login, type World } from '#tests/support/world.ts'

beforeAll(() => loadScreens('/accountSafe', '/login'), 60_000)

const fresh = 'Jialing=7788'
const phone = '13900000004'
const minuteMs = 60_000
const visitor = { userId: null, visitor: 'elsewhere' }

const main = () => within(screen.getByRole('main'))
const press = ({ user }: Opened, name: string) => user.click(main().getByRole('button', { name }))
const hasFocus = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()))
const leadsTo = ({ address }: Opened, place: string) => waitFor(() => expect(address()).toBe(place))
const dialog = (name: string) => screen.findByRole('dialog', { name })

/** Signs the account in on another device. */
const signInElsewhere = ({ exchange }: World, login: Login = 'person') =>
  exchange.take('signInByCode', { code: signOnCode(exchange, login) }, visitor)

/** Answers the dialog that asks for the password again. */
async function proveByPassword({ user }: Opened): Promise<void> {
  const form = within(await dialog('验证身份'))
  const fields = await form.findAllByLabelText('登录密码')
  await replaceText(user, fields.at(-1)!, password)
  await user.click(form.getByRole('button', { name: '确认' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '验证身份' })).toBeNull())
}

/** Requests a code and types it; the exchange sends one a minute to a phone. */
async function proveBySms(page: Opened, to: string): Promise<void> {
  page.world.jump(minuteMs + 1000)
  await requestCode(page.user, page.world)
  await waitFor(() => expect(document.activeElement).toBe(box('短信验证码')))
  await replaceText(page.user, box('短信验证码'), codeTo(page.world, to))
}

describe('a new password', () => {
  const path = '/dscq-user/account/password'
  async function fill({ user }: Opened, old: string, next: string, again = next): Promise<void> {
    await replaceText(user, box('原密码'), old)
    await replaceText(user, box('新密码'), next)
    await replaceText(user, box('确认新密码'), again)
  }

  test('[AC-12] [AC-08] problems are shown at their fields; after the change every device is signed out', async () => {
    const page = await renderRoute('/updatePassWord', { as: 'person' })
    const elsewhere = signInElsewhere(page.world)
    const meter = () => main().getByRole('meter', { name: '密码强度' }).getAttribute('aria-valuenow')
    expect(meter()).toBe('0')
    await fill(page, password, password)
    await press(page, '确认修改')
    expect((await screen.findAllByText('新旧密码不能相同')).length).toBeGreaterThan(0)
    await fill(page, 'wrong-1-Wrong', fresh, 'other')
    await waitFor(() => expect(meter()).toBe('4'))
    await press(page, '确认修改')
    expect((await screen.findAllByText('两次输入的密码不一致')).length).toBeGreaterThan(0)
    expect(page.world.callsTo(path)).toEqual([])
    await fill(page, 'wrong-1-Wrong', fresh)
    await press(page, '确认修改')
    expect((await screen.findAllByText('原密码错误，还可以试 4 次')).length).toBeGreaterThan(0)
    await hasFocus(() => box('原密码'))
    page.world.clearCalls()
    await fill(page, password, fresh)
    await page.user.dblClick(main().getByRole('button', { name: '确认修改' }))
    await leadsTo(page, '/login')
    await screen.findByText('密码已修改，请用新密码登录')
    expect(page.world.callsTo(path)).toHaveLength(1)
    expect(JSON.stringify(page.world.callsTo(path))).not.toContain(fresh)
    const { accounts, sms, tables } = page.world.exchange
    expect(accounts.userOf(elsewhere.access_token) ?? null).toBeNull()
    expect(tables.users.get('U0004')?.password).toBe(fresh)
    expect(sms.inbox[0]).toMatchObject({ telPhone: phone, text: expect.stringContaining('登录密码已修改') })
  })

  test('[SE-10] a refusal at a field shows the tries left in English', async () => {
    const page = await renderRoute('/updatePassWord', { as: 'person' })
    await page.user.click(screen.getByRole('button', { name: 'EN: switch to English' }))
    await screen.findByRole('heading', { level: 1, name: 'Change password' })
    await replaceText(page.user, box('Current password'), 'Wrong#2026')
    await replaceText(page.user, box('New password'), 'Another#2026')
    await replaceText(page.user, box('Repeat new password'), 'Another#2026')
    await press(page, 'Change')
    const messages = await screen.findAllByText('Incorrect: Current password. 4 attempts left')
    expect(messages.length).toBeGreaterThan(0)
    expect(screen.getByRole('form', { name: 'Change password' }).textContent).not.toMatch(/\p{Script=Han}/u)
  })
})

describe('devices', () => {
  const list = async () => within(await screen.findByRole('region', { name: '登录设备' }))
  const confirm = async (page: Opened) => page.user.click(await screen.findByRole('button', { name: '确定退出' }))

  test.each([
    ['one', '退出该设备', 2],
    ['all others', '退出其他全部设备', 1],
  ])('[AC-12] [SE-10] signing %s out ends the session at once, and the list has the focus', async (_, name, left) => {
    const world = openWorld()
    const sessions = [signInElsewhere(world), signInElsewhere(world)]
    const page = await renderRoute('/accountSafe', { as: 'person', world })
    const devices = await list()
    expect(devices.getAllByRole('listitem')).toHaveLength(3)
    expect(devices.getAllByText('当前设备')).toHaveLength(1)
    await page.user.click(devices.getAllByRole('button', { name })[0]!)
    await confirm(page)
    await proveByPassword(page)
    await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(left))
    await hasFocus(() => screen.getByRole('group', { name: '登录设备' }))
    const living = sessions.filter(({ access_token: token }) => world.exchange.accounts.userOf(token))
    expect(living).toHaveLength(left - 1)
    expect(nameInHeader('周岷生')).not.toBeNull()
  })
})

describe('[ASVS 7.5.2] the list of sessions', () => {
  test('has the place and the last use of each; a stranger’s failed sign-in is in the record', async () => {
    const world = openWorld()
    world.exchange.take('signInByCode', { code: signOnCode(world.exchange, 'person') }, { ...visitor, place: '局域网' })
    world.exchange.security.events.add('U0004', 'sign-in-refused', { ...visitor, place: null })
    world.exchange.security.events.add('U0004', 'sign-in-refused', { ...visitor, place: null })
    await renderRoute('/accountSafe', { as: 'person', world })
    const devices = within(await screen.findByRole('region', { name: '登录设备' }))
    expect(devices.getAllByText(/^地点：局域网 · 最近使用：2026-/)).toHaveLength(1)
    expect(devices.getAllByText(/^地点：未知 · 最近使用：2026-/)).toHaveLength(1)
    const record = within(await screen.findByRole('region', { name: '登录记录' }))
    expect(record.getAllByText('登录成功')).toHaveLength(2)
    expect(record.getAllByText('登录失败')).toHaveLength(1)
    expect(record.getByText(/共 2 次/)).toBeTruthy()
  })

  test('an exchange without a record of events shows the last sign-ins', async () => {
    const world = openWorld()
    signInElsewhere(world)
    world.faults({ path: '/dscq-user/account/security-event/list', kind: 'refuse', code: 404, msg: '接口不存在' })
    await renderRoute('/accountSafe', { as: 'person', world })
    const history = within(await screen.findByRole('region', { name: '最近登录' }))
    expect(history.getAllByText('登录中')).toHaveLength(2)
    expect(screen.queryByRole('region', { name: '登录记录' })).toBeNull()
  })
})

test('[AC-12] the state of each sign-in and the note on closing the account are printed, their buttons are not', async () => {
  const world = openWorld()
  signInElsewhere(world)
  await renderRoute('/accountSafe', { as: 'person', world })
  const isPrinted = (element: HTMLElement) => element.closest('.noPrint') === null
  const signIns = within(await screen.findByRole('region', { name: '登录记录' }))
  expect(signIns.getAllByText('登录成功').map(isPrinted)).toEqual([true, true])
  expect(isPrinted(main().getByText(/^不再使用本账户时可以注销/))).toBe(true)
  for (const name of ['退出该设备', '申请注销']) expect(isPrinted(main().getByRole('button', { name }))).toBe(false)
})

describe('a mailbox', () => {
  test('[AC-12] is bound with a code sent to it, and the score rises', async () => {
    const page = await renderRoute('/accountSafe', { as: 'person' })
    const score = await screen.findByRole('region', { name: '安全评分' })
    expect(score.textContent).toContain('70')
    const protections = within(screen.getByRole('region', { name: '登录与资金安全' }))
    await page.user.click(protections.getByRole('button', { name: '绑定邮箱' }))
    const form = within(await dialog('绑定邮箱'))
    await page.user.click(form.getByRole('button', { name: '获取验证码' }))
    expect((await form.findAllByText('邮箱不能为空')).length).toBeGreaterThan(0)
    await replaceText(page.user, box('邮箱地址'), 'zhou@mail.example')
    await page.user.click(form.getByRole('button', { name: '获取验证码' }))
    await proveByPassword(page)
    expect(box('邮箱地址')).toHaveProperty('value', 'zhou@mail.example')
    await form.findByText(/5 分钟内有效/)
    await replaceText(page.user, box('邮箱验证码'), codeTo(page.world, 'zhou@mail.example'))
    await page.user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await screen.findAllByText('z***@mail.example')).length).toBeGreaterThan(0)
    await waitFor(() => expect(screen.getByRole('region', { name: '安全评分' }).textContent).toContain('90'))
  })
})

describe('[ASVS 7.5.1] a proof of identity', () => {
  test('is asked once and counts for the next change; a closed dialog leaves the refusal and the typed text', async () => {
    const page = await renderRoute('/accountSafe', { as: 'person' })
    const protections = within(await screen.findByRole('region', { name: '登录与资金安全' }))
    await page.user.click(protections.getByRole('button', { name: '绑定邮箱' }))
    const form = within(await dialog('绑定邮箱'))
    await replaceText(page.user, box('邮箱地址'), 'zhou@mail.example')
    await page.user.click(form.getByRole('button', { name: '获取验证码' }))
    const asking = within(await dialog('验证身份'))
    await replaceText(page.user, (await asking.findAllByLabelText('登录密码')).at(-1)!, 'wrong-1-Wrong')
    await page.user.click(asking.getByRole('button', { name: '确认' }))
    await asking.findByText(/错误，还可以试 4 次$/)
    // The failure is about the way that is no longer shown.
    await page.user.click(asking.getByRole('radio', { name: '短信验证码' }))
    expect(asking.queryByText(/错误，还可以试 4 次$/)).toBeNull()
    await page.user.click(asking.getByRole('button', { name: '关闭' }))
    await form.findByText('为保护账户安全，请先验证身份')
    expect(box('邮箱地址')).toHaveProperty('value', 'zhou@mail.example')
    await page.user.click(form.getByRole('button', { name: '获取验证码' }))
    await proveByPassword(page)
    await form.findByText(/5 分钟内有效/)
    await page.user.click(form.getByRole('button', { name: '关闭' }))
    await page.user.click(protections.getByRole('button', { name: '绑定账户' }))
    const refund = within(await dialog('绑定退款账户'))
    expect(refund.queryByLabelText('登录密码')).toBeNull()
    await replaceText(page.user, box('开户银行'), '岷江银行')
    await replaceText(page.user, box('银行账号'), '6222020000001234566')
    await page.user.click(refund.getByRole('button', { name: '确认绑定' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await protections.findByText(/岷江银行 \*\*\*\* \*\*\*\* 4566/)
  })

  test('that ended while the account was typed is asked for again', async () => {
    const world = openWorld()
    const page = await renderRoute('/accountSafe', { as: 'person', world })
    const protections = within(await screen.findByRole('region', { name: '登录与资金安全' }))
    const session = world.exchange.accounts.sessionOf(useSession.getState().accessToken)
    world.exchange.take('sendOwnCode', {}, { userId: 'U0004', visitor: '', session })
    const code = codeTo(world, phone)
    world.exchange.take('proveIdentity', { code }, { userId: 'U0004', visitor: '', session })
    await page.user.click(protections.getByRole('button', { name: '绑定邮箱' }))
    await replaceText(page.user, box('邮箱地址'), 'zhou@mail.example')
    world.jump(5 * minuteMs)
    await page.user.click(within(await dialog('绑定邮箱')).getByRole('button', { name: '获取验证码' }))
    await proveByPassword(page)
    await screen.findByText(/5 分钟内有效/)
  })
})

describe('the phone', () => {
  const group = () => screen.getByRole('group', { name: '更换手机' })

  test('[F22] [AC-12] a code that could not be sent is reported as an error', async () => {
    const world = openWorld()
    world.faults({ path: '/dscq-user/sms/own-code', kind: 'down', times: 1 })
    const page = await renderRoute('/memberEditPhone', { as: 'person', world })
    const send = await screen.findByRole('button', { name: '获取验证码' })
    await page.user.click(send)
    expect((await screen.findByText('网络连接失败，请检查网络后重试')).getAttribute('role')).toBe('alert')
  })
  /** Proves the bound phone; the form of the new one follows. */
  async function proveOld(page: Opened): Promise<void> {
    await screen.findByRole('group', { name: '更换手机' })
    await proveBySms(page, phone)
    await press(page, '下一步')
    await waitFor(() => expect(box('新手机号码')).toBeTruthy())
  }

  test('[AC-12] [SE-10] changes after the old one is proved; a taken number is refused at its field, and the group keeps the focus', async () => {
    const page = await renderRoute('/memberEditPhone', { as: 'person' })
    await proveOld(page)
    await hasFocus(group)
    await replaceText(page.user, box('新手机号码'), '13900000005')
    await proveBySms(page, '13900000005')
    await press(page, '确认绑定')
    expect((await screen.findAllByText('手机号已被占用')).length).toBeGreaterThan(0)
    await replaceText(page.user, box('新手机号码'), '13911112222')
    await proveBySms(page, '13911112222')
    await press(page, '确认绑定')
    await leadsTo(page, '/accountSafe')
    expect((await screen.findAllByText('139****2222')).length).toBeGreaterThan(0)
    expect(page.world.exchange.tables.users.get('U0004')?.telPhone).toBe('13911112222')
  })

  test('[SE-10] an expired grant returns to the proof of the old phone, and the group keeps the focus', async () => {
    const page = await renderRoute('/memberEditPhone', { as: 'person' })
    await proveOld(page)
    await replaceText(page.user, box('新手机号码'), '13911112222')
    page.world.jump(10 * minuteMs)
    await proveBySms(page, '13911112222')
    await press(page, '确认绑定')
    await page.user.click(await main().findByRole('button', { name: '重新验证' }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '新手机号码' })).toBeNull())
    await hasFocus(group)
  })

  test('[AC-12] [SE-10] is unbound with a code and the password; without a phone the link and the group are named 绑定手机', async () => {
    const page = await renderRoute('/memberEditPhone', { as: 'person' })
    await page.user.click(await screen.findByRole('tab', { name: '解绑手机' }))
    await proveBySms(page, phone)
    await replaceText(page.user, box('登录密码'), 'wrong-1-Wrong')
    await press(page, '确认解绑')
    await screen.findByText('登录密码错误，还可以试 4 次')
    await replaceText(page.user, box('登录密码'), password)
    await press(page, '确认解绑')
    await leadsTo(page, '/accountSafe')
    const bind = await main().findByRole('link', { name: '绑定手机' })
    await page.user.click(bind)
    await screen.findByRole('group', { name: '绑定手机' })
    expect(page.address()).toBe('/memberEditPhone')
  })
})

describe('closing the account', () => {
  test('[AC-12] signs every device out, and no one can sign in again', async () => {
    const page = await renderRoute('/accountSafe', { as: 'newcomer' })
    await page.user.click(await screen.findByRole('button', { name: '申请注销' }))
    const form = within(await dialog('注销账号'))
    const typed = await form.findAllByLabelText('登录密码')
    await replaceText(page.user, typed.at(-1)!, password)
    const { accounts } = page.world.exchange
    expect(await page.world.call('newcomer', safety, {})).toMatchObject({ loginName: 'newcomer' })
    await page.user.click(form.getByRole('button', { name: '确认注销' }))
    await leadsTo(page, '/login?closed=1')
    await screen.findByText('账户已注销，感谢您的使用')
    await screen.findByText(/^账户已注销，资料不再保留。/)
    expect(useSession.getState().baseUserId).toBeNull()
    await expect(page.world.call('newcomer', safety, {})).rejects.toThrow('401')
    page.world.jump(minuteMs + 1000)
    page.world.exchange.take('sendSms', { telPhone: '13900000001', purpose: '1008' }, visitor)
    const code = codeTo(page.world, '13900000001')
    expect(refusalOf(() => accounts.bySms({ telPhone: '13900000001', code }, visitor))).toEqual([
      369,
      '该手机号尚未注册，请先注册',
    ])
  })
})
