import type { Page } from '@playwright/test'
import { signIn } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'

/** A picture drawn in the page: left half red, right half blue. */
const drawn = (page: Page, width: number, height: number) =>
  page.evaluate(
    async ([w, h]) => {
      const canvas = document.createElement('canvas')
      canvas.width = w!
      canvas.height = h!
      const context = canvas.getContext('2d')!
      context.fillStyle = 'red'
      context.fillRect(0, 0, w! / 2, h!)
      context.fillStyle = 'blue'
      context.fillRect(w! / 2, 0, w! / 2, h!)
      const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), 'image/png'))
      return [...new Uint8Array(await blob.arrayBuffer())]
    },
    [width, height],
  )

const choose = async (page: Page, name: string, bytes: number[] | Buffer, mimeType = 'image/png') =>
  page.getByLabel('选择头像图片').setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) })

test('[AC-12] a portrait is cut by keys alone, and the header shows it at once', async ({ page, exchange, axe }) => {
  await signIn(page, exchange)
  await page.goto('/memberEditHead')
  await expect(page.getByRole('heading', { level: 1, name: '修改头像' })).toBeVisible()
  const before = await page.getByRole('banner').locator('img.strip-portrait').getAttribute('src')
  await choose(page, 'me.png', await drawn(page, 800, 400))
  const frame = page.getByRole('button', { name: /^裁剪框/ })
  await expect(frame).toBeVisible()
  await axe()
  await frame.focus()
  for (let times = 0; times < 20; times += 1) await page.keyboard.press('Shift+ArrowLeft')
  const corner = () =>
    page
      .getByRole('img', { name: '120 像素预览' })
      .evaluate((canvas) => [...(canvas as HTMLCanvasElement).getContext('2d')!.getImageData(230, 10, 1, 1).data])
  await expect.poll(async () => (await corner()).slice(0, 3)).toEqual([255, 0, 0])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '保存头像' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('头像已更新')).toBeVisible()
  const portrait = page.getByRole('banner').locator('img.strip-portrait')
  await expect(portrait).not.toHaveAttribute('src', before!)
  const size = await portrait.evaluate(async (img: HTMLImageElement) => {
    await img.decode()
    return [img.naturalWidth, img.naturalHeight]
  })
  expect(size).toEqual([400, 400])
})

test('[AC-12] the frame follows the pointer', async ({ page, exchange }) => {
  await signIn(page, exchange)
  await page.goto('/memberEditHead')
  await choose(page, 'me.png', await drawn(page, 800, 400))
  const frame = page.getByRole('button', { name: /^裁剪框/ })
  // The room in which the frame lies has the size of the picture once that is drawn.
  await expect(frame.locator('..').locator('canvas')).toHaveJSProperty('width', 800)
  const box = (await frame.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 400, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await frame.boundingBox())!.x).toBeGreaterThan(box.x + 90)
  expect(Math.round((await frame.boundingBox())!.width)).toBe(Math.round(box.width))
})

test('[AC-12] what is no portrait is refused in the browser: other kinds, too large, too few pixels', async ({
  page,
  exchange,
}) => {
  await signIn(page, exchange)
  await page.goto('/memberEditHead')
  const uploads: string[] = []
  page.on('request', (request) => request.url().includes('/file/upload') && uploads.push(request.url()))
  const problem = page.getByRole('main').getByRole('alert')
  await choose(page, 'me.pdf', Buffer.from('%PDF-1.4\n%%EOF'), 'application/pdf')
  await expect(problem).not.toBeEmpty()
  await choose(page, 'tiny.png', await drawn(page, 100, 100))
  await expect(problem).toContainText('至少 120 像素')
  await choose(page, 'big.png', Buffer.alloc(2_000_001))
  await expect(problem).toContainText('文件不能超过 2 MB')
  await expect(page.getByRole('button', { name: /^裁剪框/ })).toHaveCount(0)
  expect(uploads).toEqual([])
})
