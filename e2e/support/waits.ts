import { expect, type Locator, type Page, type Request } from '@playwright/test'

/** Two frames on: what was decided until now has been drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )

/** The browser has had nothing better to do for a moment: what waited for that has begun. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => setTimeout(resolve), { timeout: 5000 })
      }),
  )

/** What was opening or moving has come to rest: a click lands where it is meant to. */
export const atRest = (element: Locator): Promise<unknown> =>
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
 * The installed clock of the page stands still from here on. It goes ten seconds forward first: a clock is never put back, and
 * between the question and the order it has moved on.
 */
export const holdTime = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)

/** The topics that the page reads: the exchange has said their whole state to it, and changes follow. */
export function topicsRead(page: Page): Set<string> {
  const topics = new Set<string>()
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { kind, topic } = JSON.parse(String(payload)) as { kind: string; topic?: string }
      if (kind === 'reset' && topic) topics.add(topic)
    }),
  )
  return topics
}

/** The requests of the page, from here on, that have neither been answered nor given up. */
export function underWay(page: Page): Set<Request> {
  const requests = new Set<Request>()
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  return requests
}

/** Keeps back the calls of the page to these paths, until the answered function lets them go. */
export async function holdCalls(page: Page, paths = /^\/(?:bid-)?api\//): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const isHeld = ({ pathname }: URL) => paths.test(pathname)
  await page.route(isHeld, async (route) => {
    await released
    // A page that has gone elsewhere meanwhile has given its calls up.
    await route.continue().catch(() => undefined)
  })
  return release
}

/** Resolves when a request has been answered or given up. */
export const over = (page: Page, isMeant: (request: Request) => boolean): Promise<Request> =>
  Promise.race([page.waitForEvent('requestfinished', isMeant), page.waitForEvent('requestfailed', isMeant)])

/** On by less than a screen; from the end back to the beginning. */
const scrollOn = () => {
  const { scrollHeight, clientHeight } = document.documentElement
  if (window.scrollY + clientHeight >= scrollHeight - 2) window.scrollTo(0, 0)
  else window.scrollBy(0, 600)
}
/** Scrolls as a person would until the block has come, and then to it. */
export async function reach(page: Page, block: Locator): Promise<void> {
  await expect(async () => {
    if ((await block.count()) === 0) await page.evaluate(scrollOn)
    else await block.first().scrollIntoViewIfNeeded({ timeout: 1000 })
    await expect(block).toBeInViewport({ timeout: 300 })
  }).toPass({ timeout: 20_000, intervals: [100] })
}
