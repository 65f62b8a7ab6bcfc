import { signIn } from '../session/sign-in.ts'
import { withSettings } from '../shell/frame.ts'
import { expect, test } from '../support/test.ts'
import { addFavourites } from './actions.ts'

test('[BD-04] the menu opens by keyboard on a small screen and closes after navigation', async ({ page, exchange }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signIn(page, exchange, 'person')
  await page.goto('/myCollect')
  const menu = page.getByRole('navigation', { name: '用户中心菜单' })
  const opener = menu.getByRole('button', { name: '我的收藏' })
  await expect(opener).toBeVisible()
  await expect(menu.getByRole('link', { name: '我的收藏' })).toBeHidden()
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: '账户总览' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/usercenterIndex$/)
  await expect(menu.getByRole('button', { name: '账户总览' })).toHaveAttribute('aria-expanded', 'false')
})

for (const [language, details] of [
  ['zh', {}],
  ['en', { tag: '@nightly' }],
] as const)
  test(
    `[BD-04] [BD-08] nothing of the user centre is wider than the page: ${language}`,
    details,
    async ({ page, exchange }) => {
      await signIn(page, exchange, 'rejected')
      await addFavourites(page, 'A20000', 'A10003', 'R06-0')
      await withSettings(page, { language })
      const screens = [
        ['/usercenterIndex', page.getByRole('meter')],
        ['/myCollect', page.getByRole('tabpanel').getByRole('switch').first()],
        ['/myMessage', page.getByRole('tabpanel').getByRole('listitem').first()],
      ] as const
      for (const [address, content] of screens) {
        await page.goto(address)
        for (const width of [1440, 1200, 375]) {
          await page.setViewportSize({ width, height: 900 })
          await expect(content).toBeVisible()
          const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect({ address, width, excess: Math.max(excess, 0) }).toEqual({ address, width, excess: 0 })
        }
      }
    },
  )
