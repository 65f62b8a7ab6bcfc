import { walkTo } from '../chaos/hall.mjs'

/** The way out of the room, then public and signed-in screens, in an order in which each has a link to the next. */
export const route = [
  '/hall',
  '/usercenterIndex',
  '/myProject',
  '/myCollect',
  '/myDeposit',
  '/myMessage',
  '/index',
  '/project',
  '/hall',
  '/project',
]

async function visit(page, path) {
  await page.locator(`a[href="${path}"]:visible, a[href^="${path}?"]:visible`).first().click()
  await page.waitForURL((url) => url.pathname === path)
  await page.getByRole('main').getByRole('heading').first().waitFor()
}

/** One walk through the portal by its own links, with a visit to an asset, back into the hall of this room. */
export async function goRound(page, roomId) {
  for (const path of route) await visit(page, path)
  await page.locator('main a[href^="/projectDetail/"]:visible').first().click()
  await page.waitForURL((url) => url.pathname.startsWith('/projectDetail/'))
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/project')
  await walkTo(page, roomId)
}
