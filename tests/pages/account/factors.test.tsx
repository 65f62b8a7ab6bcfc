import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { codeNow, linkApp, signedInFrom } from '#tests/mock/support/second-factor.ts'
import { password } from '#tests/pages/auth/support.ts'
import { box, loadScreens, replaceText } from '#tests/support/fill.ts'
import { withPasskeys } from '#tests/support/passkeys.ts'
import { type Opened, openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { World } from '#tests/support/world.ts'

beforeAll(() => loadScreens('/accountSafe', '/login'), 60_000)
let undo = () => undefined as void
afterEach(() => {
  undo()
  undo = () => undefined
})

const root = '/dscq-user/account/factor'
const stepMs = 30_000
const card = async () => within(await screen.findByRole('region', { name: '安全验证方式' }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const press = async ({ user }: Opened, name: string) => user.click(await (await card()).findByRole('button', { name }))

/** Answers the dialog that asks for the password again. */
async function prove({ user }: Opened): Promise<void> {
  const form = await dialog('验证身份')
  const fields = await form.findAllByLabelText('登录密码')
  await replaceText(user, fields.at(-1)!, password)
  await user.click(form.getByRole('button', { name: '确认' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '验证身份' })).toBeNull())
}

/** Everything that this browser has stored. */
const stored = (): string => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])

/** The account has linked an app on another device; this page's device has not been confirmed. */
async function withApp(world: World) {
  const elsewhere = await signedInFrom(world.exchange, 'person', { source: '10.0.0.9' })
  const app = await linkApp(world.exchange, elsewhere)
  // Its code of this moment is used up.
  world.jump(stepMs)
  return app
}

describe('an authenticator app', () => {
  test('[ASVS 6.3.3] is linked by its first code, and ten recovery codes are shown once', async () => {
    const page = await renderRoute('/accountSafe', { as: 'person' })
    const { exchange } = page.world
    await press(page, '绑定验证器')
    await prove(page)
    const linking = await dialog('绑定验证器')
    const secret = linking.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent.replaceAll(' ', '')
    await linking.findByRole('img', { name: '验证器二维码' })
    await replaceText(page.user, box('动态验证码'), '12345')
    await page.user.click(linking.getByRole('button', { name: '确认绑定' }))
    expect((await linking.findAllByText('动态验证码为 6 位数字')).length).toBeGreaterThan(0)
    expect(page.world.callsTo(`${root}/authenticator/add`)).toEqual([])
    const right = codeNow(exchange, secret)
    await replaceText(page.user, box('动态验证码'), right === '000000' ? '000001' : '000000')
    await page.user.click(linking.getByRole('button', { name: '确认绑定' }))
    await linking.findByText('动态验证码错误，还可以试 4 次')
    await replaceText(page.user, box('动态验证码'), `${right.slice(0, 3)} ${right.slice(3)}`)
    await page.user.dblClick(linking.getByRole('button', { name: '确认绑定' }))
    const saving = await dialog('请保存恢复码')
    const codes = saving.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(codes).toHaveLength(10)
    expect(codes[0]).toMatch(/^(?:\w{6}-){3}\w{6}$/)
    // A browser that refuses to copy has stored nothing.
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
    await page.user.click(saving.getByRole('button', { name: '复制' }))
    await screen.findByText('浏览器不允许复制，请手动选取')
    await page.user.click(saving.getByRole('button', { name: '关闭' }))
    await saving.findByText(/^恢复码还没有复制、下载或打印/)
    await page.user.click(saving.getByRole('button', { name: '我已保存' }))
    const list = await card()
    await list.findByText('还有 10 个未使用')
    expect(list.getByRole('button', { name: '更换验证器' })).toBeTruthy()
    list.getByText('已验证')
    expect(page.world.callsTo(`${root}/authenticator/add`)).toHaveLength(2)
    for (const word of [secret, ...codes]) expect(stored()).not.toContain(word)
  })

  test('[ASVS 6.3.3] as the last factor is removed with a warning, and the recovery codes end', async () => {
    const world = openWorld()
    const { secret } = await withApp(world)
    const page = await renderRoute('/accountSafe', { as: 'person', world })
    await press(page, '解绑')
    await screen.findByText(/这是最后一种验证方式：删除后恢复码一并作废/)
    await page.user.click(screen.getByRole('button', { name: '确认解绑' }))
    const asking = await dialog('安全验证')
    await replaceText(page.user, await asking.findByLabelText('动态验证码'), codeNow(world.exchange, secret))
    await page.user.click(asking.getByRole('button', { name: '确认' }))
    const list = await card()
    await list.findByRole('button', { name: '绑定验证器' })
    expect(list.queryByText(/个未使用$/)).toBeNull()
  })
})

describe('a passkey', () => {
  test('[ASVS 6.3.3] is added, renamed and removed; a closed dialog of the browser changes nothing', async () => {
    const browser = withPasskeys()
    undo = browser.undo
    const page = await renderRoute('/accountSafe', { as: 'person' })
    browser.failOnce('NotAllowedError')
    await press(page, '添加通行密钥')
    const adding = await dialog('添加通行密钥')
    await replaceText(page.user, box('名称'), '办公室电脑')
    await page.user.click(adding.getByRole('button', { name: '继续' }))
    await prove(page)
    await adding.findByText('没有完成通行密钥验证，请重试或换一种方式')
    expect(box('名称').value).toBe('办公室电脑')
    expect(page.world.callsTo(`${root}/passkey/add`)).toEqual([])
    await page.user.click(adding.getByRole('button', { name: '继续' }))
    const saving = await dialog('请保存恢复码')
    expect(saving.getAllByRole('listitem')).toHaveLength(10)
    await page.user.click(saving.getByRole('button', { name: '我已保存' }))
    await press(page, '改名：办公室电脑')
    await replaceText(page.user, box('名称'), '家里电脑')
    await page.user.click((await dialog('通行密钥改名')).getByRole('button', { name: '保存' }))
    const list = await card()
    await list.findByText('家里电脑')
    await press(page, '删除：家里电脑')
    await page.user.click(await screen.findByRole('button', { name: '确认删除' }))
    await waitFor(() => expect(list.queryByText('家里电脑')).toBeNull())
    expect(
      page.world.exchange.factors.list(page.world.exchange.tables.users.get('U0004')!, {
        userId: 'U0004',
        visitor: '',
      }),
    ).toMatchObject({
      passkeys: [],
      recoveryLeft: 0,
    })
  })

  test('[ASVS 6.3.3] is not offered in a browser that knows none, which is told why', async () => {
    const world = openWorld()
    await renderRoute('/accountSafe', { as: 'person', world })
    const list = await card()
    await list.findByText('此浏览器不能使用通行密钥，请换用新版浏览器，或改用其他验证方式。')
    expect(list.queryByRole('button', { name: '添加通行密钥' })).toBeNull()
  })

  test('[SE-05] an exchange without second factors shows nothing of them', async () => {
    const world = openWorld()
    world.faults({ path: `${root}/list`, kind: 'refuse', code: 404, msg: '接口不存在' })
    await renderRoute('/accountSafe', { as: 'person', world })
    await screen.findByRole('region', { name: '登录设备' })
    await waitFor(() => expect(screen.queryByRole('region', { name: '安全验证方式' })).toBeNull())
    expect(screen.queryByText('接口不存在')).toBeNull()
  })
})

describe('recovery codes', () => {
  test('[ASVS 6.3.3] new ones need a factor: wrong codes are refused, the right one is followed by the command, once', async () => {
    const world = openWorld()
    const { recoveryCodes } = await withApp(world)
    const page = await renderRoute('/accountSafe', { as: 'person', world })
    await (await card()).findByText('还有 10 个未使用')
    await (await card()).findByText('尚未验证')
    await press(page, '重新生成恢复码')
    await page.user.click(await screen.findByRole('button', { name: '重新生成' }))
    const asking = await dialog('安全验证')
    await replaceText(page.user, await asking.findByLabelText('动态验证码'), '000000')
    await page.user.click(asking.getByRole('button', { name: '确认' }))
    await asking.findByText('动态验证码错误，还可以试 4 次')
    await page.user.click(asking.getByRole('radio', { name: '恢复码' }))
    // It was about the other way.
    expect(asking.queryByText('动态验证码错误，还可以试 4 次')).toBeNull()
    await replaceText(
      page.user,
      await asking.findByLabelText('恢复码', { selector: 'input[type=text]' }),
      recoveryCodes[0]!,
    )
    await page.user.click(asking.getByRole('radio', { name: '验证器动态验证码' }))
    expect((await asking.findByLabelText<HTMLInputElement>('动态验证码')).value).toBe('000000')
    await page.user.click(asking.getByRole('radio', { name: '恢复码' }))
    await page.user.dblClick(asking.getByRole('button', { name: '确认' }))
    const saving = await dialog('请保存恢复码')
    const fresh = saving.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(fresh).toHaveLength(10)
    expect(fresh).not.toContain(recoveryCodes[1])
    expect(world.callsTo(`${root}/recovery/new`)).toHaveLength(2)
    expect(world.callsTo(`${root}/confirm`)).toHaveLength(2)
  })
})
