import type { Page } from '@playwright/test'
import { box } from '../enrol/verbs.ts'
import { codeSentTo, signIn } from '../session/sign-in.ts'
import { paper } from '../support/enrolling.ts'
import { type Exchange, maxRetries } from '../support/test.ts'
import { keep, writeTo } from '../user-centre/verbs.ts'
import { activeOption, expect, type Keys, test } from './keys.ts'

const phone = '13800002222'
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true })

/** What the staff of the exchange does with the demand that nobody has taken up. */
const order = async (page: Page, name: string, words: object): Promise<void> => {
  const data = { id: 'XQ000000000001', ...words }
  expect((await page.request.post(`/__mock/${name}`, { data, maxRetries })).ok()).toBe(true)
}

async function openForm(keys: Keys, address: string): Promise<void> {
  await keys.page.goto(address)
  await keys.intoMain()
  await keys.act(button(keys.page, '填写需求'))
  await expect(box(keys.page, '标题')).toBeVisible()
}

async function fillIn(keys: Keys, exchange: Exchange, title: string): Promise<void> {
  const { page } = keys
  await keys.type(box(page, '标题'), title)
  await keys.choose(page.getByRole('combobox', { name: '资产类型' }), '资产租赁')
  await keys.to(page.getByRole('combobox', { name: '省份' }))
  await page.keyboard.type('四川')
  await expect(activeOption(page)).toHaveText('四川省')
  await keys.press('Enter')
  await expect(page.getByRole('combobox', { name: '城市' })).toBeEnabled()
  await keys.choose(page.getByRole('combobox', { name: '城市' }), '成都市')
  await keys.type(box(page, '需求描述'), '三层厂房，权属清晰。')
  await keys.give(page.getByRole('group', { name: '附件' }).locator('input'), paper('说明.pdf'))
  await expect(page.getByRole('group', { name: '附件' }).getByText('已上传')).toBeVisible()
  await keys.type(box(page, '联系人'), '周岷生')
  await keys.type(box(page, '手机号码'), phone)
  await exchange.jump(61_000)
  await keys.act(button(page, '获取验证码'))
  await expect(box(page, '短信验证码')).toBeFocused()
  await page.keyboard.type(await codeSentTo(exchange, phone))
}

test('[forms] [CT-06] a demand is made, changed and withdrawn', async ({ page, exchange, keys }) => {
  await signIn(page, exchange)
  await openForm(keys, '/transferService?need=2')
  await fillIn(keys, exchange, '闲置厂房转让')
  await keys.act(button(page, '提交需求'))
  await expect(page.getByRole('heading', { name: '闲置厂房转让' })).toBeVisible()

  await keys.intoMain()
  await keys.act(button(page, '修改'))
  await keys.type(box(page, '标题'), '闲置厂房整体转让')
  await keys.act(button(page, '保存修改'))
  await expect(page.getByRole('heading', { name: '闲置厂房整体转让' })).toBeVisible()
  const opener = button(page, '撤销需求')
  await keys.act(opener)
  const question = page.getByRole('dialog')
  await keys.isKept(question)
  await keys.leave(question, opener)
  await keys.press('Enter')
  await keys.act(question.getByRole('button', { name: '确定' }))
  await expect(main(page).getByText('已撤销', { exact: true }).first()).toBeVisible()
})

test('[forms] [CT-06] the other two forms, the search of the demands, an answer asked about and rated', async ({
  page,
  exchange,
  keys,
}) => {
  await openForm(keys, '/investService?need=1')
  await keys.act(button(page, '登录并提交'))
  await expect(box(page, '标题')).toBeFocused()
  await signIn(page, exchange)
  await openForm(keys, '/otherService?need=3')
  await keys.act(button(page, '提交需求'))
  await expect(box(page, '标题')).toBeFocused()

  await page.goto('/myService')
  await keys.intoMain()
  await keys.choose(page.getByRole('combobox', { name: '需求类型' }), '投资')
  await expect(page).toHaveURL(/need=1/)
  await keys.type(page.getByRole('searchbox', { name: /标题/ }), '商铺')
  await keys.press('Enter')
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByRole('searchbox', { name: /标题/ })).toBeFocused()

  await order(page, 'demand-accept', {})
  await order(page, 'demand-answer', { text: '请先提供证明。' })
  await page.goto('/myServiceDetail?id=XQ000000000001')
  await keys.intoMain()
  await keys.act(button(page, '对回复有疑问，继续追问'))
  await keys.back(box(page, '追问内容'))
  await page.keyboard.type('复印件可以吗？')
  await keys.act(button(page, '提交追问'))
  await expect(main(page).getByText('追问中', { exact: true }).first()).toBeVisible()
  await order(page, 'demand-answer', { text: '可以。' })
  await keys.pick(page.getByRole('radiogroup', { name: '满意程度' }), '5 很满意')
  await keys.act(button(page, '提交评价并办结'))
  await expect(main(page).getByText('已完成', { exact: true }).first()).toBeVisible()
})

test('[forms] [BD-08] the settings of messages, and several messages at once', async ({ page, exchange, keys }) => {
  await signIn(page, exchange, 'person')
  await page.goto('/myMessage')
  await writeTo(page, { title: '新的一条', text: '内容。' })
  await expect(main(page).getByRole('link', { name: '新的一条' })).toBeVisible()
  await keys.intoMain()
  const opener = button(page, '消息设置')
  await keys.act(opener)
  const dialog = page.getByRole('dialog', { name: '消息设置' })
  const service = dialog.getByRole('switch', { name: '服务 站内消息' })
  await keys.act(service, 'Space')
  await expect(service).not.toBeChecked()
  await keys.isKept(dialog)
  await keys.leave(dialog, opener)
  await keys.tick(page.getByRole('checkbox', { name: '选择：新的一条' }))
  await keys.back(button(page, '标为已读'))
  await keys.press('Enter')
  await expect(button(page, '标为已读')).toBeDisabled()
  await expect(button(page, '标为已读')).toBeFocused()
  await keys.act(button(page, '删除所选'))
  await expect(main(page).getByRole('link', { name: '新的一条' })).toHaveCount(0)
  await expect(button(page, '删除所选')).toBeFocused()
})

test('[forms] [BD-04] favourites: search, order, reminders, several at once', async ({ page, exchange, keys }) => {
  await signIn(page, exchange)
  await keep(page, 'A20000', 'A10003')
  await page.goto('/myCollect')
  await expect(page.getByRole('switch').first()).toBeVisible()
  await keys.intoMain()
  await keys.choose(page.getByRole('combobox', { name: '排序' }), '最先截止')
  await expect(page).toHaveURL(/order=/)
  await keys.tick(page.getByRole('checkbox', { name: '全选本页' }))
  await keys.act(button(page, '关闭提醒'))
  await expect(page.getByRole('switch').first()).not.toBeChecked()
  await expect(button(page, '关闭提醒')).toBeFocused()
  const one = page.getByRole('switch').first()
  await keys.act(one, 'Space')
  await expect(one).toBeChecked()
  await expect(one).toBeFocused()
  const opener = main(page).getByRole('group', { name: '批量操作' }).getByRole('button', { name: '取消收藏' })
  await keys.back(opener)
  await keys.press('Enter')
  const question = page.getByRole('dialog')
  await keys.isKept(question)
  await keys.leave(question, opener)
  await keys.press('Enter')
  await keys.act(question.getByRole('button', { name: '确定' }))
  await expect(page.getByText('您还没有收藏项目')).toBeVisible()
})
