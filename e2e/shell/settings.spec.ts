import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { idle } from '../support/waits.ts'
import { footer, hasFocus, header, menu, openHome, withSettings } from './frame.ts'

const kept = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('ui:v1') ?? '{"state":{}}') as { state: unknown }).state)
const root = (page: Page) => page.locator('html')
const style = (page: Page, name: string) =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(), name)
const dialog = (page: Page) => page.getByRole('dialog', { name: '显示设置' })

test('[SE-10] a first visitor: Chinese, the default theme and #409EFF', async ({ page }) => {
  await openHome(page)
  await expect(root(page)).toHaveAttribute('lang', 'zh-CN')
  expect(await style(page, '--brand')).toBe('#409EFF')
  expect(await style(page, '--primary')).toBe('#0F62B8')
})

test('[SE-10] English at once, without a reload, kept for the next visit; and back', async ({ page }) => {
  await openHome(page)
  await header(page).getByRole('button', { name: 'EN: switch to English' }).click()
  await expect(root(page)).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle('岷江产权交易网 - Home')
  await expect(header(page).getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.reload()
  await expect(header(page).getByRole('link', { name: 'Sign in' })).toBeVisible()
  await header(page).getByRole('link', { name: 'My account' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'OK' })).toBeVisible()
  await hasFocus(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await header(page).getByRole('button', { name: '切换为中文' }).click()
  await expect(header(page).getByRole('link', { name: '登录', exact: true })).toBeVisible()
  await expect(root(page)).toHaveAttribute('lang', 'zh-CN')
})

test('[SE-10] nothing Chinese is left in the frame in English, but names and facts', async ({ page }) => {
  await withSettings(page, { language: 'en' })
  await page.goto('/index')
  await expect(header(page).getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').first()).toHaveText('Home')
  const words = async (part: string) =>
    page.locator(part).evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement
      for (const quoted of copy.querySelectorAll('[lang="zh-CN"], small, .strip-hello, .foot-end')) quoted.remove()
      return copy.textContent
    })
  for (const part of ['header', 'footer', 'aside.float']) expect(await words(part)).not.toMatch(/\p{Script=Han}/u)
})

test('[SE-10] the settings: by the button and by Alt+Shift+A, with the focus inside and back', async ({
  page,
  axe,
}) => {
  await openHome(page)
  const button = header(page).getByRole('button', { name: '无障碍' })
  await button.click()
  await expect(dialog(page)).toBeVisible()
  await axe()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Alt+Shift+A')
  await expect(dialog(page)).toBeVisible()
})

test('[SE-10] type size: at once, kept, and painted so from the first moment of the next visit', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  await openHome(page)
  await idle(page)
  await page.keyboard.press('Alt+Shift+A')
  await dialog(page).getByRole('radio', { name: '150%' }).check()
  await expect(menu(page)).toHaveCSS('font-size', '24px')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('#shell .menu')).toHaveCSS('font-size', '24px')
})

test('[SE-10] [D6] colour: a theme and a colour of one’s own; what is read on it is derived', async ({ page, axe }) => {
  await openHome(page)
  await idle(page)
  await page.keyboard.press('Alt+Shift+A')
  await dialog(page).getByRole('radio', { name: '朱红' }).check()
  await expect.poll(() => style(page, '--brand')).toBe('#C8161D')
  expect(await kept(page)).toMatchObject({ theme: 'theme-red', colour: '#C8161D' })
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
  await page.keyboard.press('Escape')
  await axe()
  await page.reload()
  await expect.poll(() => style(page, '--brand')).toBe('#FFDD00')
  // The colour is there before the program is, which listens to the keys.
  await menu(page).getByRole('link', { name: '首页' }).waitFor()
  await idle(page)
  await page.keyboard.press('Alt+Shift+A')
  await dialog(page).getByRole('button', { name: '恢复默认' }).click()
  await expect.poll(() => style(page, '--primary')).toBe('#0F62B8')
})

test('[SE-10] the elder-friendly version: large, still, easy to hit; kept; and off again', async ({ page, axe }) => {
  await openHome(page)
  const button = header(page).getByRole('button', { name: '长辈版' })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(root(page)).toHaveAttribute('data-elder', '')
  await page.reload()
  await menu(page).getByRole('link', { name: '首页' }).waitFor()

  const findings = await page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const parts = [...document.querySelectorAll('header, footer, aside.float')]
    const all = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>('*')]).filter(shown)
    const says = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim())
    return {
      small: all
        .filter((element) => says(element) && !element.closest('.logo, .unseen'))
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
  await axe()

  await button.click()
  await expect(root(page)).not.toHaveAttribute('data-elder')
  expect(await kept(page)).toMatchObject({ elder: false, typeScale: 1 })
})

test('[SE-10] a memory full of nonsense is none', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ui:v1', '{"state":{"language":"fr","typeScale":"big"}}'))
  await openHome(page)
  await expect(root(page)).toHaveAttribute('lang', 'zh-CN')
  expect(await style(page, '--type-scale')).toBe('1')
})

for (const width of [320, 375, 768, 1200, 1440])
  for (const [name, state] of [
    ['as it comes', {}],
    ['in English', { language: 'en' }],
    ['at 200 %', { typeScale: 2 }],
  ] as const)
    test(`[SE-10] at ${width} px ${name} the frame does not scroll sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await withSettings(page, state)
      await page.goto('/404')
      await page.goto('/login')
      await expect(footer(page)).toBeVisible()
      // Smaller by the room that is kept for a scrollbar.
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBeLessThanOrEqual(0)
      await page.goto('/index')
      await expect(footer(page)).toBeAttached()
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll('header *, footer *')]
          .filter((element) => element.checkVisibility() && !element.closest('.unseen'))
          .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
          .map((element) => element.outerHTML.slice(0, 90)),
      )
      expect(wide).toEqual([])
      await expect(page.locator('aside.float')).toBeAttached()
    })
