import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { rateDemand, withdrawDemand } from '#src/api/endpoints/demand.ts'
import { box, goTo, loadScreens, replaceText } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import { codeTo, requestCode } from '#tests/pages/auth/support.ts'
import { account, type World } from '#tests/support/world.ts'

await loadScreens(
  '/login',
  '/transferService',
  '/investService',
  '/serviceCenter',
  '/myService',
  '/myServiceDetail',
  '/demandDetail',
)

const phone = '13800002222'
const submitPath = '/dscq-content/demand/submit'
const main = () => within(screen.getByRole('main'))
const form = async () => within(await screen.findByRole('form', { name: '填写需求' }))
const press = async (user: UserEvent, name: string): Promise<void> =>
  user.click(await main().findByRole('button', { name }))
/** The state of the demand on the screen. */
const isState = (label: string) =>
  waitFor(() => within(screen.getByRole('region', { name: '我的需求' })).getByText(label))
const ownForms = async (user: UserEvent) => {
  await press(user, '填写需求')
  await screen.findByRole('form', { name: '填写需求' })
}

async function fillIn(user: UserEvent, title = '闲置厂房转让'): Promise<void> {
  await replaceText(user, box('标题'), title)
  await replaceText(user, box('需求描述'), '三层厂房，权属清晰，可现场查看。')
  await replaceText(user, box('联系人'), '周岷生')
  await replaceText(user, box('手机号码'), phone)
}

async function fillCode(user: UserEvent, { exchange }: World, change = (code: string) => code): Promise<void> {
  await user.click((await form()).getByRole('button', { name: '获取验证码' }))
  await screen.findByText(/5 分钟内有效/)
  const { text } = exchange.sms.inbox.find(({ telPhone }) => telPhone === phone)!
  await replaceText(user, box('短信验证码'), change(/验证码 (\d{6})/.exec(text)![1]!))
}

const opened = async (address = '/transferService?need=2', as?: 'person') => {
  const rendered = await renderRoute(address, as ? { as } : {})
  await ownForms(rendered.user)
  return rendered
}

describe('the form of a demand', () => {
  test('[BD-08] the life of a demand from submission to rating, with answers by push', async () => {
    const { user, world, address } = await opened('/transferService?need=2', 'person')
    await fillIn(user)
    await replaceText(user, box('意向金额下限（万元）'), '80')
    await fillCode(user, world)
    // A double click submits one demand.
    await user.dblClick((await form()).getByRole('button', { name: '提交需求' }))
    await waitFor(() => expect(address()).toMatch(/^\/myServiceDetail\?id=XQ/))
    expect(world.callsTo(submitPath)).toHaveLength(1)
    const id = new URLSearchParams(address().split('?')[1]).get('id')!
    await screen.findByRole('heading', { name: '闲置厂房转让' })
    await isState('待受理')
    expect(main().getByText('不低于 80 万元')).toBeDefined()

    await press(user, '修改')
    await screen.findByRole('form', { name: '修改需求' })
    await replaceText(user, box('标题'), '闲置厂房整体转让')
    await press(user, '保存修改')
    await screen.findByRole('heading', { name: '闲置厂房整体转让' })

    await world.control('demand-accept', { id })
    await isState('受理中')
    await world.control('demand-answer', { id, text: '请先提供权属证明。' })
    await main().findByText('请先提供权属证明。')
    await press(user, '对回复有疑问，继续追问')
    await press(user, '提交追问')
    expect(await main().findByRole('button', { name: '请填写追问内容' })).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(box('追问内容')))
    await replaceText(user, box('追问内容'), '复印件可以吗？')
    await waitFor(() => expect(screen.queryByText('请填写追问内容')).toBeNull())
    await press(user, '提交追问')
    await isState('追问中')
    await world.control('demand-answer', { id, text: '可以，加盖公章即可。' })
    await user.click(await main().findByRole('radio', { name: '5 很满意' }))
    await press(user, '提交评价并办结')
    await isState('已完成')

    await user.click(main().getByRole('link', { name: '查看需求书' }))
    await waitFor(() => expect(screen.getByRole('article').textContent).toContain('可以，加盖公章即可。'))
    await goTo('/myService?state=done')
    expect(await main().findAllByRole('link', { name: '闲置厂房整体转让' })).toHaveLength(1)
  })

  test('[CT-06] fields are validated on blur and on submit', async () => {
    const { user } = await opened()
    await replaceText(user, box('手机号码'), '138')
    await user.tab()
    await screen.findByText('手机号码长度不为11位')
    await press(user, '登录并提交')
    await screen.findByText('有 4 项需要修改')
    await waitFor(() => expect(document.activeElement).toBe(box('标题')))
    await replaceText(user, box('意向金额下限（万元）'), '10')
    await replaceText(user, box('意向金额上限（万元）'), '9')
    await user.tab()
    expect((await main().findAllByText('最低金额不能大于最高金额')).length).toBeGreaterThan(0)
    await replaceText(user, box('意向金额上限（万元）'), '10')
    await waitFor(() => expect(screen.queryByText('最低金额不能大于最高金额')).toBeNull())
  })

  test('[D29] [AC-10] an amount that is not a number stays as typed and shows an error', async () => {
    const { user } = await opened()
    await user.type(box('意向金额下限（万元）'), '10²')
    await user.tab()
    await main().findAllByText('金额格式不正确，请只输入数字和小数点，千位分隔须每三位一个')
    expect(box('意向金额下限（万元）').value).toBe('10²')
  })

  test.each([
    ['/investService?need=1', undefined, '登录并提交'],
    ['/otherService?need=3', 'person', '提交需求'],
  ] as const)(
    '[CT-06] the form of %s, submitted empty by %s, focuses the first missing field',
    async (address, as, send) => {
      const { user } = await opened(address, as)
      await press(user, send)
      await waitFor(() => expect(document.activeElement).toBe(box('标题')))
    },
  )

  test('[CT-06] a complete form of a visitor asks to sign in, sends nothing and keeps its text', async () => {
    const { user, world, address } = await opened()
    await fillIn(user, '登录前的需求')
    await press(user, '登录并提交')
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText('请先登录')).toBeDefined()
    await user.click(question.getByRole('button', { name: /^确\s?定$/ }))
    await waitFor(() => expect(address()).toBe('/login?redirect=%2FtransferService%3Fneed%3D2'))
    expect(world.callsTo(submitPath)).toEqual([])
    await goTo('/transferService?need=2')
    await ownForms(user)
    await waitFor(() => expect(box('标题').value).toBe('登录前的需求'))
  })

  test('[CT-06] a wrong SMS code shows its error at the field', async () => {
    const { user, world } = await opened('/transferService?need=2', 'person')
    await fillIn(user)
    await fillCode(user, world, (right) => (right === '111111' ? '222222' : '111111'))
    await press(user, '提交需求')
    expect((await (await form()).findAllByText('短信验证码错误')).length).toBeGreaterThan(0)
    await waitFor(() => expect(document.activeElement).toBe(box('短信验证码')))
  })

  test('[CT-06] a slow and a failing exchange: error, 重试, one demand', async () => {
    const { user, world, address } = await opened('/otherService?need=3', 'person')
    await fillIn(user, '补办交易凭证')
    await fillCode(user, world)
    world.faults({ path: submitPath, kind: 'down' })
    await press(user, '提交需求')
    await (await form()).findByText('网络连接失败，请检查网络后重试')
    world.faults()
    const release = world.hold(submitPath)
    await press(user, '重试')
    expect(await main().findByRole('button', { name: '正在提交…' })).toBeDefined()
    release()
    await waitFor(() => expect(address()).toContain('/myServiceDetail'))
    const [first, second] = world.callsTo(submitPath)
    expect(second).toEqual(first)
    await goTo('/myService?q=补办交易凭证')
    expect(await main().findAllByRole('link', { name: '补办交易凭证' })).toHaveLength(1)
  })

  test('[CT-06] a session that expires during submission loses nothing but the code', async () => {
    const { user, world, address } = await opened('/transferService?need=2', 'person')
    await fillIn(user, '到期前的需求')
    await fillCode(user, world)
    world.faults({ path: submitPath, kind: 'refuse', code: 401, msg: '请先登录', times: 2 })
    await press(user, '提交需求')
    await waitFor(() => expect(address()).toMatch(/^\/login\?redirect=/))
    world.jump(61_000)
    await user.click(await screen.findByRole('tab', { name: '短信登录' }))
    await replaceText(user, box('手机号码'), account('person').phone)
    await requestCode(user, world)
    await screen.findByText(/5 分钟内有效/)
    await replaceText(user, box('短信验证码'), codeTo(world, account('person').phone))
    await press(user, '登录')
    await waitFor(() => expect(address()).toBe('/transferService?need=2'))
    await ownForms(user)
    await waitFor(() => expect(box('标题').value).toBe('到期前的需求'))
    expect(box('短信验证码').value).toBe('')
  })

  test('[CT-06] the service centre links to the three services, in both languages', async () => {
    const { user, address } = await renderRoute('/serviceCenter')
    await screen.findByRole('heading', { level: 1, name: '服务中心' })
    await user.click(main().getByRole('link', { name: /了解并办理\s*转让服务/ }))
    await waitFor(() => expect(address()).toBe('/transferService?need=2'))
    await user.click(screen.getByRole('button', { name: 'EN: switch to English' }))
    await screen.findByRole('heading', { level: 1, name: 'Sell' })
    await press(user, 'Your request')
    await press(user, 'Sign in and submit')
    expect(await main().findByRole('button', { name: 'Enter a title' })).toBeDefined()
  })
})

describe('my demands', () => {
  const rows = () => main().getAllByRole('row')

  test('[BD-08] the list: states, kinds, an empty result, an unknown demand', async () => {
    const { user, address } = await renderRoute('/myService', { as: 'person' })
    await screen.findByRole('tab', { name: '全部 7' })
    await user.click(await screen.findByRole('tab', { name: '追问中 1' }))
    await waitFor(() => expect(address()).toContain('state=asked'))
    await waitFor(() => expect(rows()).toHaveLength(2))
    await user.selectOptions(screen.getByRole('combobox', { name: '需求类型' }), '1')
    await screen.findByText('没有符合条件的需求')
    await user.click(screen.getByRole('link', { name: '查看全部需求' }))
    await waitFor(() => expect(rows()).toHaveLength(8))
    await user.click(screen.getByRole('link', { name: '求购成都市区临街商铺一处' }))
    await press(user, '撤销需求')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确定' }))
    await isState('已撤销')
    await goTo('/myServiceDetail?id=none')
    await screen.findByText('未找到该需求')
  })

  test.each([
    ['/myService', '/dscq-content/demand/page'],
    ['/demandDetail?id=XQ000000000003', '/dscq-content/demand/detail'],
  ])('[BD-08] %s shows an error with 重试 when its call fails', async (address, path) => {
    const world = openWorld()
    world.faults({ path, kind: 'nonsense' })
    const { user } = await renderRoute(address, { as: 'person', world })
    await screen.findByText('内容加载失败，请稍后重试')
    world.faults()
    await press(user, '重试')
    expect((await main().findAllByText('个人持有的公司股权委托转让')).length).toBeGreaterThan(0)
  })
})

describe('a demand on the screen', () => {
  const id = 'XQ000000000001'
  const hasFocus = () =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: '服务详情' })))
  const openOne = async () => {
    const rendered = await renderRoute(`/myServiceDetail?id=${id}`, { as: 'person' })
    await screen.findByRole('group', { name: '服务详情' })
    return rendered
  }

  test('[SE-10] opening and closing the edit form removes the pressed button; the focus moves to the demand', async () => {
    const { user } = await openOne()
    await press(user, '修改')
    await main().findByRole('button', { name: '保存修改' })
    await hasFocus()
    await press(user, '取消')
    await main().findByRole('button', { name: '修改' })
    await hasFocus()
  })

  test('[SE-10] a demand withdrawn in another tab loses its buttons; the focus moves to the demand', async () => {
    const { world } = await openOne()
    const withdraw = await main().findByRole('button', { name: '撤销需求' })
    act(() => withdraw.focus())
    await world.call('person', withdrawDemand, { id })
    await isState('已撤销')
    await hasFocus()
  })

  test('[SE-10] a demand rated in another tab loses its form; the focus moves to the demand', async () => {
    const { world } = await openOne()
    await world.control('demand-accept', { id })
    await world.control('demand-answer', { id, text: '请先提供证明。' })
    const send = await main().findByRole('button', { name: '提交评价并办结' })
    act(() => send.focus())
    await world.call('person', rateDemand, { id, score: 5, text: '' })
    await isState('已完成')
    await hasFocus()
  })
})
