import type { Page } from '@playwright/test'
import { roomOf, waitingRooms, jumpTo, line } from '../bidding/duel.ts'
import { expect, test } from '../support/test.ts'
import { holdTime, idle } from '../support/waits.ts'
import { amountField, confirm, isStill, open, outcome, practise, raise } from './practice.ts'

const large = (page: Page) => page.getByRole('switch', { name: '大字模式' })
const sounds = (page: Page) => page.getByRole('switch', { name: '声音提示' })
const timer = (page: Page) => page.getByRole('region', { name: '报价区' }).getByRole('timer')
const figure = (page: Page) => page.getByRole('region', { name: '报价区' }).locator('strong')
const sizeOf = (page: Page, part: 'timer' | 'figure') =>
  (part === 'timer' ? timer(page) : figure(page)).evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).fontSize),
  )
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('large figures', () => {
  test('[BD-03] by button and key, remembered; how long, how much and how one stands fill the screen, and one still quotes', async ({
    page,
    exchange,
    axe,
  }) => {
    await practise(page, 'ongoing')
    await open(page, exchange)
    const plain = [await sizeOf(page, 'timer'), await sizeOf(page, 'figure')]
    await large(page).click()
    await expect(large(page)).toBeChecked()
    for (const [index, part] of (['timer', 'figure'] as const).entries())
      expect(await sizeOf(page, part)).toBeGreaterThan(plain[index]! * 1.8)
    await expect(page.getByRole('region', { name: '竞价记录' })).toHaveCount(0)
    await expect(page.getByText('您尚未报价')).toBeVisible()
    await raise(page)
    await isStill(page)
    await axe()
    await page.reload()
    await expect(large(page)).toBeChecked()
    await expect(amountField(page)).toBeVisible()
    await idle(page)
    await page.keyboard.press('Alt+Shift+B')
    await expect(large(page)).not.toBeChecked()
    await expect(page.getByRole('region', { name: '竞价记录' })).toBeVisible()
    await page.keyboard.press('Alt+Shift+B')
    await expect(large(page)).toBeChecked()
  })

  for (const width of [1440, 375])
    for (const [name, settings] of [
      ['', {}],
      [', type twice as large', { typeScale: 2 }],
      [', elder version', { elder: true, typeScale: 1.5 }],
    ] as const)
      test(`[BD-03] nothing is cut off at ${width} px${name}`, async ({ page, exchange, axe }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.addInitScript(
          (state) => {
            localStorage.setItem('ui:v1', JSON.stringify({ state, version: 0 }))
          },
          { roomLarge: true, ...settings },
        )
        await practise(page, 'final')
        await open(page, exchange)
        await expect(amountField(page)).toBeEditable()
        expect(await overhang(page)).toBeLessThanOrEqual(0)
        for (const part of [timer(page), figure(page)]) {
          const isWhole = await part.evaluate((element) => {
            const { left, right } = element.getBoundingClientRect()
            return (
              left >= 0 &&
              right <= document.documentElement.clientWidth &&
              element.scrollWidth <= element.clientWidth + 1
            )
          })
          expect(isWhole).toBe(true)
        }
        await amountField(page).fill('1250000')
        await page.getByRole('button', { name: '提交最终报价' }).click()
        await confirm(page, true)
        await expect(outcome(page)).toContainText('已受理')
        await expect(page.getByText('我的报价 1,250,000.00 元')).toBeVisible()
        expect(await overhang(page)).toBeLessThanOrEqual(0)
        await isStill(page)
        await axe()
      })
})

type Heard = Window & { tones: number }

test('[BD-03] sounds are off at first; switched on they sign the last minute, and stay on', async ({
  page,
  exchange,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { tones: 0 })
    OscillatorNode.prototype.start = new Proxy(Reflect.get(OscillatorNode.prototype, 'start'), {
      apply(start, tone, when) {
        ;(window as unknown as Heard).tones += 1
        return Reflect.apply(start, tone, when)
      },
    })
  })
  const tones = () => page.evaluate(() => (window as unknown as Heard).tones)
  const lastMinute = async () => {
    await open(page, exchange)
    await expect(amountField(page)).toBeEditable()
    await exchange.jump(70_000)
    await expect(timer(page)).toHaveText(/^00:00:\d\d\.\d$/)
  }
  await practise(page, 'final')
  await expect(sounds(page)).not.toBeChecked()
  await amountlessClick(page)
  await lastMinute()
  expect(await tones()).toBe(0)
  await sounds(page).click()
  await page.getByRole('button', { name: '再来一场' }).click()
  await expect(page.getByText('距竞价开始')).toBeVisible()
  await lastMinute()
  await expect.poll(tones).toBe(2)
  await page.reload()
  await expect(sounds(page)).toBeChecked()
})

/** A browser lets nothing sound before the person has done something. */
const amountlessClick = (page: Page) => page.getByRole('heading', { level: 1 }).click()

type Spoken = Window & { spoken: { text: string; at: number }[] }

test('[C4] of quotes that come by the dozen a screen reader hears the newest, at most one in three seconds', async ({
  page,
  exchange,
}) => {
  const [lot] = await waitingRooms(page, 'ongoing')
  await jumpTo(exchange, lot!.opensAt)
  await page.clock.install()
  await page.goto(`/hall?watch=${lot!.roomId}`)
  await expect(line(page)).toHaveText('已连接')
  // What a busy machine takes from a word to its picture is no pause of the page's.
  await holdTime(page)
  await page.getByTestId('polite').evaluate((region) => {
    const spoken: { text: string; at: number }[] = []
    new MutationObserver(() => {
      spoken.push({ text: region.textContent ?? '', at: performance.now() })
    }).observe(region, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { spoken })
  })
  const spoken = () => page.evaluate(() => (window as unknown as Spoken).spoken)
  const newestIsSaid = async () => {
    const newest = `第 ${(await roomOf(page, lot!.roomId)).seq} 次报价`
    const said = async () => {
      await page.clock.runFor(50)
      return page.getByTestId('polite').textContent()
    }
    await expect.poll(said, { intervals: [20], timeout: 40_000 }).toContain(newest)
  }
  await exchange.quote(lot!.roomId, '7100')
  await newestIsSaid()
  for (let turn = 1; turn < 12; turn += 1) await exchange.quote(lot!.roomId, String(7100 + turn))
  await newestIsSaid()
  const said = await spoken()
  expect(said.length).toBeGreaterThan(1)
  expect(said.length).toBeLessThan(12)
  const pauses = said.slice(1).map(({ at }, index) => at - said[index]!.at)
  expect(Math.min(Infinity, ...pauses)).toBeGreaterThan(2_900)
})
