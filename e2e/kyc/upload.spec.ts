import type { Locator } from '@playwright/test'
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
