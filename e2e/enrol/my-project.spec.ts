import type { Page } from '@playwright/test'
import { signIn } from '../session/sign-in.ts'
import { assetsToEnrol, enrol, enrolAndPay, enrolled, review } from '../support/enrolling.ts'
import { expect, test, maxRetries } from '../support/test.ts'

test('[BD-04] my enrolments: tabs, search, ways on, all in the address and live', async ({ page, exchange, axe }) => {
  await signIn(page, exchange)
  await page.goto('/myProject')
  await expect(page.getByText('您还没有报名任何项目')).toBeVisible()
  const [first, second] = await assetsToEnrol(page)
  const { enrolId } = await enrol(page, 'person', first!)
  // By push: nobody reloads.
  await expect(page.getByRole('tab', { name: '待审核 1' })).toBeVisible()
  // Nobody else decides about it then, however long this takes.
  await review(page, enrolId, 'fix', '申请书未签字')
  await expect(page.getByRole('tab', { name: '草稿/补正 1' })).toBeVisible()
  await enrolled(page, 'person', second!)
  await expect(page.getByRole('tab', { name: '待缴费 1' })).toBeVisible()
  await axe()
  await page.getByRole('tab', { name: '待缴费 1' }).click()
  await expect(page).toHaveURL(/tab=deposit/)
  await expect(page.getByRole('link', { name: /^缴费/ })).toHaveAttribute('href', /\/cashierDesk\?enrolId=E/)
  await page.getByRole('searchbox', { name: '项目名称或编号' }).last().fill('没有这样的项目')
  await page.getByRole('search', { name: '搜索报名' }).getByRole('button', { name: '搜索' }).click()
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByText('没有符合条件的报名')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: /^缴费/ })).toBeVisible()
})

test('[BD-04] my rooms, with prices as they come', async ({ page, exchange, axe }) => {
  await signIn(page, exchange)
  const id = (await rollingRoom(page))!
  const { bidNo } = await enrolAndPay(page, 'person', id)
  await page.goto('/myProject?list=2')
  await expect(page.getByRole('tab', { name: /竞价中 1/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('cell', { name: bidNo })).toBeVisible()
  await axe()
  const row = page.getByRole('row').filter({ hasText: bidNo })
  const before = await row.getByRole('cell').nth(2).textContent()
  await exchange.quote(id, '3333')
  await expect(row.getByRole('cell').nth(2)).not.toHaveText(before ?? '')
  await expect(page.getByRole('link', { name: /^进入竞价厅/ }).last()).toHaveAttribute(
    'href',
    `/quoteHall?assetsId=${id}`,
  )
})

/** A single asset in bidding that takes people in for five minutes more. */
async function rollingRoom(page: Page): Promise<string | null> {
  const data = { status: 'bidding', current: 1, size: 50 }
  const answer = await page.request.post('/api/dscq-project/assets/page', { data, maxRetries })
  type Row = { assetsId: string; projectType: number; enrolUntil: number; status: string }
  const { records } = ((await answer.json()) as { data: { records: Row[] } }).data
  const { now } = (await (await page.request.get('/__mock/state', { maxRetries })).json()) as { now: number }
  return (
    records.find((row) => row.projectType !== 1 && row.status === 'BIDDING' && row.enrolUntil > now + 300_000)
      ?.assetsId ?? null
  )
}
