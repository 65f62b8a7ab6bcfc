import type { Page } from '@playwright/test'
import { avoidMidnight } from '../auth/forms.ts'
import { signIn } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'

const letter = { name: '授权书.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }

const phoneLink = (page: Page) => page.getByRole('link', { name: '正在用手机浏览？直接打开识别页面' })
const refresh = (page: Page) => page.getByRole('button', { name: '重新获取二维码' })

/** The address in the code, once it differs from `before`. */
async function codeAddress(page: Page, before = ''): Promise<string> {
  await expect(phoneLink(page)).not.toHaveAttribute('href', before)
  return (await phoneLink(page).getAttribute('href'))!
}

/** The phone scans a code. Addresses that differ in the fragment alone are one document, which a camera would open anew. */
async function scan(phone: Page, address: string): Promise<void> {
  await phone.goto(address)
  await phone.reload()
}

test(
  '[BD-06] a phone without a session confirms a seal by face while the computer waits: scanned, failed, expired, passed',
  { tag: '@nightly' },
  async ({ page, person, exchange, allowConsole }) => {
    // A used code is opened on purpose.
    allowConsole(/410 \(Gone\)/)
    await avoidMidnight(exchange)
    await signIn(page, exchange, 'person')
    await page.goto('/contract/seal/apply?new=1')
    await page.getByRole('textbox', { name: '印章名称' }).fill('签约用章')
    await page.locator('input[type=file]').setInputFiles(letter)
    await expect(page.getByText('已上传')).toBeVisible()
    await expect(page.getByRole('img', { name: '印模预览' })).toBeVisible()
    await page.getByRole('button', { name: '下一步：人脸识别' }).click()
    await expect(page.getByText('待扫码')).toBeVisible()
    await expect(page.getByRole('img', { name: '人脸识别二维码' })).toBeInViewport()

    const phone = await person()
    await phone.setViewportSize({ width: 375, height: 740 })
    const first = await codeAddress(page)
    expect(first).toMatch(/^\/contract\/seal\/qrcode#[a-z\d]{24}$/)
    await scan(phone, first)
    await expect(phone.getByText('周**')).toBeVisible()
    await expect(page.getByText('已扫码')).toBeVisible()
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    await phone.getByRole('button', { name: '开始识别' }).click()
    await expect(phone.getByText('请先勾选同意，再开始识别')).toBeVisible()
    await phone.getByRole('checkbox').check()
    await phone.getByRole('button', { name: '开始识别' }).click()
    await phone.getByRole('button', { name: '人脸与证件照片不一致' }).click()
    await expect(phone.getByRole('heading', { name: '认证失败' })).toBeVisible()
    await expect(page.getByText('今天还可以识别 2 次。')).toBeVisible()

    await refresh(page).click()
    const second = await codeAddress(page, first)
    await scan(phone, first)
    await expect(phone.getByRole('heading', { name: '二维码无效或已失效' })).toBeVisible()
    await expect(phone.getByText('周**')).toBeHidden()
    await exchange.jump(5 * 60_000)
    await expect(page.getByText('二维码已失效')).toBeVisible()

    await refresh(page).click()
    await scan(phone, await codeAddress(page, second))
    await phone.getByRole('checkbox').check()
    await phone.getByRole('button', { name: '开始识别' }).click()
    await expect(phone).toHaveURL(/\/mock-face\/check/)
    await phone.getByRole('button', { name: '开始识别' }).click()
    await expect(phone.getByText('请回到电脑页面查看结果。')).toBeVisible()
    await expect(page.getByRole('heading', { name: '认证成功，申请已提交审核' })).toBeVisible()
    await exchange.jump(20_000)
    await page.getByRole('link', { name: '返回印章列表' }).click()
    await expect(page.getByRole('listitem', { name: '签约用章' }).first().getByText('已启用')).toBeVisible()
  },
)
