import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useSession } from '#src/features/session/store.ts'
import { addKey, proveFrom, signedInFrom } from '#tests/mock/support/second-factor.ts'
import { nameInHeader } from '#tests/pages/auth/support.ts'
import { loadScreens } from '#tests/support/fill.ts'
import { type BrowserPasskeys, withPasskeys } from '#tests/support/passkeys.ts'
import { allSettled, openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { World } from '#tests/support/world.ts'

beforeAll(() => loadScreens('/findPassword', '/login'), 60_000)
let browser: BrowserPasskeys
beforeEach(() => {
  browser = withPasskeys()
})
afterEach(() => browser.undo())

const challenge = '/dscq-user/passkey/challenge'
const signInPath = '/dscq-user/passkey/sign-in'
const button = () => screen.findByRole('button', { name: '使用通行密钥登录' })
const main = () => within(screen.getByRole('main'))

/** The account has the passkey of this page's browser. */
async function withPasskey(world: World): Promise<void> {
  const elsewhere = await signedInFrom(world.exchange, 'person', { source: '10.0.0.9' })
  await proveFrom(world.exchange, elsewhere)
  browser.hold((await addKey(world.exchange, elsewhere)).authenticator)
}

describe('[ASVS 6.3.3] signing in with a passkey', () => {
  test('leads to where the visitor wanted to go; a double click signs in once', async () => {
    const world = openWorld()
    await withPasskey(world)
    const page = await renderRoute('/login?redirect=%2FfindPassword%3Fx%3D1', { world })
    await page.user.dblClick(await button())
    await waitFor(() => expect(page.address()).toBe('/findPassword?x=1'))
    expect(nameInHeader('周岷生')).not.toBeNull()
    expect(useSession.getState()).toMatchObject({ baseUserId: 'U0004', grantType: 'passkey' })
    expect(world.callsTo(signInPath)).toHaveLength(1)
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/clientDataJSON|signature/)
  })

  test('a dialog of the browser that was closed is no error, and the next click works', async () => {
    const world = openWorld()
    await withPasskey(world)
    const page = await renderRoute('/login', { world })
    browser.failOnce('NotAllowedError')
    await page.user.click(await button())
    await waitFor(() => expect(world.callsTo(challenge)).toHaveLength(2))
    expect(main().queryByText(/通行密钥验证/)).toBeNull()
    expect(world.callsTo(signInPath)).toEqual([])
    await page.user.click(await button())
    await waitFor(() => expect(useSession.getState().baseUserId).toBe('U0004'))
  })

  test('a passkey of no account is refused in the words of the exchange', async () => {
    const page = await renderRoute('/login')
    await page.user.click(await button())
    await main().findByText('通行密钥验证失败，请重试或改用其他方式登录')
    expect(useSession.getState().baseUserId).toBeNull()
  })

  test('without a line the message says so', async () => {
    const page = await renderRoute('/login')
    const passkey = await button()
    page.world.faults({ path: challenge, kind: 'down' })
    await page.user.click(passkey)
    await main().findByText('网络连接失败，请检查网络后重试')
  })

  test('is not offered by an exchange without it', async () => {
    const world = openWorld()
    world.faults({ path: challenge, kind: 'refuse', code: 404, msg: '接口不存在' })
    await renderRoute('/login', { world })
    await waitFor(() => expect(world.callsTo(challenge)).toHaveLength(1))
    expect(screen.queryByRole('button', { name: '使用通行密钥登录' })).toBeNull()
    expect(screen.queryByText('接口不存在')).toBeNull()
  })

  test('is not offered in a browser without it, and the exchange is not asked', async () => {
    browser.undo()
    const { world } = await renderRoute('/login')
    await allSettled()
    expect(screen.queryByRole('button', { name: '使用通行密钥登录' })).toBeNull()
    expect(world.callsTo(challenge)).toEqual([])
  })
})
