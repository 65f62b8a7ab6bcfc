import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type PathName, paths, privatePaths } from '#src/model/paths.ts'
import { signInByForm } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { idle } from '../support/waits.ts'
import { footer, watchLoads } from './frame.ts'

type Screen = { path: string; program: string }

/** What a record takes more than its page from, or shares with another. */
const named: Record<string, string> = { homePage: 'HomePage', assetPage: 'asset-screens', managedPage: 'asset-screens' }

/** Every screen that stands, with the name of its program. */
const screens: Screen[] = readdirSync('src/pages').flatMap((area) => {
  const text = readFileSync(`src/pages/${area}/routes.ts`, 'utf8')
  const records = text.matchAll(/path: paths\.(\w+),\s*page: (?:\(\) => import\('\.\/(\w+)\.tsx'\)|(\w+))/g)
  return [...records].map(([, name, program, known]) => ({
    path: paths[name as PathName],
    program: program ?? named[known ?? ''] ?? '',
  }))
})
const addressOf = (path: string) => path.replace(/:\w+/, 'A20000')

/** Its program is missing, and is still missing after the reload: said in the frame, and nothing is tried by itself again. */
async function isLost(page: Page, { path, program }: Screen): Promise<void> {
  const chunk = new RegExp(`/assets/${program}-[\\w-]+\\.js`)
  const loads = watchLoads(page)
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(addressOf(path))
  // A form may keep an alert of its own, still empty.
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: '页面出了点问题' })
  await expect(alert).toContainText(/页面出了点问题[\s\S]*编号 E-[0-9A-F]{8}/)
  await idle(page)
  expect(loads).toEqual([addressOf(path), addressOf(path)])
  await page.unroute(chunk)
  await alert.getByRole('button', { name: '重试' }).click()
  await expect(alert).toHaveCount(0)
  await expect(footer(page).or(page.getByRole('main')).first()).toBeVisible()
  page.removeAllListeners('request')
}

test.describe('[RT-05] [F17] the program of a screen is missing in the new version, too', () => {
  test.beforeEach(({ allowConsole }) => {
    test.setTimeout(150_000)
    allowConsole(/Failed to load|ERR_FAILED|MIME type|dynamically imported module|ChunkLost|did not arrive/)
  })

  test('every screen that stands has a program of its own to lose', () => {
    const standing = readdirSync('src/pages').flatMap((area) =>
      [...readFileSync(`src/pages/${area}/routes.ts`, 'utf8').matchAll(/path: paths\./g)].map(() => area),
    )
    expect(screens.filter(({ program }) => program)).toHaveLength(standing.length)
  })

  test('each open screen: one reload, then an error with 重试', async ({ page }) => {
    for (const screen of screens.filter(({ path }) => !privatePaths.has(path)))
      await test.step(screen.path, () => isLost(page, screen))
  })

  test('each private screen: one reload, then an error with 重试', async ({ page, exchange }) => {
    await signInByForm(page, exchange)
    for (const screen of screens.filter(({ path }) => privatePaths.has(path)))
      await test.step(screen.path, () => isLost(page, screen))
  })
})
