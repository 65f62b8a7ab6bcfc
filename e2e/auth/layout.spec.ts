import type { Page } from '@playwright/test'
import { useEnglish, openLogin, signIn, signInButton } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'

/** The page's horizontal overflow, and the number of form elements outside of it. */
const spillOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const parts = [...document.querySelectorAll('main input, main button, main a, main label, main p')]
    const isOutside = ({ left, right }: DOMRect) => left < 0 || right > clientWidth + 0.5
    return {
      isWide: scrollWidth > clientWidth,
      cut: parts
        .filter((part) => part.getClientRects().length > 0 && isOutside(part.getBoundingClientRect()))
        .map(({ textContent }) => textContent),
    }
  })
const fits = (page: Page, what: string) =>
  expect.poll(() => spillOf(page), { message: what }).toEqual({ isWide: false, cut: [] })

test('[AC-01] the login page: nothing is cut off at any width, and an error uses reserved space', async ({ page }) => {
  await openLogin(page)
  const before = await signInButton(page).boundingBox()
  await signInButton(page).click()
  await expect(page.getByText('请输入账号')).toBeVisible()
  expect(await signInButton(page).boundingBox()).toEqual(before)
  for (const tab of ['账号登录', '短信登录']) {
    await page.getByRole('tab', { name: tab }).click()
    await signInButton(page).click()
    for (const width of [1920, 1200, 768, 375, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await fits(page, `${tab} at ${width}`)
    }
  }
})

for (const [language, details] of [
  ['zh', {}],
  ['en', { tag: '@nightly' }],
] as const)
  test(
    `[AC-05] [RT-15] [SE-10] register, recover and lock in ${language}: nothing is cut off at any width`,
    details,
    async ({ page, exchange }) => {
      if (language === 'en') await useEnglish(page)
      const say = (zh: string, en: string) => (language === 'zh' ? zh : en)
      const alwaysFits = async (what: string) => {
        for (const width of [1440, 1200, 375]) {
          await page.setViewportSize({ width, height: 900 })
          await fits(page, `${what} at ${width}`)
        }
      }
      for (const [path, title] of [
        ['/register', say('注册账号', 'Create an account')],
        ['/findPassword', say('找回密码', 'Forgot password')],
        ['/findAccountPerson', say('找回个人账号', 'Find a personal account')],
        ['/findAccountOrg', say('找回机构账号', 'Find an organisation account')],
      ] as const) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await page.getByRole('main').locator('button[type=submit]').click()
        await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible()
        await alwaysFits(path)
      }
      await signIn(page, exchange)
      await page.goto('/lock')
      await expect(page.getByRole('button', { name: say('解锁', 'Unlock'), exact: true })).toBeVisible()
      await alwaysFits('/lock')
    },
  )
