import type { Page } from '@playwright/test'
import { account, captchaPicture, nameInHeader, readCaptcha, signIn, storedSession } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { pauseClock } from '../support/waits.ts'
import { badge } from '../user-centre/actions.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1, name: '屏幕已锁定' })
const typed = (page: Page) => page.getByLabel('登录密码', { exact: true })

async function lock(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: '锁屏' }).click()
  await expect(title(page)).toBeVisible()
}

async function unlock(page: Page): Promise<void> {
  await typed(page).fill(account('person').password)
  await page.getByRole('button', { name: '解锁', exact: true }).click()
}

test('[RT-15] every tab and every route show the lock; one password unlocks them all', async ({
  page,
  exchange,
  context,
}) => {
  await signIn(page, exchange)
  const other = await context.newPage()
  await other.goto('/hall?projectActive=1')
  await expect(nameInHeader(other, '周岷生')).toBeVisible()
  await page.goto('/accountSafe')
  await expect(page.getByText('139****0004').first()).toBeVisible()
  await page.goto('/project?q=%E5%95%86%E9%93%BA')

  await test.step('no route bypasses it', async () => {
    await lock(page)
    await expect(page).toHaveURL('/lock')
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('main')).toContainText('周岷生')
    await expect(title(other)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/lock')
    await expect(title(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.innerHTML)).not.toContain('139****0004')
    expect(await storedSession(page)).toMatchObject({ baseUserId: 'U0004', accessToken: null, refreshToken: null })
    await page.evaluate(() => {
      sessionStorage.clear()
      for (const key of Object.keys(localStorage)) if (key !== 'session:v1') localStorage.removeItem(key)
    })
    for (const path of ['/index', '/myMessage', '/login', '/register', '/nothing']) {
      await page.goto(path)
      await expect(page).toHaveURL('/lock')
    }
    await page.reload()
    await expect(title(page)).toBeVisible()
  })

  await test.step('a tab that is opened later is locked too, and the password unlocks all three', async () => {
    const later = await context.newPage()
    await later.goto('/myCollect')
    await expect(title(later)).toBeVisible()
    // The tab has forgotten the name with its storage.
    await page.getByRole('textbox', { name: '账号' }).fill('person')
    await typed(page).fill('wrong')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').getByText('账号或密码错误')).toBeVisible()
    await expect(typed(page)).toBeFocused()
    // Only the first try needs no captcha.
    await expect(captchaPicture(page)).toBeVisible()
    await page.getByRole('textbox', { name: '图形验证码' }).fill(await readCaptcha(page, exchange))
    const asked = page.waitForRequest((request) => request.url().includes('/oauth/token'))
    await unlock(page)
    expect(new URL((await asked).url()).searchParams.get('password')).toMatch(/^04[0-9a-f]{200,}$/)
    // The locked address was deleted with the session; the first address of the new one is home.
    await expect(page).toHaveURL('/index')
    await expect(other).toHaveURL('/hall?projectActive=1')
    await expect(later).toHaveURL('/myCollect')
    await page.goto('/index')
    await expect(page).toHaveURL('/index')
    await later.close()
  })
})

test('[RT-15] another account ends the lock: both tabs are signed out, and unlocked', async ({
  page,
  exchange,
  context,
}) => {
  await signIn(page, exchange)
  await page.goto('/project')
  await expect(nameInHeader(page, '周岷生')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/index')
  await expect(nameInHeader(other, '周岷生')).toBeVisible()
  await lock(other)
  await expect(title(page)).toBeVisible()
  await page.getByRole('button', { name: '使用其他账号' }).click()
  await page.getByRole('button', { name: '退出当前账号' }).click()
  for (const tab of [page, other]) await expect(tab).toHaveURL('/login')
  expect((await storedSession(page))?.baseUserId ?? null).toBeNull()
  await other.goto('/index')
  await expect(other).toHaveURL('/index')
})

test('[RT-15] fifteen idle minutes lock the screen after a warning two minutes before; five are a setting', async ({
  page,
  exchange,
}) => {
  await page.clock.install()
  await signIn(page, exchange)
  await page.goto('/project')
  // The idle timer is in a chunk that is loaded for a session; the badge shows that it has started.
  await expect(badge(page)).toBeVisible()
  // Only the test advances the idle time, which begins with this action.
  await pauseClock(page)
  await page.mouse.move(5, 5)
  await page.clock.fastForward('12:55')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.fastForward('00:10')
  const dialog = page.getByRole('dialog', { name: '即将自动锁屏' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('timer')).toHaveText(/^(?:1:5\d|2:00)$/)
  await expect(dialog.getByRole('button', { name: '继续使用' })).toBeFocused()
  await dialog.getByRole('button', { name: '继续使用' }).click()
  await expect(dialog).toHaveCount(0)
  await page.clock.fastForward('13:05')
  await expect(dialog).toBeVisible()
  await page.clock.fastForward('02:00')
  await expect(title(page)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.clock.resume()
  await unlock(page)
  await expect(page).toHaveURL('/project')

  await page.getByRole('button', { name: '无障碍' }).click()
  await page.getByRole('radio', { name: '5 分钟', exact: true }).check()
  await page.keyboard.press('Escape')
  await page.clock.fastForward('05:05')
  await expect(title(page)).toBeVisible()
})
