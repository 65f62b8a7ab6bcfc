import type { CDPSession } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { browserIdle } from '../support/waits.ts'
import { banner, openHome, shownSlide } from './blocks.ts'

test.use({ hasTouch: true })

/** A swipe to the left by more than half a slide, which counts at any speed. */
async function swipe(devtools: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (let step = 1; step <= 8; step += 1)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x - 60 * step, y }] })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('[HM-02] the first touch of the page loads the swipe support; the shown slide stays until a swipe', async ({
  page,
  context,
}) => {
  const engines: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/swiper-/.test(request.url())) engines.push(request.url())
  })
  await openHome(page)
  await banner(page).getByRole('button', { name: '暂停轮播' }).click()
  await banner(page).getByRole('button', { name: '下一张' }).click()
  await expect(shownSlide(page)).toHaveAttribute('aria-label', /^第 2 张/)
  await browserIdle(page)
  expect(engines).toEqual([])

  await page.touchscreen.tap(5, 300)
  await expect(banner(page).locator('.swiper-initialized')).toBeVisible()
  expect(engines).toHaveLength(1)
  const box = (await banner(page).boundingBox())!
  const slideAtLeft = () =>
    banner(page)
      .locator('[role=group]:not([inert])')
      .evaluate((slide) => slide.getBoundingClientRect().left)
  await expect.poll(slideAtLeft).toBeCloseTo(box.x, 0)
  await expect(shownSlide(page)).toHaveAttribute('aria-label', /^第 2 张/)
  await swipe(await context.newCDPSession(page), { x: box.x + box.width / 2 + 250, y: box.y + 150 })
  await expect(shownSlide(page)).toHaveAttribute('aria-label', /^第 3 张/)
  await expect.poll(slideAtLeft).toBeCloseTo(box.x, 0)
})
