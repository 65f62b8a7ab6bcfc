import type { Page } from '@playwright/test'
import { signIn } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { badge, rowWith, sendMessage } from './actions.ts'

const notice = (page: Page) => page.getByRole('status')

test(
  '[BD-08] the badge follows in every tab, through reading, reload and a change of user',
  { tag: '@nightly' },
  async ({ page, context, exchange }) => {
    await signIn(page, exchange)
    await page.goto('/index')
    await expect(badge(page)).toHaveText(/3 条未读/)
    const other = await context.newPage()
    await other.goto('/myMessage')
    await expect(badge(other)).toHaveText(/3 条未读/)
    await sendMessage(page, { title: '需求已受理', text: '经办人将与您联系。', push: true })
    await expect(badge(page)).toHaveText(/4 条未读/)
    await expect(notice(page).filter({ hasText: '需求已受理：经办人将与您联系。' })).toBeVisible()
    await expect(rowWith(other, '需求已受理')).toBeVisible()
    await test.step('the settings close on Esc and restore the focus', async () => {
      await other.getByRole('button', { name: '消息设置' }).click()
      await expect(other.getByRole('dialog', { name: '消息设置' }).getByRole('switch').first()).toBeVisible()
      await other.keyboard.press('Escape')
      await expect(other.getByRole('dialog')).toHaveCount(0)
      await expect(other.getByRole('button', { name: '消息设置' })).toBeFocused()
    })
    await other.getByRole('button', { name: '全部标为已读' }).click()
    await expect(badge(other)).toHaveCount(0)
    await expect(badge(page)).toHaveCount(0)
    await page.reload()
    await sendMessage(page, { title: '需求已回复', text: '请查看。' })
    await expect(badge(page)).toHaveText(/1 条未读/)
    await page.getByRole('button', { name: '退出' }).click()
    await expect(badge(page)).toHaveCount(0)
    await signIn(page, exchange, 'rejected')
    await page.goto('/index')
    await expect(badge(page)).toHaveText(/4 条未读/)
    await sendMessage(page, { title: '给别人的', text: '不该看到。', push: true })
    await sendMessage(page, { loginName: 'rejected', title: '给我的', text: '应当看到。', push: true })
    await expect(notice(page).filter({ hasText: '给我的' })).toBeVisible()
    await expect(notice(page).filter({ hasText: '给别人的' })).toHaveCount(0)
    await expect(badge(page)).toHaveText(/5 条未读/)
  },
)
