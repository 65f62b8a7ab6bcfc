import type { Page } from '@playwright/test'
import { account, codeSentTo, signIn, signInByForm } from '../session/sign-in.ts'
import { type Exchange, expect, maxRetries, test } from '../support/test.ts'
import { holdCalls } from '../support/waits.ts'

test.use({ openingAd: false })

const phone = '13800002222'
const form = (page: Page) => page.getByRole('form', { name: '填写需求' })
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })

async function openForm(page: Page, address = '/transferService?need=2') {
  await page.goto(address)
  await page.getByRole('button', { name: '填写需求' }).click()
  await expect(box(page, '标题')).toBeVisible()
}

async function fillIn(page: Page, title = '闲置厂房转让') {
  await box(page, '标题').fill(title)
  await box(page, '需求描述').fill('三层厂房，权属清晰，可现场查看。')
  await box(page, '联系人').fill('周岷生')
  await box(page, '手机号码').fill(phone)
}

async function fillCode(page: Page, exchange: Exchange) {
  await form(page).getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('5 分钟内有效')).toBeVisible()
  await box(page, '短信验证码').fill(await codeSentTo(exchange, phone))
}

const send = (page: Page) => form(page).getByRole('button', { name: '提交需求' })
const order = async (page: Page, name: string, data: object) =>
  expect((await page.context().request.post(`/__mock/${name}`, { data, maxRetries })).ok()).toBe(true)
const state = (page: Page, word: string) =>
  page.getByRole('region', { name: '我的需求' }).getByText(word, { exact: true })

test('[BD-08] the whole life of a demand, answers arriving by push', async ({ page, exchange, axe }) => {
  await signIn(page, exchange)
  await openForm(page)
  await fillIn(page)
  await box(page, /意向金额下限/).fill('80')
  await fillCode(page, exchange)
  // A double click is one demand.
  await send(page).dblclick()
  await expect(page).toHaveURL(/\/myServiceDetail\?id=XQ/)
  const id = new URL(page.url()).searchParams.get('id')!
  await expect(page.getByRole('heading', { name: '闲置厂房转让' })).toBeVisible()
  await expect(state(page, '待受理')).toBeVisible()
  await expect(page.getByText('不低于 80 万元')).toBeVisible()

  await page.getByRole('button', { name: '修改', exact: true }).click()
  const edit = page.getByRole('form', { name: '修改需求' })
  await edit.getByRole('textbox', { name: '标题' }).fill('闲置厂房整体转让')
  await edit.getByRole('button', { name: '保存修改' }).click()
  await expect(page.getByRole('heading', { name: '闲置厂房整体转让' })).toBeVisible()

  await order(page, 'demand-accept', { id })
  await expect(state(page, '受理中')).toBeVisible()
  await order(page, 'demand-answer', { id, text: '请先提供权属证明。' })
  await expect(page.getByText('请先提供权属证明。')).toBeVisible()
  await axe()

  await page.getByRole('button', { name: '对回复有疑问，继续追问' }).click()
  await page.getByRole('button', { name: '提交追问' }).click()
  await expect(page.getByRole('button', { name: '请填写追问内容' })).toBeVisible()
  await expect(box(page, '追问内容')).toBeFocused()
  await box(page, '追问内容').fill('复印件可以吗？')
  await expect(page.getByText('请填写追问内容')).toHaveCount(0)
  await page.getByRole('button', { name: '提交追问' }).click()
  await expect(state(page, '追问中')).toBeVisible()
  await order(page, 'demand-answer', { id, text: '可以，加盖公章即可。' })
  await page.getByRole('radio', { name: '5 很满意' }).check()
  await page.getByRole('button', { name: '提交评价并办结' }).click()
  await expect(state(page, '已完成')).toBeVisible()

  await page.getByRole('link', { name: '查看需求书' }).click()
  await expect(page.getByRole('article')).toContainText('可以，加盖公章即可。')
  await axe()
  await page.goto('/myService?state=done')
  await expect(page.getByRole('link', { name: '闲置厂房整体转让' })).toHaveCount(1)
  await axe()
})

test('[CT-06] what a visitor typed is there after a reload and after signing in', async ({ page, exchange, axe }) => {
  await openForm(page, '/investService?need=1')
  await axe()
  await fillIn(page, '求购临街商铺')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft:demand-1:v1') ?? '')).toContain(phone)
  await page.reload()
  await page.getByRole('button', { name: '填写需求' }).click()
  await expect(page.getByText('填写但未提交的内容')).toBeVisible()
  await expect(box(page, '标题')).toHaveValue('求购临街商铺')
  await form(page).getByRole('button', { name: '登录并提交' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  const { phone: own } = account('person')
  await page.getByRole('tab', { name: '短信登录' }).click()
  await box(page, '手机号码').fill(own)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('5 分钟内有效')).toBeVisible()
  await box(page, '短信验证码').fill(await codeSentTo(exchange, own))
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/investService\?need=1/)
  await page.getByRole('button', { name: '填写需求' }).click()
  await expect(box(page, '标题')).toHaveValue('求购临街商铺')
  await fillCode(page, exchange)
  await send(page).click()
  await expect(page).toHaveURL(/\/myServiceDetail/)
  const kept = () => Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.startsWith('draft:'))
  expect(await page.evaluate(kept)).toEqual([])
})

test('[CT-06] a session that runs out while sending loses nothing', async ({ page, exchange, allowConsole }) => {
  allowConsole(/401/)
  await signIn(page, exchange)
  await openForm(page)
  await fillIn(page, '到期前的需求')
  await fillCode(page, exchange)
  await exchange.faults([{ path: '/dscq-content/demand/submit', kind: 'refuse', code: 401, msg: '请先登录', times: 2 }])
  await send(page).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await exchange.jump(61_000)
  await signInByForm(page, exchange, 'person', new URL(page.url()).search)
  await page.getByRole('button', { name: '填写需求' }).click()
  await expect(box(page, '标题')).toHaveValue('到期前的需求')
  await expect(box(page, '短信验证码')).toHaveValue('')
})

test('[CT-06] fields are judged when they are left and when the form is sent, by keyboard alone', async ({ page }) => {
  await openForm(page)
  await box(page, '手机号码').fill('138')
  await page.keyboard.press('Tab')
  await expect(page.getByText('手机号码长度不为11位')).toBeVisible()
  await page.getByRole('button', { name: '登录并提交' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('有 4 项需要修改')).toBeVisible()
  await expect(box(page, '标题')).toBeFocused()
  await box(page, /意向金额下限/).fill('10')
  await box(page, /意向金额上限/).fill('9')
  await page.keyboard.press('Tab')
  await expect(page.getByText('最低金额不能大于最高金额').first()).toBeVisible()
  await box(page, /意向金额上限/).fill('10')
  await expect(page.getByText('最低金额不能大于最高金额')).toHaveCount(0)
})

test('[CT-06] a slow and a broken exchange: what happened, 重试, one demand', async ({
  page,
  exchange,
  allowConsole,
}) => {
  allowConsole(/ERR_EMPTY_RESPONSE|500|Failed to load/)
  await signIn(page, exchange)
  await openForm(page, '/otherService?need=3')
  await fillIn(page, '补办交易凭证')
  await fillCode(page, exchange)
  await exchange.faults([{ path: '/dscq-content/demand/submit', kind: 'down' }])
  await send(page).click()
  await expect(form(page).getByText('网络连接失败，请检查网络后重试')).toBeVisible()
  await exchange.faults([])
  const release = await holdCalls(page, /\/demand\/submit$/)
  await form(page).getByRole('button', { name: '重试' }).click()
  await expect(form(page).getByRole('button', { name: '正在提交…' })).toBeVisible()
  release()
  await expect(page).toHaveURL(/\/myServiceDetail/)
  await page.goto('/myService?q=补办交易凭证')
  await expect(page.getByRole('link', { name: '补办交易凭证' })).toHaveCount(1)
})

test('[CT-06] a wrong code is told at its field', async ({ page, exchange }) => {
  await signIn(page, exchange)
  await openForm(page)
  await fillIn(page)
  await fillCode(page, exchange)
  const right = await box(page, '短信验证码').inputValue()
  await box(page, '短信验证码').fill(right === '111111' ? '222222' : '111111')
  await send(page).click()
  await expect(form(page).getByText('短信验证码错误').first()).toBeVisible()
  await expect(box(page, '短信验证码')).toBeFocused()
})

test('[BD-08] the list: states, kinds, an empty answer, an unknown demand', async ({ page, exchange }) => {
  await signIn(page, exchange)
  await page.goto('/myService')
  await expect(page.getByRole('tab', { name: '全部 7' })).toBeVisible()
  await page.getByRole('tab', { name: '追问中 1' }).click()
  await expect(page).toHaveURL(/state=asked/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('combobox', { name: '需求类型' }).selectOption('1')
  await expect(page.getByText('没有符合条件的需求')).toBeVisible()
  await page.getByRole('link', { name: '查看全部需求' }).click()
  await expect(page.getByRole('row')).toHaveCount(8)
  await page.getByRole('link', { name: '求购成都市区临街商铺一处' }).click()
  await page.getByRole('button', { name: '撤销需求' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(state(page, '已撤销')).toBeVisible()
  await page.goto('/myServiceDetail?id=none')
  await expect(page.getByText('没有找到这条需求')).toBeVisible()
})

test('[CT-06] the service centre leads to the three, in both languages', async ({ page, axe }) => {
  await page.goto('/serviceCenter')
  await expect(page.getByRole('heading', { level: 1, name: '服务中心' })).toBeVisible()
  await axe()
  await page.getByRole('link', { name: /了解并办理\s*转让服务/ }).click()
  await expect(page).toHaveURL(/\/transferService\?need=2/)
  await page.getByRole('button', { name: 'EN: switch to English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sell' })).toBeVisible()
  await page.getByRole('button', { name: 'Your request' }).click()
  await page.getByRole('button', { name: 'Sign in and submit' }).click()
  await expect(page.getByRole('button', { name: 'Please enter a title' })).toBeVisible()
  await axe()
})

test('[BD-08] a list and a demand that do not arrive say so, and come with 重试', async ({
  page,
  exchange,
  allowConsole,
}) => {
  allowConsole(/Failed to load|500/)
  await signIn(page, exchange)
  for (const [address, path] of [
    ['/myService', '/dscq-content/demand/page'],
    ['/demandDetail?id=XQ000000000003', '/dscq-content/demand/detail'],
  ] as const) {
    await exchange.faults([{ path, kind: 'nonsense' }])
    await page.goto(address)
    await expect(page.getByText('内容加载失败，请稍后重试')).toBeVisible()
    await exchange.faults([])
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByText('个人持有的公司股权委托转让').first()).toBeVisible()
  }
})

test('[BD-08] the simulator: accepted and answered on its page, seen by the owner at once', async ({
  page,
  person,
  exchange,
}) => {
  await signIn(page, exchange)
  await page.goto('/myServiceDetail?id=XQ000000000001')
  await expect(state(page, '待受理')).toBeVisible()
  const staff = await person()
  await staff.goto('/__mock/demands')
  const row = staff.getByRole('listitem').filter({ hasText: 'XQ000000000001' })
  await row.getByRole('button', { name: '受理' }).click()
  await expect(row).toContainText('受理中')
  await expect(state(page, '受理中')).toBeVisible()
  await row.getByRole('textbox', { name: '回复' }).fill('附近有两处在挂牌商铺。')
  await row.getByRole('button', { name: '回复' }).click()
  await expect(page.getByText('附近有两处在挂牌商铺。')).toBeVisible()
})
