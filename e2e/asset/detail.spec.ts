import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { subscribedTopics } from '../support/waits.ts'
import { findAsset, inWan, isSingle, openRooms, type Row } from './rows.ts'

const addressOf = ({ assetsId, projectType }: Row) => `/project${projectType === 1 ? 'Pkg' : 'Detail'}/${assetsId}.html`
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
async function open(page: Page, row: Row, query = '') {
  await page.goto(addressOf(row) + query)
  await expect(heading(page, row.assetsName)).toBeVisible()
}
/** Nothing overflows the window, at any common width. */
async function expectNoOverflow(page: Page) {
  for (const width of [1440, 1200, 768, 375, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    await expect.poll(() => page.evaluate(overflow), `${width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test(
  '[LS-03] [LS-08] an asset fits all widths, has one tab per section, and keeps its first action in view',
  { tag: '@smoke' },
  async ({ page }) => {
    const row = await findAsset(page, 'enrol', isSingle)
    await open(page, row)
    const bar = page.getByRole('region', { name: '项目快捷操作' })
    await expectNoOverflow(page)
    const tab = (name: string | RegExp) => page.getByRole('tab', { name })
    await tab('标的信息').focus()
    for (const name of ['重要信息披露', /^(?:受让|投资|合作|承租)条件$/, '交易须知', '完整公告']) {
      await page.keyboard.press('ArrowRight')
      await expect(tab(name)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    }
    await expect(page).toHaveURL(/\?tab=full$/)
    await page.reload()
    await expect(tab('完整公告')).toHaveAttribute('aria-selected', 'true')

    await page.evaluate(() => scrollTo(0, 0))
    await expect(bar).toHaveCount(0)
    await page.mouse.wheel(0, 1200)
    await expect(bar.getByRole('link', { name: '我要报名' })).toBeVisible()
    await page.mouse.wheel(0, -3000)
    await expect(bar).toHaveCount(0)
    await page.getByRole('button', { name: 'EN' }).click()
    await expect(page.getByRole('tab', { name: 'Full notice' })).toBeVisible()
    await expectNoOverflow(page)

    const managed = await findAsset(page, 'closed', isSingle)
    await page.goto(`/projectToManageDetail/${managed.assetsId}.html`)
    await expect(heading(page, managed.assetsName)).toBeVisible()
    await expectNoOverflow(page)
  },
)

test('[LS-03] [LS-05] price, premium and record follow a quote live, without login', async ({ page, exchange }) => {
  const [row] = await openRooms(page)
  const read = subscribedTopics(page)
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

test('[LS-03] pictures by keyboard: thumbnails, arrows, full size, and the focus returns', async ({ page }) => {
  await open(page, await findAsset(page, 'enrol', isSingle))
  const gallery = page.getByRole('region', { name: '标的图片' })
  await gallery.getByRole('button', { name: /^第 2 张/ }).press('Enter')
  await expect(gallery.locator('[aria-current=true]')).toHaveAccessibleName(/^第 2 张/)
  await page.keyboard.press('ArrowLeft')
  await expect(gallery.locator('[aria-current=true]')).toHaveAccessibleName(/^第 1 张/)
  const enlarge = gallery.getByRole('button', { name: /^查看大图/ })
  await enlarge.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^标的图片/ })
  await expect(dialog.getByRole('img')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toHaveAccessibleName(/2\//)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(enlarge).toBeFocused()
})

test('[LS-03] downloads and sharing: attachments, also after a failure, a calendar file, the link and its QR code', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|ERR_FAILED|net::/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const row = await findAsset(page, 'enrol', isSingle)
  await open(page, row, '?tab=files')
  const panel = page.getByRole('tabpanel')
  await test.step('a picture in full size', async () => {
    await panel.getByRole('button', { name: /^预览.*\.svg/ }).click()
    const picture = page.getByRole('dialog', { name: /\.svg$/ }).getByRole('img')
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
  })
  await test.step('a document is downloaded, and again after a failure', async () => {
    const download = panel.getByRole('button', { name: /^下载.*公告\.pdf/ })
    const saved = page.waitForEvent('download')
    await download.click()
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
    await page.route('**/mock-files/**', (route) => route.abort())
    await download.click()
    await expect(panel.getByRole('alert')).toContainText('下载失败')
    await page.unroute('**/mock-files/**')
    const again = page.waitForEvent('download')
    await panel.getByRole('button', { name: /^重试/ }).click()
    await again
    await expect(panel.getByRole('alert')).toHaveCount(0)
  })
  await test.step('a reminder, the link and the QR code', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: '提醒我' }).click()
    expect((await saved).suggestedFilename()).toMatch(/\.ics$/)
    await page.getByRole('button', { name: '复制链接' }).click()
    await expect(page.getByText('链接已复制')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(addressOf(row), page.url()).href)
    await page.getByRole('button', { name: '分享', exact: true }).click()
    await expect(page.getByRole('img', { name: '项目页面的二维码' })).toBeVisible()
  })
})

test('[LS-03] on a phone the main actions are in a bar at the bottom, and the tabs stay at the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await open(page, await findAsset(page, 'enrol', isSingle))
  const bar = page.getByRole('region', { name: '项目快捷操作' })
  const controls = [
    bar.getByRole('button', { name: /^收藏/ }),
    bar.getByRole('button', { name: '咨询' }),
    bar.getByRole('link', { name: '我要报名' }),
  ]
  for (const control of controls) {
    const box = (await control.boundingBox())!
    expect(box.height).toBeGreaterThanOrEqual(44)
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
    // Nothing covers it.
    expect(await control.evaluate((element, [x, y]) => element.contains(document.elementFromPoint(x, y)), middle)).toBe(
      true,
    )
  }
  const tabs = page.getByRole('tablist', { name: '项目内容' })
  await page.getByRole('tabpanel').evaluate((panel) => scrollTo(0, panel.getBoundingClientRect().top + scrollY + 80))
  await expect(tabs).toBeInViewport({ ratio: 0.5 })
  // The end of the page is above the bar.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const footer = (await page.getByRole('contentinfo').boundingBox())!
  expect(footer.y + footer.height).toBeLessThanOrEqual(812 + 1)
  await controls[1]!.click()
  await expect(page.getByRole('dialog', { name: '在线客服' }).getByRole('textbox')).toHaveValue(/^咨询项目 \w+：$/)
})

for (const [width, details] of [
  [1440, { tag: '@nightly' }],
  [375, {}],
] as const)
  test(
    `[LS-03] at ${width} px a tab chosen while the tabs are stuck begins below them, and Back keeps it`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 812 })
      await open(page, await findAsset(page, 'enrol', isSingle), '?tab=full')
      const panel = page.getByRole('tabpanel')
      const tabs = page.getByRole('tablist', { name: '项目内容' })
      await panel.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY + 300))
      await page.getByRole('tab', { name: '竞价记录' }).click()
      const gap = async () => {
        const [own, stuck] = [(await panel.boundingBox())!, (await tabs.boundingBox())!]
        return own.y - stuck.y - stuck.height
      }
      await expect.poll(gap).toBeGreaterThanOrEqual(-1)
      expect(await gap()).toBeLessThan(60)
      await page.goto('/project')
      await page.goBack()
      await expect(page.getByRole('tab', { name: '竞价记录' })).toHaveAttribute('aria-selected', 'true')
    },
  )

test('[LS-03] the printed page has the whole announcement and its address, and no frame', async ({ page }) => {
  const row = await findAsset(page, 'enrol', isSingle)
  await open(page, row)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(`${new URL(page.url()).origin}${addressOf(row)}`)).toBeVisible()
  await expect(page.getByRole('heading', { name: '交易须知' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('link', { name: '我要报名' })).toBeHidden()
  await expect(page.getByRole('tab')).toHaveCount(0)
})

test('[LS-03] [RT-13] addresses: the wrong kind, a member of a package, the comparison, and an unknown id', async ({
  page,
}) => {
  const whole = await findAsset(page, 'enrol', ({ projectType }) => projectType === 1)
  await page.goto('/project')
  await page.goto(`/projectDetail/${whole.assetsId}.html?tab=terms`)
  await expect(page).toHaveURL(new RegExp(`/projectPkg/${whole.assetsId}\\.html\\?tab=terms$`))
  await expect(heading(page, whole.assetsName)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/project$/)
  await page.goForward()
  const link = page.getByRole('table', { name: '资产包内标的' }).getByRole('link').first()
  const name = (await link.textContent())!
  await link.click()
  await expect(heading(page, name)).toBeVisible()
  await expect(page).toHaveURL(/\/projectDetail\//)
  await expect(page.getByRole('list', { name: '最近浏览' })).toContainText(whole.assetsName)
  await page.getByRole('button', { name: '加入对比' }).click()
  await page.goto('/project')
  await expect(page.getByRole('region', { name: '对比栏' })).toContainText(name)

  await page.goto('/projectDetail/NOPE-1.html')
  await expect(page).toHaveURL(/\/404$/)
  await expect(page.getByText('哎呀亲...您访问的页面出错了！')).toBeVisible()
})
