import { watchTraffic } from './network.mjs'
import { screen } from './rooms-screen.mjs'

/**
 * An observer of a room on a page in a browser context of its own. The page has no other init script than `prepare`:
 * the observer of cold loads would request animation frames for ever.
 */
export async function watchRoom(browser, world, roomId, prepare = null) {
  const context = await browser.newContext({
    viewport: { width: 1350, height: 940 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
  })
  await context.addCookies(world.cookies)
  await context.addInitScript(() => sessionStorage.setItem('opening-ad:v1', '"seen"'))
  if (prepare) await context.addInitScript(prepare)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const traffic = await watchTraffic(devtools)
  await page.goto(world.address + screen.path(roomId), { waitUntil: 'load', timeout: 90_000 })
  await page.locator(screen.price).first().waitFor()
  await traffic.quiet()
  return { context, page, devtools }
}
