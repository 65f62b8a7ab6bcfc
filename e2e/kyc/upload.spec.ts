import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../keyboard/keys.ts'
import { signIn } from '../session/sign-in.ts'
import { fileField, picture } from './steps.ts'

const address = '**/dscq-resource/file/upload'

/** Drops a file on the field, or pastes it. */
const put = (field: Locator, kind: 'drop' | 'paste', name: string): Promise<void> =>
  field.evaluate(
    (element, { kind: eventType, name: fileName, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([bytes], fileName, { type: 'image/png' }))
      const given = { bubbles: true, cancelable: true }
      element
        .querySelector('label')!
        .dispatchEvent(
          eventType === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, ...given })
            : new ClipboardEvent('paste', { clipboardData: data, ...given }),
        )
    },
    { kind, name, base64: picture(name).buffer.toString('base64') },
  )

test('[forms] [AC-11] a picture is dropped, pasted, chosen by keyboard, viewed, removed, and its upload cancelled', async ({
  page,
  exchange,
  keys,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to load resource/)
  await signIn(page, exchange, 'newcomer')
  await page.goto('/realNamePerson')
  const field = fileField(page, '身份证国徽面')
  const input = field.locator('input[type=file]')
  const shown = (name: string) => field.getByRole('button', { name: `预览 ${name}` })

  await put(field, 'drop', 'dropped.png')
  await expect(shown('dropped.png')).toBeVisible()
  await put(field, 'paste', 'pasted.png')
  await expect(shown('pasted.png')).toBeVisible()
  await expect(field.getByText('dropped.png')).toHaveCount(0)

  await keys.intoMain()
  await keys.uploadFile(input, picture('chosen.png'))
  await expect(shown('chosen.png')).toBeVisible()
  await keys.act(shown('chosen.png'))
  const dialog = page.getByRole('dialog', { name: 'chosen.png' })
  await expect(dialog.getByRole('img', { name: 'chosen.png' })).toBeVisible()
  await keys.expectTrapped(dialog)
  await keys.leave(dialog, shown('chosen.png'))
  await keys.act(field.getByRole('button', { name: '移除 chosen.png' }))
  await expect(field.getByText('chosen.png')).toHaveCount(0)
  await expect(input).toBeFocused()

  const sent = page.waitForRequest(address)
  await page.route(address, () => undefined)
  await keys.uploadFile(input, picture('back.png'))
  await expect(field.getByRole('progressbar')).toBeVisible()
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('/file/upload'))
  await sent
  await keys.act(field.getByRole('button', { name: '取消 back.png' }))
  await expect(field.getByText('back.png')).toHaveCount(0)
  await ended
  await expect(input).toBeFocused()
  await page.unroute(address)
})

/** A JPEG of the browser's own, with the place where it was taken and an archive after its end, as base64. */
const photographIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(64, 48)
    canvas.getContext('2d')!.fillRect(8, 8, 32, 16)
    const jpeg = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())
    const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    // Orientation 6: the camera was turned by 90 degrees.
    const turned =
      'Exif\0\0MM\0*\0\0\0\u0008\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0\u0006\0\0\0\0\0\0GPSLatitude 30.6598'
    const tail = 'PK\u0001\u0002 entry of an archive PK\u0005\u0006'
    const head = [0xff, 0xe1, 0, turned.length + 2]
    const parts = [jpeg.subarray(0, 2), Uint8Array.from(head), bytesOf(turned), jpeg.subarray(2), bytesOf(tail)]
    let text = ''
    for (const part of parts) text += String.fromCharCode(...part)
    return btoa(text)
  })

test('[ASVS 5.4.3] a photograph arrives without its place and without what follows its end, upright', async ({
  page,
  exchange,
}) => {
  await signIn(page, exchange, 'newcomer')
  await page.goto('/realNamePerson')
  const field = fileField(page, '身份证人像面')
  const buffer = Buffer.from(await photographIn(page), 'base64')
  expect(buffer.toString('latin1')).toMatch(/GPSLatitude.*an archive/s)
  await field.locator('input[type=file]').setInputFiles({ name: '身份证.jpg', mimeType: 'image/jpeg', buffer })
  const thumbnail = field.getByRole('button', { name: '预览 身份证.jpg' }).locator('img')
  await expect(thumbnail).toBeVisible()
  const arrived = await page.request.get((await thumbnail.getAttribute('src'))!)
  expect([arrived.status(), arrived.headers()['cache-control']]).toEqual([200, 'no-store'])
  const text = (await arrived.body()).toString('latin1')
  expect(text.length).toBeGreaterThan(300)
  expect(text).not.toMatch(/Exif|GPSLatitude|PK/)
  const size = await thumbnail.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  expect(size).toEqual([48, 64])
})
