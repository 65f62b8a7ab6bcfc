import { bidModes } from '#src/model/listing/detail.ts'
import { roomOf, waitingRooms } from '../bidding/duel.ts'
import { signIn } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { isStill, open, practise } from './practice.ts'

for (const mode of bidModes)
  test(`[BD-03] a running room of ${mode} has no fault of access, in both languages, wide and narrow`, async ({
    page,
    exchange,
    axe,
  }) => {
    await practise(page, mode)
    await open(page, exchange)
    // With the phase comes, a moment later, what the guest may do in it.
    if (mode !== 'once-off') await expect(page.locator('#quote-lock')).toHaveText('')
    for (const language of ['zh', 'en']) {
      if (language === 'en') await page.getByRole('button', { name: 'EN' }).click()
      await expect(page.getByRole('region', { name: language === 'en' ? 'Quoting' : '报价区' })).toBeVisible()
      for (const width of [1440, 375]) {
        await page.setViewportSize({ width, height: 900 })
        await isStill(page)
        await axe()
      }
    }
  })

test('[BD-03] the quote hall while it comes, when it fails, and tried again', async ({
  page,
  exchange,
  allowConsole,
  axe,
}) => {
  allowConsole(/Failed to load resource/)
  const [lot] = await waitingRooms(page, 'ongoing')
  await signIn(page, exchange, 'person')
  const head = '**/bid-assets/room/head'
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(head, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/quoteHall?assetsId=${lot!.assetsId}`)
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible()
  answer()
  await expect(page.getByRole('region', { name: '竞价记录' })).toBeVisible()
  await page.unroute(head)

  await page.route(head, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto(`/quoteHall?assetsId=${lot!.assetsId}`)
  const again = page.getByRole('main').getByRole('button', { name: '重试' })
  await expect(again).toBeVisible()
  await axe()
  await page.unroute(head)
  await again.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(lot!.name)
  await expect(page.getByText('您尚未报名本标的，取得竞买资格后方可报价')).toBeVisible()
  expect((await roomOf(page, lot!.roomId)).me ?? null).toBeNull()
})
