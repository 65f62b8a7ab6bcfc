import { http, HttpResponse } from 'msw'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { useSession } from '#src/features/session/store.ts'
import {
  button,
  codeTo,
  field,
  nameInHeader,
  otherCode,
  problemOf,
  passwordField,
  requestAnotherCode,
  storedSession,
  strongPassword,
  worldWithCaptchas,
} from '#tests/pages/auth/support.ts'
import { loadScreens, replaceText } from '#tests/support/fill.ts'
import { type Opened, openWorld, reloadPage, renderRoute } from '#tests/support/render-route.tsx'
import { server } from '#tests/support/world.ts'

beforeAll(() => loadScreens('/findAccountPerson', '/findAccountSuccess', '/login', '/register'), 60_000)

const minuteMs = 60_000
const freePhone = '13812345678'
const person = { phone: '13900000004', idNumber: '510104199003071237' }
const problemAt = (label: string) => problemOf(screen.queryByRole('textbox', { name: label }) ?? passwordField(label))
const expectProblem = (label: string, problem: string) => waitFor(() => expect(problemAt(label)).toBe(problem))
const hasFocus = (input: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(input()))
const sms = '/dscq-user/sms/code'
const nameFree = '/dscq-user/user/login-name'

/** Requests a code for the phone and types it. */
async function provePhone({ user, world }: Opened, phone: string): Promise<string> {
  await replaceText(user, field('手机号码'), phone)
  await user.click(button('获取验证码'))
  await screen.findByText(/5 分钟内有效/)
  await hasFocus(() => field('短信验证码'))
  const code = codeTo(world, phone)
  await replaceText(user, field('短信验证码'), code)
  return code
}

describe('registering', () => {
  const path = '/dscq-user/user/register'
  const submit = () => button('注册')
  const isDone = () => screen.findByRole('heading', { name: '注册成功' })

  async function fill(page: Opened, loginName = 'zhouyun'): Promise<string> {
    await replaceText(page.user, field('账号'), loginName)
    await replaceText(page.user, passwordField('密码'), strongPassword)
    await replaceText(page.user, passwordField('确认密码'), strongPassword)
    const code = await provePhone(page, freePhone)
    await page.user.click(screen.getByRole('checkbox', { name: /^我已阅读并同意/ }))
    return code
  }

  test('[AC-05] a space separates each link from the words before it, as English requires', async () => {
    await renderRoute('/register')
    expect(button('《用户服务协议》').parentElement?.textContent).toBe('我已阅读并同意 《用户服务协议》 《隐私政策》')
    expect(screen.getByRole('link', { name: '去登录' }).parentElement?.textContent).toBe('已有账号？ 去登录')
  })

  test('[AC-05] a new account is signed in at once and sees the next step', async () => {
    const page = await renderRoute('/register')
    await page.user.click(screen.getByRole('radio', { name: '机构用户' }))
    await fill(page)
    expect(page.world.callsTo(sms)).toEqual([{ telPhone: freePhone, code: '2001' }])
    await page.user.click(submit())
    await hasFocus(() => screen.getByRole('heading', { name: '注册成功' }))
    const [sent] = page.world.callsTo(path)
    expect(sent).toMatchObject({ loginName: 'zhouyun', telPhone: freePhone, kind: 'organisation' })
    expect(sent?.['password']).toMatch(/^04[0-9a-f]{200,}$/)
    await waitFor(() => expect(nameInHeader('zhouyun')).not.toBeNull())
    expect(storedSession()).toMatchObject({ accessToken: expect.stringMatching(/^\w{40}$/) })
    expect(screen.getByRole('link', { name: '去实名认证' }).getAttribute('href')).toBe('/realNameOrg')
  })

  test.each([null, undefined, {}, ''])(
    '[AC-05] an exchange may answer the code and the account with %j only',
    async (data) => {
      const page = await renderRoute('/register')
      server.use(
        http.post('*/api/dscq-user/user/register', () => HttpResponse.json({ code: 200, msg: '', data })),
        http.post(`*/api${sms}`, () => HttpResponse.json({ code: 200, msg: '', data })),
      )
      await replaceText(page.user, field('账号'), 'zhouyun')
      await replaceText(page.user, passwordField('密码'), strongPassword)
      await replaceText(page.user, passwordField('确认密码'), strongPassword)
      await replaceText(page.user, field('手机号码'), freePhone)
      await page.user.click(button('获取验证码'))
      await screen.findByText(/5 分钟内有效/)
      await replaceText(page.user, field('短信验证码'), '123456')
      await page.user.click(screen.getByRole('checkbox', { name: /^我已阅读并同意/ }))
      await page.user.click(submit())
      await hasFocus(() => screen.getByRole('heading', { name: '注册成功' }))
      expect(
        within(screen.getByRole('main')).getByRole('link', { name: '登录并实名认证' }).getAttribute('href'),
      ).toMatch(/^\/login/)
      expect(storedSession()?.['accessToken'] ?? null).toBeNull()
      expect(document.querySelector('[data-tone=warning]')).toBeNull()
    },
  )

  test('[AC-05] input survives a reload in this tab, except passwords and the code; it is removed after the submission', async () => {
    const page = await renderRoute('/register')
    await page.user.click(screen.getByRole('radio', { name: '机构用户' }))
    await fill(page)
    await reloadPage()
    expect([field('账号').value, field('手机号码').value]).toEqual(['zhouyun', freePhone])
    expect([passwordField('密码').value, field('短信验证码').value]).toEqual(['', ''])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '机构用户' }).checked).toBe(true)
    expect(JSON.stringify({ ...localStorage })).not.toContain(freePhone)
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(strongPassword)
    await replaceText(page.user, passwordField('密码'), strongPassword)
    await replaceText(page.user, passwordField('确认密码'), strongPassword)
    await replaceText(page.user, field('短信验证码'), codeTo(page.world, freePhone))
    await page.user.click(screen.getByRole('checkbox', { name: /^我已阅读并同意/ }))
    await page.user.click(submit())
    await isDone()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(freePhone)
  })

  test('[AC-06] [AC-08] an empty field shows its problem, and the first one has the focus', async () => {
    const page = await renderRoute('/register')
    await page.user.click(submit())
    expect(document.activeElement).toBe(field('账号'))
    expect(['账号', '密码', '手机号码', '短信验证码'].map(problemAt)).toEqual([
      '账号不能为空',
      '密码不能为空',
      '手机号码不能为空',
      '短信验证码不能为空',
    ])
    expect(screen.getByText('请先阅读并同意用户协议和隐私政策')).toBeTruthy()
    expect(page.world.callsTo(path)).toEqual([])
    const meter = screen.getByRole('meter', { name: '密码强度' })
    for (const [typed, strength] of [
      ['', '0'],
      ['1', '1'],
      ['1a', '2'],
      ['1aA', '3'],
      ['1aA#', '4'],
    ] as const) {
      await replaceText(page.user, passwordField('密码'), typed)
      expect([typed, meter.getAttribute('aria-valuenow')]).toEqual([typed, strength])
    }
    await replaceText(page.user, field('手机号码'), '1380000000')
    await page.user.tab()
    expect(problemAt('手机号码')).toBe('手机号码长度不为11位')
    await page.user.click(button('获取验证码'))
    expect(document.activeElement).toBe(field('手机号码'))
    expect(page.world.callsTo(sms)).toEqual([])
  })

  test('[AC-05] [D18] a taken name is reported once when the field is left, without moving the focus', async () => {
    const page = await renderRoute('/register')
    await replaceText(page.user, field('账号'), 'person')
    await page.user.tab()
    expect(document.activeElement).toBe(passwordField('密码'))
    await expectProblem('账号', '该账号已被使用，请换一个')
    expect(document.activeElement).toBe(passwordField('密码'))
    expect(screen.getAllByText('该账号已被使用，请换一个')).toHaveLength(1)
    expect(page.world.callsTo(nameFree)).toEqual([{ loginName: 'person' }])
    // A known problem is shown at once, and disappears with the name.
    await page.user.clear(field('账号'))
    await replaceText(page.user, field('账号'), 'PERSON')
    expect(problemAt('账号')).toBe('该账号已被使用，请换一个')
    await replaceText(page.user, field('账号'), 'person1')
    await page.user.tab()
    expect(problemAt('账号')).toBeNull()
    await page.user.click(submit())
    expect(problemAt('账号')).toBeNull()
    expect(page.world.callsTo(nameFree)).toEqual([{ loginName: 'person' }, { loginName: 'person1' }])
  })

  test('[AC-05] an exchange that cannot check a name, or cannot now, reports it on registering', async () => {
    const page = await renderRoute('/register')
    page.world.faults({ path: nameFree, kind: 'refuse', code: 404, msg: '接口不存在' })
    await fill(page, 'person')
    expect(problemAt('账号')).toBeNull()
    expect(screen.queryByText('接口不存在')).toBeNull()
    await page.user.click(submit())
    await expectProblem('账号', '该账号已被使用，请换一个')
    page.world.faults()
  })

  test('[AC-05] [D18] a name taken since its check is reported at its field, and the code stays valid', async () => {
    const page = await renderRoute('/register')
    await fill(page, 'zhou_min')
    page.world.exchange.tables.users.get('U0004')!.loginName = 'zhou_min'
    await page.user.click(submit())
    await expectProblem('账号', '该账号已被使用，请换一个')
    expect(screen.getAllByText('该账号已被使用，请换一个')).toHaveLength(1)
    expect(document.activeElement).toBe(field('账号'))
    await replaceText(page.user, field('账号'), 'zhouyun')
    await page.user.click(submit())
    await isDone()
  })

  test('[AC-05] [D18] a taken phone is reported at its field; a refusal about no field, at the button', async () => {
    const page = await renderRoute('/register')
    await fill(page)
    await replaceText(page.user, field('手机号码'), person.phone)
    await page.user.click(button('获取验证码'))
    await expectProblem('手机号码', '该手机号已注册，请直接登录')
    await hasFocus(() => field('手机号码'))
    expect(screen.getAllByText('该手机号已注册，请直接登录')).toHaveLength(1)
    expect(page.world.exchange.sms.inbox.filter(({ telPhone }) => telPhone === person.phone)).toEqual([])
    expect(button('获取验证码')).toBeDefined()
    page.world.faults({ path, kind: 'refuse', code: 500, msg: '系统维护中，请稍后再试' })
    await replaceText(page.user, field('手机号码'), '13812345679')
    await page.user.click(submit())
    expect(await screen.findAllByText('系统维护中，请稍后再试')).toHaveLength(1)
  })

  test('[AC-05] a wrong code and an expired one leave the input', async () => {
    const { world, captcha } = worldWithCaptchas()
    const page = await renderRoute('/register', { world })
    const right = await fill(page)
    await replaceText(page.user, field('短信验证码'), otherCode(right))
    await page.user.click(submit())
    await expectProblem('短信验证码', '短信验证码错误')
    expect(document.activeElement).toBe(field('短信验证码'))
    page.world.jump(5 * minuteMs + 1000)
    await replaceText(page.user, field('短信验证码'), right)
    await page.user.click(submit())
    await expectProblem('短信验证码', '短信验证码已失效，请重新获取')
    expect(passwordField('密码').value).toBe(strongPassword)
    const read = await requestAnotherCode(page.user, captcha)
    expect(page.world.callsTo(sms)).toMatchObject([{}, {}, { telPhone: freePhone, captcha: read }])
    await replaceText(page.user, field('短信验证码'), codeTo(page.world, freePhone))
    await page.user.click(submit())
    await isDone()
  })

  test('[AC-05] five codes a day for one number', async () => {
    const world = openWorld()
    for (let turn = 1; turn <= 5; turn += 1) {
      world.exchange.take('sendSms', { telPhone: freePhone, purpose: '2001' }, { userId: null, visitor: 'earlier' })
      world.jump(minuteMs + 1000)
    }
    const page = await renderRoute('/register', { world })
    await replaceText(page.user, field('手机号码'), freePhone)
    await page.user.click(button('获取验证码'))
    await screen.findByText('该手机号今天已获取 5 次验证码，请明天再试')
    expect(world.exchange.sms.inbox).toHaveLength(5)
  })

  test('[AC-05] repeated clicks at a slow exchange register one account', async () => {
    const page = await renderRoute('/register')
    await fill(page)
    const release = page.world.hold(path)
    const pressed = submit()
    for (let press = 0; press < 10; press += 1) pressed.click()
    await screen.findByRole('button', { name: '正在注册…' })
    release()
    await isDone()
    expect(page.world.callsTo(path)).toHaveLength(1)
  })

  test('[SE-02] without a network the form shows it and can be submitted later', async () => {
    const page = await renderRoute('/register')
    await fill(page)
    page.world.faults({ path: '*', kind: 'down' })
    await page.user.click(submit())
    await screen.findByText(/网络连接失败，请检查网络后重试/)
    page.world.faults()
    await page.user.click(submit())
    await isDone()
  })

  test('[AC-05] a signed-in user is asked to sign out first', async () => {
    const page = await renderRoute('/register', { as: 'person' })
    await screen.findByText('您已登录为 周岷生。注册新账号前，请先退出当前账号。')
    await page.user.click(button('退出当前账号'))
    await waitFor(() => expect(page.address()).toBe('/login'))
    expect(useSession.getState().baseUserId).toBeNull()
  })
})

describe('resetting the password', () => {
  const path = '/dscq-user/user/forget-password'
  const toSecondStep = async (page: Opened) => {
    await page.user.click(button('下一步'))
    await hasFocus(() => passwordField('新密码'))
  }
  async function choose(page: Opened): Promise<void> {
    await replaceText(page.user, passwordField('新密码'), strongPassword)
    await replaceText(page.user, passwordField('确认密码'), strongPassword)
  }

  test('[AC-05] by phone, with a code for this purpose; the old password is invalid afterwards', async () => {
    const page = await renderRoute('/findPassword')
    await provePhone(page, person.phone)
    expect(page.world.callsTo(sms)).toEqual([{ telPhone: person.phone, code: '2002' }])
    expect(page.world.exchange.sms.inbox[0]?.text).toContain('您正在找回账号或密码')
    await toSecondStep(page)
    expect(screen.getByText('设置新密码').closest('[aria-current=step]')?.textContent).toBe('2设置新密码')
    await choose(page)
    await page.user.keyboard('{Enter}')
    await hasFocus(() => screen.getByRole('heading', { name: '密码已重置' }))
    expect(page.world.exchange.tables.users.get('U0004')?.password).toBe(strongPassword)
  })

  test('[AC-05] an exchange without a call to check the code checks it with the new password, and may answer without data', async () => {
    const world = openWorld()
    world.faults({ path: '/dscq-user/sms/verify', kind: 'refuse', code: 404, msg: '接口不存在' })
    const page = await renderRoute('/findPassword', { world })
    const code = await provePhone(page, person.phone)
    await toSecondStep(page)
    await choose(page)
    server.use(
      http.post('*/api/dscq-user/user/forget-password', () => HttpResponse.json({ code: 200, msg: '', data: null })),
    )
    await page.user.keyboard('{Enter}')
    await hasFocus(() => screen.getByRole('heading', { name: '密码已重置' }))
    expect(screen.getByText('账号在所有设备上都已退出登录，请使用新密码登录。')).toBeTruthy()
    expect(world.callsTo('/dscq-user/sms/verify')).toEqual([
      { telPhone: person.phone, code, codeUuid: expect.stringMatching(/^[a-z\d]{26}$/), purpose: '2002' },
    ])
    expect(document.querySelector('[data-tone=warning]')).toBeNull()
  })

  test('[AC-05] a wrong code does not leave the first step', async () => {
    const page = await renderRoute('/findPassword')
    const right = await provePhone(page, person.phone)
    await replaceText(page.user, field('短信验证码'), otherCode(right))
    await page.user.click(button('下一步'))
    await expectProblem('短信验证码', '短信验证码错误')
    expect(screen.queryByRole('form', { name: '设置新密码' })).toBeNull()
  })

  test('[AC-05] [SE-10] an expired code leads back to its field with all input', async () => {
    const { world, captcha } = worldWithCaptchas()
    const page = await renderRoute('/findPassword', { world })
    await provePhone(page, person.phone)
    await toSecondStep(page)
    await choose(page)
    page.world.jump(5 * minuteMs + 1000)
    await page.user.click(button('重置密码'))
    await expectProblem('短信验证码', '短信验证码已失效，请重新获取')
    await hasFocus(() => field('短信验证码'))
    expect(screen.getAllByText('短信验证码已失效，请重新获取')).toHaveLength(1)
    expect(field('手机号码').value).toBe(person.phone)
    await requestAnotherCode(page.user, captcha)
    await replaceText(page.user, field('短信验证码'), codeTo(page.world, person.phone))
    await toSecondStep(page)
    expect(passwordField('新密码').value).toBe(strongPassword)
    page.world.clearCalls()
    await page.user.dblClick(button('重置密码'))
    await screen.findByRole('heading', { name: '密码已重置' })
    expect(page.world.callsTo(path)).toHaveLength(1)
  })

  test('[SE-10] going back to the first step focuses its first field', async () => {
    const page = await renderRoute('/findPassword')
    await provePhone(page, person.phone)
    await toSecondStep(page)
    await page.user.click(button('上一步'))
    await hasFocus(() => field('手机号码'))
  })

  test('[AC-05] only the holder of a phone learns that it has no account', async () => {
    const page = await renderRoute('/findPassword')
    await provePhone(page, freePhone)
    await page.user.click(button('下一步'))
    await screen.findByText(/该手机号尚未注册，请先注册/)
    await page.user.click(within(screen.getByRole('main')).getByRole('link', { name: '去注册' }))
    await waitFor(() => expect(page.address()).toBe('/register'))
  })
})

describe('finding an account', () => {
  const find = () => button('查找账号')

  test('[AC-07] [AC-05] of a person by identity document and phone; the full name is sent to the phone', async () => {
    const page = await renderRoute('/findPassword')
    await page.user.click(screen.getByRole('link', { name: '个人账号' }))
    await screen.findByRole('form', { name: '找回个人账号' })
    expect(page.address()).toBe('/findAccountPerson')
    await replaceText(page.user, field('姓名'), '周')
    await replaceText(page.user, field('身份证号码'), '110105194912310020')
    await page.user.click(find())
    expect(['姓名', '身份证号码'].map(problemAt)).toEqual(['姓名应为2至4个汉字', '证件号码校验位错误'])
    await replaceText(page.user, field('姓名'), ' 周岷生 ')
    await replaceText(page.user, field('身份证号码'), person.idNumber)
    await provePhone(page, person.phone)
    await page.user.keyboard('{Enter}')
    await screen.findByRole('heading', { name: '已找到您的账号' })
    expect(page.address()).toBe('/findAccountSuccess')
    expect(screen.getAllByRole('definition')[0]?.textContent).toBe('pe****on')
    expect(screen.getByRole('main').textContent).not.toContain('person')
    expect(page.world.exchange.sms.inbox[0]).toMatchObject({
      telPhone: person.phone,
      text: expect.stringContaining('您的登录账号为 person'),
    })
    const reset = within(screen.getByRole('main')).getByRole('link', { name: '重置密码' })
    expect(reset.getAttribute('href')).toBe('/findPassword')
  })

  test('[AC-05] of an organisation by name, credit code and phone', async () => {
    const page = await renderRoute('/findAccountOrg')
    await replaceText(page.user, field('机构名称'), '成都岷岸实业有限公司')
    await replaceText(page.user, field('统一社会信用代码'), '91510100ma6rk4t312')
    await page.user.tab()
    expect(problemAt('统一社会信用代码')).toBe('统一社会信用代码校验位错误')
    await replaceText(page.user, field('统一社会信用代码'), '91510100ma6rk4t311')
    await provePhone(page, '13900000005')
    await page.user.click(find())
    await waitFor(() => expect(page.address()).toBe('/findAccountSuccess'))
    expect((await screen.findAllByRole('definition'))[0]?.textContent).toBe('co****ny')
  })

  test.each([
    ['/findAccountOrg/', '找回机构账号', '机构账号'],
    ['/FINDACCOUNTORG', '找回机构账号', '机构账号'],
    ['/findAccountPerson/', '找回个人账号', '个人账号'],
  ])('[AC-05] %s, as the router reads it, shows its form and marks its tab', async (address, title, tab) => {
    await renderRoute(address)
    await screen.findByRole('form', { name: title })
    const tabs = within(screen.getByRole('navigation', { name: '找回方式' }))
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe(tab)
  })

  test.each([
    ['a phone without an account', '周岷生', person.idNumber, '13812345678'],
    ['the phone of another person', '周岷生', person.idNumber, '13900000005'],
    ['an unknown document', '何景川', '510106198805126517', person.phone],
    ['an unverified account', '郑明远', '110105200002290013', '13900000001'],
  ])(
    '[AC-05] documents and phone that do not belong together (%s) get the same answer',
    async (_, name, number, phone) => {
      const page = await renderRoute('/findAccountPerson')
      await replaceText(page.user, field('姓名'), name)
      await replaceText(page.user, field('身份证号码'), number)
      await provePhone(page, phone)
      await page.user.click(find())
      const message = await screen.findByText('没有找到与所填信息全部一致的账号，请核对后重试')
      expect(message.closest('[role=alert]')?.textContent.trim()).toBe('没有找到与所填信息全部一致的账号，请核对后重试')
    },
  )

  test('[AC-05] the result page without a result links to the search', async () => {
    await renderRoute('/findAccountSuccess')
    expect(screen.getByText('暂无查找结果，请先填写资料。')).toBeTruthy()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: '找回个人账号' }).getAttribute('href')).toBe('/findAccountPerson')
    expect(main.getByRole('link', { name: '找回机构账号' }).getAttribute('href')).toBe('/findAccountOrg')
  })

  test('[SE-02] without a network the search shows it and keeps the input', async () => {
    const page = await renderRoute('/findAccountPerson')
    await replaceText(page.user, field('姓名'), '周岷生')
    await replaceText(page.user, field('身份证号码'), person.idNumber)
    await provePhone(page, person.phone)
    page.world.faults({ path: '/dscq-user/user/find-account/person', kind: 'down' })
    await page.user.click(find())
    await screen.findByText(/网络连接失败/)
    page.world.faults()
    await page.user.click(find())
    await screen.findByRole('heading', { name: '已找到您的账号' })
  })
})
