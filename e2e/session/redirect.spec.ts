import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { signInByForm, storedSession } from './sign-in.ts'

/** One of each kind that a browser might follow. */
const hostile = [
  '//evil.example',
  '/\\evil.example',
  '/%2Fevil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
]

/** Forbidden effects in this page: frames of other sites, and script dialogs. */
function watchEscapes(page: Page, home: string): string[] {
  const escapes: string[] = []
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).origin !== home) escapes.push(frame.url())
  })
  page.on('dialog', (dialog) => {
    escapes.push(dialog.message())
    void dialog.dismiss()
  })
  return escapes
}

test('[RT-11] [RT-12] signing in returns to the exact address, and a hostile redirect leads home', async ({
  page,
  exchange,
  baseURL,
}) => {
  await page.goto('/404')
  await signInByForm(page, exchange, 'person', '?redirect=%2Fproject%3Fq%3Da%2Bb%2520c%26typeCode%3D2')
  await expect(page).toHaveURL('/project?q=a+b%20c&typeCode=2')
  await page.goBack()
  await expect(page).toHaveURL('/404')

  const escapes = watchEscapes(page, new URL(baseURL!).origin)
  for (const redirect of hostile) {
    await page.goto(`/login?${new URLSearchParams({ redirect }).toString()}`)
    await expect(page).toHaveURL('/index')
  }
  await page.goto('/login?redirect=%2Fproject%3Fq%3D%2F%2Fevil')
  await expect(page).toHaveURL('/project?q=//evil')
  expect(escapes).toEqual([])
})

test('[AC-02] [RT-12] single sign-on: an unrequested code, an account chosen there, hostile redirects', async ({
  page,
  context,
  baseURL,
}) => {
  await test.step('a code that this browser did not request needs a confirmation that names the account', async () => {
    const tokens: string[] = []
    page.on('request', (request) => request.url().includes('/oauth/token') && tokens.push(request.url()))
    const foreign = await context.request.get('/sso/grant?user=U0005&state=attacker', { maxRedirects: 0 })
    await page.goto(foreign.headers()['location']!)
    await expect(page.getByRole('heading', { level: 1, name: '确认登录账户' })).toBeVisible()
    await expect(page.getByText('成***（co****ny）')).toBeVisible()
    await expect(page.getByText(/^这次登录不是从本页面发起的/)).toBeVisible()
    await expect(page).toHaveURL('/loginCallback')
    expect(tokens).toEqual([])
    expect(await storedSession(page)).toBeNull()
    await page.getByRole('link', { name: '非本人操作，取消' }).click()
    await expect(page).toHaveURL('/login')
  })

  await test.step('an account is chosen there, and signed in here', async () => {
    await page.goto('/login?redirect=%2Fproject%3Fq%3D%E5%95%86%E9%93%BA%26typeCode%3D2')
    await page.getByRole('button', { name: '公共资源交易平台登录' }).click()
    await expect(page).toHaveURL(
      /\/sso\/authorize\?state=[0-9a-f]{48}&code_challenge=[\w-]{43}&code_challenge_method=S256$/,
    )
    await page.getByRole('link', { name: '周岷生' }).click()
    await expect(page).toHaveURL('/project?q=%E5%95%86%E9%93%BA&typeCode=2')
    expect((await storedSession(page))?.baseUserId).toBe('U0004')
    expect(await page.evaluate(() => sessionStorage.getItem('sign-on:v1'))).toBeNull()
  })

  await test.step('with a certificate: the account is named, and returns after a confirmation', async () => {
    await page.getByRole('banner').getByRole('button', { name: '退出' }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('link', { name: '退出公共资源交易平台' })).toHaveAttribute('href', '/sso/logout')
    await page.goto('/login?redirect=%2Fproject%3FtypeCode%3D2')
    await page.getByRole('button', { name: '数字证书登录' }).click()
    await expect(page).toHaveURL(
      /\/sso\/certificate\?state=[0-9a-f]{48}&code_challenge=[\w-]{43}&code_challenge_method=S256$/,
    )
    await page.getByRole('link', { name: '周岷生' }).click()
    await expect(page.getByText('周**（pe****on）')).toBeVisible()
    await page.getByRole('button', { name: '确认登录' }).click()
    await expect(page).toHaveURL('/project?typeCode=2')
    expect((await storedSession(page))?.baseUserId).toBe('U0004')
  })

  await test.step('one that began with a hostile redirect ends at home', async () => {
    const escapes = watchEscapes(page, new URL(baseURL!).origin)
    const state = 'e'.repeat(48)
    for (const redirect of hostile) {
      await page.evaluate(
        (begun) => sessionStorage.setItem('sign-on:v1', JSON.stringify({ ...begun, at: Date.now() })),
        { state, redirect, way: 'platform' },
      )
      // The other site redirects the browser; the target address contains the code.
      await page.goto(`/sso/grant?user=U0004&state=${state}`)
      await expect(page).toHaveURL('/index')
    }
    expect(escapes).toEqual([])
  })
})
