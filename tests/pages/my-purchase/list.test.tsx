import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { loadScreens } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import { actorOf, firm, onSale, takePart } from './supplier.ts'

await loadScreens('/userCenterPurchase')

const table = async () => within(await screen.findByRole('table', { name: '我的采购项目' }))

describe('my procurement', () => {
  test('[BD-04] the projects of the demo company with everything that is known of them', async () => {
    const world = openWorld()
    await renderRoute('/userCenterPurchase', { world, as: 'company' })
    const heads = (await table()).getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads).toEqual([
      '项目',
      '采购方式',
      '报名状态',
      '文件下载',
      '响应/投标截止',
      '保证金',
      '开标/开启时间',
      '结果',
      '操作',
    ])
    for (const text of ['您已成交', '您未成交', '待购买', '受邀待报名'])
      expect((await table()).getAllByText(text).length).toBeGreaterThan(0)
  })

  test('[BD-04] a row says when the response was handed in', async () => {
    const world = openWorld()
    const project = onSale(world)
    takePart(world, project, 'bonded')
    const { exchange } = world
    const actor = actorOf(world)
    const state = 'state-of-the-page-01'
    const { url } = exchange.take('giveHandover', { id: project.id, state }, actor)
    const code = new URL(url, 'http://x').searchParams.get('code')!
    const visit = exchange.take('enterProcurementSystem', { code, state, project: project.id }, actor)
    exchange.take('handInResponse', { visit, offers: [{ lotId: project.lots[0]!.id, price: '1000' }] }, actor)
    await renderRoute('/userCenterPurchase', { world, as: firm })
    const text = (await table()).getByText('已递交', { exact: false, selector: 'p' })
    expect(text.textContent).toMatch(/^已递交（\d{4}-\d\d-\d\d \d\d:\d\d:\d\d）$/)
    // Neither the day nor the time is cut in two by the end of a line.
    expect([...text.querySelectorAll('.number > span')].map(({ className }) => className.includes('whole'))).toEqual([
      true,
      true,
    ])
  })

  test.each([
    ['open', '未递交'],
    ['auction', '未报价'],
  ] as const)(
    '[PU-06] without a price in a project of the way %s the list of results says so: %s',
    async (method, text) => {
      const world = openWorld()
      const project = onSale(world)
      takePart(world, project, 'bonded')
      world.jumpTo(project.dates.resultAt! + 1000)
      project.method = method
      await renderRoute('/userCenterPurchase?tab=results', { world, as: firm })
      const link = (await table()).getByRole('link', { name: project.name })
      expect(within(link.closest('tr')!).getAllByRole('cell')[0]!.textContent).toBe(text)
    },
  )

  test('[PU-06] the list of documents shows that their price has come back from who gave up the project', async () => {
    const world = openWorld()
    const project = onSale(world)
    takePart(world, project, 'bought')
    const terminatedAt = world.exchange.now() + 1000
    project.termination = 'withdrawn'
    project.dates = { ...project.dates, terminatedAt }
    world.exchange.take('followProcurement', { id: project.id, on: true }, actorOf(world))
    world.jumpTo(terminatedAt + 86_400_000 + 1000)
    await renderRoute('/userCenterPurchase?tab=documents', { world, as: firm })
    await (await table()).findByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d 退还采购文件费 300\.00 元$/)
  })

  test('[BD-04] an invitation ends with the time for enrolment', async () => {
    const world = openWorld()
    const own = world.exchange.suppliers.ofUser(actorOf(world, 'company').userId)
    const { project } = own.find(({ isInvited, enrolment }) => isInvited && enrolment === null)!
    project.dates = { ...project.dates, saleTo: world.exchange.now() - 1000 }
    await renderRoute('/userCenterPurchase', { world, as: 'company' })
    const link = (await table()).getByRole('link', { name: project.name })
    expect(within(link.closest('tr')!).getByText('未报名')).toBeTruthy()
    expect((await table()).queryByText('受邀待报名')).toBeNull()
  })

  test('[PU-06] who is invited is told to enrol, and until when', async () => {
    const world = openWorld()
    const own = world.exchange.suppliers.ofUser(actorOf(world, 'company').userId)
    const { project } = own.find(({ isInvited, enrolment }) => isInvited && enrolment === null)!
    project.dates = { ...project.dates, saleTo: Date.parse('2026-12-04T17:00:00+08:00') }
    await renderRoute('/userCenterPurchase', { world, as: 'company' })
    const row = (await table()).getByRole('link', { name: project.name }).closest('tr')!
    within(row).getByRole('link', { name: `立即报名 ${project.name}` })
    expect(row.textContent).toMatch(/截止 2026-12-04 17:00$/)
  })

  test('[PU-06] without the documents no bond is owed once their sale is over', async () => {
    const world = openWorld()
    const project = onSale(world)
    takePart(world, project, 'enrolled')
    world.jumpTo(project.dates.saleTo + 1000)
    await renderRoute('/userCenterPurchase', { world, as: firm })
    const row = within((await table()).getByRole('link', { name: project.name }).closest('tr')!)
    row.getByText('无需交纳（未获取文件）')
    expect(row.queryByText('待交纳')).toBeNull()
  })

  test('[PU-06] the list of bonds says the same', async () => {
    const world = openWorld()
    const project = onSale(world)
    takePart(world, project, 'enrolled')
    world.jumpTo(project.dates.saleTo + 1000)
    await renderRoute('/userCenterPurchase?tab=bonds', { world, as: firm })
    await (await table()).findByText('无需交纳（未获取文件）')
  })

  test('[BD-04] every list is a tab of the address with its count', async () => {
    const world = openWorld()
    const { user, address } = await renderRoute('/userCenterPurchase', { world, as: 'company' })
    await table()
    const own = world.exchange.suppliers.ofUser(actorOf(world, 'company').userId)
    const follows = own.filter(({ followedAt }) => followedAt !== null)
    await user.click(screen.getByRole('tab', { name: `已关注 ${follows.length}` }))
    await waitFor(() => expect(address()).toBe('/userCenterPurchase?tab=follows'))
    await (await table()).findByText(follows[0]!.project.name, { selector: 'a' })
    await user.click(screen.getByRole('tab', { name: '提问 0' }))
    await screen.findByText('您尚未提问')
  })

  test('[BD-04] words narrow the list', async () => {
    const world = openWorld()
    const project = onSale(world)
    takePart(world, project, 'bought')
    await renderRoute('/userCenterPurchase?q=没有这个项目', { world, as: firm })
    await screen.findByText('没有符合条件的采购项目')
  })

  test('[BD-04] a list of the exchange without projects keeps its own', async () => {
    const world = openWorld()
    world.exchange.take('loadScenario', { name: 'empty' }, { userId: null, visitor: 'console' })
    await renderRoute('/userCenterPurchase', { world, as: 'company' })
    expect((await table()).getAllByRole('row').length).toBeGreaterThan(4)
  })

  test('[PU-06] a return from the procurement system is checked against the state of this tab', async () => {
    const world = openWorld()
    const project = onSale(world)
    takePart(world, project, 'bonded')
    sessionStorage.setItem('mine:purchase-handover:v1', JSON.stringify({ project: project.id, state: 'right-state' }))
    const { address } = await renderRoute(`/userCenterPurchase?project=${project.id}&state=right-state`, {
      world,
      as: firm,
    })
    await screen.findByText('已从采购系统返回，响应文件的递交情况见下表。')
    await waitFor(() => expect(address()).toBe('/userCenterPurchase'))
    expect(sessionStorage.getItem('mine:purchase-handover:v1')).toBeNull()
  })

  test('[PU-06] a return with a foreign state is warned of', async () => {
    const world = openWorld()
    const project = onSale(world)
    takePart(world, project, 'bonded')
    await renderRoute(`/userCenterPurchase?project=${project.id}&state=foreign`, { world, as: firm })
    const alert = await screen.findByText(/返回信息与本页发起的跳转不一致/)
    expect(alert.closest('[role=alert]')).not.toBeNull()
  })
})
