import type { Page } from '@playwright/test'
import { type Exchange, expect, test } from '../support/test.ts'
import {
  amountAbove,
  centre,
  jumpTo,
  connectionStatus,
  type Lot,
  openDuel,
  quote,
  roomOf,
  takeLead,
  untilEnd,
  waitingRooms,
} from './duel.ts'
import {
  clockOffset,
  errorsOf,
  type Rounding,
  inLists,
  inRoom,
  shownTimeLeft,
  recordCountdown,
  onMachine,
  delayMessages,
  changeMachine,
  countdownUpdates,
} from './machine.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

type Zone = 'Asia/Shanghai' | 'America/New_York'
type Wrong = { shift: number; zone?: Zone }

const clocks: [name: string, machines: Wrong[], details: { tag?: string }][] = [
  ['a day ahead', [{ shift: dayMs }], {}],
  [
    'ten minutes ahead and behind, and an hour of daylight saving ahead',
    [{ shift: 10 * minuteMs }, { shift: -10 * minuteMs }, { shift: 60 * minuteMs }],
    { tag: '@nightly' },
  ],
  [
    'a day behind, and in the time zone of New York',
    [{ shift: -dayMs }, { shift: 0, zone: 'America/New_York' }],
    { tag: '@nightly' },
  ],
]

/** A room in the extension period, with `leftMs` left; resolves with its end. */
async function inDelay(page: Page, exchange: Exchange, { assetsId, roomId, opensAt }: Lot, leftMs: number) {
  await jumpTo(exchange, opensAt)
  await exchange.quote(assetsId, '7001')
  await jumpTo(exchange, (await roomOf(page, roomId)).phase.end!)
  const { phase } = await roomOf(page, roomId)
  expect(phase.name).toBe('DELAY')
  await jumpTo(exchange, phase.end! - leftMs)
  return phase.end!
}

/** Long enough for a dozen screens to load, and the last minute shows tenths. */
const leftAtFirst = 58_000
const samples = 60

type Screen = { screen: Page; grain: Rounding; text: string }

/** Opens a screen on a machine with a wrong clock and a slow, asymmetric connection; resolves after the time exchange. */
async function openOn(screen: Page, shift: number, address: string): Promise<void> {
  await onMachine(screen, shift)
  const { asked } = await delayMessages(
    screen,
    () => Math.random() * 400,
    () => Math.random() * 1_600,
  )
  await screen.goto(address)
  // All pages load at once.
  await expect(screen.getByRole('timer')).toHaveCount(1, { timeout: 30_000 })
  await asked
  await recordCountdown(screen)
}

for (const [name, machines, details] of clocks)
  test(
    `[F05] with clocks ${name} and slow, asymmetric connections: list, detail and room are right to the second`,
    details,
    async ({ page, person, exchange }) => {
      const [lot] = await waitingRooms(page, 'ongoing')
      const end = await inDelay(page, exchange, lot!, leftAtFirst)
      const places: [grain: Rounding, address: string][] = [
        [inRoom, `/hall?watch=${lot!.roomId}`],
        [inLists, `/hall?projectActive=1&q=${encodeURIComponent(lot!.name)}`],
        [inLists, `/projectDetail/${lot!.assetsId}.html`],
      ]
      const screens = await Promise.all(
        machines.flatMap(({ shift, zone }) => {
          const machine = zone ? person({ timezoneId: zone }).then((first) => first.context()) : page.context()
          return places.map(async ([grain, address]): Promise<Screen> => {
            const screen = await (await machine).newPage()
            await openOn(screen, shift, address)
            return { screen, grain, text: `${shift} ${zone ?? ''} ${address}` }
          })
        }),
      )
      for (const { screen, grain } of screens) {
        if (grain !== inRoom) continue
        await expect(connectionStatus(screen)).toHaveText('已连接')
        const from = (await countdownUpdates(screen)).length
        await expect
          .poll(async () => (await countdownUpdates(screen)).length - from, { timeout: 20_000 })
          .toBeGreaterThan(samples)
      }
      const ahead = await clockOffset(exchange)
      for (const { screen, grain, text } of screens) {
        const errors = errorsOf(await countdownUpdates(screen), end, ahead, grain)
        expect(errors.length).toBeGreaterThan(3)
        expect(Math.max(...errors), `${text}: ${errors.join(' ')}`).toBeLessThan(1_000)
      }
    },
  )

/** A machine's countdown is right again within this time after it wakes, ms. */
const recoveryMs = 2_000

/** Time left when the sleep ends, ms: the last minute updates ten times a second. */
const leftAfterSleep = 50_000
/** How long timers are throttled, ms. */
const throttledMs = 3_000

test(
  '[F06] an hour of sleep, a changed wall clock, throttled timers: right again within 2 s, and the time left never grows',
  { tag: '@nightly' },
  async ({ page, context, exchange }) => {
    const lot = (await waitingRooms(page, 'ongoing')).toSorted((a, b) => b.opensAt - a.opensAt)[0]!
    await jumpTo(exchange, lot.opensAt)
    const { phase } = await roomOf(page, lot.roomId)
    const sleepMs = phase.end! - leftAfterSleep - (await exchange.now())
    expect(sleepMs, 'a room that is open for more than an hour').toBeGreaterThan(60 * minuteMs)
    await onMachine(page)
    await page.goto(`/hall?watch=${lot.roomId}`)
    await expect(connectionStatus(page)).toHaveText('已连接')
    await expect(centre(page).getByRole('timer')).toBeVisible()
    await recordCountdown(page)
    const devtools = await context.newCDPSession(page)

    const disturb: [string, () => Promise<void>][] = [
      [
        'asleep for more than an hour',
        async () => {
          await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
          await exchange.jump(sleepMs)
          await devtools.send('Page.setWebLifecycleState', { state: 'active' })
          await changeMachine(page, { shift: sleepMs })
        },
      ],
      ['set ahead', () => changeMachine(page, { shift: sleepMs + 10 * minuteMs })],
      ['set back by a day', () => changeMachine(page, { shift: sleepMs - dayMs })],
      ['set right', () => changeMachine(page, { shift: sleepMs })],
      [
        'timers throttled',
        async () => {
          await changeMachine(page, { isThrottled: true })
          const still = (await countdownUpdates(page)).length
          const until = (await exchange.now()) + throttledMs
          await expect.poll(() => exchange.now()).toBeGreaterThan(until)
          expect((await countdownUpdates(page)).length - still).toBeLessThan(2)
          await changeMachine(page, { isThrottled: false })
        },
      ],
    ]
    for (const [name, happen] of disturb) {
      await happen()
      const back = await page.evaluate(() => performance.timeOrigin + performance.now())
      const after = async () => (await countdownUpdates(page)).filter(({ real }) => real > back + recoveryMs)
      await expect.poll(async () => (await after()).length, { message: name }).toBeGreaterThan(2)
      const errors = errorsOf(await after(), phase.end!, await clockOffset(exchange), inRoom)
      expect(Math.max(...errors), `${name}: ${errors.join(' ')}`).toBeLessThan(1_000)
    }
    const lefts = (await countdownUpdates(page)).map(({ left }) => left)
    expect(Math.min(...lefts)).toBeGreaterThan(0)
    expect(lefts).toEqual([...lefts].sort((a, b) => b - a))
  },
)

/** A page asks for the exchange's time every five seconds; a changed clock is known by then. */
const clockMs = 10_000

test(
  '[F08] a quote in the last second extends the end: in both rooms, in the list and on the asset’s page within a second',
  { tag: '@nightly' },
  async ({ page, person, context, exchange }) => {
    const both = await openDuel('ongoing', { page, person, exchange })
    const { lot, one, two } = both
    await takeLead(both, one, 0)
    const { phase, rules } = await untilEnd(both)
    expect(phase.name).toBe('DELAY')
    const list = await context.newPage()
    await list.goto(`/hall?projectActive=1&q=${encodeURIComponent(lot.name)}`)
    const detail = await context.newPage()
    await detail.goto(`/projectDetail/${lot.assetsId}.html`)
    const screens = [page, two.page, list, detail]
    for (const screen of screens) {
      await expect.poll(async () => shownTimeLeft(await screen.getByRole('timer').first().textContent())).not.toBeNull()
      await recordCountdown(screen)
    }
    // An extension is recognised by comparison with the previous update.
    for (const screen of screens)
      await expect.poll(async () => (await countdownUpdates(screen)).length).toBeGreaterThan(0)
    let announcedAt = 0
    await two.page.route('**/v1/bid-assets/ongoing/quote', async (route) => {
      await jumpTo(exchange, phase.end! - 950)
      // Sent without the browser: a busy one is too slow, and there is less than a second.
      const response = await route.fetch()
      announcedAt = Date.now()
      await route.fulfill({ response })
    })
    await quote(two, lot, amountAbove(lot, 1))
    /** The first update that adds more than a quarter of a period: a page may learn of the clock's jump in two steps. */
    const moved = async (screen: Page) => {
      const updates = await countdownUpdates(screen)
      return updates.find(({ left }, index) => left - (updates[index - 1]?.left ?? left) > rules.D! / 4)
    }
    for (const screen of screens)
      await expect(async () => {
        expect(await moved(screen), `${screen.url()} ${JSON.stringify(await countdownUpdates(screen))}`).toBeDefined()
      }).toPass({ timeout: 15_000, intervals: [100] })
    const delays = await Promise.all(screens.map(async (screen) => (await moved(screen))!.real - announcedAt))
    expect(Math.max(...delays), delays.join(' ')).toBeLessThan(1_000)

    const after = await roomOf(page, lot.roomId)
    expect(after.phase.end! - phase.end!).toBeGreaterThan(rules.D! - 1_000)
    expect(after.extensions).toBe(1)
    for (const seat of [page, two.page]) await expect(seat.getByText('第 1 次延时', { exact: true })).toBeVisible()
    for (const screen of screens) {
      const left = async () => shownTimeLeft(await screen.getByRole('timer').first().textContent())
      await expect.poll(left, { timeout: clockMs }).toBeLessThanOrEqual(rules.D!)
      expect(await left()).toBeGreaterThan(rules.D! / 2)
    }
  },
)
