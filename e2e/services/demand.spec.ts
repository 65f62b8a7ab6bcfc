import type { Page } from '@playwright/test'
import { box } from '../enrol/actions.ts'
import { activeOption, expect, type Keys, test } from '../keyboard/keys.ts'
import { codeSentTo, signIn, signInByForm } from '../session/sign-in.ts'
import { pdfFile } from '../support/enrolment.ts'
import type { Exchange } from '../support/test.ts'

const phone = '13800002222'
const address = '/transferService?need=2'
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const state = (page: Page, text: string) =>
  page.getByRole('region', { name: '我的需求' }).getByText(text, { exact: true })

/** Goes from the open service to its form. */
async function begin(keys: Keys): Promise<void> {
  const { page } = keys
  await keys.intoMain()
  await keys.act(button(page, '填写需求'))
  await expect(box(page, '标题')).toBeVisible()
}

/** Fills in the fields for signed-in readers, and those with lists. */
async function complete(keys: Keys, exchange: Exchange): Promise<void> {
  const { page } = keys
  await keys.choose(page.getByRole('combobox', { name: '资产类型' }), '资产租赁')
  await keys.to(page.getByRole('combobox', { name: '省份' }))
  await page.keyboard.type('四川')
  await expect(activeOption(page)).toHaveText('四川省')
  await keys.press('Enter')
  await expect(page.getByRole('combobox', { name: '城市' })).toBeEnabled()
  await keys.choose(page.getByRole('combobox', { name: '城市' }), '成都市')
  const files = page.getByRole('group', { name: '附件' })
  await keys.uploadFile(files.locator('input'), pdfFile('说明.pdf'))
  await expect(files.getByText('已上传')).toBeVisible()
  await keys.act(button(page, '获取验证码'))
  await expect(box(page, '短信验证码')).toBeFocused()
  await page.keyboard.type(await codeSentTo(exchange, phone))
}

test(
  '[forms] [CT-06] [BD-08] a visitor’s input survives reload and sign-in; sent, changed, and withdrawn',
  { tag: '@nightly' },
  async ({ page, exchange, keys }) => {
    await page.goto(address)
    await begin(keys)
    await keys.act(button(page, '登录并提交'))
    await expect(box(page, '标题')).toBeFocused()
    await keys.type(box(page, '标题'), '闲置厂房转让')
    await keys.type(box(page, '需求描述'), '三层厂房，权属清晰。')
    await keys.type(box(page, '联系人'), '周岷生')
    await keys.type(box(page, '手机号码'), phone)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft:demand-2:v1') ?? '')).toContain(phone)
    await page.reload()
    await begin(keys)
    await expect(page.getByText('填写但未提交的内容')).toBeVisible()
    await expect(box(page, '标题')).toHaveValue('闲置厂房转让')
    await keys.act(button(page, '登录并提交'))
    await keys.act(page.getByRole('dialog').getByRole('button', { name: '确定' }))
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await signInByForm(page, exchange, 'person', new URL(page.url()).search)
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { name: '转让服务' })).toBeFocused()

    await begin(keys)
    await expect(box(page, '标题')).toHaveValue('闲置厂房转让')
    await complete(keys, exchange)
    await keys.act(button(page, '提交需求'))
    await expect(page).toHaveURL(/\/myServiceDetail\?id=XQ/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(state(page, '待受理')).toBeVisible()
    const draftKeys = () =>
      Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.startsWith('draft:'))
    expect(await page.evaluate(draftKeys)).toEqual([])

    await keys.act(button(page, '修改'))
    await keys.type(box(page, '标题'), '闲置厂房整体转让')
    await keys.act(button(page, '保存修改'))
    await expect(page.getByRole('heading', { name: '闲置厂房整体转让' })).toBeVisible()
    const opener = button(page, '撤销需求')
    await keys.act(opener)
    const question = page.getByRole('dialog')
    await keys.expectTrapped(question)
    await keys.leave(question, opener)
    await keys.press('Enter')
    await keys.act(question.getByRole('button', { name: '确定' }))
    await expect(state(page, '已撤销')).toBeVisible()
  },
)

test(
  '[forms] [BD-08] the search of the demands; one is accepted and answered by the staff, asked about, and rated',
  { tag: '@nightly' },
  async ({ page, person, exchange, keys }) => {
    await signIn(page, exchange)
    await page.goto('/myService')
    await keys.intoMain()
    await keys.choose(page.getByRole('combobox', { name: '需求类型' }), '投资')
    await expect(page).toHaveURL(/need=1/)
    await keys.type(page.getByRole('searchbox', { name: /标题/ }), '商铺')
    await keys.press('Enter')
    await expect(page).toHaveURL(/q=/)
    await expect(page.getByRole('searchbox', { name: /标题/ })).toBeFocused()
    await keys.act(main(page).getByRole('link', { name: '求购成都市区临街商铺一处' }))
    await expect(page).toHaveURL('/myServiceDetail?id=XQ000000000001')
    await expect(state(page, '待受理')).toBeVisible()

    const staff = await person()
    await staff.goto('/__mock/demands')
    const row = staff.getByRole('listitem').filter({ hasText: 'XQ000000000001' })
    const answer = async (text: string) => {
      await row.getByRole('textbox', { name: '回复' }).fill(text)
      await row.getByRole('button', { name: '回复' }).click()
      await expect(page.getByText(text)).toBeVisible()
    }
    await row.getByRole('button', { name: '受理' }).click()
    await expect(row).toContainText('受理中')
    await expect(state(page, '受理中')).toBeVisible()
    await answer('请先提供证明。')
    await keys.act(button(page, '对回复有疑问，继续追问'))
    await keys.back(box(page, '追问内容'))
    await page.keyboard.type('复印件可以吗？')
    await keys.act(button(page, '提交追问'))
    await expect(state(page, '追问中')).toBeVisible()
    await staff.reload()
    await answer('可以。')
    await keys.pick(page.getByRole('radiogroup', { name: '满意程度' }), '5 很满意')
    await keys.act(button(page, '提交评价并办结'))
    await expect(state(page, '已完成')).toBeVisible()
    await keys.back(main(page).getByRole('link', { name: '查看需求书' }))
    await keys.press('Enter')
    await expect(page.getByRole('article')).toContainText('可以。')
  },
)
