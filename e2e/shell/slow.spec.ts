import type { Request } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test(
  '[SE-02] [F19] an answer that takes 20 s is given up after 15,000 ± 200 ms, and asking again brings it',
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
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible()
  },
)
