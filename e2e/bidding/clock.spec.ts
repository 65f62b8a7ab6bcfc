import type { Page } from '@playwright/test'
import { type Exchange, expect, test } from '../support/test.ts'
import {
  above,
  centre,
  jumpTo,
  line,
  type Lot,
  openDuel,
  quote,
  roomOf,
  takeLead,
  untilEnd,
  waitingRooms,
} from './duel.ts'
import {
  aheadBy,
  errorsOf,
  inLists,
  inRoom,
  leftIn,
  noteTurns,
  onMachine,
  slowLine,
  turnKnobs,
  turns,
} from './machine.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const clocks: [name: string, shift: number, zone?: string][] = [
  ['ten minutes ahead', 10 * minuteMs],
  ['ten minutes behind', -10 * minuteMs],
  ['a day ahead', dayMs],
  ['a day behind', -dayMs],
  ['an hour off by daylight saving', 60 * minuteMs],
  ['in the zone of New York', 0, 'America/New_York'],
]

/** A room in the period that a quote makes anew, with so much left; answers its end. */
async function inDelay(page: Page, exchange: Exchange, { assetsId, roomId, opensAt }: Lot, leftMs: number) {
  await jumpTo(exchange, opensAt)
  await exchange.quote(assetsId, '7001')
  await jumpTo(exchange, (await roomOf(page, roomId)).phase.end!)
  const { phase } = await roomOf(page, roomId)
  expect(phase.name).toBe('DELAY')
  await jumpTo(exchange, phase.end! - leftMs)
  return phase.end!
}

/** Long enough for three screens to come, and the last minute shows tenths. */
const leftAtFirst = 58_000
const samples = 60

for (const [name, shift, zone = 'Asia/Shanghai'] of clocks)
  test.describe(`a machine whose clock is ${name}`, () => {
    test.use({ timezoneId: zone })

    test('[F05] on a slow and lopsided line: list, detail and room are right to the second', async ({
      page,
      context,
      exchange,
    }) => {
      const [lot] = await waitingRooms(page, 'ongoing')
      const end = await inDelay(page, exchange, lot!, leftAtFirst)
      const screens = [
        { screen: page, grain: inRoom, address: `/hall?watch=${lot!.roomId}` },
        {
          screen: await context.newPage(),
          grain: inLists,
          address: `/hall?projectActive=1&q=${encodeURIComponent(lot!.name)}`,
        },
        { screen: await context.newPage(), grain: inLists, address: `/projectDetail/${lot!.assetsId}.html` },
      ]
      await Promise.all(
        screens.map(async ({ screen, address }) => {
          await onMachine(screen, shift)
          const { asked } = await slowLine(
            screen,
            () => Math.random() * 400,
            () => Math.random() * 1_600,
          )
          await screen.goto(address)
          await expect(screen.getByRole('timer')).toHaveCount(1)
          await asked
          await noteTurns(screen)
        }),
      )
      await expect(line(page)).toHaveText('已连接')
      const from = (await turns(page)).length
      await expect.poll(async () => (await turns(page)).length - from, { timeout: 20_000 }).toBeGreaterThan(samples)
      const ahead = await aheadBy(exchange)
      for (const { screen, grain, address } of screens) {
        const errors = errorsOf(await turns(screen), end, ahead, grain)
        expect(errors.length).toBeGreaterThan(3)
        expect(Math.max(...errors), `${address}: ${errors.join(' ')}`).toBeLessThan(1_000)
      }
    })
  })

/** After a machine has come to itself its clock is right within this time, ms. */
const recoveryMs = 2_000

test('[F06] the wall clock is set, timers are held back, the machine sleeps an hour: right again within 2 s, and never more left than before', async ({
  page,
  context,
  exchange,
}) => {
  const lot = (await waitingRooms(page, 'ongoing')).toSorted((a, b) => b.opensAt - a.opensAt)[0]!
  await jumpTo(exchange, lot.opensAt)
  const { phase } = await roomOf(page, lot.roomId)
  expect(phase.end! - lot.opensAt, 'a room that is open for more than the sleep').toBeGreaterThan(62 * minuteMs)
  await onMachine(page)
  await page.goto(`/hall?watch=${lot.roomId}`)
  await expect(line(page)).toHaveText('已连接')
  await expect(centre(page).getByRole('timer')).toBeVisible()
  await noteTurns(page)
  const devtools = await context.newCDPSession(page)

  const disturb: [string, () => Promise<void>][] = [
    ['set ahead', () => turnKnobs(page, { shift: 10 * minuteMs })],
    ['set back a day', () => turnKnobs(page, { shift: -dayMs })],
    ['set right', () => turnKnobs(page, { shift: 0 })],
    [
      'timers held back',
      async () => {
        await turnKnobs(page, { isThrottled: true })
        const still = (await turns(page)).length
        const until = (await exchange.now()) + 6_000
        await expect.poll(() => exchange.now()).toBeGreaterThan(until)
        expect((await turns(page)).length - still).toBeLessThan(2)
        await turnKnobs(page, { isThrottled: false })
      },
    ],
    [
      'asleep for an hour',
      async () => {
        await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
        await exchange.jump(60 * minuteMs)
        await devtools.send('Page.setWebLifecycleState', { state: 'active' })
        await turnKnobs(page, { shift: 60 * minuteMs })
      },
    ],
  ]
  for (const [name, happen] of disturb) {
    await happen()
    const back = await page.evaluate(() => performance.timeOrigin + performance.now())
    const after = async () => (await turns(page)).filter(({ real }) => real > back + recoveryMs)
    await expect.poll(async () => (await after()).length, { message: name }).toBeGreaterThan(2)
    const errors = errorsOf(await after(), phase.end!, await aheadBy(exchange), inRoom)
    expect(Math.max(...errors), `${name}: ${errors.join(' ')}`).toBeLessThan(1_000)
  }
  const lefts = (await turns(page)).map(({ left }) => left)
  expect(Math.min(...lefts)).toBeGreaterThan(0)
  expect(lefts).toEqual([...lefts].sort((a, b) => b - a))
})

test('[F08] a moved end is in both rooms, in the list and on the page of the asset within a second', async ({
  page,
  person,
  context,
  exchange,
}) => {
  const both = await openDuel('ongoing', { page, person, exchange })
  const { lot, one, two } = both
  await takeLead(both, one, 0)
  const { phase, rules } = await untilEnd(both)
  expect(phase.name).toBe('DELAY')
  await exchange.jump(rules.D! / 4)
  const list = await context.newPage()
  await list.goto(`/hall?projectActive=1&q=${encodeURIComponent(lot.name)}`)
  const detail = await context.newPage()
  await detail.goto(`/projectDetail/${lot.assetsId}.html`)
  const screens = [page, two.page, list, detail]
  const isBehind = async (screen: Page) => {
    const left = leftIn(await screen.getByRole('timer').first().textContent())
    return left !== null && left < rules.D! * 0.8
  }
  for (const screen of screens) {
    await expect.poll(() => isBehind(screen)).toBe(true)
    await noteTurns(screen)
  }
  const answer = two.page.waitForResponse((response) => response.url().includes('/ongoing/quote'))
  const saidAt = answer.then(() => Date.now())
  await quote(two, lot, above(lot, 1))
  const moved = async (screen: Page) => (await turns(screen)).find(({ left }) => left > rules.D! * 0.9)
  for (const screen of screens) await expect.poll(() => moved(screen)).toBeDefined()
  const delays = await Promise.all(screens.map(async (screen) => (await moved(screen))!.real - (await saidAt)))
  expect(Math.max(...delays), delays.join(' ')).toBeLessThan(1_000)
})
