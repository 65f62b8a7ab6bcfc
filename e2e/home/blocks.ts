import type { APIResponse, Locator, Page } from '@playwright/test'
import { expect } from '../support/test.ts'
import { portalHeaders } from '../support/portal-headers.ts'

export const openHome = async (page: Page, address = '/index'): Promise<void> => {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 2, name: '竞价统计' })).toBeVisible()
}

const region =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('region', { name, exact: true })
export const banner = region('首页横幅')
export const picks = region('热门推荐')
export const notices = region('公告')
export const projects = region('竞价标的')
export const news = region('新闻与分支机构')
export const bigData = region('产权大数据')
export const partners = region('合作伙伴')

export const shownSlide = (page: Page): Locator => banner(page).locator('[aria-current=true]')

/** The data of the exchange's own answer, without the portal. */
export const exchangeData = async <T>(asked: Promise<APIResponse>): Promise<T> =>
  ((await (await asked).json()) as { data: T }).data

export type HallRow = {
  assetsId: string
  assetsName: string
  priceType: number
  biddingPrice: string | null
  deadline: number
}
/** The rows in bidding, requested as the project panel does. */
export const hallRows = async (page: Page): Promise<HallRow[]> => {
  const data = { size: 8, current: 1 }
  const asked = page.request.post('/bid-api/dscq-sync/v1/bid-assets/hall/page', { headers: portalHeaders, data })
  return (await exchangeData<{ records: HallRow[] }>(asked)).records
}

/** Seconds that a countdown shows. */
export const secondsOf = async (timer: Locator): Promise<number> => {
  const [, days, hours, minutes, seconds] = /^(\d+)天 (\d\d)时 (\d\d)分 (\d\d)秒$/
    .exec((await timer.textContent()) ?? '')!
    .map(Number)
  return days! * 86_400 + hours! * 3600 + minutes! * 60 + seconds!
}

/** An amount in 万元 with six decimals, from 元 or 万元 with at most six. */
export const wanText = (amount: string): string => {
  const [whole = '', fraction = ''] = amount.split('.')
  return `${Number(whole).toLocaleString('en-US')}.${fraction.padEnd(6, '0')} 万元`
}
