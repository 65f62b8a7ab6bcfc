import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { topicsRead } from '../support/waits.ts'
import { signInByForm } from '../session/sign-in.ts'
import { found, inWan, isSingle, openRooms, type Row } from './rows.ts'

const addressOf = ({ assetsId, projectType }: Row) => `/project${projectType === 1 ? 'Pkg' : 'Detail'}/${assetsId}.html`
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
async function open(page: Page, row: Row, query = '') {
  await page.goto(addressOf(row) + query)
  await expect(heading(page, row.assetsName)).toBeVisible()
}
/** How far the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('[LS-03] [LS-04] [LS-06] an asset in enrolment shows what a buyer asks, in both languages and all widths', async ({
  page,
  axe,
}) => {
  const row = await found(page, 'enrol', isSingle)
  await open(page, row)
  await expect(page).toHaveTitle(/项目 - 项目详情$/)
  const main = page.getByRole('main')
  await expect(main.getByText('距报名截止')).toBeVisible()
  await expect(main.getByText(/^\d{1,3}(,\d{3})*\.\d{6} 万元$/).first()).toBeVisible()
  await expect(main.getByText(/元整|[角分]$/).first()).toBeVisible()
  await expect(main.getByRole('list', { name: '交易流程' }).locator('[aria-current=step]')).toContainText('意向登记')
  await expect(main.getByRole('link', { name: '我要报名' })).toBeVisible()
  await axe()
  for (const width of [1440, 1200, 768, 375, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => overflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }
  await axe()
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const name of ['重要信息披露', '受让条件', '交易须知', '完整公告', '附件', '竞价记录']) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    await axe()
  }
  await expect(page).toHaveURL(/\?tab=record$/)
  await page.reload()
  await expect(page.getByRole('tab', { name: '竞价记录' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'EN' }).click()
  await expect(page.getByRole('tab', { name: 'Bidding record' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Enrol', exact: true })).toBeVisible()
  await axe()
})

test('[LS-03] [LS-05] price, premium and record follow a quote while they are watched, without login', async ({
  page,
  exchange,
}) => {
  const [row] = await openRooms(page)
  const read = topicsRead(page)
  await open(page, row!, '?tab=record')
  const price = page.getByRole('main').locator('strong').first()
  await expect.poll(() => read.has(`lot:${row!.assetsId}`)).toBe(true)
  for (const bidNo of ['7777', '8888']) {
    const { biddingPrice } = await exchange.quote(row!.assetsId, bidNo)
    await expect(page.getByRole('cell', { name: bidNo }).first()).toBeVisible()
    await expect(price).toHaveText(inWan(biddingPrice))
  }
  await expect(page.getByText(/^溢价率 \d+\.\d\d%$/).first()).toBeVisible()
  await expect(page.getByRole('row', { name: /8888.*领先/ }).first()).toBeVisible()
})

test('[LS-03] pictures: thumbnails, arrows and full size', async ({ page, axe }) => {
  await open(page, await found(page, 'enrol', isSingle))
  const gallery = page.getByRole('region', { name: '标的图片' })
  await gallery.getByRole('button', { name: /^第 2 张/ }).click()
  await expect(gallery.locator('[aria-current=true]')).toHaveAccessibleName(/^第 2 张/)
  await page.keyboard.press('ArrowLeft')
  await expect(gallery.locator('[aria-current=true]')).toHaveAccessibleName(/^第 1 张/)
  const enlarge = gallery.getByRole('button', { name: /^查看大图/ })
  await enlarge.click()
  const dialog = page.getByRole('dialog', { name: /^标的图片/ })
  await expect(dialog.getByRole('img')).toBeVisible()
  await axe()
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toHaveAccessibleName(/2\//)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(enlarge).toBeFocused()
})

test('[LS-03] attachments: looked at, downloaded, and had again after a failure', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|ERR_FAILED|net::/)
  await open(page, await found(page, 'enrol', isSingle), '?tab=files')
  const panel = page.getByRole('tabpanel')
  await panel.getByRole('button', { name: /^预览.*\.svg/ }).click()
  const dialog = page.getByRole('dialog', { name: /\.svg$/ })
  await expect(dialog.getByRole('img')).toBeVisible()
  const width = () => dialog.getByRole('img').evaluate((image) => (image as HTMLImageElement).naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  const kept = page.waitForEvent('download')
  await panel
    .getByRole('button', { name: /^下载.*竞价公告\.pdf|^下载.*公告\.pdf/ })
    .first()
    .click()
  expect((await kept).suggestedFilename()).toMatch(/\.pdf$/)
  await page.route('**/mock-files/**', (route) => route.abort())
  await panel.getByRole('button', { name: /^下载/ }).first().click()
  await expect(panel.getByRole('alert')).toContainText('下载失败')
  await page.unroute('**/mock-files/**')
  const again = page.waitForEvent('download')
  await panel.getByRole('button', { name: /^重试/ }).click()
  await again
  await expect(panel.getByRole('alert')).toHaveCount(0)
})

test('[LS-03] a calendar file, the link, the QR code and the comparison', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const row = await found(page, 'enrol', isSingle)
  await open(page, row, '?tab=terms')
  const kept = page.waitForEvent('download')
  await page.getByRole('button', { name: '提醒我' }).click()
  expect((await kept).suggestedFilename()).toMatch(/\.ics$/)
  await page.getByRole('button', { name: '复制链接' }).click()
  await expect(page.getByText('链接已复制')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(addressOf(row), page.url()).href)
  await page.getByRole('button', { name: '分享', exact: true }).click()
  await expect(page.getByRole('img', { name: '项目页面的二维码' })).toBeVisible()
  await page.getByRole('button', { name: '加入对比' }).click()
  await page.goto('/project')
  await expect(page.getByRole('region', { name: '对比栏' })).toContainText(row.assetsName)
})

test('[LS-03] the first action stays at hand while the page is read', async ({ page, axe }) => {
  const row = await found(page, 'enrol', isSingle)
  await open(page, row, '?tab=full')
  const bar = page.getByRole('region', { name: '项目快捷操作' })
  await expect(bar).toHaveCount(0)
  await page.mouse.wheel(0, 1200)
  await expect(bar.getByRole('link', { name: '我要报名' })).toBeVisible()
  await axe()
  await page.mouse.wheel(0, -2000)
  await expect(bar).toHaveCount(0)
})

test('[LS-03] on paper stand the whole announcement and its address, and no frame', async ({ page }) => {
  const row = await found(page, 'enrol', isSingle)
  await open(page, row)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(`${new URL(page.url()).origin}${addressOf(row)}`)).toBeVisible()
  await expect(page.getByRole('heading', { name: '交易须知' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('link', { name: '我要报名' })).toBeHidden()
  await expect(page.getByRole('tab')).toHaveCount(0)
})

test('[LS-03] a package lists its members, each of which has a page', async ({ page, axe }) => {
  const row = await found(page, 'enrol', ({ projectType }) => projectType === 1)
  await open(page, row)
  await expect(page).toHaveTitle(/资产包详情$/)
  const members = page.getByRole('region', { name: '资产包内标的', exact: true })
  await expect(members.getByRole('row')).not.toHaveCount(1)
  await axe()
  const link = members.getByRole('link').first()
  const name = await link.textContent()
  await link.click()
  await expect(heading(page, name!)).toBeVisible()
  await expect(page).toHaveURL(/\/projectDetail\//)
  await expect(page.getByRole('list', { name: '最近浏览' })).toContainText(row.assetsName)
})

test('[LS-03] a terminated one says first why', async ({ page, axe }) => {
  const row = await found(page, 'over', ({ status }) => status === 'TERMINATED')
  await open(page, row)
  await expect(page.getByRole('tab').first()).toHaveText('终结公告')
  await expect(page.getByRole('tabpanel')).toContainText('终止')
  await axe()
})

test('[LS-03] [LS-07] a visitor is asked to sign in; a member’s favourite stays', async ({ page, exchange }) => {
  const row = await found(page, 'enrol', isSingle)
  await open(page, row)
  await page.getByRole('button', { name: /^收藏/ }).click()
  await expect(page.getByRole('dialog', { name: '用户未登录' })).toBeVisible()
  await page.getByRole('button', { name: '去登录' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await signInByForm(page, exchange, 'person', `?redirect=${encodeURIComponent(addressOf(row))}`)
  await expect(heading(page, row.assetsName)).toBeVisible()
  const heard = page.waitForResponse((response) => response.url().includes('/collect/add'))
  await page.getByRole('button', { name: /^收藏/ }).click()
  await expect(page.getByRole('button', { name: /^已收藏/ })).toBeVisible()
  // It shows before the exchange knows of it.
  await heard
  await page.reload()
  await expect(page.getByRole('button', { name: /^已收藏/ })).toBeVisible()
})

test('[LS-03] a visitor who enrols is asked to sign in', async ({ page }) => {
  await open(page, await found(page, 'enrol', isSingle))
  await page.getByRole('link', { name: '我要报名' }).click()
  await expect(page.getByRole('dialog')).toContainText('请先登录')
  await expect(page).toHaveURL(/\/projectDetail\//)
})

test('[LS-03] an exchange that is down is said to be, and asked again', async ({
  page,
  exchange,
  allowConsole,
  axe,
}) => {
  allowConsole(/Failed to load resource|ERR_EMPTY_RESPONSE/)
  const row = await found(page, 'enrol', isSingle)
  await exchange.faults([{ path: '/dscq-project/assets/detail', kind: 'down' }])
  await page.goto(addressOf(row))
  await expect(page.getByRole('main').getByRole('alert')).toContainText('内容加载失败')
  await axe()
  await exchange.faults([])
  await page.getByRole('main').getByRole('button', { name: '重试' }).click()
  await expect(heading(page, row.assetsName)).toBeVisible()
})

test('[LS-08] a project under management shows facts, department and steps', async ({ page, axe }) => {
  const row = await found(page, 'closed', isSingle)
  await page.goto(`/projectToManageDetail/${row.assetsId}.html`)
  await expect(heading(page, row.assetsName)).toBeVisible()
  await expect(page).toHaveTitle(/在管项目$/)
  await expect(page.getByRole('region', { name: '责任部门' })).toContainText('部')
  const steps = page.getByRole('region', { name: '项目进度' }).getByRole('listitem')
  expect(await steps.count()).toBeGreaterThan(3)
  await expect(steps.filter({ hasText: '进行中' })).toHaveCount(1)
  await axe()
  await page.setViewportSize({ width: 375, height: 800 })
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
})
