import { openLogin, signInButton } from '../../session/sign-in.ts'
import { expect } from '../../support/test.ts'
import { scrollToBlock } from '../../support/waits.ts'
import { type State, main, click, dialog, header, floating, abortCall, hasFailed, emptyForm } from './state.ts'

const home: readonly State[] = [
  {
    name: 'the home page, scrolled to its end',
    isTypical: true,
    reach: async (page) => {
      await page.goto('/index')
      await scrollToBlock(page, page.locator('a[href="https://www.openstreetmap.org/copyright"]').first())
      await expect(page.locator('canvas').first()).toBeVisible()
      await scrollToBlock(page, page.getByRole('button', { name: '暂停滚动' }))
      await click(page, '暂停滚动')
      await expect(main(page).locator('[aria-busy=true]:visible')).toHaveCount(0)
    },
  },
  {
    name: 'the home page, its map as a table, one category left',
    width: 375,
    reach: async (page) => {
      await page.goto('/index?newsBranch=2')
      await scrollToBlock(page, page.getByRole('button', { name: '表格', exact: true }))
      await click(page, '表格')
      for (const name of ['国有股权', '资产租赁']) await click(page, name)
      await expect(page.getByText('至少保留一个类别，最后一个不能关闭')).toBeVisible()
      await expect(main(page).locator('[aria-busy=true]:visible')).toHaveCount(0)
    },
  },
  {
    name: 'the opening advertisement',
    reach: async (page) => {
      await page.goto('/index')
      await page.evaluate(() => sessionStorage.removeItem('opening-ad:v1'))
      await page.addInitScript(() => sessionStorage.removeItem('opening-ad:v1'))
      await page.reload()
      await expect(dialog(page, '开屏广告')).toBeVisible()
      await page.addInitScript(() => sessionStorage.setItem('opening-ad:v1', '"seen"'))
    },
  },
]

const frame: readonly State[] = [
  {
    name: 'the QR code of the official account',
    reach: async (page) => {
      await page.goto('/login')
      await header(page).getByRole('button', { name: '官方公众号' }).hover()
      await expect(header(page).getByRole('img', { name: '官方公众号二维码' })).toBeVisible()
    },
  },
  {
    name: 'the dialog to sign in first',
    isTypical: true,
    reach: async (page) => {
      await page.goto('/serviceCenter')
      await header(page).getByRole('link', { name: '用户中心' }).click()
      await expect(dialog(page, '溫馨提示')).toContainText('请先登录')
    },
  },
  {
    name: 'the settings',
    isTypical: true,
    reach: async (page) => {
      await page.goto('/serviceCenter')
      await header(page).getByRole('button', { name: '无障碍' }).click()
      await expect(dialog(page, '显示设置')).toBeVisible()
    },
  },
  {
    name: 'a bright custom colour',
    reach: async (page) => {
      await page.goto('/hall')
      await header(page).getByRole('button', { name: '无障碍' }).click()
      await dialog(page, '显示设置').getByLabel('自选颜色').fill('#ffdd00')
      await page.keyboard.press('Escape')
      await expect(dialog(page, '显示设置')).toBeHidden()
      await expect(main(page).getByRole('article').first()).toBeVisible()
      await page.evaluate(() => localStorage.removeItem('ui:v1'))
    },
  },
  {
    name: 'a conversation with the service desk',
    isTypical: true,
    reach: async (page) => {
      await page.goto('/serviceCenter')
      await floating(page).getByRole('button', { name: '在线客服' }).click()
      await expect(page.getByRole('status').filter({ hasText: '已连接' })).toBeVisible()
      await page.getByRole('textbox', { name: '消息内容' }).fill('怎么交纳保证金？')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('log').locator('p', { hasText: '客服' })).toHaveCount(2)
    },
  },
  {
    name: 'the menu unfolded',
    width: 375,
    reach: async (page) => {
      await page.goto('/serviceCenter')
      await header(page).getByRole('button', { name: '菜单' }).click()
      await expect(header(page).getByRole('link', { name: '首页', exact: true })).toBeVisible()
    },
  },
  {
    name: 'the sheet of services',
    width: 375,
    reach: async (page) => {
      await page.goto('/serviceCenter')
      await header(page).getByRole('button', { name: /^服务/ }).click()
      await expect(floating(page).getByRole('link', { name: '竞价室' })).toBeVisible()
    },
  },
]

const door: readonly State[] = [
  {
    name: 'an empty login form',
    isTypical: true,
    reach: async (page) => {
      await openLogin(page)
      await signInButton(page).click()
      await expect(page.getByText('请输入密码')).toBeVisible()
    },
  },
  {
    name: 'an empty login form for SMS',
    reach: async (page) => {
      await page.goto('/login')
      await page.getByRole('tab', { name: '短信登录' }).click()
      await signInButton(page).click()
      await expect(page.getByText('手机号码不能为空')).toBeVisible()
    },
  },
  { ...emptyForm('/register'), width: 375 },
  { ...emptyForm('/findPassword'), width: 375 },
  emptyForm('/findAccountPerson'),
  emptyForm('/findAccountOrg'),
]

const lists: readonly State[] = [
  {
    name: 'the list as cards',
    reach: async (page) => {
      await page.goto('/project?view=card')
      await expect(main(page).getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'the list with regions and industries chosen',
    reach: async (page) => {
      await page.goto('/project?typeCode=2&region=540000&industry=K')
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
    },
  },
  {
    name: 'an empty list',
    reach: async (page) => {
      await page.goto('/project?typeCode=2&q=zzzzzz')
      await expect(main(page).getByText(/没有同时符合这 2 个条件的项目/)).toBeVisible()
    },
  },
  {
    name: 'four assets compared',
    reach: async (page) => {
      await page.goto('/project')
      const checks = main(page).getByRole('checkbox', { name: /^对比/ })
      for (const index of [0, 1, 2, 3]) await checks.nth(index).check()
      await page.getByRole('button', { name: '开始对比' }).click()
      await expect(dialog(page, '项目对比').getByRole('columnheader')).toHaveCount(5)
      await page.evaluate(() => localStorage.clear())
    },
  },
  {
    name: 'a hall that failed',
    reach: async (page) => {
      await abortCall(page, '/bid-assets/hall/page*')
      await page.goto('/hall?projectActive=1')
      await hasFailed(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  },
]

export const ofVisitors: readonly State[] = [...home, ...frame, ...door, ...lists]
