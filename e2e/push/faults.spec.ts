import type { Page } from '@playwright/test'
import { hallTopic } from '#src/model/push/topics.ts'
import { expect, test } from '../support/test.ts'
import { scrollToBlock, subscribedTopics } from '../support/waits.ts'
import { portalHeaders } from '../support/portal-headers.ts'

const grouped = (yuan: string) => {
  const [whole = '', fraction = ''] = (Number(yuan) / 10_000).toFixed(6).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`
}

type Row = { assetsId: string; assetsName: string; priceType: number }

/** A lot in bidding on the home page, subscribed live, with the service desk panel open for the state of the connection. */
async function watch(page: Page) {
  const topics = subscribedTopics(page)
  await page.goto('/index')
  const panel = page.getByRole('region', { name: '竞价标的' })
  await scrollToBlock(page, panel)
  const answer = await page.request.post('/bid-api/dscq-sync/v1/bid-assets/hall/page', {
    headers: portalHeaders,
    data: { size: 8, current: 1 },
  })
  const { data } = (await answer.json()) as { data: { records: Row[] } }
  const { assetsId, assetsName } = data.records.find(({ priceType }) => priceType === 1)!
  await page.getByRole('button', { name: '在线客服' }).click()
  const line = page.getByRole('dialog', { name: '在线客服' }).getByRole('status')
  await expect(line).toHaveText('已连接')
  const price = panel.getByRole('row').filter({ hasText: assetsName }).getByRole('cell').nth(1)
  await expect(price).toBeVisible()
  await expect.poll(() => topics.has(hallTopic)).toBe(true)
  return { assetsId, price, line }
}

test.describe('the push connection in a real browser', () => {
  test(
    '[F07] a half-open connection is detected within 12 s, and missed events are there 3 s after it returns',
    { tag: '@nightly' },
    async ({ page, context, exchange, allowConsole }) => {
      allowConsole(/ERR_INTERNET_DISCONNECTED|WebSocket connection/)
      let lastFrame = 0
      page.on('websocket', (socket) => {
        socket.on('framereceived', () => {
          lastFrame = Date.now()
        })
      })
      const { assetsId, price, line } = await watch(page)
      const seen = line.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            const look = () => (element.textContent === '已连接' ? requestAnimationFrame(look) : resolve(Date.now()))
            look()
          }),
      )
      await context.setOffline(true)
      // A frame in transit still arrives, and counts as activity.
      expect((await seen) - lastFrame).toBeLessThan(12_500)
      const { biddingPrice } = await exchange.quote(assetsId, '7001')
      await context.setOffline(false)
      await expect(price).toContainText(grouped(biddingPrice), { timeout: 3000 })
      await expect(line).toHaveText('已连接')
    },
  )

  test('[F11] a frozen page is up to date within 3 s of waking', async ({ page, context, exchange }) => {
    const { assetsId, price } = await watch(page)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Page.setWebLifecycleState', { state: 'frozen' })
    await exchange.quote(assetsId, '7002')
    const { biddingPrice } = await exchange.quote(assetsId, '7003')
    await cdp.send('Page.setWebLifecycleState', { state: 'active' })
    await expect(price).toContainText(grouped(biddingPrice), { timeout: 3000 })
  })

  test('[F11] a flapping connection ends in the state of the exchange', async ({
    page,
    context,
    exchange,
    allowConsole,
  }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|WebSocket connection/)
    const { assetsId, price } = await watch(page)
    let last = ''
    for (let round = 0; round < 20; round += 1) {
      await context.setOffline(true)
      last = (await exchange.quote(assetsId, String(7100 + round))).biddingPrice
      await context.setOffline(false)
    }
    await expect(price).toContainText(grouped(last), { timeout: 6000 })
  })
})
