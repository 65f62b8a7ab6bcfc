import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { codeTo, requestCode, password, problemOf, worldWithCaptchas } from '#tests/pages/auth/support.ts'
import type { OwnSmsPurpose } from '#src/model/account/own-sms-purposes.ts'
import type { NamedSmsPurpose } from '#src/model/session/sms-purposes.ts'
import { box, loadScreens, replaceText } from '#tests/support/fill.ts'
import { type Opened, renderRoute } from '#tests/support/render-route.tsx'
import { account, type Login, type World } from '#tests/support/world.ts'

beforeAll(
  () =>
    loadScreens(
      '/accountSafe',
      '/memberEditPhone',
      '/realNameOrg',
      '/realNamePerson',
      '/shensuRecord',
      '/transferService',
    ),
  120_000,
)

const visitor = { userId: null, visitor: 'elsewhere' }
/** The first code of an hour needs no captcha; the exchange sends one a minute. */
const sendFirstCode = (world: World, telPhone: string): void => {
  world.exchange.take('sendSms', { telPhone, purpose: '1008' }, visitor)
  world.jump(61_000)
}
const ownPath = '/dscq-user/sms/own-code'
const purpose = 'unbind-phone'
const picturePath = '/blade-auth/oauth/captcha'
const main = () => within(screen.getByRole('main'))
const send = () => screen.findByRole('button', { name: '获取验证码' })
const captchaBox = () => screen.findByRole('textbox', { name: '图形验证码' })
const picture = () => screen.findByRole('img', { name: '验证码图片，点击更换' })
const codeBox = () => screen.getByRole('textbox', { name: '短信验证码' })
const hasFocus = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()))

describe('the captcha for a further code within the hour, for a signed-in user', () => {
  /** Opens the form that unbinds the phone, types the password and requests a code, for which a captcha is then required. */
  async function openUnbindForm() {
    const { world, captcha } = worldWithCaptchas()
    sendFirstCode(world, account('person').phone)
    const page = await renderRoute('/memberEditPhone', { as: 'person', world })
    await page.user.click(await screen.findByRole('tab', { name: '解绑手机' }))
    await replaceText(page.user, box('登录密码'), password)
    world.clearCalls()
    const texts = () => world.exchange.sms.inbox.length
    const before = texts()
    const press = async () => page.user.click(await send())
    await press()
    const input = await captchaBox()
    await picture()
    return { ...page, captcha, input, press, sent: () => texts() - before }
  }

  test('[D24] [AC-12] is required at its focused field; a correct text sends the code, and typed values remain', async () => {
    const { world, user, captcha, input, press, sent } = await openUnbindForm()
    expect(document.activeElement).toBe(input)
    expect(problemOf(input)).toBe('请输入图形验证码')
    expect(screen.getAllByText('请输入图形验证码')).toHaveLength(1)
    expect([sent(), world.callsTo(ownPath)]).toEqual([0, [{ purpose }]])
    await press()
    expect(problemOf(input)).toBe('请输入验证码')
    expect(document.activeElement).toBe(input)
    expect(world.callsTo(ownPath)).toHaveLength(1)
    const read = captcha()
    await user.keyboard(` ${read.toLowerCase()} `)
    expect(problemOf(input)).toBeNull()
    await press()
    await hasFocus(codeBox)
    expect(screen.getByText('验证码已发送至 139****0004，5 分钟内有效')).toBeDefined()
    const solved = { purpose, uuid: expect.stringMatching(/^[a-z\d]{24}$/), captcha: read.toLowerCase() }
    expect([sent(), world.callsTo(ownPath)]).toEqual([1, [{ purpose }, solved]])
    expect(box('登录密码').value).toBe(password)
    const typed = codeTo(world, account('person').phone)
    await user.keyboard(typed)
    await user.click(main().getByRole('button', { name: '确认解绑' }))
    await screen.findByText('手机已解绑')
    const [unbound] = world.callsTo('/dscq-user/account/phone/unbind')
    expect(unbound).toMatchObject({ code: typed, codeUuid: expect.stringMatching(/^[a-z\d]{26}$/) })
  })

  test('[D24] [D18] shows a wrong text once, at its field, and loads another picture', async () => {
    const { world, user, captcha, input, press, sent } = await openUnbindForm()
    const [first, before] = [captcha(), (await picture()).getAttribute('src')]
    await user.type(input, '0000')
    await press()
    await waitFor(() => expect(problemOf(input)).toBe('验证码错误'))
    expect(screen.getAllByText('验证码错误')).toHaveLength(1)
    expect([document.activeElement, (input as HTMLInputElement).value]).toEqual([input, ''])
    await waitFor(async () => expect((await picture()).getAttribute('src')).not.toBe(before))
    expect(box('登录密码').value).toBe(password)
    await user.keyboard(first)
    await press()
    await waitFor(() => expect(world.callsTo(ownPath)).toHaveLength(3))
    await waitFor(() => expect((input as HTMLInputElement).value).toBe(''))
    expect(sent()).toBe(0)
    await picture()
    await user.type(input, captcha())
    await press()
    await hasFocus(codeBox)
    expect(sent()).toBe(1)
  })

  test('[D24] is renewed by its button and by a click on the picture; while it loads or after it failed, the field says so and no code is sent', async () => {
    const { world, user, input, press } = await openUnbindForm()
    for (const name of ['换一张', '验证码图片，点击更换']) {
      const before = (await picture()).getAttribute('src')
      await user.type(input, 'ab')
      await user.click(screen.getByRole('button', { name }))
      await waitFor(async () => expect((await picture()).getAttribute('src')).not.toBe(before))
      expect([document.activeElement, (input as HTMLInputElement).value]).toEqual([input, ''])
    }
    const release = world.hold(picturePath)
    await user.click(screen.getByRole('button', { name: '换一张' }))
    await user.keyboard('abcd')
    await press()
    expect(problemOf(input)).toBe('验证码图片正在加载，请稍候按图片填写')
    expect(document.activeElement).toBe(input)
    release()
    await picture()
    world.faults({ path: picturePath, kind: 'down' })
    await user.click(screen.getByRole('button', { name: '换一张' }))
    await screen.findByText('加载失败，点击重试')
    await user.keyboard('abcd')
    await press()
    expect(problemOf(input)).toBe('验证码图片加载失败，请换一张后填写')
    expect(world.callsTo(ownPath)).toHaveLength(1)
    world.faults()
    await user.click(screen.getByText('加载失败，点击重试'))
    await picture()
  })

  test('[D24] [SE-10] is in English if the portal is', async () => {
    const { user, input } = await openUnbindForm()
    await user.click(screen.getByRole('button', { name: 'EN: switch to English' }))
    await waitFor(() => expect(problemOf(input)).toBe('Enter the captcha'))
    expect(screen.getByRole('textbox', { name: 'Captcha' })).toBe(input)
    expect(screen.getByRole('button', { name: 'New captcha' })).toBeDefined()
  })

  test('[D24] is not shown for the first code of an hour', async () => {
    const { world, user } = await renderRoute('/shensuRecord?new=phone-lost', { as: 'person' })
    await replaceText(user, await screen.findByRole('textbox', { name: /联系手机/ }), '13800138000')
    world.clearCalls()
    await user.click(await send())
    await hasFocus(codeBox)
    expect(screen.queryByRole('textbox', { name: '图形验证码' })).toBeNull()
    expect(world.callsTo(picturePath)).toEqual([])
  })
})

const fresh = '13800138000'
const press = async ({ user }: Opened, name: string) => user.click(await main().findByRole('button', { name }))
const typePhone =
  (label: string) =>
  async ({ user }: Opened) => {
    await waitFor(() => expect(box(label)).toBeTruthy())
    await replaceText(user, box(label), fresh)
  }

type Form = {
  file: string
  purpose: OwnSmsPurpose | NamedSmsPurpose
  as: Login
  address: string
  /** The phone that gets the code; by default the user's own. */
  to?: string
  /** Steps from the address to the code field. */
  open?: (page: Opened) => Promise<void>
}

/** Every form for a signed-in user that sends a code. */
const forms: Form[] = [
  {
    file: 'features/factor/MethodForm.tsx',
    purpose: 'confirm',
    as: 'person',
    address: '/accountSafe',
    open: async (page) => {
      page.world.exchange.take('demandFactors', { ofAll: true }, { userId: null, visitor: '' })
      await press(page, '绑定验证器')
    },
  },
  { file: 'pages/account/security/PhoneChange.tsx', purpose: 'old-phone', as: 'person', address: '/memberEditPhone' },
  {
    file: 'pages/account/security/PhoneChange.tsx',
    purpose: 'new-phone',
    as: 'person',
    address: '/memberEditPhone',
    to: fresh,
    open: async (page) => {
      await send()
      await requestCode(page.user, page.world)
      await hasFocus(codeBox)
      await page.user.keyboard(codeTo(page.world, account('person').phone))
      await press(page, '下一步')
      await typePhone('新手机号码')(page)
    },
  },
  {
    file: 'pages/account/security/PhoneUnbind.tsx',
    purpose: 'unbind-phone',
    as: 'person',
    address: '/memberEditPhone',
    open: async ({ user }) => user.click(await screen.findByRole('tab', { name: '解绑手机' })),
  },
  {
    file: 'pages/account/security/step-up/ProofFields.tsx',
    purpose: 'close-account',
    as: 'newcomer',
    address: '/accountSafe',
    open: async (page) => {
      await press(page, '申请注销')
      await page.user.click(await screen.findByRole('radio', { name: '短信验证码' }))
    },
  },
  {
    file: 'pages/account/appeals/AppealForm.tsx',
    purpose: 'lost-phone',
    as: 'person',
    address: '/shensuRecord?new=phone-lost',
    to: fresh,
    open: typePhone('联系手机'),
  },
  {
    file: 'pages/kyc/person/PersonForm.tsx',
    purpose: 'real-name',
    as: 'newcomer',
    address: '/realNamePerson',
    to: fresh,
    open: typePhone('手机号码'),
  },
  {
    file: 'pages/kyc/organisation/OrganisationForm.tsx',
    purpose: 'real-name',
    as: 'newcomer',
    address: '/realNameOrg',
    to: fresh,
    open: typePhone('经办人手机号码'),
  },
  {
    file: 'pages/asset/viewing/ViewingDialog.tsx',
    purpose: 'contact',
    as: 'person',
    address: '/projectDetail/A20100.html',
    to: fresh,
    open: async (page) => {
      await press(page, '预约看样')
      await typePhone('手机号码')(page)
    },
  },
  {
    file: 'pages/services/submit/DemandForm.tsx',
    purpose: 'contact',
    as: 'person',
    address: '/transferService?need=2',
    to: fresh,
    open: async (page) => {
      await press(page, '填写需求')
      await typePhone('手机号码')(page)
    },
  },
]

describe('every form that sends a code', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/^(?:mock|api)\//.test(file))
    .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }))
  const places = (pattern: RegExp) =>
    sources.flatMap(({ file, text }) => Array.from(text.matchAll(pattern), () => file)).toSorted()

  test('[D24] for a signed-in user is in the table', () => {
    const shared = 'features/sms-code/ContactFields.tsx'
    const users = places(/<(?:SmsCodeField|ContactFields)\b/g).filter((file) => file !== shared)
    expect(users).toEqual(forms.map(({ file }) => file).toSorted())
  })

  test('[D24] sends it through the hook with the captcha, and shows the captcha field', () => {
    const [named, own] = ['features/sms-code/commands.ts', 'features/sms-code/own-phone.ts']
    expect(new Set(places(/\bsend(?:Own)?SmsCode\b/g))).toEqual(new Set([named, own]))
    const senders = new Set(places(/\buseSending\((?!sendTo: )/g))
    // Nothing else calls what sends a code.
    const field = 'features/sms-code/SmsCodeField.tsx'
    expect(new Set(places(/\bto(?:Own)?Phone\(/g))).toEqual(senders)
    expect(places(/\buseSending\((?!sendTo: |toPhone\()/g)).toEqual([field])
    const fields = new Set([
      ...places(/<PhoneAndCode\b/g),
      ...places(/<CaptchaItem \{\.\.\.sending\.captcha\.field\} \/>/g),
    ])
    expect(senders).toEqual(fields)
    expect(senders.size).toBe(5)
  })

  test.each(forms)(
    '[D24] [ASVS 6.6.2] $file at $address: a further code within the hour requires the captcha, and is for $purpose',
    async ({ purpose: wanted, as, address, to, open }) => {
      const { world, captcha } = worldWithCaptchas()
      const page = await renderRoute(address, { as, world })
      const { sms } = world.exchange
      sendFirstCode(world, to ?? account(as).phone)
      await open?.(page)
      const before = sms.inbox.length
      await page.user.click(await send())
      const input = await captchaBox()
      await hasFocus(() => input)
      await picture()
      expect(sms.inbox).toHaveLength(before)
      await page.user.keyboard(captcha())
      await page.user.click(await send())
      await hasFocus(codeBox)
      expect(sms.inbox).toHaveLength(before + 1)
      expect(sms.inbox[0]).toMatchObject({ telPhone: to ?? account(as).phone })
      const sentBy = to ? world.callsTo('/dscq-user/sms/code') : world.callsTo(ownPath)
      expect(sentBy.at(-1)).toMatchObject({ purpose: wanted })
    },
  )
})
