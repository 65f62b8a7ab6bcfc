import type { Page } from '@playwright/test'
import { box } from '../enrol/actions.ts'
import { account, codeSentTo, nameInHeader, signIn, signInByForm } from '../session/sign-in.ts'
import type { Exchange } from '../support/test.ts'
import { expect, type Keys, test } from './keys.ts'
import { typeCode } from './person.ts'

const { password, phone } = account('person')
const fresh = 'Jialing=7788'
const newPhone = '13911112222'
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const secret = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const isSignedOut = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: '登录', exact: true })).toBeVisible()

async function openPage(keys: Keys, path: string): Promise<void> {
  await keys.page.goto(path)
  await expect(keys.page.getByRole('heading', { level: 1 })).toBeVisible()
  await keys.intoMain()
}

/** The same person in another browser. */
async function signInElsewhere(other: Page, exchange: Exchange): Promise<void> {
  await exchange.jump(61_000)
  await signInByForm(other, exchange)
}

test(
  '[forms] [AC-08] [AC-12] mailbox, phone and password; after a new password every browser has to sign in again',
  { tag: '@nightly' },
  async ({ page, person, exchange, keys }) => {
    await signIn(page, exchange)
    const other = await person()
    await signInElsewhere(other, exchange)

    await test.step('mailbox', async () => {
      await openPage(keys, '/accountSafe')
      await expect(page.getByRole('region', { name: '安全评分' })).toContainText('70')
      const opener = page.getByRole('region', { name: '登录与资金安全' }).getByRole('button', { name: '绑定邮箱' })
      await keys.act(opener)
      const dialog = page.getByRole('dialog', { name: '绑定邮箱' })
      await keys.expectTrapped(dialog)
      await keys.leave(dialog, opener)
      await keys.press('Enter')
      await keys.type(box(page, '邮箱地址'), 'zhou@mail.example')
      await keys.act(dialog.getByRole('button', { name: '获取验证码' }))
      await expect(box(page, '邮箱验证码')).toBeFocused()
      await page.keyboard.type(await codeSentTo(exchange, 'zhou@mail.example'))
      await keys.act(dialog.getByRole('button', { name: '确认绑定' }))
      await expect(page.getByText('z***@mail.example').first()).toBeVisible()
      await expect(page.getByRole('region', { name: '安全评分' })).toContainText('90')
    })

    await test.step('phone; the input survives a reload', async () => {
      await openPage(keys, '/memberEditPhone')
      // A phone gets one code a minute.
      await exchange.jump(61_000)
      await typeCode(keys, exchange, phone, 'further')
      await keys.act(button(page, '下一步'))
      await keys.type(box(page, '新手机号码'), newPhone)
      await keys.press('Tab')
      await expect
        .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('draft:phone-change'))))
        .toBe(true)
      await page.reload()
      await expect(box(page, '新手机号码')).toHaveValue(newPhone)
      await keys.intoMain()
      await typeCode(keys, exchange, newPhone)
      await keys.act(button(page, '确认绑定'))
      await expect(page).toHaveURL('/accountSafe')
      await expect(page.getByText('139****2222').first()).toBeVisible()
    })

    await test.step('password', async () => {
      await expect(nameInHeader(other, '周岷生')).toBeVisible()
      await openPage(keys, '/updatePassWord')
      await keys.type(secret(page, '原密码'), password)
      await keys.type(secret(page, '新密码'), fresh)
      await expect(page.getByRole('meter', { name: '密码强度' })).toHaveAttribute('aria-valuenow', '4')
      await keys.type(secret(page, '确认新密码'), fresh)
      await keys.act(button(page, '确认修改'))
      await expect(page.getByText('密码已修改，请用新密码登录')).toBeVisible()
      await expect(page).toHaveURL(/\/login/)
      await isSignedOut(other)
    })
  },
)

test(
  '[forms] [AC-12] a device is signed out from here, the account for refunds, the phone released, the account closed',
  { tag: '@nightly' },
  async ({ page, person, exchange, keys }) => {
    await signIn(page, exchange)
    const other = await person()

    await test.step('a new device appears, and is signed out at once', async () => {
      await openPage(keys, '/accountSafe')
      const devices = page.getByRole('region', { name: '登录设备' })
      await expect(devices.getByRole('listitem')).toHaveCount(1)
      const deviceReport = other.waitForResponse((response) => response.url().includes('/device/tell'))
      await signInElsewhere(other, exchange)
      await expect(devices.getByRole('listitem')).toHaveCount(2)
      // The login form reports the device to the exchange; the list shows it when it is opened again.
      await deviceReport
      await page.reload()
      await expect(devices.getByText('时区 Asia/Shanghai')).toBeVisible()
      await keys.intoMain()
      await keys.act(devices.getByRole('button', { name: '退出该设备' }))
      await keys.act(page.getByRole('dialog').getByRole('button', { name: '确定退出' }))
      await expect(devices.getByRole('listitem')).toHaveCount(1)
      await expect(page.getByRole('group', { name: '登录设备' })).toBeFocused()
      await isSignedOut(other)
      await expect(nameInHeader(page, '周岷生')).toBeVisible()
      await expect(page.getByRole('region', { name: '最近登录' }).getByText('已退出')).toBeVisible()
      await signInElsewhere(other, exchange)
    })

    const closing = page.getByRole('dialog', { name: '注销账号' })
    const close = button(page, '申请注销')
    await test.step('the account for refunds, and the page for closing', async () => {
      await openPage(keys, '/accountSafe')
      const opener = button(page, '绑定账户').or(button(page, '更换账户'))
      await keys.act(opener)
      const dialog = page.getByRole('dialog', { name: '绑定退款账户' })
      await keys.type(box(page, '开户银行'), '岷江商业银行成都分行')
      await keys.type(box(page, '银行账号'), '6222020000001234566')
      await keys.type(dialog.getByLabel('登录密码', { exact: true }), password)
      await keys.act(dialog.getByRole('button', { name: '确认绑定' }))
      await expect(dialog).toHaveCount(0)
      await expect(opener).toBeFocused()
      await keys.act(close)
      await keys.pick(closing.getByRole('radiogroup', { name: '验证方式' }), '短信验证码')
      await keys.expectTrapped(closing)
      await keys.leave(closing, close)
    })

    await test.step('the phone is released', async () => {
      await openPage(keys, '/memberEditPhone')
      await keys.to(page.getByRole('tab', { selected: true }))
      await keys.press('ArrowRight')
      await expect(page.getByRole('tab', { name: '解绑手机' })).toBeFocused()
      // A phone gets one code a minute.
      await exchange.jump(61_000)
      await typeCode(keys, exchange, phone, 'further')
      await keys.back(secret(page, '登录密码'))
      await keys.type(secret(page, '登录密码'), password)
      await keys.act(button(page, '确认解绑'))
      await expect(page).toHaveURL('/accountSafe')
      await expect(page.getByRole('link', { name: '绑定手机', exact: true })).toBeVisible()
    })

    await test.step('closing signs out every browser', async () => {
      await expect(nameInHeader(other, '周岷生')).toBeVisible()
      await keys.intoMain()
      await keys.act(close)
      await keys.type(closing.getByLabel('登录密码', { exact: true }).last(), password)
      await keys.act(closing.getByRole('button', { name: '确认注销' }))
      await expect(page.getByText('账户已注销，感谢您的使用')).toBeVisible()
      await isSignedOut(other)
    })
  },
)

/** A picture painted in the page: left half red, right half blue. */
const paintedPicture = (page: Page, width: number, height: number): Promise<Buffer> =>
  page
    .evaluate(
      async ([w, h]) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
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
    .then((bytes) => Buffer.from(bytes))

test(
  '[forms] [AC-12] a portrait: an invalid file is refused here, the frame follows keys and pointer, the header shows the result',
  { tag: '@nightly' },
  async ({ page, exchange, keys }) => {
    await signIn(page, exchange)
    await openPage(keys, '/memberEditHead')
    const opener = button(page, '选择图片')
    const frame = page.getByRole('button', { name: /^裁剪框/ })
    const portrait = page.getByRole('banner').locator('img.strip-portrait')
    const uploads: string[] = []
    page.on('request', (request) => request.url().includes('/file/upload') && uploads.push(request.url()))

    await test.step('other types, too few pixels and too large files are refused in the browser', async () => {
      const problem = page.getByRole('main').getByRole('alert')
      for (const [name, mimeType, buffer, text] of [
        ['me.pdf', 'application/pdf', Buffer.from('%PDF-1.4\n%%EOF'), /\S/],
        ['tiny.png', 'image/png', await paintedPicture(page, 100, 100), '至少 120 像素'],
        ['big.png', 'image/png', Buffer.alloc(2_097_153), '文件不能超过 2 MB'],
      ] as const) {
        await keys.uploadFile(opener, { name, mimeType, buffer })
        await expect(problem).toContainText(text)
      }
      await expect(frame).toHaveCount(0)
      expect(uploads).toEqual([])
    })

    await keys.uploadFile(opener, {
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await paintedPicture(page, 800, 400),
    })
    await test.step('the frame follows the pointer', async () => {
      // The container of the frame gets the size of the picture once that is painted.
      await expect(frame.locator('..').locator('canvas')).toHaveJSProperty('width', 800)
      const { x, y, width, height } = (await frame.boundingBox())!
      await page.mouse.move(x + width / 2, y + height / 2)
      await page.mouse.down()
      await page.mouse.move(x + width / 2 + 400, y + height / 2, { steps: 4 })
      await page.mouse.up()
      await expect.poll(async () => (await frame.boundingBox())!.x).toBeGreaterThan(x + 90)
      expect(Math.round((await frame.boundingBox())!.width)).toBe(Math.round(width))
    })

    await test.step('it is cropped by keyboard and saved, and the header shows it at once', async () => {
      const before = await portrait.getAttribute('src')
      await keys.to(frame)
      await keys.press('-', ...Array.from({ length: 40 }, () => 'Shift+ArrowLeft'))
      await keys.act(button(page, '放大选区'), 'Space')
      const corner = () =>
        page
          .getByRole('img', { name: '120 像素预览' })
          .evaluate((canvas) => [...(canvas as HTMLCanvasElement).getContext('2d')!.getImageData(230, 10, 1, 1).data])
      await expect.poll(async () => (await corner()).slice(0, 3)).toEqual([255, 0, 0])
      await keys.act(button(page, '保存头像'))
      await expect(page.getByText('头像已更新')).toBeVisible()
      await expect(portrait).not.toHaveAttribute('src', before!)
      const size = await portrait.evaluate(async (img: HTMLImageElement) => {
        await img.decode()
        return [img.naturalWidth, img.naturalHeight]
      })
      expect(size).toEqual([400, 400])
    })
  },
)
