import { expect, type Locator, type Page, type Request } from '@playwright/test'

/** Waits two frames: all earlier state changes are painted. */
export const nextPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )

/** Waits until the browser is idle: idle callbacks have started. */
export const browserIdle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => setTimeout(resolve), { timeout: 5000 })
      }),
  )

/** Waits until animations have ended, so that a click hits its target. */
export const animationsEnd = (element: Locator): Promise<unknown> =>
  element.evaluate((within) =>
    Promise.allSettled(
      within
        .getAnimations({ subtree: true })
        .flatMap((each) =>
          each.playState !== 'running' || each.effect?.getComputedTiming().endTime === Infinity ? [] : [each.finished],
        ),
    ),
  )

/**
 * Stops the installed clock of the page. It is first moved ten seconds forward: a clock is never set back, and
 * it advances between reading and stopping.
 */
export const pauseClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)

/** The subscribed topics of the page: their snapshot has arrived, and changes follow. */
export function subscribedTopics(page: Page): Set<string> {
  const topics = new Set<string>()
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { kind, topic } = JSON.parse(String(payload)) as { kind: string; topic?: string }
      if (kind === 'reset' && topic) topics.add(topic)
    }),
  )
  return topics
}

/** The pending requests of the page, from now on. */
export function pendingRequests(page: Page): Set<Request> {
  const requests = new Set<Request>()
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  return requests
}

/** Delays the calls of the page to these paths, until the returned function releases them. */
export async function holdCalls(page: Page, paths = /^\/(?:bid-)?api\//): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const isHeld = ({ pathname }: URL) => paths.test(pathname)
  await page.route(isHeld, async (route) => {
    await released
    // A page that has navigated meanwhile has aborted its calls.
    await route.continue().catch(() => undefined)
  })
  return release
}

/** Resolves when a matching request has finished or failed. */
export const requestEnd = (page: Page, isMeant: (request: Request) => boolean): Promise<Request> =>
  Promise.race([page.waitForEvent('requestfinished', isMeant), page.waitForEvent('requestfailed', isMeant)])

/** Scrolls down by less than a screen; from the end back to the beginning. Where it was and how long the page is, px. */
const scrollOn = () => {
  const { scrollHeight, clientHeight } = document.documentElement
  const place = `${window.scrollY} + ${clientHeight} of ${scrollHeight}`
  if (window.scrollY + clientHeight >= scrollHeight - 2) window.scrollTo(0, 0)
  else window.scrollBy(0, 600)
  return place
}
/** Scrolls like a person until the block is loaded, and then to it. */
export async function scrollToBlock(page: Page, block: Locator): Promise<void> {
  const places: string[] = []
  await expect(async () => {
    if ((await block.count()) === 0) places.push(await page.evaluate(scrollOn))
    else await block.first().scrollIntoViewIfNeeded({ timeout: 1000 })
    await expect(block, `scrolled from ${places.join(', ')}`).toBeInViewport({ timeout: 300 })
  }).toPass({ timeout: 20_000, intervals: [100] })
}

/** Jumps to the end of the page at once, and again while the page grows: no place in between is drawn. */
export const jumpToEnd = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { scrollHeight, clientHeight } = document.documentElement
        scrollTo({ top: scrollHeight, behavior: 'instant' })
        return Math.abs(scrollHeight - clientHeight - scrollY)
      }),
    )
    .toBeLessThanOrEqual(1)
