import type { Page } from '@playwright/test'
import { signIn } from '../session/sign-in.ts'
import { expect, test } from './keys.ts'

const main = (page: Page) => page.getByRole('main')

test(
  '[forms] [LS-01] [LS-02] [SE-10] [FW-05] the service desk, the display settings, the searches of header, list and hall',
  { tag: '@nightly' },
  async ({ page, keys }) => {
    await page.goto('/project')
    await expect(main(page).getByRole('article').or(main(page).getByRole('listitem')).first()).toBeVisible()
    const talk = page.getByRole('complementary').getByRole('button', { name: '在线客服' })
    await keys.back(talk)
    await keys.press('Enter')
    const desk = page.getByRole('dialog', { name: '在线客服' })
    await expect(desk.getByRole('textbox', { name: '消息内容' })).toBeFocused()
    await page.keyboard.type('请问保证金多久退还')
    await keys.act(desk.getByRole('button', { name: '发送' }))
    await expect(desk.getByRole('log')).toContainText('请问保证金多久退还')
    await keys.press('Escape')
    await expect(desk).toHaveCount(0)
    await expect(talk).toBeFocused()

    const settings = page.getByRole('banner').getByRole('button', { name: '无障碍' })
    await keys.back(settings)
    await keys.press('Enter')
    const dialog = page.getByRole('dialog', { name: '显示设置' })
    await keys.pick(dialog.getByRole('group', { name: '文字大小' }), '125%')
    await keys.pick(dialog.getByRole('group', { name: '主题颜色' }), '朱红')
    await keys.tick(dialog.getByRole('checkbox', { name: '减少动态效果' }))
    await keys.expectTrapped(dialog)
    await keys.act(dialog.getByRole('button', { name: '恢复默认' }))
    await keys.leave(dialog, settings)

    await page.goto('/project')
    const header = page.getByRole('banner')
    await keys.choose(header.getByRole('combobox', { name: '搜索类型' }), '采购')
    await keys.press('ArrowUp')
    await keys.type(header.getByRole('searchbox', { name: '搜索关键词' }), '商铺')
    await keys.press('Enter')
    await expect(page).toHaveURL(/\/project\?q=/)
    await expect(header.getByRole('searchbox', { name: '搜索关键词' })).toBeFocused()
    await keys.intoMain()
    await keys.type(main(page).getByRole('combobox', { name: '项目名称或编号' }), '厂房')
    await keys.press('Enter')
    await expect(page).toHaveURL(/q=%E5%8E%82%E6%88%BF/)
    await keys.act(page.getByRole('button', { name: '更多筛选' }))
    await keys.type(page.getByRole('textbox', { name: '最低价（万元）' }), '10')
    await keys.act(page.getByRole('button', { name: /^确定\s*自定义价格$/ }))
    await expect(page).toHaveURL(/price/i)

    await page.goto('/hall')
    await keys.intoMain()
    await keys.type(main(page).getByRole('searchbox', { name: '标的名称' }), '厂房')
    await keys.press('Enter')
    await expect(page).toHaveURL(/=%E5%8E%82%E6%88%BF/)
  },
)

test(
  '[forms] [BD-04] [BD-05] the searches of a person’s own lists keep the focus',
  { tag: '@nightly' },
  async ({ page, exchange, keys }) => {
    await signIn(page, exchange)
    for (const [address, name] of [
      ['/myCollect', '搜索收藏'],
      ['/myProject', '搜索报名'],
      ['/myDeposit', '查找保证金'],
    ] as const) {
      await page.goto(address)
      await keys.intoMain()
      const field = page.getByRole('search', { name }).getByRole('searchbox')
      await keys.type(field, '项目不存在')
      await keys.press('Enter')
      await expect(page).toHaveURL(/q=/)
      await expect(
        page
          .getByRole('main')
          .getByText(/^没有符合条件的|没有找到/)
          .first(),
      ).toBeVisible()
      await expect(field).toBeFocused()
    }
    await keys.back(page.getByRole('main').getByRole('link', { name: '我的项目' }))
    await keys.press('Enter')
    await keys.typeDate(page.getByLabel('报名日期从'), '2026-01-02')
    await keys.choose(page.getByRole('combobox', { name: '业务类型' }), '全部类型')
    await keys.act(page.getByRole('search', { name: '搜索报名' }).getByRole('button', { name: '搜索' }))
    await expect(page).toHaveURL(/from=2026-01-02/)
  },
)
