import type { Page } from '@playwright/test'
import { signIn } from '../session/sign-in.ts'
import { type Exchange, expect, test } from '../support/test.ts'
import { holdCalls } from '../support/waits.ts'
import { callAs, badge, addFavourites, rowWith } from './actions.ts'

type Rows = { assetsId: string; assetsName: string; status: string }[]

/** A room of the hall that takes rising quotes now. */
async function openRoom(page: Page, exchange: Exchange) {
  for (let slot = 0; slot < 12; slot += 1) {
    const ids = [`R${String(slot).padStart(2, '0')}-0`]
    const { data } = (await callAs(page, '/dscq-project/assets/batch', { ids })) as unknown as { data: Rows }
    const row = data.find(({ status }) => status === 'BIDDING')
    if (!row) continue
    const [first, second] = [await exchange.quote(row.assetsId, '1001'), await exchange.quote(row.assetsId, '1002')]
    if (first.biddingPrice !== second.biddingPrice) return row
  }
  throw new Error('no room takes rising quotes')
}

test(
  '[BD-04] a favourite: late counts move no tab; a quote changes its price on the page, and sends a message to its owner',
  { tag: '@nightly' },
  async ({ page, exchange }) => {
    await signIn(page, exchange)
    const room = await openRoom(page, exchange)
    await addFavourites(page, room.assetsId)
    const release = await holdCalls(page, /\/collect\//)
    await page.goto('/myCollect')
    await expect(page.getByRole('tab', { name: '已结束', exact: true })).toBeVisible()
    const places = () => page.getByRole('tab').evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().x))
    const before = await places()
    release()
    await expect(page.getByRole('tab', { name: '竞价阶段 1', exact: true })).toBeVisible()
    expect(await places()).toEqual(before)
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
  },
)
