import { freshVisit } from './load.mjs'

async function follow(page, { click, shows, path }) {
  const link = page.locator(click).first()
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(
    ([selector, pathname]) => {
      const change = {}
      window.change = change
      addEventListener('click', (event) => (change.clickedAt = event.timeStamp), { capture: true, once: true })
      change.shown = window.bench.whenShown(selector, { pathname, before: [...document.querySelectorAll(selector)] })
    },
    [shows, path],
  )
  await link.click()
  return page.evaluate(async (description) => {
    const tooLate = new Promise((_, reject) => {
      setTimeout(() => reject(new Error(`${description} did not show within 20 s`)), 20_000)
    })
    return (await Promise.race([window.change.shown, tooLate])) - window.change.clickedAt
  }, `${shows} at ${path}`)
}

/**
 * A route change inside the portal, from the click to the end of the frame that shows `shows` at `path`: `first` with
 * nothing loaded yet, `again` for a page that was open before (the median of `repeats`). In ms.
 */
export async function routeChange(browser, address, route, profile, repeats = 3) {
  const { context, page, traffic } = await freshVisit(browser, profile, { cache: true, seenAd: true })
  try {
    await page.goto(address, { waitUntil: 'load', timeout: 90_000 })
    await traffic.quiet()
    const first = await follow(page, route)
    const again = []
    for (let i = 0; i < repeats; i += 1) {
      await page.goBack()
      await page.locator(route.click).first().waitFor()
      await traffic.quiet(300)
      again.push(await follow(page, route))
    }
    return { first, again: again.toSorted((a, b) => a - b)[Math.floor(again.length / 2)] }
  } finally {
    await context.close()
  }
}
