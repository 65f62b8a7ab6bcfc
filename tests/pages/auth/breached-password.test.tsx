import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadBreachedPasswords } from '#src/features/session/credentials/breached-passwords.ts'
import { button, codeTo, field, passwordField, problemOf } from '#tests/pages/auth/support.ts'
import { loadScreens, replaceText } from '#tests/support/fill.ts'
import { type Opened, renderRoute } from '#tests/support/render-route.tsx'

beforeAll(() => loadScreens('/register', '/findPassword', '/updatePassWord'), 60_000)

const breached = '这个密码曾在泄露的密码中出现，或与其相近，请换成几个互不相关的词或随机字符'
const context = '这个密码主要由本平台或当地的名称组成，容易被猜到，请换成与平台无关的内容'
/** 64 characters of many scripts, with spaces at both ends. */
const longest = ` 岷雨-Ωmega🦉 ${'q7Vx'.repeat(12)}é ⁂ `.padEnd(63, '~') + ' '

async function prove({ user, world }: Opened, telPhone: string) {
  await replaceText(user, field('手机号码'), telPhone)
  await user.click(button('获取验证码'))
  await screen.findByText(/5 分钟内有效/)
  await replaceText(user, field('短信验证码'), codeTo(world, telPhone))
}

describe('a new password', () => {
  test('[ASVS 6.2.4] [ASVS 6.2.11] one known from leaks or made of names of the site is refused at its field, and shown as weak', async () => {
    const page = await renderRoute('/register')
    await page.user.click(passwordField('密码'))
    await loadBreachedPasswords()
    for (const [typed, problem] of [
      ['Dragon#1', breached],
      ['Minjiang#2026', context],
    ] as const) {
      await replaceText(page.user, passwordField('密码'), typed)
      await page.user.tab()
      await waitFor(() => expect(problemOf(passwordField('密码'))).toBe(problem))
      expect(screen.getByRole('meter', { name: '密码强度' }).getAttribute('aria-valuenow')).toBe('1')
    }
    await replaceText(page.user, passwordField('密码'), 'Kt4#wq9z')
    await waitFor(() => expect(problemOf(passwordField('密码'))).toBeNull())
    expect(screen.getByRole('meter', { name: '密码强度' }).getAttribute('aria-valuenow')).toBe('4')
  })

  test('[ASVS 6.2.11] one with the phone number is refused at its field, for a new account', async () => {
    const page = await renderRoute('/register')
    await replaceText(page.user, field('手机号码'), '138 1234 5678')
    await replaceText(page.user, passwordField('密码'), '13812345678Aa!')
    await page.user.tab()
    await waitFor(() => expect(problemOf(passwordField('密码'))).toBe('密码不能包含手机号码'))
  })

  test('[ASVS 6.2.11] one with the phone number is refused at its field, after a recovery', async () => {
    const recovery = await renderRoute('/findPassword')
    await prove(recovery, '13900000004')
    await recovery.user.click(button('下一步'))
    await screen.findByRole('form', { name: '设置新密码' })
    await replaceText(recovery.user, passwordField('新密码'), '13900000004Aa!')
    await recovery.user.tab()
    await waitFor(() => expect(problemOf(passwordField('新密码'))).toBe('密码不能包含手机号码'))
    expect(screen.getByRole('meter', { name: '密码强度' }).getAttribute('aria-valuenow')).toBe('1')
  })

  test('[ASVS 6.2.4] an exchange that knows of more shows its refusal at the field, once', async () => {
    const page = await renderRoute('/register')
    await replaceText(page.user, field('账号'), 'zhouyun')
    await replaceText(page.user, passwordField('密码'), 'Kt4#wq9z')
    await replaceText(page.user, passwordField('确认密码'), 'Kt4#wq9z')
    await prove(page, '13812345678')
    await page.user.click(screen.getByRole('checkbox', { name: /^我已阅读并同意/ }))
    page.world.faults({ path: '/dscq-user/user/register', kind: 'refuse', code: 4002, msg: breached })
    await page.user.click(button('注册'))
    await waitFor(() => expect(problemOf(passwordField('密码'))).toBe(breached))
    expect(document.activeElement).toBe(passwordField('密码'))
    expect(screen.getAllByText(breached)).toHaveLength(1)
  })

  test('[ASVS 6.2.4] 64 characters of any script are pasted, sent and kept whole, with their spaces', async () => {
    expect([...longest]).toHaveLength(64)
    const page = await renderRoute('/findPassword')
    await prove(page, '13900000004')
    await page.user.click(button('下一步'))
    await screen.findByRole('form', { name: '设置新密码' })
    for (const name of ['新密码', '确认密码']) {
      await page.user.click(passwordField(name))
      await page.user.paste(longest)
      expect(passwordField(name).value).toBe(longest)
      expect(passwordField(name).autocomplete).toBe('new-password')
    }
    await page.user.click(button('重置密码'))
    await screen.findByRole('heading', { name: '密码已重置' })
    expect(page.world.exchange.tables.users.get('U0004')?.password).toBe(longest)
  })

  test('[ASVS 6.2.4] changed by its user, one known from leaks is refused at its field, also by the exchange', async () => {
    const page = await renderRoute('/updatePassWord', { as: 'person' })
    const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
    await replaceText(page.user, await screen.findByLabelText('原密码'), 'Minjiang#2026')
    await page.user.click(box('新密码'))
    await loadBreachedPasswords()
    await replaceText(page.user, box('新密码'), 'Dragon#1')
    await page.user.tab()
    expect((await screen.findAllByText(breached)).length).toBeGreaterThan(0)
    await replaceText(page.user, box('新密码'), 'Kt4#wq9z')
    await replaceText(page.user, box('确认新密码'), 'Kt4#wq9z')
    await waitFor(() => expect(screen.queryByText(breached)).toBeNull())
    page.world.faults({ path: '/dscq-user/account/password', kind: 'refuse', code: 4002, msg: breached })
    await page.user.click(screen.getByRole('button', { name: '确认修改' }))
    expect((await screen.findAllByText(breached)).length).toBeGreaterThan(0)
    await waitFor(() => expect(document.activeElement).toBe(box('新密码')))
  })
})
