import type { APIRequestContext, Page } from '@playwright/test'
import { proveByCode } from '../real-name/steps.ts'
import { account, codeSentTo, nameInHeader, refusal, signIn, signInButton } from '../session/sign-in.ts'
import { type Exchange, expect, maxRetries, test } from '../support/test.ts'

const answer = async (request: APIRequestContext, id: string, verdict: string, text = '') =>
  expect((await request.post('/__mock/appeal', { data: { id, verdict, text }, maxRetries })).ok()).toBe(true)

const proof = { name: '证明.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n1 0 obj\n%%EOF\n') }

const fillIn = async (page: Page, telPhone = '13900000004') => {
  await page.getByRole('textbox', { name: '申诉说明' }).fill('保证金未按期退还')
  await page.getByRole('textbox', { name: '联系人' }).fill('周岷生')
  await page.getByRole('textbox', { name: '联系手机' }).fill(telPhone)
  await page.locator('input[type=file]').setInputFiles(proof)
  await expect(page.getByText('已上传')).toBeVisible()
}

test('[AC-12] an appeal from its form to the review, answered while the page is open', async ({
  page,
  context,
  exchange,
  axe,
}) => {
  await signIn(page, exchange)
  await page.goto('/shensuRecord')
  await expect(page.getByText('您还没有提交过申诉')).toBeVisible()
  await axe()
  await page.goto('/shensuRecord?new=deposit&about=BM202603060001')
  await page.getByRole('button', { name: '提交申诉' }).click()
  await expect(page.getByText('请填写申诉说明').first()).toBeVisible()
  await fillIn(page)
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('draft:appeal'))))
    .toBe(true)
  await page.reload()
  await expect(page.getByRole('textbox', { name: '申诉说明' })).toHaveValue('保证金未按期退还')
  await expect(page.getByText('证明.pdf').first()).toBeVisible()
  await axe()
  await page.getByRole('button', { name: '提交申诉' }).dblclick()
  await expect(page).toHaveURL(/\/shensuRecord\?id=SS\d{12}$/)
  const id = new URL(page.url()).searchParams.get('id')!
  await expect(page.getByRole('main').getByText('待受理')).toBeVisible()
  await page.mouse.move(0, 0)
  await page.reload()
  await expect(page.getByRole('main').getByText('待受理')).toBeVisible()
  await axe()
  await answer(context.request, id, 'accept')
  await expect(page.getByRole('main').getByText('处理中')).toBeVisible()
  await expect(page.getByRole('button', { name: '撤销申诉' })).toHaveCount(0)
  await answer(context.request, id, 'ask', '请补充银行回单')
  await expect(page.getByText('请补充银行回单')).toBeVisible()
  await page.getByRole('button', { name: '补充材料' }).click()
  await page.getByRole('textbox', { name: '补充说明' }).fill('回单见附件')
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(page.getByText('回单见附件')).toBeVisible()
  await answer(context.request, id, 'reject', '已按期退还')
  await expect(page.getByText('已按期退还')).toBeVisible()
  await page.getByRole('button', { name: '申请复核' }).click()
  await page.getByRole('textbox', { name: '复核理由' }).fill('金额不符')
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(page.getByText('复核结果为最终决定')).toBeVisible()
  await page.goto('/shensuRecord')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: /^已驳回/ }).click()
  await expect(page.getByText('没有符合条件的申诉')).toBeVisible()
  await page.goBack()
  await page.goto('/__mock/appeals')
  await expect(page.getByRole('heading', { name: new RegExp(id) })).toBeVisible()
  await page.getByRole('button', { name: '受理' }).click()
  await expect(page.getByRole('heading', { name: new RegExp(id) })).toContainText('处理中')
})

test('[AC-12] an open appeal keeps the account from being closed, and says so; a withdrawn one does not', async ({
  page,
  exchange,
}) => {
  await signIn(page, exchange, 'newcomer')
  await page.goto('/shensuRecord?new=document-taken')
  await fillIn(page)
  await page.getByRole('button', { name: '提交申诉' }).click()
  await expect(page).toHaveURL(/id=SS/)
  const id = new URL(page.url()).searchParams.get('id')!
  await page.goto('/accountSafe')
  await page.getByRole('button', { name: '申请注销' }).click()
  const dialog = page.getByRole('dialog', { name: '注销账号' })
  await expect(dialog.getByText('您有未完结的交易，暂不能注销')).toBeVisible()
  await dialog.getByRole('link', { name: new RegExp(id) }).click()
  await page.getByRole('button', { name: '撤销申诉' }).click()
  await page.getByRole('button', { name: '确定撤销' }).click()
  await expect(page.getByRole('main').getByText('已撤销', { exact: true })).toBeVisible()
  await page.goto('/accountSafe')
  await page.getByRole('button', { name: '申请注销' }).click()
  await expect(dialog.getByRole('button', { name: '确认注销' })).toBeVisible()
})

/** Signs in with a code that is sent to any phone. */
async function signInWith(page: Page, exchange: Exchange, phone: string): Promise<void> {
  await page.goto('/login')
  await page.getByRole('tab', { name: '短信登录' }).click()
  await page.getByRole('textbox', { name: '手机号码' }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('5 分钟内有效')).toBeVisible()
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await codeSentTo(exchange, phone))
  await signInButton(page).click()
}

test('[AC-12] a lost phone: the appeal is supported, and from then on the new phone signs in, the old one does not', async ({
  page,
  person,
  exchange,
}) => {
  const [old, fresh] = [account('person').phone, '13911112222']
  await signIn(page, exchange)
  await page.goto('/memberEditPhone')
  await page.getByRole('link', { name: '原手机已停用？提交申诉' }).click()
  await expect(page.getByText('申诉获支持后，账户将改为绑定该手机号码')).toBeVisible()
  await fillIn(page, old)
  await exchange.jump(61_000)
  await proveByCode(page, exchange, old)
  await page.getByRole('button', { name: '提交申诉' }).click()
  await expect(page.getByText('新手机号码与当前绑定的号码相同').first()).toBeVisible()
  await page.getByRole('textbox', { name: '联系手机' }).fill(fresh)
  await proveByCode(page, exchange, fresh)
  await page.getByRole('button', { name: '提交申诉' }).click()
  await expect(page).toHaveURL(/\/shensuRecord\?id=SS\d{12}$/)
  const id = new URL(page.url()).searchParams.get('id')!
  await expect(page.getByRole('main').getByText('待受理')).toBeVisible()

  const desk = await person()
  await desk.goto('/__mock/appeals')
  const one = desk.locator('section').filter({ hasText: id })
  await expect(one).toContainText(`账户绑定的手机号码改为 ${fresh}`)
  await one.getByRole('button', { name: '受理' }).click()
  await expect(one).toContainText('处理中')
  await one.getByRole('textbox', { name: '答复' }).fill('材料属实')
  await one.getByRole('button', { name: '支持' }).click()
  await expect(one).toContainText('已支持')

  await expect(page.getByRole('main').getByText('材料属实').first()).toBeVisible()
  await page.goto('/accountSafe')
  await expect(page.getByRole('main').getByText('139****2222')).toBeVisible()
  await page.goto('/myMessage')
  await expect(page.getByRole('link', { name: /账户安全提醒/ }).first()).toBeVisible()

  // No second code is sent to a phone within the minute.
  await exchange.jump(120_000)
  await signInWith(desk, exchange, old)
  await expect(refusal(desk)).toContainText('该手机号尚未注册，请先注册')
  await signInWith(desk, exchange, fresh)
  await expect(nameInHeader(desk, '周岷生')).toBeVisible()
})
