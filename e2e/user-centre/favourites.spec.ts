import { signIn, signInByForm } from '../session/sign-in.ts'
import { withSettings } from '../shell/frame.ts'
import { expect, test } from '../support/test.ts'
import { holdCalls } from '../support/waits.ts'
import { askAs, badge, keep, rowWith } from './verbs.ts'

type Rows = { assetsId: string; assetsName: string; status: string }[]

/** A room of the hall that takes rising quotes now. */
async function openRoom(page: import('@playwright/test').Page, exchange: import('../support/test.ts').Exchange) {
  for (let slot = 0; slot < 12; slot += 1) {
    const ids = [`R${String(slot).padStart(2, '0')}-0`]
    const { data } = (await askAs(page, '/dscq-project/assets/batch', { ids })) as unknown as { data: Rows }
    const row = data.find(({ status }) => status === 'BIDDING')
    if (!row) continue
    const [first, second] = [await exchange.quote(row.assetsId, '1001'), await exchange.quote(row.assetsId, '1002')]
    if (first.biddingPrice !== second.biddingPrice) return row
  }
  throw new Error('no room takes rising quotes')
}

test('[BD-04] a kept asset: a quote changes its price on the page, and is written to its keeper', async ({
  page,
  exchange,
}) => {
  await signIn(page, exchange)
  const room = await openRoom(page, exchange)
  await keep(page, room.assetsId)
  await page.goto('/myCollect')
  const row = rowWith(page, room.assetsName)
  await expect(row).toContainText('与收藏时持平')
  await exchange.quote(room.assetsId, '1003')
  await expect(row).toContainText(/较收藏时上涨 \d+\.\d\d%/)
  await expect(badge(page)).toHaveText(/4 条未读/)
  await row.getByRole('switch', { name: `价格和状态变化提醒：${room.assetsName}` }).click()
  await expect(row.getByRole('switch')).not.toBeChecked()
  await page.goto('/myMessage?kind=bidding')
  await rowWith(page, '收藏的项目价格有变化').getByRole('link').click()
  await expect(page.getByRole('article')).toContainText(room.assetsName)
  await page.getByRole('link', { name: '前往查看' }).click()
  await expect(page).toHaveURL(new RegExp(`/projectDetail/${room.assetsId}\\.html`))
  await exchange.quote(room.assetsId, '1004')
  await page.goto('/myMessage?kind=bidding')
  await expect(page.getByRole('tab', { name: '竞价提醒 1', exact: true })).toBeVisible()
})

test('[BD-04] counts that come late move no tab', async ({ page, exchange }) => {
  await signIn(page, exchange)
  const release = await holdCalls(page, /\/collect\//)
  await page.goto('/myCollect')
  const tabs = page.getByRole('tab')
  await expect(page.getByRole('tab', { name: '已结束', exact: true })).toBeVisible()
  const places = () => tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().x))
  const before = await places()
  release()
  await expect(page.getByRole('tab', { name: '已结束 0', exact: true })).toBeVisible()
  expect(await places()).toEqual(before)
})

test('[BD-04] letting go asks first; several at once; search, stages and order stand in the address', async ({
  page,
  exchange,
}) => {
  await signIn(page, exchange)
  const room = await openRoom(page, exchange)
  await keep(page, 'A20000', 'A10003', 'A60001', room.assetsId)
  await page.goto('/myCollect')
  await expect(page.getByRole('tab', { name: '全部 4' })).toBeVisible()
  await page.getByRole('searchbox', { name: '项目名称或编号' }).fill('融资担保')
  await page.getByRole('searchbox', { name: '项目名称或编号' }).press('Enter')
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: '清除' }).click()
  await expect(page).toHaveURL(/\/myCollect$/)
  await page.getByLabel('排序').selectOption('deadline')
  await expect(page).toHaveURL(/order=deadline/)
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toContainText(room.assetsName)
  await page.getByRole('tab', { name: '竞价阶段 1' }).click()
  await expect(page).toHaveURL(/stage=bidding/)
  const row = rowWith(page, room.assetsName)
  await row.getByRole('button', { name: '取消收藏' }).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question).toContainText('确定取消收藏?')
  await question.getByRole('button', { name: '取消', exact: true }).click()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: '取消收藏' }).click()
  await question.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('没有符合条件的收藏')).toBeVisible()
  await page.getByRole('link', { name: '查看全部收藏' }).click()
  await page.getByRole('checkbox', { name: '全选本页' }).check()
  await page.getByRole('group', { name: '批量操作' }).getByRole('button', { name: '取消收藏' }).click()
  await expect(question).toContainText('确定取消收藏所选的 3 个项目?')
  await question.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('您还没有收藏项目')).toBeVisible()
  await expect(page.getByRole('link', { name: '去项目列表看看' })).toBeVisible()
})

test('[BD-04] what has left the exchange stays, grey, and can be taken out', async ({ page, exchange }) => {
  await signIn(page, exchange)
  const room = await openRoom(page, exchange)
  await keep(page, room.assetsId)
  await exchange.jump(6 * 3_600_000)
  await page.goto('/myCollect?stage=gone')
  const row = rowWith(page, room.assetsName)
  await expect(row).toContainText('已下架')
  await expect(row.getByRole('link')).toHaveCount(0)
  await row.getByRole('button', { name: '取消收藏' }).click()
  await page.getByRole('button', { name: '确定', exact: true }).click()
  await expect(row).toHaveCount(0)
})

test('[SE-03] [LS-07] nobody signed in is led to the login page and back; a session that ended is asked about', async ({
  page,
  exchange,
}) => {
  await page.goto('/myCollect')
  await expect(page).toHaveURL(/\/login\?redirect=%2FmyCollect/)
  await signInByForm(page, exchange, 'person', '?redirect=%2FmyCollect')
  await expect(page.getByText('您还没有收藏项目')).toBeVisible()
  await exchange.faults([{ path: '/dscq-user/collect/page', kind: 'refuse', code: 401, msg: '请先登录' }])
  await page.goto('/myCollect?order=change')
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question).toContainText('用户未登录')
  await expect(question.getByRole('button', { name: '去登录' })).toBeVisible()
  await question.getByRole('button', { name: '取消', exact: true }).click()
  await exchange.faults([])
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByText('您还没有收藏项目')).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('session:v1'))
  await page.goto('/myCollect?stage=open')
  await expect(page).toHaveURL(/\/login\?redirect=%2FmyCollect%3Fstage%3Dopen/)
})

test('[BD-04] the faces of the favourites: no connection with a retry, and a wish that did not get through', async ({
  page,
  exchange,
  allowConsole,
}) => {
  await signIn(page, exchange)
  await keep(page, 'A20000')
  allowConsole(/collect/)
  await exchange.faults([{ path: '/dscq-user/collect/page', kind: 'down' }])
  await page.goto('/myCollect')
  await expect(page.getByText('内容加载失败，请稍后重试')).toBeVisible()
  await exchange.faults([{ path: '/dscq-user/collect/remind', kind: 'down' }])
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByRole('switch').click()
  await expect(page.getByText('操作没有成功，请检查网络后重试')).toBeVisible()
  await expect(page.getByRole('switch')).toBeChecked()
})

for (const language of ['zh', 'en'] as const)
  for (const width of [1440, 375])
    test(`[BD-04] axe finds nothing on the favourites: ${language}, ${width} px`, async ({ page, exchange, axe }) => {
      await page.setViewportSize({ width, height: 900 })
      await signIn(page, exchange)
      await keep(page, 'A20000', 'A10003', 'R06-0')
      await withSettings(page, { language })
      await page.goto('/myCollect')
      await expect(page.getByRole('switch').first()).toBeVisible()
      await axe()
    })
