import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { browserIdle } from '../support/waits.ts'
import { amountField, confirm, finalButton, open, outcome, practise } from './practice.ts'

const large = (page: Page) => page.getByRole('switch', { name: '大字模式' })
/** On narrow screens the switches are behind a button. */
async function expectLarge(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: '更多', exact: true })
  if (!(await large(page).isVisible())) await more.click()
  await expect(large(page)).toBeChecked()
  if ((await more.getAttribute('aria-expanded')) === 'true') await more.click()
}
const sounds = (page: Page) => page.getByRole('switch', { name: '声音提示' })
const timer = (page: Page) => page.getByRole('region', { name: '报价区' }).getByRole('timer')
const figure = (page: Page) => page.getByRole('region', { name: '报价区' }).locator('strong')
const record = (page: Page) => page.getByRole('region', { name: '竞价记录' })

const sizesOf = (page: Page) =>
  Promise.all(
    [timer(page), figure(page)].map((part) =>
      part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    ),
  )

/** Nothing is wider than the page, and time and price are completely visible. */
async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overhang, { message: `at ${width} px` }).toBeLessThanOrEqual(0)
  for (const part of [timer(page), figure(page)]) {
    const isInside = await part.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      return (
        left >= 0 && right <= document.documentElement.clientWidth && element.scrollWidth <= element.clientWidth + 1
      )
    })
    expect(isInside, `at ${width} px`).toBe(true)
  }
}

const widths = [1440, 375] as const
const types = [
  { name: 'plain', settings: {}, amount: '1350000', shown: '我的报价 1,350,000.00 元' },
  { name: 'type twice as large', settings: { typeScale: 2 }, amount: '1360000', shown: '我的报价 1,360,000.00 元' },
  {
    name: 'the elder version',
    settings: { elder: true, typeScale: 1.5 },
    amount: '1370000',
    shown: '我的报价 1,370,000.00 元',
  },
] as const

test(
  '[BD-03] large figures: by button and key, remembered; time and price fill the screen, quoting is possible, and nothing is cut off',
  { tag: '@nightly' },
  async ({ page, exchange }) => {
    await practise(page, 'final')
    await open(page, exchange)
    await expect(amountField(page)).toBeEditable()
    const plain = await sizesOf(page)
    await large(page).click()
    await expect(large(page)).toBeChecked()
    for (const [index, size] of (await sizesOf(page)).entries()) expect(size).toBeGreaterThan(plain[index]! * 1.8)
    await expect(record(page)).toHaveCount(0)
    await expect(page.getByText('您尚未报价')).toBeVisible()

    for (const { name, settings, amount, shown } of types)
      await test.step(name, async () => {
        const state = { roomLarge: true, ...settings }
        await page.evaluate((stored) => localStorage.setItem('ui:v1', stored), JSON.stringify({ state, version: 0 }))
        await page.reload()
        await expectLarge(page)
        await expect(amountField(page)).toBeEditable()
        for (const width of widths) await expectFits(page, width)
        await amountField(page).fill(amount)
        await finalButton(page).click()
        await confirm(page, true)
        await expect(outcome(page)).toContainText('已受理')
        await expect(page.getByText(shown)).toBeVisible()
        for (const width of widths) await expectFits(page, width)
      })

    await page.setViewportSize({ width: 1440, height: 900 })
    await browserIdle(page)
    await page.keyboard.press('Alt+Shift+B')
    await expect(large(page)).not.toBeChecked()
    await expect(record(page)).toBeVisible()
    await page.keyboard.press('Alt+Shift+B')
    await expect(large(page)).toBeChecked()
  },
)

type Heard = Window & { tones: number }

test(
  '[BD-03] sounds are off by default; once on they mark the last minute, and stay on',
  { tag: '@nightly' },
  async ({ page, exchange }) => {
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
    await page.getByRole('button', { name: '重新开始' }).click()
    await expect(page.getByText('距竞价开始')).toBeVisible()
    await lastMinute()
    await expect.poll(tones).toBe(2)
    await page.reload()
    await expect(sounds(page)).toBeChecked()
  },
)

/** A browser plays no sound before an interaction. */
const amountlessClick = (page: Page) => page.getByRole('heading', { level: 1 }).click()
