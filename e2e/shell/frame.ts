import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/test.ts'

export const header = (page: Page): Locator => page.getByRole('banner')
export const footer = (page: Page): Locator => page.getByRole('contentinfo')
export const menu = (page: Page): Locator => page.getByRole('navigation', { name: '主菜单' })
export const floating = (page: Page): Locator => page.getByRole('complementary', { name: '快捷服务' })

/** The home page, once React has rendered it. */
export async function openHome(page: Page, query = ''): Promise<void> {
  await page.goto(`/index${query}`)
  await menu(page).getByRole('link', { name: '首页' }).waitFor()
}

/** Scrolls down as soon as the page is high enough. */
export const scrollDown = (page: Page, to: number): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate((top) => {
        scrollTo(0, top)
        return scrollY
      }, to),
    )
    .toBe(to)

/** The dialog is open and has the focus, so that it gets the keys. */
export const expectFocus = (dialog: Locator): Promise<void> =>
  expect(dialog.and(dialog.page().locator(':focus-within'))).toBeVisible()

/** The paths of the documents that the browser requests from now on, including aborted ones. */
export function watchLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loads.push(new URL(request.url()).pathname)
  })
  return loads
}

/** The reader's settings, as an earlier visit stored them. */
export const withSettings = (page: Page, state: Record<string, unknown>): Promise<unknown> =>
  page.addInitScript((stored) => {
    if (!localStorage.getItem('ui:v1')) localStorage.setItem('ui:v1', JSON.stringify({ state: stored, version: 0 }))
  }, state)
