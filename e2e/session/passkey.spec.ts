import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { account, nameInHeader, signIn, storedSession } from './sign-in.ts'

const port = process.env['E2E_PORT'] ?? '4173'
// Browsers keep passkeys for a name, and refuse them for an IP address.
test.use({ baseURL: `http://localhost:${port}` })

/** Gives the page's browser an authenticator whose holder is always present and verified. */
async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options })
  const passkeys = async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials
  return {
    passkeys,
    take: async (credentials: Awaited<ReturnType<typeof passkeys>>) => {
      for (const credential of credentials)
        await devtools.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
  }
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test(
  '[ASVS 6.3.3] a passkey is added, signs in, and confirms the first deed in another browser',
  { tag: '@smoke' },
  async ({ page, person, exchange }) => {
    const { password } = account('person')
    const authenticator = await withAuthenticator(page)
    await signIn(page, exchange)
    await page.goto('/accountSafe')
    const factors = page.getByRole('region', { name: '安全验证方式' })
    await factors.getByRole('button', { name: '添加通行密钥' }).click()
    const adding = dialog(page, '添加通行密钥')
    await expect(adding.getByLabel('名称')).toHaveValue(/^Chrome · \w+$/)
    await adding.getByRole('button', { name: '继续' }).click()
    const proof = dialog(page, '验证身份')
    await proof.getByLabel('登录密码').last().fill(password)
    await proof.getByRole('button', { name: '确认' }).click()
    const codes = dialog(page, '请保存恢复码')
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    await codes.getByRole('button', { name: '我已保存' }).click()
    await expect(factors.getByText('还有 10 个未使用')).toBeVisible()
    expect(await authenticator.passkeys()).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }])

    await page.getByRole('banner').getByRole('button', { name: '退出' }).click()
    await page.getByRole('button', { name: '使用通行密钥登录' }).click()
    await expect(nameInHeader(page, '周岷生')).toBeVisible()
    expect((await storedSession(page))?.baseUserId).toBe('U0004')

    const other = await person()
    const elsewhere = await withAuthenticator(other)
    await elsewhere.take(await authenticator.passkeys())
    await signIn(other, exchange)
    await other.goto('/accountSafe')
    await expect(other.getByText('尚未验证')).toBeVisible()
    await other.getByRole('button', { name: '绑定账户' }).click()
    const binding = dialog(other, '绑定退款账户')
    await binding.getByLabel('开户银行').fill('岷江银行成都分行')
    await binding.getByLabel('银行账号').fill('6222020000001234566')
    await binding.getByLabel('登录密码').fill(password)
    await binding.getByRole('button', { name: '确认绑定' }).click()
    await dialog(other, '安全验证').getByRole('button', { name: '使用通行密钥验证' }).click()
    await expect(other.getByText('退款账户已绑定')).toBeVisible()
    await expect(other.getByText('尚未验证')).toBeHidden()
  },
)
