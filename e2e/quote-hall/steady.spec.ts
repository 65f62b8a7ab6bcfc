import type { Page } from '@playwright/test'
import { jumpTo, connectionStatus, record, roomOf, waitingRooms } from '../bidding/duel.ts'
import { clockOffset } from '../bidding/machine.ts'
import { stubRoomServer } from '../bidding/room-server-stub.ts'
import { expect, test } from '../support/test.ts'

// The stub's socket has an address that the page's policy does not allow.
test.use({ bypassCSP: true })

const bids = 100
/** As many before it that no figure gets another digit meanwhile, which would move its unit. */
const history = 300
/** A thousand a minute. */
const perSecond = 17

type Watched = Window & { shifts: string[]; shifted: number; replaced: number }

/** Records every layout shift from now on, and how often the band or the figures are made anew. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const noted = { shifts: [] as string[], shifted: 0, replaced: 0 }
    Object.assign(window, noted)
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const watched = window as unknown as Watched
        watched.shifted += value
        watched.shifts.push(`${value.toFixed(5)} ${sources.map(({ node }) => node?.textContent).join(' ')}`)
      }
    }).observe({ type: 'layout-shift' })
    const steady = ['[data-band]', '[role=timer]', '[aria-label=报价区] strong']
    const nodes = steady.map((selector) => document.querySelector(selector))
    setInterval(() => {
      if (steady.some((selector, index) => document.querySelector(selector) !== nodes[index]))
        (window as unknown as Watched).replaced += 1
    }, 20)
  })

for (const [width, height] of [
  [1366, 768],
  [375, 812],
] as const)
  test(
    `[BD-03] a hundred quotes, a thousand a minute, move nothing at ${width}×${height} and make nothing anew`,
    { tag: '@nightly' },
    async ({ page, exchange }) => {
      await page.setViewportSize({ width, height })
      const [lot] = await waitingRooms(page, 'ongoing')
      await jumpTo(exchange, lot!.opensAt)
      const ahead = await clockOffset(exchange)
      const room = await stubRoomServer(page, await roomOf(page, lot!.roomId), history, () => Date.now() + ahead)
      await page.goto(`/hall?watch=${lot!.roomId}`)
      await expect(connectionStatus(page)).toHaveText('已连接')
      await expect(record(page)).toContainText(`共 ${history} 次报价`)
      await page.evaluate(() => document.fonts.ready)
      await page.waitForLoadState('networkidle')
      await watch(page)
      await room.flood(perSecond, (bids / perSecond) * 1_000)
      await expect(record(page)).toContainText(`共 ${room.count()} 次报价`)
      expect(room.count()).toBeGreaterThanOrEqual(history + bids)
      const found = await page.evaluate(() => {
        const { shifts, shifted, replaced } = window as unknown as Watched
        return { shifts, shifted, replaced }
      })
      expect(found.shifted, found.shifts.join('\n')).toBeLessThan(0.0001)
      expect(found.replaced).toBe(0)
      room.close()
    },
  )
