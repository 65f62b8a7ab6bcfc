import type { Locator, Page } from '@playwright/test'
import { bidModes } from '#src/model/listing/detail.ts'
import { open, practise } from '../quote-hall/practice.ts'
import { codeSentTo, openLogin, signInButton } from '../session/sign-in.ts'
import {
  askerOf,
  assetsToEnrol,
  drafted,
  enrol,
  enrolAndPay,
  enrolled,
  review,
  transfer,
} from '../support/enrolling.ts'
import { type Exchange, expect, maxRetries } from '../support/test.ts'
import { reach } from '../support/waits.ts'

/**
 * A state of a screen that no address leads to: opened by `reach`, which ends when the state stands. A new dialog, a form with
 * what is wrong in it, a face of failure: add it to the list of those who can come to it.
 */
type State = { name: string; width?: number; reach: (page: Page, exchange: Exchange) => Promise<unknown> }

const main = (page: Page): Locator => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true })
const click = (page: Page, name: string | RegExp) => button(page, name).first().click()
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const header = (page: Page) => page.getByRole('banner')
const floating = (page: Page) => page.getByRole('complementary', { name: '快捷服务' })
const submits = (page: Page) => main(page).locator('button[type=submit]').first()
const wrongFields = (page: Page) => main(page).locator('[aria-invalid=true]').first()

const order = async (page: Page, name: string, data: object) =>
  expect((await page.request.post(`/__mock/${name}`, { data, maxRetries })).ok(), name).toBe(true)

type Row = { assetsId: string; projectType: number; status: string; biddingCount: number; mode?: string }

/** The address of the first asset in a state that fits. */
async function asset(page: Page, status: string, fits: (row: Row) => boolean = () => true): Promise<string> {
  const answer = await page.request.post('/api/dscq-project/assets/page', { data: { status, size: 100 }, maxRetries })
  const { records } = ((await answer.json()) as { data: { records: Row[] } }).data
  const row = records.find(fits)
  if (!row) throw new Error(`there is no asset in ${status}`)
  return `/project${row.projectType === 1 ? 'Pkg' : 'Detail'}/${row.assetsId}.html`
}
const isSingle = ({ projectType }: Row) => projectType !== 1
const wasSold = ({ projectType, biddingCount }: Row) => projectType !== 1 && biddingCount > 4

/** Cuts a call off, until this page goes elsewhere. */
const cut = (page: Page, call: string) => page.route(`**${call}`, (route) => route.abort())
const hasFailed = (page: Page) => expect(main(page).getByRole('alert').first()).toContainText('内容加载失败')

const emptyForm = (address: string): State => ({
  name: `${address} sent without a word`,
  reach: async (page) => {
    await page.goto(address)
    await submits(page).click()
    await expect(wrongFields(page)).toBeVisible()
  },
})

const home: readonly State[] = [
  {
    name: 'the home page, read to its end',
    reach: async (page) => {
      await page.goto('/index')
      await reach(page, page.locator('a[href="https://www.openstreetmap.org/copyright"]').first())
      await expect(page.locator('canvas').first()).toBeVisible()
      await reach(page, page.getByRole('button', { name: '暂停滚动' }))
      await click(page, '暂停滚动')
      await expect(main(page).locator('[aria-busy=true]:visible')).toHaveCount(0)
    },
  },
  {
    name: 'the home page, its map as a table, one category left',
    width: 375,
    reach: async (page) => {
      await page.goto('/index?newsBranch=2')
      await reach(page, page.getByRole('button', { name: '表格', exact: true }))
      await click(page, '表格')
      for (const name of ['国有股权', '资产租赁']) await click(page, name)
      await expect(page.getByText('至少保留一个类别，最后一个不能关闭')).toBeVisible()
      await expect(main(page).locator('[aria-busy=true]:visible')).toHaveCount(0)
    },
  },
  {
    name: 'the opening advertisement',
    reach: async (page) => {
      await page.goto('/index')
      await page.evaluate(() => sessionStorage.removeItem('opening-ad:v1'))
      await page.addInitScript(() => sessionStorage.removeItem('opening-ad:v1'))
      await page.reload()
      await expect(dialog(page, '开屏广告')).toBeVisible()
      await page.addInitScript(() => sessionStorage.setItem('opening-ad:v1', '"seen"'))
    },
  },
]

const frame: readonly State[] = [
  {
    name: 'the QR code of the official account',
    reach: async (page) => {
      await page.goto('/login')
      await header(page).getByRole('button', { name: '官方公众号' }).hover()
      await expect(header(page).getByRole('img', { name: '官方公众号二维码' })).toBeVisible()
    },
  },
  {
    name: 'the question to sign in first',
    reach: async (page) => {
      await page.goto('/serviceCenter')
      await header(page).getByRole('link', { name: '用户中心' }).click()
      await expect(dialog(page, '溫馨提示')).toContainText('请先登录')
    },
  },
  {
    name: 'the settings',
    reach: async (page) => {
      await page.goto('/serviceCenter')
      await header(page).getByRole('button', { name: '无障碍' }).click()
      await expect(dialog(page, '显示设置')).toBeVisible()
    },
  },
  {
    name: 'a bright colour of one’s own',
    reach: async (page) => {
      await page.goto('/hall')
      await header(page).getByRole('button', { name: '无障碍' }).click()
      await dialog(page, '显示设置').getByLabel('自选颜色').fill('#ffdd00')
      await page.keyboard.press('Escape')
      await expect(dialog(page, '显示设置')).toBeHidden()
      await expect(main(page).getByRole('rowheader').first()).toBeVisible()
      await page.evaluate(() => localStorage.removeItem('ui:v1'))
    },
  },
  {
    name: 'a conversation with the service desk',
    reach: async (page) => {
      await page.goto('/serviceCenter')
      await floating(page).getByRole('button', { name: '在线客服' }).click()
      await expect(page.getByRole('status').filter({ hasText: '已连接' })).toBeVisible()
      await page.getByRole('textbox', { name: '要说的话' }).fill('怎么缴纳保证金？')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('log').locator('p', { hasText: '客服' })).toHaveCount(2)
    },
  },
  {
    name: 'menu and shortcuts unfolded',
    width: 375,
    reach: async (page) => {
      await page.goto('/serviceCenter')
      const menu = page.getByRole('navigation', { name: '主菜单' })
      await menu.getByRole('button', { name: '菜单' }).click()
      await expect(menu.getByRole('link', { name: '首页' })).toBeVisible()
      await floating(page).getByRole('button', { name: /^服务/ }).click()
      await expect(floating(page).getByRole('link', { name: '竞价室' })).toBeVisible()
    },
  },
]

const door: readonly State[] = [
  {
    name: 'a login with nothing filled in',
    reach: async (page) => {
      await openLogin(page)
      await signInButton(page).click()
      await expect(page.getByText('请输入密码')).toBeVisible()
    },
  },
  {
    name: 'a login by SMS with nothing filled in',
    reach: async (page) => {
      await page.goto('/login')
      await page.getByRole('tab', { name: '短信登录' }).click()
      await signInButton(page).click()
      await expect(page.getByText('手机号码不能为空')).toBeVisible()
    },
  },
  { ...emptyForm('/register'), width: 375 },
  { ...emptyForm('/findPassword'), width: 375 },
  emptyForm('/findAccountPerson'),
  emptyForm('/findAccountOrg'),
]

const lists: readonly State[] = [
  {
    name: 'the list as cards',
    reach: async (page) => {
      await page.goto('/project?view=card')
      await expect(main(page).getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'the list with regions and industries chosen',
    reach: async (page) => {
      await page.goto('/project?typeCode=2&region=540000&industry=K')
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
    },
  },
  {
    name: 'a list of nothing',
    reach: async (page) => {
      await page.goto('/project?typeCode=2&q=zzzzzz')
      await expect(main(page).getByText(/没有同时符合这 2 个条件的项目/)).toBeVisible()
    },
  },
  {
    name: 'four assets compared',
    reach: async (page) => {
      await page.goto('/project')
      const checks = main(page).getByRole('checkbox', { name: /^对比/ })
      for (const index of [0, 1, 2, 3]) await checks.nth(index).check()
      await page.getByRole('button', { name: '比一比' }).click()
      await expect(dialog(page, '项目对比').getByRole('columnheader')).toHaveCount(5)
      await page.evaluate(() => localStorage.clear())
    },
  },
  {
    name: 'a hall that failed',
    reach: async (page) => {
      await cut(page, '/bid-assets/hall/page*')
      await page.goto('/hall?projectActive=1')
      await hasFailed(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  },
]

const tabs = ['重要信息披露', '受让条件', '交易须知', '完整公告', '附件', '竞价记录']
const details: readonly State[] = [
  ...tabs.map((name) => ({
    name: `an asset at ${name}`,
    reach: async (page: Page) => {
      await page.goto(await asset(page, 'enrol', isSingle))
      await page.getByRole('tab', { name }).click()
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    },
  })),
  {
    name: 'the pictures of an asset in full size',
    reach: async (page) => {
      await page.goto(await asset(page, 'enrol', isSingle))
      await page
        .getByRole('region', { name: '标的图片' })
        .getByRole('button', { name: /^查看大图/ })
        .click()
      await expect(dialog(page, /^标的图片/).getByRole('img')).toBeVisible()
    },
  },
  {
    name: 'an asset, read far down',
    reach: async (page) => {
      await page.goto(`${await asset(page, 'enrol', isSingle)}?tab=full`)
      await expect(page.getByRole('tabpanel')).toBeVisible()
      await page.mouse.wheel(0, 1200)
      await expect(page.getByRole('region', { name: '项目快捷操作' })).toBeVisible()
    },
  },
  {
    name: 'an asset that was terminated',
    reach: async (page) => {
      await page.goto(await asset(page, 'over', ({ status }) => status === 'TERMINATED'))
      await expect(page.getByRole('tab').first()).toHaveText('终结公告')
    },
  },
  {
    name: 'an asset that failed to come',
    reach: async (page) => {
      const address = await asset(page, 'enrol', isSingle)
      await cut(page, '/assets/detail*')
      await page.goto(address)
      await hasFailed(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  },
  {
    name: 'a project under management that is over',
    reach: async (page) => {
      const id = /\/([^/]+)\.html/.exec(await asset(page, 'closed', isSingle))![1]
      await page.goto(`/projectToManageDetail/${id}.html`)
      await expect(page.getByRole('region', { name: '项目进度' })).toBeVisible()
    },
  },
]

const replays: readonly State[] = [
  {
    name: 'a replay with the digest of every bid',
    reach: async (page) => {
      await page.goto(`${await asset(page, 'done', wasSold)}?tab=record`)
      await expect(page.getByRole('region', { name: '报价记录校验' })).toContainText('链式校验通过')
      await page.getByRole('button', { name: '显示每条摘要' }).click()
      await page.getByRole('slider', { name: '回放进度' }).fill('3')
    },
  },
  {
    name: 'a record that was tampered with',
    reach: async (page) => {
      await page.route('**/room/record', async (route) => {
        const answer = await route.fetch()
        const reply = (await answer.json()) as { data: { rows: { content: { amount: string } }[] } }
        reply.data.rows[2]!.content.amount = '1'
        await route.fulfill({ response: answer, json: reply })
      })
      await page.goto(`${await asset(page, 'done', wasSold)}?tab=record`)
      await expect(page.getByRole('region', { name: '报价记录校验' }).getByRole('alert')).toContainText('校验失败')
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  },
  {
    name: 'a record without a bid',
    reach: async (page) => {
      await page.goto(`${await asset(page, 'over', ({ status }) => status === 'FAILED')}?tab=record`)
      await expect(page.getByRole('tabpanel')).toContainText('无人报价，本场竞买已流拍')
    },
  },
  {
    name: 'a record that failed to come',
    reach: async (page) => {
      await cut(page, '/room/record')
      await page.goto(`${await asset(page, 'done', wasSold)}?tab=record`)
      await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText('内容加载失败')
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  },
]

const services: readonly State[] = [2, 1, 3].map((need) => ({
  name: `the form of need ${need} sent without a word`,
  reach: async (page) => {
    const path = { 1: '/investService', 2: '/transferService', 3: '/otherService' }[need]
    await page.goto(`${path}?need=${need}`)
    await click(page, '填写需求')
    await click(page, '登录并提交')
    await expect(wrongFields(page)).toBeVisible()
  },
}))

/** A practice room of the mode, open to quotes. */
async function openRoom(page: Page, exchange: Exchange, mode: string): Promise<void> {
  // A room that was begun before is not this one.
  await page.evaluate(() => sessionStorage.clear())
  await practise(page, mode)
  await open(page, exchange)
  // With the phase comes, a moment later, what the guest may do in it.
  if (mode !== 'once-off') await expect(page.locator('#quote-lock')).toHaveText('')
  await expect(page.getByRole('region', { name: '报价区' })).toBeVisible()
}

const rooms: readonly State[] = [
  {
    name: 'the choice of what to practise',
    reach: async (page) => {
      await page.goto('/hall?practice=')
      await expect(page.getByRole('link', { name: /^开始练习/ })).toHaveCount(8)
    },
  },
  ...bidModes.map((mode, index) => ({
    name: `a room of ${mode}`,
    width: index % 2 === 0 ? 1440 : 375,
    reach: (page: Page, exchange: Exchange) => openRoom(page, exchange, mode),
  })),
  {
    name: 'the rules of a room',
    reach: async (page, exchange) => {
      await openRoom(page, exchange, 'v-shaped')
      await click(page, '规则')
      await expect(dialog(page, 'V 型规则')).toContainText('价格自上而下逐档下降')
    },
  },
  {
    name: 'a room in large figures',
    reach: async (page, exchange) => {
      await openRoom(page, exchange, 'ongoing')
      await page.getByRole('switch', { name: '大字模式' }).click()
      await expect(page.getByRole('region', { name: '竞价记录' })).toHaveCount(0)
      await page.evaluate(() => localStorage.removeItem('ui:v1'))
    },
  },
  {
    name: 'a final quote before it is confirmed',
    reach: async (page, exchange) => {
      await openRoom(page, exchange, 'final')
      await box(page, /^我的报价/).fill('1250000')
      await click(page, '提交最终报价')
      await expect(dialog(page, '请再次核对报价')).toBeVisible()
    },
  },
  {
    name: 'a room that is watched',
    reach: async (page) => {
      await page.goto('/hall?watch=R00-0')
      await expect(page.getByText('围观中：只有取得竞买资格的竞买人可以报价')).toBeVisible()
    },
  },
]

const nothing: readonly State[] = [
  {
    name: 'a home page of nothing',
    reach: async (page, exchange) => {
      await exchange.scenario('empty')
      await page.goto('/index')
      await expect(page.getByText('暂无项目，请稍后再来')).toBeVisible()
      await expect(page.getByText('暂无该类公告')).toBeVisible()
    },
  },
  {
    name: 'a hall of nothing',
    reach: async (page) => {
      await page.goto('/hall')
      await expect(page.getByText('当前没有正在竞价的标的')).toBeVisible()
    },
  },
]

export const ofVisitors: readonly State[] = [...home, ...frame, ...door, ...lists]
/** Those of details and rooms; the last ones empty the exchange. */
export const ofReaders: readonly State[] = [...details, ...replays, ...services, ...rooms, ...nothing]

const messages: readonly State[] = [
  {
    name: 'the settings of messages',
    reach: async (page) => {
      await page.goto('/myMessage')
      await click(page, '消息设置')
      await expect(page.getByRole('switch').first()).toBeVisible()
    },
  },
  {
    name: 'favourites',
    reach: async (page) => {
      const asker = await askerOf(page, 'person')
      for (const assetsId of ['A20000', 'A10003', 'R06-0']) {
        const kept = await asker.ask('/dscq-user/collect/add', { assetsId })
        expect(kept, kept.msg ?? '').toMatchObject({ code: 200 })
      }
      await page.goto('/myCollect')
      await expect(page.getByRole('switch').first()).toBeVisible()
    },
  },
  {
    name: 'a demand that was answered, asked about without a word',
    reach: async (page) => {
      await page.goto('/myService')
      await page.getByRole('link', { name: '求购成都市区临街商铺一处' }).click()
      const id = new URL(page.url()).searchParams.get('id')!
      await order(page, 'demand-accept', { id })
      await order(page, 'demand-answer', { id, text: '请先提供权属证明。' })
      await expect(page.getByText('请先提供权属证明。')).toBeVisible()
      await click(page, '对回复有疑问，继续追问')
      await click(page, '提交追问')
      await expect(page.getByRole('button', { name: '请填写追问内容' })).toBeVisible()
    },
  },
]

const account: readonly State[] = [
  {
    name: 'a mailbox being bound',
    reach: async (page) => {
      await page.goto('/accountSafe')
      await page.getByRole('region', { name: '登录与资金安全' }).getByRole('button', { name: '绑定邮箱' }).click()
      await dialog(page, '绑定邮箱').getByRole('button', { name: '获取验证码' }).click()
      await expect(dialog(page, '绑定邮箱').getByText('邮箱不能为空').first()).toBeVisible()
    },
  },
  emptyForm('/updatePassWord'),
  {
    name: 'another phone being bound',
    reach: async (page, exchange) => {
      await page.goto('/memberEditPhone')
      // The exchange sends one text message a minute.
      await exchange.jump(61_000)
      await click(page, '获取验证码')
      await expect(page.getByText('5 分钟内有效')).toBeVisible()
      await box(page, '短信验证码').fill(await codeSentTo(exchange, '13900000004'))
      await click(page, '下一步')
      await box(page, '新手机号码').fill('1')
      await click(page, '获取验证码')
      await expect(wrongFields(page)).toBeVisible()
    },
  },
  {
    name: 'a portrait being cut',
    reach: async (page) => {
      await page.goto('/memberEditHead')
      const buffer = Buffer.from(
        await page.evaluate(async () => {
          const canvas = document.createElement('canvas')
          canvas.width = 800
          canvas.height = 400
          const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), 'image/png'))
          return [...new Uint8Array(await blob.arrayBuffer())]
        }),
      )
      await page.getByLabel('选择头像图片').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
      await expect(button(page, /^裁剪框/)).toBeVisible()
    },
  },
  {
    name: 'an appeal sent without a word',
    reach: async (page) => {
      await page.goto('/shensuRecord?new=deposit&about=BM202603060001')
      await click(page, '提交申诉')
      await expect(page.getByText('请填写申诉说明').first()).toBeVisible()
    },
  },
  {
    name: 'an appeal under review',
    reach: async (page) => {
      const asker = await askerOf(page, 'person')
      const appeal = await asker.ask<{ id: string }>('/dscq-user/appeal/submit', {
        requestId: 'axe-appeal',
        kind: 'deposit',
        description: '保证金未按期退还',
        fileIds: [await asker.upload('证明.pdf')],
        contact: '周岷生',
        telPhone: '13900000004',
      })
      await page.goto(`/shensuRecord?id=${appeal.data.id}`)
      await expect(main(page).getByText('待受理').first()).toBeVisible()
    },
  },
  {
    name: 'a contact that is wrong',
    reach: async (page) => {
      await page.goto('/membership')
      await click(page, '编辑联系信息')
      await box(page, '联系手机').fill('123')
      await click(page, '保存')
      await expect(page.getByText('手机号码长度不为11位').first()).toBeVisible()
    },
  },
  {
    name: 'a change of the identity',
    reach: async (page) => {
      await page.goto('/realNamePerson?change=1')
      await expect(page.getByText('变更审核期间，原认证信息继续有效。')).toBeVisible()
    },
  },
]

/** The form of an asset with everything in it but what is taken out; each state has an asset of its own. */
const stepOf = async (page: Page, index: number, without: object, heading: string, isPackage = false) => {
  const assetsId = (await assetsToEnrol(page, isPackage))[index]!
  await drafted(page, 'person', assetsId, without)
  await page.goto(`/${isPackage ? 'bidEnrollPkg' : 'bidEnrollNormal'}?assetsId=${assetsId}`)
  await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
}

const enrolment: readonly State[] = [
  {
    name: 'an enrolment with no text agreed to',
    reach: async (page) => {
      const [assetsId] = await assetsToEnrol(page)
      await page.goto(`/bidEnrollNormal?assetsId=${assetsId}`)
      await click(page, '下一步')
      await expect(page.getByRole('alert').getByText('请阅读并同意全部文件')).toBeVisible()
    },
  },
  {
    name: 'an enrolment with no conditions answered',
    reach: async (page) => {
      await stepOf(page, 5, { offer: '', contact: '', answers: [] }, '填写意向信息')
      await click(page, '下一步')
      await expect(page.getByRole('button', { name: '请逐条响应资格条件' }).first()).toBeVisible()
    },
  },
  {
    name: 'an enrolment of several',
    reach: async (page) => {
      await stepOf(page, 6, { offer: '' }, '填写意向信息')
      await page.getByRole('radio', { name: '联合受让' }).check()
      await box(page, '我方受让比例').fill('60')
      await click(page, '下一步')
      await expect(page.getByRole('group', { name: '联合体成员 1' })).toBeVisible()
      await expect(wrongFields(page)).toBeVisible()
    },
  },
  {
    name: 'an enrolment without its papers',
    reach: async (page) => {
      await stepOf(page, 7, { files: {} }, '上传材料')
      await click(page, '下一步')
      await expect(page.getByRole('button', { name: '身份证明必须选择上传文件' })).toBeVisible()
    },
  },
  {
    name: 'an enrolment before it is handed in',
    reach: async (page) => {
      await stepOf(page, 8, {}, '确认提交')
      await click(page, '提交报名')
      await expect(page.getByText('审核信息一旦提交将无法变更，请确认')).toBeVisible()
    },
  },
  {
    name: 'the enrolment for a package with no asset chosen',
    reach: async (page) => {
      await stepOf(page, 1, { lotIds: [] }, '填写意向信息', true)
      await click(page, '下一步')
      await expect(page.getByRole('button', { name: '请至少选择一个标的' })).toBeVisible()
    },
  },
]

const money: readonly State[] = [
  {
    name: 'an enrolment that was refused, at the cashier desk',
    reach: async (page) => {
      const { enrolId } = await enrol(page, 'person', (await assetsToEnrol(page))[0]!)
      await page.goto(`/enrollDetail?id=${enrolId}`)
      await review(page, enrolId, 'reject', '材料不符')
      await page.goto(`/cashierDesk?enrolId=${enrolId}`)
      await expect(page.getByText('您的资格审核未通过，无法缴纳保证金')).toBeVisible()
    },
  },
  {
    name: 'a payment before it is confirmed',
    reach: async (page) => {
      const { enrolId } = await enrolled(page, 'person', (await assetsToEnrol(page))[1]!)
      await page.goto(`/cashierDesk?enrolId=${enrolId}&way=online`)
      await click(page, '去支付')
      await expect(dialog(page, '确认支付')).toBeVisible()
    },
  },
  {
    name: 'a guarantee with nothing filled in',
    reach: async (page) => {
      const { enrolId } = await enrolled(page, 'person', (await assetsToEnrol(page))[2]!)
      await page.goto(`/cashierDesk?enrolId=${enrolId}&way=guarantee`)
      await click(page, '提交保函')
      await expect(wrongFields(page)).toBeVisible()
    },
  },
  {
    name: 'money of another payer, claimed without a word',
    reach: async (page) => {
      const { deposit } = await enrolled(page, 'person', (await assetsToEnrol(page))[3]!)
      await transfer(page, deposit, { payer: '蜀锦商贸有限公司', serial: 'SJ20260001' })
      await page.goto(`/cashierDesk?enrolId=${deposit.enrolId}`)
      await expect(page.getByText('收到付款户名与报名主体不一致的款项').first()).toBeVisible()
      await page.goto(`/depositAddPayInfo?id=${deposit.id}`)
      await click(page, '提交')
      await expect(page.getByText('有 7 项需要修改')).toBeVisible()
    },
  },
  {
    name: 'the slip of a deposit for the bank',
    reach: async (page) => {
      const { depositId } = await enrolAndPay(page, 'person', (await assetsToEnrol(page))[4]!)
      await page.goto(`/depositDetail?id=${depositId}&print=1`)
      await expect(page.getByRole('article')).toContainText('保证金入账通知单')
    },
  },
  {
    name: 'the pool of a package',
    reach: async (page) => {
      const { depositId } = await enrolAndPay(page, 'person', (await assetsToEnrol(page, true))[0]!)
      await page.goto(`/depositDetail?id=${depositId}`)
      await expect(page.getByRole('heading', { name: '资产包保证金池' })).toBeVisible()
    },
  },
  {
    name: 'enrolments and rooms of one’s own',
    reach: async (page) => {
      await page.goto('/myProject')
      await expect(page.getByRole('tab', { name: /^待缴费 [1-9]/ })).toBeVisible()
    },
  },
  {
    name: 'rooms of one’s own',
    reach: async (page) => {
      await page.goto('/myProject?list=2')
      await expect(page.getByRole('table', { name: '我的竞价厅' })).toBeVisible()
    },
  },
  {
    name: 'deposits of one’s own',
    reach: async (page) => {
      await page.goto('/myDeposit')
      await expect(page.getByRole('table', { name: '我的保证金' })).toBeVisible()
    },
  },
]

export const ofPerson: readonly State[] = [...messages, ...account]
export const ofBidder: readonly State[] = [...enrolment, ...money]

export const ofRejected: readonly State[] = [
  {
    name: 'the overview of somebody refused',
    reach: async (page) => {
      await page.goto('/usercenterIndex')
      await expect(page.getByRole('meter')).toBeVisible()
    },
  },
  {
    name: 'the reason of a refusal',
    reach: async (page) => {
      await page.goto('/membershipReason')
      await expect(page.getByRole('link', { name: '修改后重新提交' })).toBeVisible()
    },
  },
]

const notAllowed = (words: string): State => ({
  name: `an enrolment refused: ${words}`,
  reach: async (page) => {
    await page.goto(`/bidEnrollNormal?assetsId=${(await assetsToEnrol(page))[0]}`)
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  },
})
export const ofPending: readonly State[] = [notAllowed('请先完成实名认证')]
export const ofBlacklisted: readonly State[] = [notAllowed('黑名单用户不能报名')]

const submitIdentity = (page: Page) => click(page, '提交认证')
export const ofNewcomer: readonly State[] = [
  notAllowed('请先完成实名认证'),
  {
    name: 'the form of a person sent without a word',
    reach: async (page) => {
      await page.goto('/realNamePerson')
      await submitIdentity(page)
      await expect(page.getByText('请上传身份证人像面').first()).toBeVisible()
    },
  },
  {
    name: 'the form of an organisation sent without a word',
    reach: async (page) => {
      await page.goto('/realNameOrg')
      await submitIdentity(page)
      await expect(page.getByText('请上传营业执照或登记证书').first()).toBeVisible()
    },
  },
  {
    name: 'the agreement on verification',
    reach: async (page) => {
      await page.goto('/realNamePerson')
      await page.getByRole('checkbox', { name: /我已阅读并同意/ }).click()
      await expect(dialog(page, '实名认证服务协议').getByRole('button', { name: '同意并继续' })).toBeDisabled()
    },
  },
]
