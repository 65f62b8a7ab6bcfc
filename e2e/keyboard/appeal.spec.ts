import type { Page } from '@playwright/test'
import { box } from '../enrol/actions.ts'
import { account, signIn } from '../session/sign-in.ts'
import { apiClientOf, pdfFile } from '../support/enrolment.ts'
import { maxRetries } from '../support/test.ts'
import { holdCalls } from '../support/waits.ts'
import { expect, type Keys, test } from './keys.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const screen = (page: Page) => page.getByRole('group', { name: '申诉记录' })
const one = (page: Page) => page.getByRole('group', { name: '申诉详情' })
const timeline = (page: Page) => page.getByRole('region', { name: '处理进度' })

/** An appeal before its acceptance; resolves with its id. */
async function appeal(page: Page): Promise<string> {
  const { call, upload } = await apiClientOf(page, 'person')
  const { data } = await call<{ id: string }>('/dscq-user/appeal/submit', {
    requestId: crypto.randomUUID(),
    kind: 'deposit',
    description: '保证金未按期退还',
    fileIds: [await upload('证明.pdf')],
    contact: '周岷生',
    telPhone: account('person').phone,
  })
  return data.id
}

/** The decision of the exchange's reviewer. */
const answer = async (page: Page, id: string, verdict: string, text = ''): Promise<void> =>
  expect((await page.request.post('/__mock/appeal', { data: { id, verdict, text }, maxRetries })).ok()).toBe(true)

/** Closes the form by its button, and opens it again. */
async function reopen(keys: Keys, opener: string): Promise<void> {
  const { page } = keys
  await keys.act(button(page, '取消'))
  await expect(button(page, opener)).toBeFocused()
  await keys.press('Enter')
}

/** Sends the form first without its required content, then with text and a file. */
async function add(keys: Keys, field: string, text: string): Promise<void> {
  const { page } = keys
  await expect(box(page, field)).toBeFocused()
  await keys.act(button(page, '提交'))
  await expect(main(page).getByRole('alert').getByText('有 1 项需要修改')).toBeVisible()
  await expect(box(page, field)).toBeFocused()
  await page.keyboard.type(text)
  const proof = page.getByRole('group', { name: '证明材料' })
  await keys.uploadFile(proof.locator('input'), pdfFile('回单.pdf'))
  await expect(proof.getByText('已上传')).toBeVisible()
  await keys.act(button(page, '提交'))
  await expect(timeline(page).getByText(text)).toBeVisible()
}

test(
  '[forms] [AC-12] from the list to an appeal, and requested material',
  { tag: '@nightly' },
  async ({ page, exchange, keys }) => {
    await signIn(page, exchange)
    const id = await appeal(page)
    await answer(page, id, 'accept')
    await answer(page, id, 'ask', '请补充银行回单')
    await page.goto('/shensuRecord')
    await keys.intoMain()
    await keys.act(main(page).getByRole('link', { name: id }))
    await expect(screen(page)).toBeFocused()
    await expect(timeline(page).getByText('请补充银行回单')).toBeVisible()

    await keys.act(button(page, '补充材料'))
    await expect(box(page, '补充说明')).toBeFocused()
    await reopen(keys, '补充材料')
    await add(keys, '补充说明', '回单见附件')
    await expect(one(page)).toBeFocused()
    await keys.to(timeline(page).getByRole('link', { name: '回单.pdf' }))

    await keys.back(main(page).getByRole('link', { name: '返回列表' }))
    await keys.press('Enter')
    await expect(main(page).getByRole('link', { name: id })).toBeVisible()
    await expect(screen(page)).toBeFocused()
    await keys.back(button(page, '提交申诉'))
    await keys.press('Enter')
    await expect(box(page, '申诉说明')).toBeVisible()
    await expect(screen(page)).toBeFocused()
  },
)

test(
  '[forms] [AC-11] [AC-12] an appeal by its form, material, decisions of the desk meanwhile, and a review',
  { tag: '@nightly' },
  async ({ page, person, exchange, keys }) => {
    await signIn(page, exchange)
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('/appeal/submit') && sent.push(request.postData() ?? ''))
    await page.goto('/shensuRecord?new=deposit')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await keys.intoMain()
    const proof = page.getByRole('group', { name: '证明材料' })

    await test.step('missing input is reported, and the rest survives a reload', async () => {
      await keys.act(button(page, '提交申诉'))
      await expect(page.getByText('请填写申诉说明').first()).toBeVisible()
      await expect(box(page, '申诉说明')).toBeFocused()
      await keys.back(page.getByRole('combobox', { name: '申诉类型' }))
      await keys.choose(page.getByRole('combobox', { name: '申诉类型' }), '机构管理员变更')
      await keys.type(box(page, '申诉说明'), '保证金未按期退还')
      await keys.type(box(page, '联系人'), '周岷生')
      await keys.type(box(page, '联系手机'), account('person').phone)
      await expect
        .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('draft:appeal'))))
        .toBe(true)
      await page.reload()
      await expect(box(page, '申诉说明')).toHaveValue('保证金未按期退还')
      await expect(box(page, '联系手机')).toHaveValue(account('person').phone)
      await keys.intoMain()
    })

    await test.step('nothing is sent during an upload, and everything after it', async () => {
      const release = await holdCalls(page, /\/file\/upload$/)
      await keys.uploadFile(proof.locator('input'), pdfFile('证明.pdf'))
      await expect(proof.getByText('正在上传')).toBeVisible()
      await keys.act(button(page, '提交申诉'))
      await expect(page.getByText('文件正在上传，请等待上传完成')).toBeVisible()
      expect(sent).toEqual([])
      release()
      await expect(proof.getByText('已上传')).toBeVisible()
      await expect(page.getByText('文件正在上传，请等待上传完成')).toHaveCount(0)
      await keys.act(button(page, '提交申诉'))
      await expect(page).toHaveURL(/\/shensuRecord\?id=SS\d{12}$/)
      expect(sent.map((body) => JSON.parse(body) as object)).toEqual([
        expect.objectContaining({ kind: 'org-administrator', fileIds: [expect.any(String)] }),
      ])
      await expect(main(page).getByText('待受理')).toBeVisible()
    })

    await test.step('the dialog for withdrawing, and material before acceptance', async () => {
      const opener = button(page, '撤销申诉')
      await keys.act(opener)
      const question = page.getByRole('dialog')
      await keys.expectTrapped(question)
      await keys.leave(question, opener)
      await keys.back(button(page, '补充材料'))
      await keys.press('Enter')
      await add(keys, '补充说明', '另附合同')
      await expect(button(page, '补充材料')).toBeFocused()
    })

    await test.step('the desk accepts it while the page is open, and rejects it', async () => {
      const id = new URL(page.url()).searchParams.get('id')!
      const desk = await person()
      await desk.goto('/__mock/appeals')
      const entry = desk.locator('section').filter({ hasText: id })
      await entry.getByRole('button', { name: '受理' }).click()
      await expect(entry).toContainText('处理中')
      await expect(main(page).getByText('处理中')).toBeVisible()
      await expect(button(page, '补充材料')).toHaveCount(0)
      await expect(button(page, '撤销申诉')).toHaveCount(0)
      await expect(one(page)).toBeFocused()
      await answer(page, id, 'reject', '已按期退还')
      await expect(timeline(page).getByText('已按期退还')).toBeVisible()
    })

    await test.step('a review of the decision', async () => {
      await keys.act(button(page, '申请复核'))
      await expect(box(page, '复核理由')).toBeFocused()
      await reopen(keys, '申请复核')
      await add(keys, '复核理由', '金额不符')
      await expect(page.getByText('复核结果为最终决定')).toBeVisible()
      await expect(one(page)).toBeFocused()
    })
  },
)
