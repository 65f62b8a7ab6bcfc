import { signIn } from '../session/sign-in.ts'
import { withSettings } from '../shell/frame.ts'
import { expect, test } from '../support/test.ts'
import { badge, rowWith, writeTo } from './verbs.ts'

const notice = (page: import('@playwright/test').Page) => page.getByRole('status')

test('[BD-08] the badge follows in every tab, through reading, reload and a change of user', async ({
  page,
  context,
  exchange,
}) => {
  await signIn(page, exchange)
  await page.goto('/index')
  await expect(badge(page)).toHaveText(/3 条未读/)
  const other = await context.newPage()
  await other.goto('/myMessage')
  await expect(badge(other)).toHaveText(/3 条未读/)
  await writeTo(page, { title: '需求已受理', text: '经办人将与您联系。', push: true })
  await expect(badge(page)).toHaveText(/4 条未读/)
  await expect(notice(page).filter({ hasText: '需求已受理：经办人将与您联系。' })).toBeVisible()
  await expect(rowWith(other, '需求已受理')).toBeVisible()
  await other.getByRole('button', { name: '全部标为已读' }).click()
  await expect(badge(other)).toHaveCount(0)
  await expect(badge(page)).toHaveCount(0)
  await page.reload()
  await writeTo(page, { title: '需求已回复', text: '请查看。' })
  await expect(badge(page)).toHaveText(/1 条未读/)
  await page.getByRole('button', { name: '退出' }).click()
  await expect(badge(page)).toHaveCount(0)
  await signIn(page, exchange, 'rejected')
  await page.goto('/index')
  await expect(badge(page)).toHaveText(/4 条未读/)
  await writeTo(page, { title: '给别人的', text: '不该看到。', push: true })
  await writeTo(page, { loginName: 'rejected', title: '给我的', text: '应当看到。', push: true })
  await expect(notice(page).filter({ hasText: '给我的' })).toBeVisible()
  await expect(notice(page).filter({ hasText: '给别人的' })).toHaveCount(0)
  await expect(badge(page)).toHaveText(/5 条未读/)
})

test('[BD-08] the list: kinds with counts, unread, pages, and what is shown stands in the address', async ({
  page,
  exchange,
}) => {
  await signIn(page, exchange, 'person')
  await page.goto('/myMessage')
  await expect(page).toHaveURL(/\/myMessage$/)
  await expect(page.getByRole('heading', { level: 1, name: '我的消息' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '面包屑' })).toContainText('我的消息')
  await expect(page.getByRole('tab', { name: '全部 11' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('link', { name: '第 2 页' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: '欢迎注册' })).toBeVisible()
  await page.getByRole('tab', { name: '账户安全 1' }).click()
  await expect(page).toHaveURL(/\/myMessage\?kind=security$/)
  await expect(rowWith(page, '账户安全提醒')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
  await page.getByRole('button', { name: '未读 3' }).click()
  await expect(page).toHaveURL(/state=unread/)
  await expect(rowWith(page, '未读')).toHaveCount(3)
  await page.goto('/myMessage?page=99')
  await expect(page).toHaveURL(/page=2/)
})

test('[BD-08] several at once: read, deleted, found in the bin, restored', async ({ page, exchange }) => {
  await signIn(page, exchange, 'person')
  await page.goto('/myMessage')
  await page.getByRole('checkbox', { name: '选择：系统维护通知' }).check()
  await expect(page.getByText('已选 1 条')).toBeVisible()
  await page.getByRole('button', { name: '标为已读', exact: true }).click()
  await expect(rowWith(page, '系统维护通知')).not.toContainText('未读')
  await expect(badge(page)).toHaveText(/2 条未读/)
  await page.getByRole('checkbox', { name: '全选本页' }).check()
  await expect(page.getByText('已选 10 条')).toBeVisible()
  await page.getByRole('button', { name: '删除所选' }).click()
  await expect(notice(page).filter({ hasText: '已删除 10 条消息，可在回收站恢复' })).toBeVisible()
  await expect(page.getByRole('tab', { name: '全部 1', exact: true })).toBeVisible()
  await page.getByRole('button', { name: '回收站 10' }).click()
  await rowWith(page, '系统维护通知').getByRole('button', { name: '恢复' }).click()
  await expect(rowWith(page, '系统维护通知')).toHaveCount(0)
  await page.getByRole('checkbox', { name: '全选本页' }).check()
  await page.getByRole('button', { name: '恢复所选' }).click()
  await expect(page.getByText('回收站是空的')).toBeVisible()
  await page.getByRole('button', { name: '全部消息' }).click()
  await expect(page.getByRole('tab', { name: '全部 11' })).toBeVisible()
})

test('[BD-08] one message: opening reads it; neighbours, the matter, deletion, and an unknown one', async ({
  page,
  exchange,
}) => {
  await signIn(page, exchange, 'rejected')
  await page.goto('/myMessage')
  await writeTo(page, { loginName: 'rejected', title: '新的项目', text: '第一行。', link: '/project' })
  await rowWith(page, '新的项目').getByRole('link', { name: '新的项目' }).click()
  await expect(page).toHaveURL(/\/myMessageDetail\?id=M\d+$/)
  const letter = page.getByRole('article')
  await expect(letter.getByRole('heading', { level: 2 })).toHaveText('新的项目')
  await expect(badge(page)).toHaveText(/4 条未读/)
  await expect(letter.getByText('已是最新一条')).toBeVisible()
  await letter.getByRole('link', { name: '下一条' }).click()
  await expect(letter.getByRole('heading', { level: 2 })).toHaveText('实名认证未通过')
  await letter.getByRole('link', { name: '上一条' }).click()
  await expect(letter.getByRole('link', { name: '前往查看' })).toHaveAttribute('href', '/project')
  await letter.getByRole('button', { name: '删除' }).click()
  await expect(page).toHaveURL(/\/myMessage$/)
  await expect(rowWith(page, '实名认证未通过')).toBeVisible()
  await expect(rowWith(page, '新的项目')).toHaveCount(0)
  await page.goBack()
  await expect(letter.getByText('已在回收站')).toBeVisible()
  await letter.getByRole('button', { name: '恢复' }).click()
  await expect(letter.getByText('已在回收站')).toHaveCount(0)
  for (const query of ['?id=M99999999', '?id=', '']) {
    await page.goto(`/myMessageDetail${query}`)
    await expect(page.getByText('没有这条消息，可能已被删除')).toBeVisible()
    await expect(page.getByRole('link', { name: '返回消息列表' })).toBeVisible()
  }
})

test('[BD-08] settings: a way switched off stays off, security stays on, a lost connection puts it back', async ({
  page,
  exchange,
  allowConsole,
}) => {
  await signIn(page, exchange, 'person')
  await page.goto('/myMessage')
  await page.getByRole('button', { name: '消息设置' }).click()
  const dialog = page.getByRole('dialog', { name: '消息设置' })
  const service = dialog.getByRole('switch', { name: '服务 站内消息' })
  await expect(dialog.getByRole('switch', { name: '账户安全 短信' })).toBeDisabled()
  const saved = page.waitForResponse((response) => response.url().includes('/message/settings/save'))
  await service.click()
  await expect(service).not.toBeChecked()
  // It shows before the exchange knows of it.
  await saved
  await writeTo(page, { title: '看不到', text: '站内已关闭。' })
  await writeTo(page, { kind: 'deposit', title: '看得到', text: '站内开着。' })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(rowWith(page, '看得到')).toBeVisible()
  await expect(rowWith(page, '看不到')).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: '消息设置' }).click()
  await expect(service).not.toBeChecked()
  allowConsole(/message\/settings\/save/)
  await exchange.faults([{ path: '/dscq-user/message/settings/save', kind: 'down' }])
  await service.click()
  await expect(page.getByText('操作没有成功，请检查网络后重试')).toBeVisible()
  await expect(service).not.toBeChecked()
})

test('[BD-08] the faces: no connection with a retry, nothing there, nobody signed in', async ({
  page,
  exchange,
  allowConsole,
}) => {
  await page.goto('/myMessage?kind=security')
  await expect(page).toHaveURL(/\/login\?redirect=%2FmyMessage%3Fkind%3Dsecurity/)
  await signIn(page, exchange)
  allowConsole(/message\/page/)
  await exchange.faults([{ path: '/dscq-user/message/page', kind: 'down' }])
  await page.goto('/myMessage')
  await expect(page.getByText('内容加载失败，请稍后重试')).toBeVisible()
  await exchange.faults([])
  await page.getByRole('button', { name: '重试' }).click()
  await expect(rowWith(page, '系统维护通知')).toBeVisible()
  await page.goto('/myMessage?kind=contract')
  await expect(page.getByText('暂无消息')).toBeVisible()
  await page.goto('/myMessage?state=bin')
  await expect(page.getByText('回收站是空的')).toBeVisible()
})

for (const language of ['zh', 'en'] as const)
  for (const width of [1440, 375])
    test(`[BD-08] axe finds nothing on the messages: ${language}, ${width} px`, async ({ page, exchange, axe }) => {
      await page.setViewportSize({ width, height: 900 })
      await signIn(page, exchange)
      await withSettings(page, { language })
      await page.goto('/myMessage')
      await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
      await axe()
      await page.getByRole('button', { name: { zh: '消息设置', en: 'Message settings' }[language] }).click()
      await expect(page.getByRole('switch').first()).toBeVisible()
      await axe()
      await page.keyboard.press('Escape')
      await page.getByRole('tabpanel').getByRole('listitem').first().getByRole('link').click()
      await expect(page.getByRole('article')).toBeVisible()
      await axe()
    })
