import { createHash } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { CaseFolder } from '#src/model/case-file/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { pdf } from '#tests/support/files.ts'
import { loginViaApi, signIn } from '../session/sign-in.ts'
import { assetsToEnrol, enrol } from '../support/enrolment.ts'
import { expect, maxRetries, test } from '../support/test.ts'
import { portalHeaders } from '../support/portal-headers.ts'

const fileBytes = 5 * 1024 * 1024
const count = 200

/** One large file of the person's at the exchange, by its address. */
async function uploadLarge(page: Page): Promise<{ url: string; size: number; digest: string }> {
  const line = `% ${'0123456789abcdef'.repeat(4)}\n`
  const buffer = Buffer.from(pdf(line.repeat(Math.ceil(fileBytes / line.length))))
  const { access_token: token } = await loginViaApi(page, 'person')
  const answer = await page.request.post('/api/dscq-resource/file/upload', {
    multipart: { purpose: 'case', file: { name: '大文件.pdf', mimeType: 'application/pdf', buffer } },
    headers: { ...portalHeaders, authorization: `Bearer ${token}` },
    maxRetries,
  })
  const { data } = (await answer.json()) as { data: { url: string; size: number } }
  return { url: data.url, size: data.size, digest: createHash('sha256').update(buffer).digest('hex') }
}

/** The folder of the project holds that file two hundred times, under different names. */
async function fillFolder(page: Page, file: { url: string; size: number; digest: string }): Promise<void> {
  await page.route('**/dscq-user/files/project?*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: CaseFolder }
    const [first] = answer.data.files
    answer.data.files = Array.from({ length: count }, (_, index) => ({
      ...first!,
      ...file,
      id: `large-${index}`,
      name: `大文件 ${index}.pdf`,
      url: `${file.url}?n=${index}`,
    }))
    await route.fulfill({ response, json: answer })
  })
}

/** Watches the page's thread from now on; resolves with the longest task so far, ms. */
async function watchTasks(page: Page): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(() => {
    const tasks: number[] = []
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    observer.observe({ type: 'longtask' })
    return tasks
  })
  return () => watch.evaluate((tasks) => Math.max(0, ...tasks))
}

/** The number of files in an archive, from its last record. */
async function entriesOf(path: string): Promise<number> {
  const { size } = await stat(path)
  const file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(22), 0, 22, size - 22)
  await file.close()
  expect(buffer.readUInt32LE(0)).toBe(0x06054b50)
  return buffer.readUInt16LE(10)
}

test(
  '[BD-07] an archive of 200 files of 5 MB is made without a task of more than 100 ms on the page, and can be cancelled',
  { tag: '@nightly' },
  async ({ page, exchange }) => {
    test.slow()
    await signIn(page, exchange)
    const [assetsId] = await assetsToEnrol(page)
    await enrol(page, 'person', assetsId!)
    await fillFolder(page, await uploadLarge(page))
    await page.goto(linkToOwn.caseFolder(assetsId!))
    const begin = page.getByRole('button', { name: '打包下载' })
    await expect(begin).toBeEnabled()
    await expect(page.getByRole('table', { name: '文件夹' })).toContainText(`${count} 个`)

    const longestTask = await watchTasks(page)
    const download = page.waitForEvent('download', { timeout: 120_000 })
    await begin.click()
    const dialog = page.getByRole('dialog', { name: '打包下载' })
    await expect(dialog.getByText(/^已打包 [1-9]\d* \/ 200 个文件/)).toBeVisible()
    const archive = await download
    await expect(dialog.getByText(/^打包完成，共 1000\.\d MB/)).toBeVisible()
    expect(await longestTask()).toBeLessThanOrEqual(100)
    const path = await archive.path()
    expect((await stat(path)).size).toBeGreaterThan(count * fileBytes)
    expect(await entriesOf(path)).toBe(count + 1)
    await dialog.getByRole('button', { name: '关闭' }).last().click()

    await begin.click()
    await expect(dialog.getByText(/^已打包 [1-9]\d* \/ 200 个文件/)).toBeVisible()
    expect(page.workers()).toHaveLength(1)
    await dialog.getByRole('button', { name: '取消' }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(() => page.workers()).toEqual([])
  },
)
