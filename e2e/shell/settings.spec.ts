import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { browserIdle } from '../support/waits.ts'
import { footer, expectFocus, header, menu, openHome, withSettings } from './frame.ts'

const root = (page: Page) => page.locator('html')
const style = (page: Page, name: string) =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(), name)
const dialog = (page: Page) => page.getByRole('dialog', { name: '显示设置' })
/** The menu is loaded, in any language. */
const drawn = (page: Page) => page.locator('nav.menu li a').first().waitFor({ state: 'attached' })
const ready = async (page: Page) => {
  await drawn(page)
  await browserIdle(page)
}

test('[SE-10] [D6] colour and type size by keyboard: at once, saved, and applied from the first paint of the next visit', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  await openHome(page)
  await browserIdle(page)
  await expect(root(page)).toHaveAttribute('lang', 'zh-CN')
  expect(await style(page, '--brand')).toBe('#409EFF')
  expect(await style(page, '--primary')).toBe('#0F62B8')

  await test.step('the dialog takes the focus and restores it', async () => {
    const button = header(page).getByRole('button', { name: '无障碍' })
    await button.click()
    await expectFocus(dialog(page))
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(button).toBeFocused()
  })

  await page.keyboard.press('Alt+Shift+A')
  await dialog(page).getByRole('radio', { name: '朱红' }).check()
  await expect.poll(() => style(page, '--brand')).toBe('#C8161D')
  await dialog(page).getByLabel('自选颜色').fill('#ffdd00')
  await expect.poll(() => style(page, '--brand')).toBe('#FFDD00')
  const primary = await style(page, '--primary')
  expect(primary).toMatch(/^#[0-9A-F]{6}$/)
  const luminance = (hex: string) =>
    [1, 3, 5]
      .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index]!, 0)
  expect(1.05 / (luminance(primary) + 0.05)).toBeGreaterThanOrEqual(4.5)
  await dialog(page).getByRole('radio', { name: '150%' }).check()
  await expect(menu(page)).toHaveCSS('font-size', '24px')

  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('#shell .menu')).toHaveCSS('font-size', '24px')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await ready(page)
  expect(await style(page, '--brand')).toBe('#FFDD00')
  await page.keyboard.press('Alt+Shift+A')
  await dialog(page).getByRole('button', { name: '恢复默认' }).click()
  await expect.poll(() => style(page, '--primary')).toBe('#0F62B8')
  await expect(menu(page)).toHaveCSS('font-size', '16px')
})

test('[SE-10] English and the elder-friendly version, large, without motion and easy to hit, are saved for the next visit; and back', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('ui:v1'))
      localStorage.setItem('ui:v1', '{"state":{"language":"fr","typeScale":"big"},"version":0}')
  })
  await openHome(page)
  // Invalid stored settings are ignored.
  await expect(root(page)).toHaveAttribute('lang', 'zh-CN')
  expect(await style(page, '--type-scale')).toBe('1')
  const button = header(page).getByRole('button', { name: '长辈版' })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await header(page).getByRole('button', { name: 'EN: switch to English' }).click()
  await expect(page).toHaveTitle('岷江产权交易网 - Home')
  await page.reload()
  await ready(page)
  await expect(root(page)).toHaveAttribute('data-elder', '')
  await expect(root(page)).toHaveAttribute('lang', 'en')
  await expect(header(page).getByRole('link', { name: 'Sign in' })).toBeVisible()

  await test.step('nothing is small, tight or moving', async () => {
    const findings = await page.evaluate(() => {
      const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
      const parts = [...document.querySelectorAll('header, footer, aside:not(main aside)')]
      const all = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>('*')]).filter(shown)
      const says = (element: Element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim())
      return {
        small: all
          .filter((element) => says(element) && !element.closest('.logo, .visuallyHidden'))
          .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 18)
          .map((element) => element.outerHTML.slice(0, 80)),
        tight: all
          .filter((element) => element.matches('a, button, select, input'))
          .filter((element) => {
            const { width, height } = element.getBoundingClientRect()
            return width < 44 || height < 44
          })
          .map((element) => element.outerHTML.slice(0, 80)),
        moving: document.getAnimations().length,
      }
    })
    expect(findings).toEqual({ small: [], tight: [], moving: 0 })
  })

  await test.step('a dialog is in English, too', async () => {
    await header(page).getByRole('link', { name: 'My account' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'OK' })).toBeVisible()
    await expectFocus(page.getByRole('dialog'))
    await page.keyboard.press('Escape')
  })

  await header(page).getByRole('button', { name: '切换为中文' }).click()
  await expect(header(page).getByRole('link', { name: '登录', exact: true })).toBeVisible()
  await test.step('the frame leaves the screen to the page: nothing covers its end, and on a phone it takes less than a third', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const gap = () =>
      page.evaluate(() => {
        scrollTo(0, document.body.scrollHeight)
        const sidesOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
        return Math.round(sidesOf('aside:not(main aside)').top - sidesOf('footer').bottom)
      })
    await expect.poll(gap).toBeGreaterThanOrEqual(0)
    await page.evaluate(() => scrollTo(0, 0))
    await page.setViewportSize({ width: 375, height: 812 })
    await expect.poll(async () => (await header(page).boundingBox())!.height).toBeLessThan(812 / 3)
    await page.setViewportSize({ width: 1280, height: 720 })
  })
  await button.click()
  await expect(root(page)).not.toHaveAttribute('data-elder')
  await expect(root(page)).toHaveAttribute('lang', 'zh-CN')
})

test('[SE-10] a dark device has a dark portal from the first paint; the reader’s 浅色 wins at the next visit', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  await page.emulateMedia({ colorScheme: 'dark' })
  const withoutProgram = async (visit: () => Promise<unknown>, ground: string) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await visit()
    await expect(page.locator('#shell .menu')).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(ground)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
  await withoutProgram(() => page.goto('/index', { waitUntil: 'commit' }), 'rgb(11, 18, 30)')
  expect(await style(page, 'color-scheme')).toBe('dark')
  await page.reload()
  await ready(page)
  await expect(root(page)).toHaveAttribute('data-scheme', 'dark')
  await test.step('a code stays dark on white, for cameras', async () => {
    await footer(page).scrollIntoViewIfNeeded()
    const code = footer(page).getByRole('img', { name: '官方公众号二维码' })
    await expect(code.locator('path')).toHaveCSS('stroke', 'rgb(27, 36, 48)')
    await expect(code.locator('..')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  })

  await page.keyboard.press('Alt+Shift+A')
  await dialog(page).getByRole('radio', { name: '浅色' }).check()
  await expect(root(page)).toHaveAttribute('data-scheme', 'light')
  await withoutProgram(() => page.reload({ waitUntil: 'commit' }), 'rgb(243, 246, 250)')
  expect(await style(page, 'color-scheme')).toBe('light')
  await page.reload()
  await ready(page)
  await expect(root(page)).toHaveAttribute('data-scheme', 'light')
})

const widths = [320, 375, 768, 1200, 1440]

test(
  '[SE-10] the frame does not scroll sideways: at any width, in English, at 200 %',
  { tag: '@nightly' },
  async ({ person }) => {
    for (const [name, state] of [
      ['as it comes', {}],
      ['in English', { language: 'en' }],
      ['at 200 %', { typeScale: 2 }],
    ] as const) {
      const page = await person()
      await withSettings(page, state)
      await page.goto('/login')
      await expect(footer(page)).toBeVisible()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        // Reduced by the space that is reserved for a scrollbar.
        const over = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        await expect.poll(over, `/login ${name} at ${width} px`).toBeLessThanOrEqual(0)
      }
      await page.goto('/index')
      await drawn(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        const wide = () =>
          page.evaluate(() =>
            [...document.querySelectorAll('header *, footer *')]
              .filter((element) => element.checkVisibility() && !element.closest('.visuallyHidden'))
              .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
              .map((element) => element.outerHTML.slice(0, 90)),
          )
        await expect.poll(wide, `/index ${name} at ${width} px`).toEqual([])
        await expect(page.locator('aside:not(main aside)')).toBeAttached()
      }
      await page.close()
    }
  },
)
