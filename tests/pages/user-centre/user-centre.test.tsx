// Preloaded: a click in a test does not wait for a chunk.
import '#src/pages/user-centre/FavouritesPage.tsx'
import '#src/pages/user-centre/MessagePage.tsx'
import '#src/pages/user-centre/MessagesPage.tsx'
import '#src/pages/user-centre/OverviewPage.tsx'
import '#src/shared/ui/dialog/AskDialog.tsx'
import { act, configure, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { addFavourite } from '#src/api/endpoints/collect.ts'
import { messageSettings } from '#src/api/endpoints/message.ts'
import { loadScreens } from '#tests/support/fill.ts'
import { allSettled, openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { Login, World } from '#tests/support/world.ts'

// No styles hide anything here, and computing visibility for every element takes most of the time.
configure({ defaultHidden: true })
beforeAll(() => loadScreens('/usercenterIndex', '/myCollect', '/myMessage', '/myMessageDetail'))

const main = () => within(screen.getByRole('main'))
const rows = () =>
  within(main().getByRole('tabpanel'))
    .queryAllByRole('listitem')
    .filter((item) => item.closest('nav') === null)
const rowWith = (text: string) => rows().find(({ textContent }) => textContent.includes(text)) ?? null
const inRow = (text: string) => within(rowWith(text)!)
const hasRows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count))
const button = (name: string | RegExp) => main().getByRole('button', { name })
const tab = (name: string) => main().findByRole('tab', { name })
const badge = () => within(screen.getAllByRole('banner')[0]!).queryByRole('link', { name: /条未读/ })?.textContent
const isUnread = (count: number) => waitFor(() => expect(badge()).toContain(`${count} 条未读`))
// A closed dialog stays in the document, hidden.
const dialog = async () => within(await screen.findByRole('dialog', { hidden: false }))
const hasNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).toBeNull())

type Sent = { loginName?: Login; kind?: string; title: string; text: string; link?: string }
const sendMessage = (world: World, { loginName = 'person', kind = 'service', ...message }: Sent) =>
  act(() => world.control('letter', { loginName, kind, ...message }))

/** Adds assets to the favourites of `person`, the last one newest. */
async function addFavourites(world: World, ...ids: string[]) {
  for (const assetsId of ids) await world.call('person', addFavourite, { assetsId })
}

/** A room with ongoing bidding in every fresh world, and the name of its asset. */
const room = 'R09-0'
const roomName = '南充凌江城市建设投资集团有限公司 6 处住宅资产包转让'

describe('[BD-04] favourites', () => {
  const open = async (search: string, ...ids: string[]) => {
    const world = openWorld()
    await addFavourites(world, ...ids)
    return renderRoute(`/myCollect${search}`, { world, as: 'person' })
  }

  test('[BD-04] search, stages and order are in the address', async () => {
    const { user, address } = await open('', 'A20000', 'A10003', 'A60001', room)
    await tab('全部 4')
    await user.click(main().getByRole('searchbox', { name: '项目名称或编号' }))
    await user.paste('融资担保')
    await user.keyboard('{Enter}')
    await hasRows(1)
    expect(decodeURIComponent(address())).toBe('/myCollect?q=融资担保')
    await user.click(button('清除'))
    await hasRows(4)
    expect(address()).toBe('/myCollect')
    await user.selectOptions(main().getByLabelText('排序'), 'deadline')
    await waitFor(() => expect(rows()[0]!.textContent).toContain(roomName))
    expect(address()).toBe('/myCollect?order=deadline')
    await user.click(await tab('竞价阶段 1'))
    await hasRows(1)
    expect(address()).toBe('/myCollect?stage=bidding&order=deadline')
  })

  test('[BD-04] removal asks for confirmation; several can be removed at once', async () => {
    const { user } = await open('?stage=bidding', 'A20000', 'A10003', room)
    await hasRows(1)
    const remove = () => user.click(inRow(roomName).getByRole('button', { name: /^取消收藏/ }))
    await remove()
    expect((await dialog()).getByText('确定取消收藏?')).toBeDefined()
    await user.click((await dialog()).getByRole('button', { name: /^取\s?消$/ }))
    await hasNoDialog()
    expect(rowWith(roomName)).not.toBeNull()
    await remove()
    await user.click((await dialog()).getByRole('button', { name: /^确\s?定$/ }))
    await main().findByText('没有符合条件的收藏')
    await user.click(main().getByRole('link', { name: '查看全部收藏' }))
    await hasRows(2)
    await user.click(main().getByRole('checkbox', { name: '全选本页' }))
    await user.click(within(main().getByRole('group', { name: '批量操作' })).getByRole('button', { name: '取消收藏' }))
    expect((await dialog()).getByText('确定取消收藏所选的 2 个项目?')).toBeDefined()
    await user.click((await dialog()).getByRole('button', { name: /^确\s?定$/ }))
    expect(await main().findByText('您尚未收藏项目')).toBeDefined()
    expect(main().getByRole('link', { name: '浏览项目列表' }).getAttribute('href')).toBe('/project')
  })

  test('[BD-04] a listing that left the exchange stays in the list with its whole name but without a link, and can be removed', async () => {
    const world = openWorld()
    await addFavourites(world, room)
    world.jump(6 * 3_600_000)
    const { user } = await renderRoute('/myCollect?stage=gone', { world, as: 'person' })
    await hasRows(1)
    expect(rowWith(roomName)!.textContent).toContain('已下架')
    expect(inRow(roomName).getByTitle(roomName).textContent).toBe(roomName)
    expect(inRow(roomName).queryByRole('link')).toBeNull()
    expect(inRow(roomName).queryByRole('switch')).toBeNull()
    await user.click(inRow(roomName).getByRole('button', { name: /^取消收藏/ }))
    await user.click((await dialog()).getByRole('button', { name: /^确\s?定$/ }))
    await hasRows(0)
  })

  test.each(['/myCollect?stage=open', '/myMessage?kind=security', '/usercenterIndex'])(
    '[SE-03] [LS-07] %s redirects a visitor to the login page with its return address',
    async (wanted) => {
      const { address } = await renderRoute(wanted)
      await waitFor(() => expect(address()).toBe(`/login?redirect=${encodeURIComponent(wanted)}`))
    },
  )

  test('[SE-03] [LS-07] an expired session asks for a new sign-in', async () => {
    const world = openWorld()
    world.faults({ path: '/dscq-user/collect/page', kind: 'refuse', code: 401, msg: '请先登录' })
    const { user } = await renderRoute('/myCollect', { world, as: 'person' })
    const question = await dialog()
    expect(question.getByText('用户未登录')).toBeDefined()
    expect(question.getByRole('button', { name: '去登录' })).toBeDefined()
    await user.click(question.getByRole('button', { name: /^取\s?消$/ }))
    world.faults()
    await user.click(button('重试'))
    expect(await main().findByText('您尚未收藏项目')).toBeDefined()
  })

  test('[BD-04] a failed query offers a retry, and a failed change is reverted', async () => {
    const world = openWorld()
    await addFavourites(world, 'A20000')
    world.faults({ path: '/dscq-user/collect/page', kind: 'down' })
    const { user } = await renderRoute('/myCollect', { world, as: 'person' })
    await main().findByText('内容加载失败，请稍后重试')
    world.faults({ path: '/dscq-user/collect/remind', kind: 'down' })
    await user.click(button('重试'))
    await hasRows(1)
    const reminder = () => main().getByRole('switch').getAttribute('aria-checked')
    expect(reminder()).toBe('true')
    await user.click(main().getByRole('switch'))
    expect(await screen.findByText('操作没有成功，请检查网络后重试')).toBeDefined()
    expect(reminder()).toBe('true')
    world.faults()
    await allSettled()
    await user.click(main().getByRole('switch'))
    await waitFor(() => expect(reminder()).toBe('false'))
  })

  test('[SE-10] removing a favourite, even the last one, moves the focus to the list', async () => {
    const { user } = await open('', 'A20000', 'A10003')
    await hasRows(2)
    const group = main().getByRole('group', { name: '我的收藏' })
    for (const left of [1, 0]) {
      await user.click(within(rows()[0]!).getByRole('button', { name: /^取消收藏/ }))
      await user.click((await dialog()).getByRole('button', { name: /^确\s?定$/ }))
      await hasRows(left)
      await waitFor(() => expect(document.activeElement).toBe(group))
      await hasNoDialog()
      await allSettled()
    }
    expect(main().getByText('您尚未收藏项目')).toBeDefined()
  })
})

describe('[BD-08] messages', () => {
  test('[BD-08] the list: kinds with counts, unread, pages; the filter is in the address', async () => {
    const { user, address } = await renderRoute('/myMessage', { as: 'person' })
    expect(main().getByRole('heading', { level: 1, name: '我的消息' })).toBeDefined()
    expect(screen.getByRole('navigation', { name: '面包屑' }).textContent).toContain('我的消息')
    expect((await tab('全部 11')).getAttribute('aria-selected')).toBe('true')
    await user.click(main().getByRole('link', { name: '第 2 页' }))
    await waitFor(() => expect(rowWith('欢迎注册')).not.toBeNull())
    expect(address()).toBe('/myMessage?page=2')
    await user.click(await tab('账户安全 1'))
    await waitFor(() => expect(rowWith('账户安全提醒')).not.toBeNull())
    expect(address()).toBe('/myMessage?kind=security')
    await act(async () => history.back())
    await waitFor(() => expect(address()).toBe('/myMessage?page=2'))
    await user.click(button('未读 3'))
    await hasRows(3)
    expect(address()).toBe('/myMessage?state=unread')
    for (const row of rows()) expect(row.textContent).toContain('未读')
  })

  test('[BD-08] a page beyond the last redirects to the last', async () => {
    const { address } = await renderRoute('/myMessage?page=99', { as: 'person' })
    await waitFor(() => expect(address()).toBe('/myMessage?page=2'))
  })

  test('[BD-08] several at once: marked as read, deleted, found in the bin, restored', async () => {
    const { user } = await renderRoute('/myMessage', { as: 'person' })
    await hasRows(10)
    await user.click(main().getByRole('checkbox', { name: '选择：系统维护通知' }))
    expect(main().getByText('已选 1 条')).toBeDefined()
    await user.click(button('标为已读'))
    await waitFor(() => expect(rowWith('系统维护通知')!.textContent).not.toContain('未读'))
    await isUnread(2)
    await user.click(main().getByRole('checkbox', { name: '全选本页' }))
    expect(main().getByText('已选 10 条')).toBeDefined()
    await user.click(button('删除所选'))
    expect(await screen.findByText('已删除 10 条消息，可在回收站恢复')).toBeDefined()
    await tab('全部 1')
    await user.click(await main().findByRole('button', { name: '回收站 10' }))
    await hasRows(10)
    await user.click(inRow('系统维护通知').getByRole('button', { name: /^恢复/ }))
    await waitFor(() => expect(rowWith('系统维护通知')).toBeNull())
    await allSettled()
    await user.click(main().getByRole('checkbox', { name: '全选本页' }))
    await user.click(button('恢复所选'))
    expect(await main().findByText('回收站是空的')).toBeDefined()
    await user.click(button('全部消息'))
    await tab('全部 11')
  })

  test('[BD-08] one message: opening marks it as read; neighbours, link, deletion, restoring', async () => {
    const world = openWorld()
    await sendMessage(world, { loginName: 'rejected', title: '新的项目', text: '第一行。', link: '/project' })
    const { user, address } = await renderRoute('/myMessage', { world, as: 'rejected' })
    await isUnread(5)
    await waitFor(() => expect(rowWith('新的项目')).not.toBeNull())
    await user.click(inRow('新的项目').getByRole('link', { name: /新的项目/ }))
    const title = async (text: string) => main().findByRole('heading', { level: 2, name: text })
    const link = (name: string) => main().getByRole('link', { name })
    await title('新的项目')
    expect(address()).toMatch(/^\/myMessageDetail\?id=M\d+$/)
    await isUnread(4)
    expect(main().getByText('已是最新一条')).toBeDefined()
    await user.click(link('下一条'))
    await title('实名认证未通过')
    await user.click(link('上一条'))
    await title('新的项目')
    expect(link('前往查看').getAttribute('href')).toBe('/project')
    await user.click(button('删除'))
    await waitFor(() => expect(address()).toBe('/myMessage'))
    await waitFor(() => expect([rowWith('新的项目'), rowWith('实名认证未通过')]).toEqual([null, expect.anything()]))
    await act(async () => history.back())
    expect(await main().findByText('已在回收站')).toBeDefined()
    await user.click(button('恢复'))
    await waitFor(() => expect(main().queryByText('已在回收站')).toBeNull())
  })

  test.each(['?id=M99999999', '?id=', ''])('[BD-08] %j names no message and shows that', async (query) => {
    await renderRoute(`/myMessageDetail${query}`, { as: 'person' })
    expect(await main().findByText('消息不存在，可能已被删除')).toBeDefined()
    expect(main().getByRole('link', { name: '返回消息列表' }).getAttribute('href')).toBe('/myMessage')
  })

  test('[BD-08] settings: a switched-off channel stays off, security stays on, a failed call reverts the switch', async () => {
    const world = openWorld()
    const { user } = await renderRoute('/myMessage', { world, as: 'person' })
    const settings = async () => {
      await user.click(await main().findByRole('button', { name: '消息设置' }))
      return dialog()
    }
    const service = (inside: Awaited<ReturnType<typeof dialog>>) =>
      inside.findByRole('switch', { name: '服务 站内消息' })
    const isOn = async (inside: Awaited<ReturnType<typeof dialog>>) =>
      (await service(inside)).getAttribute('aria-checked')
    const first = await settings()
    expect((await first.findByRole<HTMLButtonElement>('switch', { name: '账户安全 短信' })).disabled).toBe(true)
    const save = '/dscq-user/message/settings/save'
    const release = world.hold(save)
    await user.click(await service(first))
    // Optimistic: shown before the exchange has the change.
    expect(await isOn(first)).toBe('false')
    const releaseAnswer = world.holdAnswer(save)
    release()
    const kinds = async () => world.call('person', messageSettings, {})
    await waitFor(async () =>
      expect(await kinds()).toContainEqual(expect.objectContaining({ kind: 'service', site: false })),
    )
    // Events during the call are shown together with its outcome.
    await sendMessage(world, { title: '看不到', text: '站内已关闭。' })
    await sendMessage(world, { kind: 'deposit', title: '看得到', text: '站内开着。' })
    releaseAnswer()
    await user.click(first.getByRole('button', { name: '关闭' }))
    await hasNoDialog()
    await waitFor(() => expect(rowWith('看得到')).not.toBeNull())
    expect(rowWith('看不到')).toBeNull()
    const again = await settings()
    expect(await isOn(again)).toBe('false')
    world.faults({ path: save, kind: 'down' })
    await user.click(await service(again))
    expect(await screen.findByText('操作没有成功，请检查网络后重试')).toBeDefined()
    expect(await isOn(again)).toBe('false')
  })

  test('[BD-08] a failed query offers a retry; empty kinds and an empty bin show a text', async () => {
    const world = openWorld()
    world.faults({ path: '/dscq-user/message/page', kind: 'down' })
    const { user } = await renderRoute('/myMessage?kind=contract', { world, as: 'person' })
    await main().findByText('内容加载失败，请稍后重试')
    world.faults()
    await user.click(button('重试'))
    expect(await main().findByText('暂无消息')).toBeDefined()
    await user.click(await main().findByRole('button', { name: /^回收站/ }))
    expect(await main().findByText('回收站是空的')).toBeDefined()
    await user.click(button('全部消息'))
    await waitFor(() => expect(rowWith('系统维护通知')).not.toBeNull())
  })

  test('[SE-10] deleting a message, even the last one of its kind, moves the focus to the list', async () => {
    const { user } = await renderRoute('/myMessage?kind=security', { as: 'person' })
    await hasRows(1)
    await user.click(within(rows()[0]!).getByRole('button', { name: /^删除/ }))
    expect(await main().findByText('暂无消息')).toBeDefined()
    const group = main().getByRole('group', { name: '我的消息' })
    await waitFor(() => expect(document.activeElement).toBe(group))
    await user.click(await tab('全部 10'))
    await hasRows(10)
    await user.click(inRow('系统维护通知').getByRole('button', { name: /^删除/ }))
    await waitFor(() => expect(rowWith('系统维护通知')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(group))
  })
})

describe('[BD-04] the overview', () => {
  test('[BD-04] person, to-dos, recommendations; push events update the counters', async () => {
    const world = openWorld()
    await renderRoute('/usercenterIndex', { world, as: 'newcomer' })
    expect(main().getByRole('heading', { level: 1, name: '用户中心' })).toBeDefined()
    const region = (name: string) => main().findByRole('region', { name })
    await waitFor(async () => expect((await region('账户信息')).textContent).toContain('首次登录'))
    await allSettled()
    for (const text of ['newcomer', '未认证', '安全等级'])
      expect((await region('账户信息')).textContent).toContain(text)
    expect((await region('待办事项')).textContent).toContain('完成实名认证')
    expect((await region('为您推荐')).textContent).toContain('关注最多的项目')
    const numbers = within(main().getByRole('list', { name: '事项数量' }))
    expect(numbers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '0待缴保证金',
      '0待竞价',
      '0竞价中',
      '0待签合同',
      '0待付款',
      '3未读消息',
    ])
    await sendMessage(world, { loginName: 'newcomer', title: '新消息', text: '到了。' })
    expect(await numbers.findByRole('link', { name: /^4\s?未读消息$/ })).toBeDefined()
  })

  test('[BD-04] recommends listings like the favourites', async () => {
    const world = openWorld()
    await addFavourites(world, 'A20000')
    await renderRoute('/usercenterIndex', { world, as: 'person' })
    await waitFor(() =>
      expect(main().getByRole('region', { name: '为您推荐' }).textContent).toContain('与您收藏的项目相近'),
    )
  })

  test('[BD-04] a failed query keeps the frame and offers a retry; the lines that it fills are reserved, and go', async () => {
    const world = openWorld()
    const path = '/dscq-user/overview'
    world.faults({ path, kind: 'down' })
    const release = world.hold(path)
    const { user } = await renderRoute('/usercenterIndex', { world, as: 'person' })
    const account = () => within(main().getByRole('region', { name: '账户信息' }))
    const lines = () =>
      account()
        .queryAllByRole('term')
        .map(({ textContent }) => textContent)
    expect(lines()).toEqual(['上次登录', '安全等级'])
    release()
    await main().findByText('内容加载失败，请稍后重试')
    expect(account().getByText('周岷生')).toBeDefined()
    expect(lines()).toEqual([])
    world.faults()
    await user.click(button('重试'))
    expect(await main().findByRole('region', { name: '待办事项' })).toBeDefined()
    expect(lines()).toEqual(['上次登录', '安全等级'])
  })

  test('[BD-04] the menu marks the current item and leads to existing screens', async () => {
    const { user, address } = await renderRoute('/myMessage', { as: 'person' })
    const menu = () => within(screen.getByRole('navigation', { name: '用户中心菜单' }))
    const here = () =>
      menu()
        .getAllByRole('link', { current: 'page' })
        .map(({ textContent }) => textContent)
    expect(here()[0]).toContain('我的消息')
    await user.click(menu().getByRole('link', { name: '我的收藏' }))
    await waitFor(() => expect([address(), here()]).toEqual(['/myCollect', ['我的收藏']]))
    for (const link of menu().getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^\/[a-z]/)
  })

  test('the menu is not printed with the page, the security level is', async () => {
    await renderRoute('/usercenterIndex', { as: 'person' })
    const menu = screen.getByRole('navigation', { name: '用户中心菜单' })
    expect(menu.closest('.noPrint')).not.toBeNull()
    expect(main().getByRole('heading', { level: 1 }).closest('.noPrint')).toBeNull()
    const meter = await main().findByRole('meter', { name: '安全等级' })
    expect(meter.closest('.noPrint')).toBeNull()
  })
})

test.each([
  ['beside the name', '/usercenterIndex', '待办事项'],
  ['among the protections of the account', '/accountSafe', '登录与资金安全'],
  ['beside the level of the member', '/membership', '会员编号'],
  ['as the state of the verification', '/realNamePersonInfo', '当前状态'],
])(
  '[AC-04] a verification state that the portal does not know is not shown as a number %s',
  async (_, address, part) => {
    const world = openWorld()
    const user = [...world.exchange.tables.users.values()].find(({ loginName }) => loginName === 'person')!
    user.authStatus = 77
    await renderRoute(address, { world, as: 'person' })
    await main().findByText(part)
    await main().findAllByText('周岷生')
    expect(screen.queryAllByText('77')).toEqual([])
  },
)
