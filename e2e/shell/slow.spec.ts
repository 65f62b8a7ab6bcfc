import type { Request } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test(
  '[SE-02] [F19] an answer that takes 20 s times out after 15,000 ± 200 ms, and a retry loads it',
  { tag: '@nightly' },
  async ({ page, exchange }) => {
    const path = '/dscq-sync/v1/bid-assets/hall/page'
    const sentAt = new Map<Request, number>()
    const waits: number[] = []
    page.on('request', (request) => {
      if (request.url().includes(path)) sentAt.set(request, performance.now())
    })
    page.on('requestfailed', (request) => {
      const sent = sentAt.get(request)
      if (sent !== undefined) waits.push(performance.now() - sent)
    })
    await exchange.faults([{ path, kind: 'slow', ms: 20_000, times: 1 }])
    await page.goto('/hall')
    const again = page.getByRole('main').getByRole('button', { name: '重试' })
    await expect(again).toBeVisible({ timeout: 30_000 })
    await expect.poll(() => waits).toHaveLength(1)
    expect(Math.abs(waits[0]! - 15_000)).toBeLessThanOrEqual(200)
    await again.click()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  },
)

test('[F19] leaving the home page aborts all its pending requests', async ({ page, exchange }) => {
  const early = '/portal/batch'
  await exchange.faults([{ path: early, kind: 'slow', ms: 20_000, times: 1 }])
  const withdrawn = page.waitForEvent('requestfailed', (request) => request.url().includes(early))
  await page.goto('/index')
  const help = page.getByRole('link', { name: '帮助中心' }).first()
  await expect(help).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await help.click()
  await withdrawn
  await expect(page.getByRole('link', { name: /^公共资源交易/ }).first()).toBeVisible()
  expect(asked.filter((path) => /\/(top\/hot|bidding-(data|rate)|notice-info\/list|ad-ads\/list)$/.test(path))).toEqual(
    [],
  )
})
