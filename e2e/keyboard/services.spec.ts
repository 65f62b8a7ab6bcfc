import type { Page } from '@playwright/test'
import { signIn } from '../session/sign-in.ts'
import { addFavourites, sendMessage } from '../user-centre/actions.ts'
import { expect, test } from './keys.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true })

test(
  '[forms] [BD-08] the message settings, and several messages at once',
  { tag: '@nightly' },
  async ({ page, exchange, keys }) => {
    await signIn(page, exchange, 'person')
    await page.goto('/myMessage')
    await sendMessage(page, { title: '新的一条', text: '内容。' })
    await expect(main(page).getByRole('link', { name: '新的一条' })).toBeVisible()
    await keys.intoMain()
    const opener = button(page, '消息设置')
    await keys.act(opener)
    const dialog = page.getByRole('dialog', { name: '消息设置' })
    const service = dialog.getByRole('switch', { name: '服务 站内消息' })
    await keys.act(service, 'Space')
    await expect(service).not.toBeChecked()
    await keys.expectTrapped(dialog)
    await keys.leave(dialog, opener)
    await keys.tick(page.getByRole('checkbox', { name: '选择：新的一条' }))
    await keys.back(button(page, '标为已读'))
    await keys.press('Enter')
    await expect(button(page, '标为已读')).toBeDisabled()
    await expect(button(page, '标为已读')).toBeFocused()
    await keys.act(button(page, '删除所选'))
    await expect(main(page).getByRole('link', { name: '新的一条' })).toHaveCount(0)
    await expect(button(page, '删除所选')).toBeFocused()
  },
)

test('[forms] [BD-04] favourites: search, order, reminders, several at once', async ({ page, exchange, keys }) => {
  await signIn(page, exchange)
  // The first one still takes enrolments, the second one is sold.
  await addFavourites(page, 'A20000', 'A10003')
  await page.goto('/myCollect')
  await expect(page.getByRole('switch').first()).toBeVisible()
  await keys.intoMain()
  await keys.choose(page.getByRole('combobox', { name: '排序' }), '最先截止')
  await expect(page).toHaveURL(/order=/)
  // A selection belongs to one list, so the rows of the new order have to be there first.
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toContainText('报名中')
  await keys.tick(page.getByRole('checkbox', { name: '全选本页' }))
  await keys.act(button(page, '关闭提醒'))
  await expect(page.getByRole('switch').first()).not.toBeChecked()
  await expect(button(page, '关闭提醒')).toBeFocused()
  const one = page.getByRole('switch').first()
  await keys.act(one, 'Space')
  await expect(one).toBeChecked()
  await expect(one).toBeFocused()
  const opener = main(page).getByRole('group', { name: '批量操作' }).getByRole('button', { name: '取消收藏' })
  await keys.back(opener)
  await keys.press('Enter')
  const question = page.getByRole('dialog')
  await keys.expectTrapped(question)
  await keys.leave(question, opener)
  await keys.press('Enter')
  await keys.act(question.getByRole('button', { name: '确定' }))
  await expect(page.getByText('您尚未收藏项目')).toBeVisible()
})
