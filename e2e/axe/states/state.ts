import type { Locator, Page } from '@playwright/test'
import { type Exchange, expect, maxRetries } from '../../support/test.ts'
import { portalHeaders } from '../../support/portal-headers.ts'

/**
 * A state of a screen without an address of its own: `reach` opens it and resolves when it is shown. A new dialog, a form with
 * errors or an error state belongs in the list of the readers who see it.
 */
export type State = {
  name: string
  /** Checked with every change; the others, made of the same components, once a night. */
  isTypical?: boolean
  width?: number
  reach: (page: Page, exchange: Exchange) => Promise<unknown>
}

export const main = (page: Page): Locator => page.getByRole('main')
export const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true })
export const click = (page: Page, name: string | RegExp) => button(page, name).first().click()
export const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
export const header = (page: Page) => page.getByRole('banner')
export const floating = (page: Page) => page.getByRole('complementary', { name: '快捷服务' })
export const submits = (page: Page) => main(page).locator('button[type=submit]').first()
export const wrongFields = (page: Page) => main(page).locator('[aria-invalid=true]').first()

export const mockControl = async (page: Page, name: string, data: object) =>
  expect((await page.request.post(`/__mock/${name}`, { data, maxRetries })).ok(), name).toBe(true)

export type Row = { assetsId: string; projectType: number; status: string; biddingCount: number; mode?: string }

/** Assets in a state. */
export async function assets(page: Page, status: string): Promise<Row[]> {
  const answer = await page.request.post('/api/dscq-project/assets/page', {
    headers: portalHeaders,
    data: { status, size: 100 },
    maxRetries,
  })
  return ((await answer.json()) as { data: { records: Row[] } }).data.records
}

/** The address of the first matching asset in a state. */
export async function asset(page: Page, status: string, fits: (row: Row) => boolean = () => true): Promise<string> {
  const row = (await assets(page, status)).find(fits)
  if (!row) throw new Error(`there is no asset in ${status}`)
  return `/project${row.projectType === 1 ? 'Pkg' : 'Detail'}/${row.assetsId}.html`
}
export const isSingle = ({ projectType }: Row) => projectType !== 1
export const wasSold = ({ projectType, biddingCount }: Row) => projectType !== 1 && biddingCount > 4

/** Aborts a call, until this page navigates. */
export const abortCall = (page: Page, call: string) => page.route(`**${call}`, (route) => route.abort())
export const hasFailed = (page: Page) => expect(main(page).getByRole('alert').first()).toContainText('内容加载失败')

export const emptyForm = (address: string): State => ({
  name: `${address} submitted empty`,
  reach: async (page) => {
    await page.goto(address)
    await submits(page).click()
    await expect(wrongFields(page)).toBeVisible()
  },
})
