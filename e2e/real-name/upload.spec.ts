import { signIn } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { fileField, picture } from './steps.ts'

const address = '**/dscq-resource/file/upload'

test.beforeEach(async ({ page, exchange }) => {
  await signIn(page, exchange, 'newcomer')
  await page.goto('/realNamePerson')
  await expect(fileField(page, '身份证国徽面')).toBeVisible()
})

test('[AC-11] an upload is cancelled, tried again and removed; nothing is left on the way', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to load resource/)
  const field = fileField(page, '身份证国徽面')
  const input = field.locator('input[type=file]')
  const sent: string[] = []
  const ended: string[] = []
  page.on('request', (request) => request.url().includes('/file/upload') && sent.push(request.url()))
  page.on('requestfailed', (request) => request.url().includes('/file/upload') && ended.push(request.url()))

  await page.route(address, () => undefined)
  await input.setInputFiles(picture('back.png'))
  await expect(field.getByRole('progressbar')).toBeVisible()
  await expect.poll(() => sent.length).toBe(1)
  await field.getByRole('button', { name: '取消 back.png' }).click()
  await expect(field.getByText('back.png')).toHaveCount(0)
  await expect.poll(() => ended.length).toBe(1)
  await expect(input).toBeFocused()

  await page.unroute(address)
  await page.route(address, (route) => route.abort(), { times: 1 })
  await input.setInputFiles(picture('back.png'))
  await expect(field.getByText('网络连接失败，请检查网络后重试')).toBeVisible()
  await field.getByRole('button', { name: '重试 back.png' }).click()
  await expect(field.getByRole('button', { name: '预览 back.png' })).toBeVisible()

  await field.getByRole('button', { name: '预览 back.png' }).click()
  await expect(page.getByRole('dialog', { name: 'back.png' }).getByRole('img', { name: 'back.png' })).toBeVisible()
  await page.keyboard.press('Escape')
  await field.getByRole('button', { name: '移除 back.png' }).click()
  await expect(field.getByText('back.png')).toHaveCount(0)
})

test('[AC-11] a file that is none of the allowed is refused before it travels, by its rule', async ({ page }) => {
  const field = fileField(page, '身份证国徽面')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/file/upload')) sent += 1
  })
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  await field.locator('input[type=file]').setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: html })
  await expect(field.getByText('只能上传 jpg / png 格式的文件')).toBeVisible()
  await field.locator('input[type=file]').setInputFiles({ ...picture('card.png'), name: 'card.php.png' })
  await expect(field.getByText('文件名中含有程序或网页的后缀')).toBeVisible()
  expect(sent).toBe(0)
})

test('[AC-11] files are dropped and pasted, and the exchange’s refusal stays beside the file', async ({
  page,
  exchange,
}) => {
  const field = fileField(page, '身份证国徽面')
  const give = (type: 'drop' | 'paste', name: string) =>
    field.evaluate(
      (element, { type: kind, name: fileName, base64 }) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        const data = new DataTransfer()
        data.items.add(new File([bytes], fileName, { type: 'image/png' }))
        const target = element.querySelector('label')!
        target.dispatchEvent(
          kind === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        )
      },
      { type, name, base64: picture(name).buffer.toString('base64') },
    )
  await give('drop', 'dropped.png')
  await expect(field.getByRole('button', { name: '预览 dropped.png' })).toBeVisible()
  await give('paste', 'pasted.png')
  await expect(field.getByRole('button', { name: '预览 pasted.png' })).toBeVisible()
  await expect(field.getByText('dropped.png')).toHaveCount(0)

  const refusal = {
    path: '/dscq-resource/file/upload',
    kind: 'refuse',
    code: 429,
    msg: '每小时最多上传 100 个文件，请稍后再试',
  } as const
  await exchange.faults([refusal])
  await give('drop', 'third.png')
  await expect(field.getByRole('alert')).toHaveText('每小时最多上传 100 个文件，请稍后再试')
})

test('[AC-11] all of it works from the keyboard', async ({ page }) => {
  // Somebody listens from the beginning, or the first press could come before the browser hands the choice over.
  page.on('filechooser', () => undefined)
  const field = fileField(page, '身份证国徽面')
  const input = field.locator('input[type=file]')
  await input.setInputFiles(picture('back.png'))
  await expect(field.getByRole('button', { name: '预览 back.png' })).toBeVisible()
  await input.focus()
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(picture('again.png'))
  await expect(field.getByRole('button', { name: '预览 again.png' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(field.getByRole('button', { name: '预览 again.png' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'again.png' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(field.getByRole('button', { name: '预览 again.png' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field.getByRole('button', { name: '移除 again.png' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field.getByText('again.png')).toHaveCount(0)
  await expect(input).toBeFocused()
})
