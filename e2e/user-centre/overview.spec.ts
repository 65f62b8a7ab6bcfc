import { signIn } from '../session/sign-in.ts'
import { withSettings } from '../shell/frame.ts'
import { expect, test } from '../support/test.ts'
import { keep, writeTo } from './verbs.ts'

test('[BD-04] the user centre: who is here, what is to be done, what may be of interest', async ({
  page,
  exchange,
}) => {
  await signIn(page, exchange, 'newcomer')
  await page.goto('/usercenterIndex')
  await expect(page.getByRole('heading', { level: 1, name: '用户中心' })).toBeVisible()
  const card = page.getByRole('region', { name: '账户信息' })
  await expect(card).toContainText('newcomer')
  await expect(card).toContainText('未认证')
  await expect(card).toContainText('首次登录')
  await expect(card).toContainText('安全等级')
  await expect(page.getByRole('region', { name: '待办事项' })).toContainText('完成实名认证')
  await expect(page.getByRole('region', { name: '为您推荐' })).toContainText('关注最多的项目')
  const numbers = page.getByRole('list', { name: '事项数量' })
  await expect(numbers.getByRole('listitem')).toHaveText([
    /待缴保证金/,
    /待竞价/,
    /竞价中/,
    /待签合同/,
    /待付款/,
    /3.*未读消息/,
  ])
  await writeTo(page, { loginName: 'newcomer', title: '新消息', text: '到了。' })
  await expect(numbers.getByRole('link', { name: /4.*未读消息/ })).toBeVisible()
  await keep(page, 'A20000')
  await expect(page.getByRole('region', { name: '为您推荐' })).toContainText('与您收藏的项目相近')
})

test('[BD-04] the menu names where one is, leads to what there is, and opens on a small screen', async ({
  page,
  exchange,
}) => {
  await signIn(page, exchange, 'person')
  await page.goto('/myMessage')
  const menu = page.getByRole('navigation', { name: '用户中心菜单' })
  await expect(menu.getByRole('link', { name: /我的消息/ })).toHaveAttribute('aria-current', 'page')
  await menu.getByRole('link', { name: '我的收藏' }).click()
  await expect(page).toHaveURL(/\/myCollect$/)
  await expect(menu.locator('[aria-current]')).toHaveText('我的收藏')
  for (const link of await menu.getByRole('link').all()) {
    const answer = await link.getAttribute('href')
    expect(answer).toMatch(/^\//)
  }
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(menu.getByRole('link', { name: '我的收藏' })).toBeHidden()
  const opener = menu.getByRole('button', { name: '我的收藏' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: '账户总览' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/usercenterIndex$/)
  await expect(menu.getByRole('button', { name: '账户总览' })).toHaveAttribute('aria-expanded', 'false')
})

test('[BD-04] a lost answer leaves the frame and can be asked for again', async ({ page, exchange, allowConsole }) => {
  await page.goto('/usercenterIndex')
  await expect(page).toHaveURL(/\/login\?redirect=%2FusercenterIndex/)
  await signIn(page, exchange)
  allowConsole(/dscq-user\/overview/)
  await exchange.faults([{ path: '/dscq-user/overview', kind: 'down' }])
  await page.goto('/usercenterIndex')
  await expect(page.getByText('内容加载失败，请稍后重试')).toBeVisible()
  await expect(page.getByRole('region', { name: '账户信息' })).toContainText('周岷生')
  await exchange.faults([])
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('region', { name: '待办事项' })).toBeVisible()
})

for (const language of ['zh', 'en'] as const)
  for (const width of [1440, 375])
    test(`[BD-04] axe finds nothing on the user centre: ${language}, ${width} px`, async ({ page, exchange, axe }) => {
      await page.setViewportSize({ width, height: 900 })
      await signIn(page, exchange, 'rejected')
      await withSettings(page, { language })
      await page.goto('/usercenterIndex')
      await expect(page.getByRole('meter')).toBeVisible()
      await axe()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    })
