import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/test.ts'

test('[CT-01] [CT-02] a manual is found by its word, read large, printed whole, and its file survives a broken connection', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const original = fetch
    let isFirst = true
    // The first answer with a file breaks off in its middle.
    window.fetch = async (input, init) => {
      const answer = await original(input, init)
      if (!isFirst || !new Request(input).url.includes('/mock-files/')) return answer
      isFirst = false
      const bytes = new Uint8Array(await answer.arrayBuffer())
      const parts = [bytes.slice(0, bytes.length / 2)]
      const body = new ReadableStream({
        pull: (controller) => {
          const part = parts.shift()
          if (part) controller.enqueue(part)
          else controller.error(new TypeError('cut'))
        },
      })
      return new Response(body, { status: answer.status, headers: answer.headers })
    }
  })
  const main = page.getByRole('main')
  await page.goto('/index')
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '公告', exact: true }).click()
  await main.getByRole('searchbox', { name: '搜索全站' }).fill('操作手册')
  await page.keyboard.press('Enter')
  await main.getByRole('link', { name: '竞买人操作手册' }).click()
  const title = page.getByRole('heading', { level: 1, name: '竞买人操作手册' })
  await expect(title).toBeVisible()
  await expect(page).toHaveTitle(/竞买人操作手册/)

  const paragraph = main.getByText('本手册按实际操作顺序编写')
  await main.getByRole('button', { name: '大字' }).click()
  await expect(paragraph).toHaveCSS('font-size', '20px')
  await page.reload()
  await expect(paragraph).toHaveCSS('font-size', '20px')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeHidden()
  await expect(main.getByText(page.url())).toBeVisible()
  await expect(main.getByRole('img', { name: '文章页面的二维码' })).toBeVisible()
  await expect(main.getByText('岷交所工作人员不会索要您的密码')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  const digest = /SHA-256 ([\da-f]{64})/.exec(await main.innerText())![1]
  await main.getByRole('button', { name: /^下载/ }).click()
  await expect(main.getByText('下载失败')).toBeVisible()
  const rest = page.waitForRequest((request) => request.url().includes('/mock-files/'))
  const saved = page.waitForEvent('download')
  await main.getByRole('button', { name: /^继续下载/ }).click()
  expect((await rest).headers()['range']).toMatch(/^bytes=[1-9]\d*-$/)
  const file = await readFile(await (await saved).path())
  expect(createHash('sha256').update(file).digest('hex')).toBe(digest)

  await page.goBack()
  await expect(main.getByRole('searchbox', { name: '搜索全站' })).toHaveValue('操作手册')
})

test('[CT-05] an issue of the periodical is turned by keys, in pairs on a wide screen, and by a finger on a phone', async ({
  page,
}) => {
  await page.goto('/xxgk?plateId=company-periodical&id=periodical-1')
  const reader = page.getByRole('region', { name: /^阅读器/ })
  const sheets = reader.getByRole('img', { name: /^第 \d+ 页/ })
  await expect(reader).toBeFocused()
  await expect(sheets).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(sheets).toHaveCount(2)
  await expect(reader.getByText(/第 2–3 页/)).toBeVisible()
  await expect(page).toHaveURL(/[?&]page=2(?:&|$)/)
  const [left, right] = await Promise.all([sheets.first().boundingBox(), sheets.last().boundingBox()])
  expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x + 1)
  await page.keyboard.press('End')
  await expect(reader.getByRole('button', { name: '下一页' })).toBeDisabled()
  await page.keyboard.press('Home')
  await expect(sheets).toHaveCount(1)

  await page.setViewportSize({ width: 375, height: 812 })
  await page.keyboard.press('ArrowRight')
  await expect(reader.getByText(/第 2 页/)).toBeVisible()
  await expect(sheets).toHaveCount(1)
  // The sheet stands still in view before a finger meets it.
  await sheets.first().click({ trial: true })
  const { x, y, width, height } = (await sheets.first().boundingBox())!
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width * share, y: y + height / 3 }],
    })
  await touch('touchStart', 0.8)
  for (const share of [0.6, 0.4, 0.2]) await touch('touchMove', share)
  await touch('touchEnd', 0.2)
  await expect(reader.getByText(/第 3 页/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: '交易期刊' })).toBeVisible()
})
