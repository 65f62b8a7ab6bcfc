import type { Browser, Page } from '@playwright/test'
import { roomAmount } from '#src/features/quote-room/price/show.ts'
import { expect, test } from '../support/test.ts'
import { jumpTo, connectionStatus, price, record, roomOf, waitingRooms } from './duel.ts'
import { clockOffset } from './machine.ts'
import { stubRoomServer } from './room-server-stub.ts'

// The stub's socket has an address that the page's policy does not allow.
test.use({ bypassCSP: true })

const history = 10_000
const perSecond = 500
const floodMs = 10_000
const mostRows = 200
const longMs = 200
const frameBytes = 1024 * 1024

type Recorded = Window & { answers: Map<number, number>; most: number }

/** Records in the page the delay from each input to its next paint, and the largest number of record rows. */
async function recordWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = { answers: new Map<number, number>(), most: 0 }
    Object.assign(window, noted)
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) noted.answers.set(interactionId, Math.max(noted.answers.get(interactionId) ?? 0, duration))
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    setInterval(() => {
      Object.assign(window, {
        most: Math.max((window as unknown as Recorded).most, document.querySelectorAll('tr').length),
      })
    }, 100)
  })
}

type Traced = { name: string; ph: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }

/** Main-thread tasks of pages since tracing began, ms of processor time: load from other programs does not count. */
async function tasksSince(browser: Browser): Promise<number[]> {
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] }
  const isPage = ({ name, args }: Traced) => name === 'thread_name' && args?.name === 'CrRendererMain'
  const pages = new Set(traceEvents.filter(isPage).map(({ pid, tid }) => `${pid} ${tid}`))
  const isTask = ({ name, ph, pid, tid }: Traced) =>
    ph === 'X' && name === 'ThreadControllerImpl::RunTask' && pages.has(`${pid} ${tid}`)
  return traceEvents.filter(isTask).map(({ tdur = 0 }) => tdur / 1000)
}

const rowsDrawn = (page: Page) => page.evaluate(() => (window as unknown as Recorded).most)

test(
  '[F12] ten thousand earlier quotes, five hundred a second for 10 s, a frame of 1 MB: the room stays responsive',
  { tag: '@nightly' },
  async ({ page, browser, exchange }) => {
    test.setTimeout(90_000)
    const [lot] = await waitingRooms(page, 'ongoing')
    await jumpTo(exchange, lot!.opensAt)
    const ahead = await clockOffset(exchange)
    const room = await stubRoomServer(page, await roomOf(page, lot!.roomId), history, () => Date.now() + ahead)
    await recordWork(page)
    await page.goto(`/hall?watch=${lot!.roomId}`)
    await expect(connectionStatus(page)).toHaveText('已连接')
    await expect(record(page)).toContainText(`共 ${history} 次报价`)

    const scroll = record(page).getByRole('group')
    const table = record(page).getByRole('table')
    await scroll.evaluate(
      async (box, rows) => {
        const until = performance.now() + 30_000
        while (performance.now() < until && box.querySelector('table')?.getAttribute('aria-rowcount') !== rows) {
          box.scrollTo(0, box.scrollHeight)
          await new Promise((resolve) => {
            requestAnimationFrame(resolve)
          })
        }
        box.scrollTo(0, box.scrollHeight)
      },
      String(history + 1),
    )
    await expect(table).toHaveAttribute('aria-rowcount', String(history + 1))
    await expect(table.locator('tbody tr[aria-rowindex]').last().getByRole('cell').first()).toHaveText('1')
    await scroll.evaluate((box) => box.scrollTo(0, 0))
    await browser.startTracing(page, { categories: ['toplevel'] })

    const before = room.count()
    const flood = room.flood(perSecond, floodMs)
    const until = performance.now() + floodMs
    const sounds = page.getByRole('switch', { name: '声音提示' })
    let inputs = 0
    while (performance.now() < until) {
      await (inputs % 20 < 10 ? scroll : sounds).focus()
      for (const key of inputs % 20 < 10 ? ['PageDown', 'End', 'PageUp', 'Home', 'PageDown'] : Array(5).fill('Space')) {
        await page.keyboard.press(key as string)
        inputs += 1
      }
    }
    await flood
    expect(room.count() - before).toBeGreaterThan((perSecond * floodMs) / 1000 - perSecond)
    await expect(price(page)).toContainText(roomAmount(room.current(), lot!.rules))
    await expect(record(page)).toContainText(`共 ${room.count()} 次报价`)

    const tasks = await tasksSince(browser)
    expect(tasks.length).toBeGreaterThan(perSecond)
    expect(tasks.filter((ms) => ms > longMs)).toEqual([])
    const answers = await page.evaluate(() => [...(window as unknown as Recorded).answers.values()])
    const slow = answers.filter((ms) => ms >= longMs).length
    expect(slow / inputs, `of ${inputs} inputs: ${answers.join(' ')}`).toBeLessThan(0.05)
    expect(await rowsDrawn(page)).toBeLessThanOrEqual(mostRows)

    expect(room.dials()).toBe(1)
    room.oversize(frameBytes)
    await expect.poll(() => room.dials()).toBe(2)
    await expect(connectionStatus(page)).toHaveText('已连接')
    room.quote()
    await expect(record(page)).toContainText(`共 ${room.count()} 次报价`)
    expect(room.dials()).toBe(2)
    room.close()
  },
)
