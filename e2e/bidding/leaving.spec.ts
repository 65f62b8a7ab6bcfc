import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import {
  amountAbove,
  centre,
  confirmation,
  ending,
  enterHall,
  expectLead,
  openDuel,
  outcome,
  sendButton,
  untilEnd,
} from './duel.ts'

/** Also while the browser has closed it and the page does not know yet. */
const question = (page: Page) => page.getByRole('dialog', { name: '确定离开竞价厅吗？', includeHidden: true })
const stay = (page: Page) => question(page).getByRole('button', { name: '留在竞价厅' })
const leave = (page: Page) => question(page).getByRole('button', { name: '离开', exact: true })
/** The heading of the hall links to the asset. */
const assetLink = (page: Page) => page.getByRole('heading', { level: 1 }).getByRole('link')
const inHall = /\/quoteHall\?/
const atAsset = /\/projectDetail\//

/** Closes the window; resolves with whether the browser asked first. */
async function closing(page: Page): Promise<boolean> {
  let isAsked = false
  page.on('dialog', (dialog) => {
    isAsked = dialog.type() === 'beforeunload'
    void dialog.accept()
  })
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  return isAsked
}

const stepForward = (page: Page) => page.evaluate(() => history.forward())

test('[BD-03] with a pending quote or the lead, a link, history navigation and closing the window ask first; otherwise, and after the end, they do not', async ({
  page,
  person,
  exchange,
  context,
}) => {
  const both = await openDuel('ongoing', { page, person, exchange })
  const { lot, one, two } = both
  await assetLink(page).click()
  await expect(page).toHaveURL(atAsset)
  await page.goBack()

  let send = (): void => undefined
  const held = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/v1/bid-assets/ongoing/quote', async (route) => {
    await held
    await route.continue()
  })
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'false')
  await sendButton(page).click()
  await confirmation(page).getByRole('button', { name: '确认报价' }).click()
  await expect(outcome(page)).toContainText('正在提交报价')
  await assetLink(page).click()
  await expect(question(page)).toContainText('您的报价正在等待受理结果，离开后将看不到结果')
  await stay(page).click()
  send()
  await expectLead(one, two, lot, amountAbove(lot, 0))

  await assetLink(page).click()
  await expect(question(page)).toContainText('您当前领先，报价仍然有效；离开后被超越时收不到本页提醒')
  await expect(stay(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(page).toHaveURL(inHall)

  await stepForward(page)
  await stay(page).click()
  await expect(question(page)).toHaveCount(0)
  await expect(page).toHaveURL(inHall)
  await expect(centre(page)).toContainText('您当前领先')
  await stepForward(page)
  await leave(page).click()
  await expect(page).toHaveURL(atAsset)

  await assetLink(two.page).click()
  await expect(two.page).toHaveURL(atAsset)
  await two.page.goBack()
  await expect(sendButton(two.page)).toHaveAttribute('aria-disabled', 'false')
  expect(await closing(two.page)).toBe(false)

  await page.goBack()
  await expect(centre(page)).toContainText('您当前领先')
  expect(await closing(page)).toBe(true)

  const again = await context.newPage()
  await enterHall(again, lot.assetsId)
  const alone = { ...both, one: { ...one, page: again } }
  await untilEnd(alone)
  expect((await untilEnd(alone)).result).toMatchObject({ bidNo: one.bidNo })
  await expect(ending(again).getByRole('heading', { name: '恭喜您竞得' })).toBeVisible()
  await assetLink(again).click()
  await expect(again).toHaveURL(atAsset)
  await again.goBack()
  await expect(ending(again)).toBeVisible()
  expect(await closing(again)).toBe(false)
})
