import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { procurementFile } from '#src/mock/files/procurement/files.ts'
import { joined } from '#src/mock/files/procurement/parts.ts'
import { changeSettings } from '#src/shared/lib/storage/settings.ts'
import { box, loadScreens, replaceText } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { World } from '#tests/support/world.ts'
import { actorOf, firm, onSale, takePart } from './supplier.ts'

await loadScreens('/purchase/tradeDetail', '/userCenterPurchase')
await import('#src/features/procurement/supplier/forms/EnrolDialog.tsx')
await import('#src/features/procurement/supplier/forms/TextDialog.tsx')

const panel = async () => within(await screen.findByRole('region', { name: '参与采购' }))
const press = async (name: string) => (await panel()).findByRole('button', { name })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

const left: string[] = []
beforeEach(() => {
  left.length = 0
  vi.spyOn(location, 'assign').mockImplementation((address) => void left.push(String(address)))
})

function opened(to: 'enrolled' | 'bought' | 'bonded' | null = null) {
  const world = openWorld()
  const project = onSale(world)
  if (to) takePart(world, project, to)
  return { world, project, address: linkToPurchase.detail(project.id) }
}
const viewed = (world: World, id: string) =>
  world.exchange.suppliers.viewOf(world.exchange.suppliers.seenBy(actorOf(world).userId, id))

describe('the panel of a supplier on the page of a project', () => {
  test('[PU-06] asks a visitor to sign in, and leads back', async () => {
    const { world, address } = opened()
    await renderRoute(address, { world })
    const link = await (await panel()).findByRole('link', { name: '登录后参与' })
    expect(link.getAttribute('href')).toBe(`/login?redirect=${encodeURIComponent(address)}`)
  })

  test('[PU-06] [SE-10] the button that follows a project says so in English, too', async () => {
    changeSettings({ language: 'en' })
    const { world, address } = opened()
    await renderRoute(address, { world })
    expect((await screen.findByRole('button', { name: /^Follow\b/ })).textContent).toMatch(/^Follow(?!ed)/)
  })

  test('[PU-06] offers a visitor no part in a project that nobody can join any more', async () => {
    await renderRoute(linkToPurchase.detail('C10201'))
    const own = await panel()
    await own.findByRole('link', { name: '登录查看我的参与情况' })
    expect(own.queryByRole('link', { name: '登录后参与' })).toBeNull()
  })

  test.each([
    ['newcomer', '参加采购须先完成机构实名认证', '前往机构认证', '/realNameOrg'],
    ['person', '采购项目仅面向机构，个人账户不能报名，请使用机构账户', '注册机构账户', '/register'],
  ] as const)('[PU-06] explains to %s why it cannot enrol, with the way out', async (as, text, label, href) => {
    const { world, address } = opened()
    await renderRoute(address, { world, as })
    await (await panel()).findByText(text)
    expect((await panel()).getByRole('link', { name: label }).getAttribute('href')).toBe(href)
    expect((await panel()).queryByRole('button', { name: '立即报名' })).toBeNull()
  })

  test('[PU-06] enrols: fields are checked, a double click enrols once, the next act follows', async () => {
    const { world, project, address } = opened()
    const { user } = await renderRoute(address, { world, as: firm })
    await user.click(await press('立即报名'))
    const form = await dialog('报名参加采购')
    form.getByText(world.exchange.kyc.identityOf(actorOf(world).userId)!.name)
    await replaceText(user, box('联系人'), ' ')
    await replaceText(user, box('手机号码'), '12')
    await user.click(form.getByRole('button', { name: '确认报名' }))
    expect((await form.findAllByText('请填写联系人')).length).toBeGreaterThan(0)
    await replaceText(user, box('联系人'), '蒋承岷')
    await replaceText(user, box('手机号码'), '13900000006')
    await user.dblClick(form.getByRole('button', { name: '确认报名' }))
    await (await panel()).findByText('下一步：购买采购文件')
    const facts = (await panel()).getByLabelText('报名信息').textContent
    expect(facts).toContain(`报名标段${project.lots[0]!.name}`)
    expect(facts).toMatch(/报名时间\d{4}-\d\d-\d\d \d\d:\d\d/)
    expect(viewed(world, project.id).enrolment).toMatchObject({ contact: '蒋承岷', lotIds: ['1'] })
  })

  test('[PU-06] pays at the bank: one confirmation makes one payment, which can be cancelled', async () => {
    const { world, project, address } = opened('enrolled')
    const { user } = await renderRoute(address, { world, as: firm })
    await user.click(await press('购买采购文件'))
    await user.dblClick((await dialog('确认支付')).getByRole('button', { name: '确认并前往银行' }))
    await waitFor(() => expect(left).toHaveLength(1))
    const { orders } = viewed(world, project.id)
    expect(orders).toHaveLength(1)
    expect(left).toEqual([orders[0]!.payUrl])
    await (await panel()).findByText('采购文件费 300.00 元：待支付')
    await user.click(await press('取消支付'))
    await waitFor(() => expect(viewed(world, project.id).orders[0]!.state).toBe('closed'))
    await (await panel()).findByText('下一步：购买采购文件')
  })

  test('[PU-06] who pays a bond is told of which lot', async () => {
    const { world, project, address } = opened('bought')
    const { name } = project.lots[0]!
    const { user } = await renderRoute(address, { world, as: firm })
    await press(`去交纳 ${name}`)
    await user.click(await press(`交纳保证金：${name}`))
    expect((await dialog('确认支付')).getByText(`标段：${name}`)).toBeTruthy()
  })

  test('[PU-06] the tab of the files leads who has the documents to their download', async () => {
    const { world, address } = opened('bought')
    await renderRoute(`${address}&tab=files`, { world, as: firm })
    const tab = within(await screen.findByRole('tabpanel'))
    await tab.findByRole('button', { name: '在“参与采购”下载' })
    expect(tab.getByText(/^发售时间 .+，售价：300 元。$/)).toBeTruthy()
    expect(tab.queryByText(/报名并支付后下载/)).toBeNull()
  })

  test('[PU-06] a bond at the bank is named with its lot and cannot be paid a second time', async () => {
    const { world, project, address } = opened('bought')
    const { id: lotId, name } = project.lots[0]!
    const pay = { id: project.id, paidFor: 'bond', lotId, channel: 'b2b', idemKey: 'payment-late' } as const
    const order = world.exchange.take('payProcurement', pay, actorOf(world))!
    world.exchange.take('bankSays', { orderId: order.id, word: 'later' }, { userId: null, visitor: 'bank' })
    await renderRoute(address, { world, as: firm })
    const own = await panel()
    await own.findByText(new RegExp(`^“${name}”的投标保证金 .*：银行正在处理，请勿重复支付$`))
    expect(own.getByText('银行处理中')).toBeTruthy()
    expect(own.queryByRole('button', { name: /交纳/ })).toBeNull()
  })

  test('[PU-06] a question is checked, sent once, and shown with its answer', async () => {
    const { world, project, address } = opened('bought')
    const { user } = await renderRoute(address, { world, as: firm })
    await user.click(await press('提出疑问'))
    const form = await dialog('提出疑问')
    await replaceText(user, box('提问内容'), '太短')
    await user.click(form.getByRole('button', { name: '提交' }))
    expect((await form.findAllByText('提问不能少于5个字')).length).toBeGreaterThan(0)
    // Nothing is cut off: what is too long is counted and refused.
    fireEvent.change(box('提问内容'), { target: { value: '长'.repeat(501) } })
    expect(form.getByText('501 / 500')).toBeTruthy()
    await user.click(form.getByRole('button', { name: '提交' }))
    expect((await form.findAllByText('提问不能超过500个字')).length).toBeGreaterThan(0)
    await replaceText(user, box('提问内容'), '请问交货期能否延长十天？')
    await user.dblClick(form.getByRole('button', { name: '提交' }))
    await (await panel()).findByText('代理机构正在答复')
    expect(viewed(world, project.id).questions).toHaveLength(1)
  })

  test('[PU-06] a question may not name who asks, which is told when the field is left', async () => {
    const { world, project, address } = opened('bought')
    const { user } = await renderRoute(address, { world, as: firm })
    await user.click(await press('提出疑问'))
    const form = await dialog('提出疑问')
    form.getByText(/不显示提问单位；请勿在提问中写明单位名称或人员、电话。$/)
    const { company } = viewed(world, project.id).enrolment!
    await replaceText(user, box('提问内容'), `${company.slice(0, 4)} ${company.slice(4)}能否联合响应？`)
    await user.tab()
    expect((await form.findAllByText('提问将向所有供应商公开，请删去您单位的名称')).length).toBeGreaterThan(0)
    await user.click(form.getByRole('button', { name: '提交' }))
    expect(viewed(world, project.id).questions).toHaveLength(0)
    await user.click(form.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '提出疑问' })).toBeNull())
  })

  test('[PU-06] an answer is shown with its time', async () => {
    const { world, project, address } = opened('bought')
    const input = { id: project.id, text: '请问交货期能否延长十天？', requestId: 'question-01' }
    world.exchange.take('askAboutProcurement', input, actorOf(world))
    const answeredAt = Date.parse('2026-03-06T10:01:02+08:00')
    Object.assign(world.exchange.procurements.records.questions.at(-1)!, { answer: '不能延长。', answeredAt })
    await renderRoute(address, { world, as: firm })
    await (await panel()).findByText('答复时间 2026-03-06 10:01:02')
  })

  test('[PU-06] a long text is opened on demand', async () => {
    const { world, project, address } = opened('bought')
    const text = `请问${'交货期'.repeat(40)}能否延长？`
    world.exchange.take('askAboutProcurement', { id: project.id, text, requestId: 'question-01' }, actorOf(world))
    const { user } = await renderRoute(address, { world, as: firm })
    expect((await (await panel()).findByText(text)).className).toContain('clamp')
    await user.click(await press('展开'))
    expect((await panel()).getByText(text).className).not.toContain('clamp')
    await press('收起')
  })

  test('[PU-06] the digest of a bought file is short, and copied whole', async () => {
    const { world, project, address } = opened('bought')
    const { user } = await renderRoute(address, { world, as: firm })
    const { digest } = procurementFile(project, 'documents')!.file
    expect(await (await panel()).findByText(`SHA-256 ${digest!.slice(0, 16)}…`)).toBeTruthy()
    await user.click((await panel()).getAllByRole('button', { name: '复制文件摘要' })[0]!)
    expect(await navigator.clipboard.readText()).toBe(digest)
  })

  test('[PU-06] without an agency the purchaser answers', async () => {
    const { world, project, address } = opened('bought')
    project.agency = null
    const question = { id: project.id, text: '请问交货期能否延长十天？', requestId: 'question-01' }
    world.exchange.take('askAboutProcurement', question, actorOf(world))
    await renderRoute(address, { world, as: firm })
    await (await panel()).findByText('采购人正在答复')
  })

  test('[PU-04] an objection halts the project on the page at once, and its answer lets it go on', async () => {
    const { world, project, address } = opened('bought')
    const { exchange } = world
    project.dates = {
      ...project.dates,
      ...Object.fromEntries(
        (['saleFrom', 'saleTo', 'questionsUntil', 'deadlineAt', 'openedAt', 'reportAt', 'publicityFrom'] as const).map(
          (name) => [name, exchange.now() - 1000],
        ),
      ),
      publicityTo: exchange.now() + 9e7,
    }
    const { user } = await renderRoute(address, { world, as: firm })
    await user.click(await press('提出异议'))
    const form = await dialog('提出异议')
    await replaceText(user, box('异议内容'), '第一候选人的业绩证明与公开信息不符，请求复核。')
    await user.click(form.getByRole('button', { name: '提交' }))
    const line = within(screen.getByRole('list', { name: '采购流程' }))
    await line.findByText('已暂停')
    expect(line.queryByRole('button', { name: '提出异议' })).toBeNull()
    const { id } = exchange.procurements.objectionsOf(project)[0]!
    exchange.take('answerProcurementObjection', { id }, { userId: null, visitor: 'console' })
    await waitFor(() => expect(line.queryByText('已暂停')).toBeNull())
  })

  test('[PU-06] leaves for the procurement system after a notice, with a state of this tab', async () => {
    const { world, project, address } = opened('bonded')
    const { user } = await renderRoute(address, { world, as: firm })
    const [first] = await (await panel()).findAllByRole('button', { name: '前往采购系统' })
    await user.click(first!)
    const notice = await dialog('即将跳转至采购系统')
    await user.click(notice.getByRole('button', { name: '继续前往' }))
    await waitFor(() => expect(left).toHaveLength(1))
    const url = new URL(left[0]!, 'http://x')
    expect(url.pathname).toBe('/mock-purchase/enter')
    expect(url.searchParams.get('project')).toBe(project.id)
    expect(JSON.parse(sessionStorage.getItem('mine:purchase-handover:v1')!)).toEqual({
      project: project.id,
      state: url.searchParams.get('state'),
    })
  })

  test('[PU-06] downloads with progress and compares the digest; a foreign file is not saved', async () => {
    const { world, project, address } = opened('bought')
    const { user } = await renderRoute(address, { world, as: firm })
    vi.stubGlobal('isSecureContext', true)
    const { parts: made, file } = procurementFile(project, 'documents')!
    const bytes = joined(made)
    const parts: string[] = []
    let body: Uint8Array<ArrayBuffer> = bytes
    const realFetch = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const path = String(input instanceof Request ? input.url : input)
      if (!path.includes('/purchase-files/')) return realFetch(input, init)
      parts.push(new Headers(init?.headers).get('range') ?? 'whole')
      return new Response(body, { headers: { 'content-length': String(body.length) } })
    })
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    const row = within((await (await panel()).findByText(file.name, { selector: 'span[lang]' })).closest('li')!)
    body = new Uint8Array([1, 2, 3])
    await user.click(row.getByRole('button', { name: `下载 ${file.name}` }))
    await row.findByText('校验不一致')
    expect(saved).not.toHaveBeenCalled()
    body = bytes
    await user.click(row.getByRole('button', { name: `重试 ${file.name}` }))
    await row.findByText('校验一致')
    expect(saved).toHaveBeenCalledTimes(1)
    expect(parts).toEqual(['whole', 'whole'])
    vi.unstubAllGlobals()
  })

  test('[PU-06] after a lost connection the download goes on where it ended', async () => {
    const { world, project, address } = opened('bought')
    const { user } = await renderRoute(address, { world, as: firm })
    vi.stubGlobal('isSecureContext', true)
    const { parts: made, file } = procurementFile(project, 'documents')!
    const bytes = joined(made)
    const ranges: (string | null)[] = []
    const realFetch = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const path = String(input instanceof Request ? input.url : input)
      if (!path.includes('/purchase-files/')) return realFetch(input, init)
      const range = new Headers(init?.headers).get('range')
      ranges.push(range)
      if (range) return new Response(bytes.slice(1000), { status: 206 })
      let isSent = false
      const broken = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          if (isSent) return controller.error(new TypeError('lost'))
          isSent = true
          controller.enqueue(bytes.slice(0, 1000))
        },
      })
      return new Response(broken, { headers: { 'content-length': String(bytes.length) } })
    })
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    const row = within((await (await panel()).findByText(file.name, { selector: 'span[lang]' })).closest('li')!)
    await user.click(row.getByRole('button', { name: `下载 ${file.name}` }))
    await row.findByText('连接中断，已下载的部分已保留')
    await user.click(row.getByRole('button', { name: `继续下载 ${file.name}` }))
    await row.findByText('校验一致')
    expect(ranges).toEqual([null, 'bytes=1000-'])
    expect((saved.mock.calls[0]![0] as Blob).size).toBe(bytes.length)
    vi.unstubAllGlobals()
  })
})
